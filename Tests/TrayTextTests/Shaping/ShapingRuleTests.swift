// SPDX-License-Identifier: MIT

import TrayTestSupport
import TrayGeometry
import TrayLayout
import Testing

@testable import TrayText

/// Rules of shaping and breaking that the golden cases do not single out.
@Suite struct ShapingRuleTests {
  /// Noto Sans CJK has wider spaces for Korean (`locl`): 280 units of 1,000 instead of 224.
  @Test(arguments: [("ko", 28.0), ("en", 22.4)])
  func `the language reaches the font`(_ language: String, _ space: Double) throws {
    func width(_ text: String) throws -> Double {
      try Samples.text(text, ["NotoSansCJKkr-Subset.otf"], size: 100, language: language)
        .naturalWidth
    }
    #expect(try abs(width("안 녕") - width("안녕") - space) < 0.001)
  }

  /// Dictionaries: hello | world in Lao, Khmer and Burmese, which have no spaces between words.
  @Test(arguments: [
    ("lo", "ສະບາຍດີ", "ຊາວໂລກ"), ("km", "សួស្តី", "ពិភពលោក"), ("my", "မင်္ဂလာပါ", "ကမ္ဘာ"),
    ("th", "สวัสดี", "ชาวโลก"),
  ])
  func `words without spaces between them are told apart`(
    _ language: String, _ first: String, _ second: String
  ) throws {
    let prepared = try shaped(first + second, language: language)
    let breaks = prepared.marks.indices.filter { prepared.marks[$0] & Mark.lineBreak != 0 }
    #expect(breaks.contains(first.utf16.count))
    #expect(breaks.allSatisfy { prepared.marks[$0] & Mark.grapheme != 0 })
  }

  /// A ligature's advance belongs to its characters in equal parts, but an accent to its letter.
  @Test func `the advance of a cluster is split evenly over its graphemes`() throws {
    let shaped = try shaped("ffi", font: "NotoSans-Regular.ttf")
    let parts = (0..<3).map { shaped.positions[$0 + 1] - shaped.positions[$0] }
    #expect(parts[0] > 0)
    #expect(parts.allSatisfy { abs($0 - parts[0]) < 1e-12 })
    let accent = try self.shaped("e\u{301}x", font: "NotoSans-Regular.ttf")
    #expect(accent.positions[2] - accent.positions[1] == 0)
  }

  /// Stops every 28 points, twelve of them, then a space for each tab.
  ///
  /// A character is 10 points wide.
  @Test(arguments: [("a", 1, 38.0), ("aa", 1, 38), ("aaa", 1, 66), ("", 12, 346), ("", 14, 366)])
  func `tabs of a phone lead to stops and then a space`(
    _ before: String, _ tabs: Int, _ width: Double
  ) throws {
    let text = before + String(repeating: "\t", count: tabs) + "b"
    let prepared = try Samples.text(
      text, ["DejaVuSansMono.ttf"], size: Samples.tenPointMono, mode: .apple)
    #expect(abs(prepared.lines(.infinity)[0].width - width) < 1e-6)
  }

  private func shaped(
    _ string: String, language: String = "en", font file: String? = nil
  ) throws -> ShapedText {
    var fonts = try FontLibrary()
    let family = try file.map { try fonts.add(file: Fixtures.font($0)) }?.first
    let font = FontDescription(family: family.map { .named($0) } ?? .system, size: 10)
    return TextShaper.shape(
      StyledText(runs: [.init(text: string, font: font)], language: language), baseSize: 10,
      fonts: fonts, rules: TypesettingOptions(mode: .exact).shapingRules)
  }
}
