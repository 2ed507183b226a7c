// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// One case of the truncation file; the rule is ours, the widths are Chromium's.
struct TruncationCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var fonts: [String]
  var size: Double
  var text: String
  var lang: String
  var direction: String
  var maxWidth: Double
  var lineLimit: Int
  var mode: String
  var truncated: Bool
  var lastLine: String?
  var lastLineWidth: Double?
  var lines: [String]

  var testDescription: String { id }

  private struct File: Decodable { var cases: [TruncationCase] }

  static func load() throws -> [TruncationCase] {
    try JSONDecoder().decode(File.self, from: Fixtures.data("conformance/text/truncation.json"))
      .cases
  }
}

@Suite struct TruncationTests {
  @Test func `there are cases`() throws {
    #expect(try TruncationCase.load().count == 57)
  }

  /// Cases whose only font has no U+2026: the oracle took that of another font, of 1 em, while
  /// TrayText, Rules R10, takes three full stops of the font asked for.
  private static let notMet: Set<String> = [
    "trunc-ar-120-1-head", "trunc-ar-120-1-tail", "trunc-ar-120-2-tail", "trunc-ar-180-1-tail",
    "trunc-ar-180-2-tail",
  ]

  @Test(arguments: try TruncationCase.load())
  func `a text is cut where the oracle measured the cut`(_ golden: TruncationCase) throws {
    let (typesetter, family) = try TestFonts.typesetter(
      golden.fonts, TypesettingOptions(mode: .blink))
    var text = StyledText(
      runs: [
        StyledText.Run(
          text: golden.text, font: FontDescription(family: .named(family), size: golden.size))
      ], language: golden.lang, direction: golden.direction == "rtl" ? .rightToLeft : .leftToRight)
    text.paragraph.lineLimit = golden.lineLimit
    text.paragraph.truncationMode = golden.mode == "head" ? .head : .tail
    let prepared = typesetter.prepare(text)
    let grid = PixelGrid(scale: 1)
    let lines = prepared.lines(width: golden.maxWidth, height: .infinity, grid: grid)
    let measure = prepared.measure(width: golden.maxWidth, height: .infinity, grid: grid)
    #expect(measure.isTruncated == golden.truncated)
    #expect(measure.lineCount == golden.lines.count)
    let last = try #require(lines.last)
    withKnownIssue("the oracle's ellipsis is of another font than ours", isIntermittent: false) {
      let isEqual = lines.map { shown($0, of: golden.text) } == golden.lines
      let width = golden.lastLineWidth ?? last.width
      #expect(isEqual)
      #expect(abs(last.width - width) <= 0.07)
    } when: {
      Self.notMet.contains(golden.id)
    }
  }

  /// Where the rule and the oracle take different ellipses, the oracle's numbers are still ours: with
  /// U+2026 of a font of 1 em its last line is as wide as it says, and one grapheme more is too wide.
  @Test(arguments: try TruncationCase.load().filter { Self.notMet.contains($0.id) })
  func `the oracle's cut holds with its ellipsis`(_ golden: TruncationCase) throws {
    let shown = try #require(golden.lastLine)
    let width = try #require(golden.lastLineWidth)
    #expect(try abs(self.width(of: shown, golden) - width) <= 0.07)
    #expect(width <= golden.maxWidth + 1.0 / 64)
    let longer = try #require(withOneMore(shown, of: golden))
    #expect(try self.width(of: longer, golden) > golden.maxWidth + 1.0 / 64)
  }

  private func width(of line: String, _ golden: TruncationCase) throws -> Double {
    let (typesetter, family) = try TestFonts.typesetter(
      golden.fonts + ["DejaVuSans.ttf"], TypesettingOptions(mode: .blink))
    let font = FontDescription(family: .named(family), size: golden.size)
    let text = StyledText(
      runs: [.init(text: line, font: font)], language: golden.lang, direction: .rightToLeft)
    return typesetter.prepare(text).measure(.infinity).size.width
  }

  /// A cut line with the next visible grapheme of the text in it.
  private func withOneMore(_ line: String, of golden: TruncationCase) -> String? {
    if golden.mode == "head" {
      let kept = line.dropFirst()
      let rest = golden.text.dropLast(kept.count)
      guard let last = rest.lastIndex(where: { $0 != " " }) else { return nil }
      return "\u{2026}" + rest[last...] + kept
    }
    let start = golden.lines.dropLast().reduce(0) { $0 + $1.count }
    let kept = line.dropLast()
    let rest = golden.text.dropFirst(start + kept.count)
    guard let next = rest.firstIndex(where: { $0 != " " }) else { return nil }
    return kept + rest[...next] + "\u{2026}"
  }

  /// What a line shows, with the ellipsis in place of what it hides.
  private func shown(_ line: TextLine, of text: String) -> String {
    let units = Array(text.utf16)
    func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    guard let hidden = line.truncatedUTF16Range else { return string(line.utf16Range) }
    let head = string(line.utf16Range.lowerBound..<hidden.lowerBound)
    let tail =
      hidden.upperBound < line.visibleUTF16End
      ? string(hidden.upperBound..<line.visibleUTF16End) : ""
    return head + "\u{2026}" + tail
  }
}
