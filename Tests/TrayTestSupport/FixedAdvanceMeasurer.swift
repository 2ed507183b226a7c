// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// Measures texts as on a typewriter, so that tests can be followed by hand.
///
/// Every character is `advance` points wide, every line equally high. Lines break greedily at spaces,
/// or between any two characters; a word longer than a line breaks inside.
public struct FixedAdvanceMeasurer: TextMeasurer {
  /// Where lines may break.
  public enum Breaking: Sendable {
    /// At spaces; the space hangs past the end of the line.
    case words
    /// Between any two characters.
    case characters
  }

  /// The width of a character in points.
  public var advance: Double
  /// The height of a line in points; nil takes the size of the font.
  public var lineHeight: Double?
  /// Where lines may break.
  public var breaking: Breaking

  /// Creates a measurer.
  public init(advance: Double = 10, lineHeight: Double? = 20, breaking: Breaking = .words) {
    self.advance = advance
    self.lineHeight = lineHeight
    self.breaking = breaking
  }

  /// Keeps the characters; nothing is shaped.
  public func prepare(_ text: StyledText) -> any PreparedText {
    FixedAdvanceText(text, self)
  }
}

/// A text on a typewriter.
final class FixedAdvanceText: PreparedText {
  let metrics: FontMetrics
  var missingCharacters: [Unicode.Scalar] { [] }
  private let paragraphs: [[Character]]
  private let advance: Double
  private let height: Double
  private let lineLimit: Int
  private let breaking: FixedAdvanceMeasurer.Breaking

  init(_ text: StyledText, _ measurer: FixedAdvanceMeasurer) {
    let characters = Array(text.runs.map(\.text).joined())
    paragraphs = characters.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    advance = measurer.advance
    height = measurer.lineHeight ?? text.runs.first?.font.size ?? 0
    lineLimit = max(text.lineLimit ?? .max, 1)
    breaking = measurer.breaking
    metrics = FontMetrics(
      ascent: 0.8 * height, descent: 0.2 * height, lineGap: 0, capHeight: 0.7 * height,
      leading: 1.1 * height)
  }

  func measure(width: Double, height limit: Double, grid: PixelGrid) -> TextMeasure {
    let all = brokenLines(width: width)
    let fitting = limit.isFinite ? max(Int(limit / height + 1e-9), 1) : Int.max
    let shown = all.prefix(min(lineLimit, fitting))
    let isTruncated = shown.count < all.count
    let longest = Double(shown.max() ?? 0) * advance
    let wide = isTruncated && width.isFinite ? max(longest, min(width, longest)) : longest
    return TextMeasure(
      size: Size(width: wide, height: Double(shown.count) * height),
      firstBaseline: 0.8 * height, lastBaseline: (Double(shown.count) - 0.2) * height,
      lineCount: shown.count, isTruncated: isTruncated)
  }

  func lines(width: Double, height: Double, grid: PixelGrid) -> [TextLine] { [] }

  /// The number of visible characters of each line.
  private func brokenLines(width: Double) -> [Int] {
    let perLine = width.isFinite ? max(Int(width / advance + 1e-9), 1) : Int.max
    return paragraphs.flatMap { paragraph in
      paragraph.isEmpty ? [0] : breakParagraph(paragraph, perLine)
    }
  }

  private func breakParagraph(_ paragraph: [Character], _ perLine: Int) -> [Int] {
    var lengths: [Int] = []
    var start = 0
    while paragraph.count - start > perLine {
      let limit = start + perLine
      let space = breaking == .words ? paragraph[start...limit].lastIndex(of: " ") : nil
      if let space, space > start {
        lengths.append(space - start)
        start = space + 1
      } else {
        lengths.append(perLine)
        start = limit
      }
    }
    lengths.append(paragraph.count - start)
    return lengths
  }
}
