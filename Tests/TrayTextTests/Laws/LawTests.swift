// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayTestSupport
import TrayText

/// What holds for any text in any offer.
@Suite struct LawTests {
  private static let files = [
    "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoSansCJKjp-Subset.otf",
    "NotoColorEmoji-Subset.ttf",
  ]

  /// Stretches that exercise every branch: scripts, joiners, marks, breaks, tabs, controls.
  private static let pieces = [
    "a", "fi", "AV", "word", " ", "  ", "\t", "\n", "\r\n", "\r", "\u{2028}", "\u{AD}", "\u{200B}",
    "\u{200D}", "\u{2060}", "\u{301}", "\u{A0}", "-", "/", "(", "12,5", "سلام", "لا", "שלום",
    "क्षि", "ภาษาไทย", "日本", "っー", "한글", "👨‍👩‍👧", "🇯🇵", "☺\u{FE0F}", "\u{202E}", "\u{202C}",
    "\u{0}", "\u{FFFF}", "\u{10FFFF}", "\u{3000}", "…",
  ]

  @Test(arguments: TypesettingOptions.Mode.allCases, TypesettingOptions.LineBreaks.allCases)
  func `lines are complete and fit`(
    _ mode: TypesettingOptions.Mode, _ breaks: TypesettingOptions.LineBreaks
  ) throws {
    let (typesetter, family) = try TestFonts.typesetter(
      Self.files, TypesettingOptions(mode: mode, lineBreaks: breaks))
    var generator = SeededGenerator(state: 3)
    for _ in 0..<FuzzRounds.asked(250) {
      let text = randomText(family, &generator)
      let prepared = typesetter.prepare(text)
      for width in [0, 3, 25, 60, 200, .infinity] as [Double] {
        check(prepared.lines(width), of: text, width: width)
        checkMeasure(prepared, width: width)
      }
    }
  }

  private func randomText(_ family: String, _ generator: inout SeededGenerator) -> StyledText {
    var runs: [StyledText.Run] = []
    for _ in 0...generator.next() % 3 {
      var string = ""
      for _ in 0..<generator.next() % 9 {
        string += Self.pieces[Int(generator.next() % UInt64(Self.pieces.count))]
      }
      let size = [10, 17, 17, 0, 40][Int(generator.next() % 5)]
      runs.append(
        StyledText.Run(
          text: string, font: FontDescription(family: .named(family), size: Double(size)),
          tracking: generator.next() % 4 == 0 ? 1.5 : 0))
    }
    let languages = ["en", "ar", "ja-u-lb-strict", "th", "ko-u-lw-keepall", "nonsense-", ""]
    var text = StyledText(runs: runs)
    text.language = languages[Int(generator.next() % 7)]
    text.direction = [nil, .leftToRight, .rightToLeft][Int(generator.next() % 3)]
    text.paragraph.lineLimit = [nil, nil, 1, 2, 0][Int(generator.next() % 5)]
    text.paragraph.truncationMode = StyledText.TruncationMode.allCases[Int(generator.next() % 3)]
    text.paragraph.minimumScaleFactor = [1, 1, 0.5][Int(generator.next() % 3)]
    return text
  }

  private func check(_ lines: [TextLine], of text: StyledText, width: Double) {
    let string = text.runs.map(\.text).joined()
    var end = 0
    var bottom = 0.0
    for line in lines {
      #expect(line.utf16Range.lowerBound == end, "\(string.debugDescription) in \(width)")
      #expect(line.visibleUTF16End <= line.utf16Range.upperBound)
      #expect(line.width.isFinite && line.height >= 0)
      #expect(line.top >= bottom - 1e-9)
      end = line.utf16Range.upperBound
      bottom = line.top + line.height
    }
    let isMeasurable = text.runs.contains { $0.font.size > 0 }
    if isMeasurable { #expect(end == string.utf16.count, "\(string.debugDescription) in \(width)") }
  }

  private func checkMeasure(_ prepared: any PreparedText, width: Double) {
    let lines = prepared.lines(width)
    let measure = prepared.measure(width)
    #expect(measure.lineCount == lines.count)
    #expect(measure.size.width >= (lines.map(\.width).max() ?? 0) - 1e-6)
    #expect(prepared.measure(width) == measure)
    #expect(measure.isTruncated == lines.contains { $0.truncatedUTF16Range != nil })
  }

  @Test func `a long paragraph is linear`() throws {
    let words = Array(repeating: "a paragraph without an end ", count: 4_000).joined()
    let prepared = try Samples.text(words, ["NotoSans-Regular.ttf"], mode: .apple)
    let measure = prepared.measure(320)
    #expect(measure.lineCount > 3_000)
    let narrow = try Samples.text(String(repeating: "x", count: 50_000)).measure(0)
    #expect(narrow.lineCount == 50_000)
  }
}
