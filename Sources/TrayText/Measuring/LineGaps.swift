// SPDX-License-Identifier: MIT

internal import TrayLayout

/// What the leading of text styles adds between the lines of a text, in em of the first run's size.
///
/// The lines of a text style stand a leading apart, which may also be less than the font is high. A
/// line in several styles takes the greatest addition of them; a font without a leading adds nothing.
struct LineGaps: Sendable {
  /// The gap below a line in the first run.
  private(set) var first = 0.0
  /// The gaps of all runs, if they differ.
  private var gaps: [Double] = []

  /// No gaps.
  init() {}

  /// The gaps of a text whose first run has a size above 0 in points.
  init(of text: StyledText, shaped: ShapedText, size: Double) {
    guard size > 0, let style = shaped.styles.first, let run = text.runs.first else { return }
    first = Self.gap(of: run, style, size)
    guard shaped.styles.count > 1 else { return }
    func gap(of style: StyleRun) -> Double {
      Self.gap(of: text.runs[style.sources.lowerBound], style, size)
    }
    if shaped.styles.allSatisfy({ gap(of: $0) == first }) { return }
    gaps = shaped.styles.map(gap)
  }

  private static func gap(of run: StyledText.Run, _ style: StyleRun, _ size: Double) -> Double {
    guard let leading = run.font.finiteLeading else { return 0 }
    return leading / size - style.metrics.ascent - style.metrics.descent
  }

  /// The gap below a line that covers a range of a text.
  func gap(below range: Range<Int>, in text: ShapedText) -> Double {
    guard !gaps.isEmpty else { return first }
    var greatest: Double?
    for (style, gap) in zip(text.styles, gaps)
    where style.start < max(range.upperBound, range.lowerBound + 1) && style.end > range.lowerBound
    {
      greatest = max(greatest ?? gap, gap)
    }
    return greatest ?? gaps[gaps.count - 1]
  }
}

extension FontDescription {
  /// The leading, where it is a number.
  var finiteLeading: Double? { leading.flatMap { $0.isFinite ? $0 : nil } }
}
