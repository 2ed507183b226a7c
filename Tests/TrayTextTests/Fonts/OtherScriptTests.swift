// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayText

/// Rules of high confidence that pictures of phones in several languages show, by their names in
/// `other_scripts.json`, with free fonts for the scripts.
@Suite struct OtherScriptTests {
  struct Script: Sendable, CustomTestStringConvertible {
    var rule: String
    var language: String
    var text: String
    var testDescription: String { "\(rule) in \(language)" }
  }

  private struct Published: Decodable {
    struct Rule: Decodable {
      var id: String
      var confidence: String
    }
    struct Arabic: Decodable, Sendable {
      var size: Double
      var single: Double?
      var pitch: Double?
      var latin: Double
    }
    var rules: [Rule]
    var textStylesArabic: [Arabic]
  }

  private static let scripts = [
    Script(rule: "cjk-text", language: "ja", text: "気圧の高度"),
    Script(rule: "cjk-text", language: "ko", text: "기압 고도"),
    Script(rule: "cjk-text", language: "zh-Hans", text: "气压高度"),
    Script(rule: "cyrillic", language: "ru", text: "Высота по давлению"),
    Script(rule: "hebrew", language: "he", text: "גובה לפי לחץ"),
  ]

  private static func published() throws -> Published {
    try JSONDecoder().decode(
      Published.self, from: Fixtures.data("conformance/phone/other_scripts.json"))
  }

  /// A phone's font with fallback fonts; the one of a language's own characters comes first.
  private static func typesetter(_ language: String) throws -> Typesetter {
    var fonts = try FontLibrary()
    let han = ["ja": "jp", "ko": "kr", "zh-Hans": "sc"][language] ?? "jp"
    for file in [
      "NotoSansCJK\(han)-Subset.otf", "NotoSansHebrew-Regular.ttf", "NotoSansArabic-Regular.ttf",
    ] {
      try fonts.add(file: Fixtures.font(file), role: .familyAndFallback)
    }
    return Typesetter(fonts: fonts)
  }

  private func prepared(
    _ text: String, _ language: String, _ font: FontDescription
  ) throws -> any PreparedText {
    try Self.typesetter(language).prepare(
      StyledText(runs: [.init(text: text, font: font)], language: language))
  }

  private static let grid = PixelGrid(scale: 3)

  private func height(_ text: String, _ language: String, _ font: FontDescription) throws -> Double
  {
    try prepared(text, language, font)
      .measure(width: .infinity, height: .infinity, grid: Self.grid).size.height
  }

  private func width(
    _ text: String, _ language: String, size: Double, weight: Int = 400
  ) throws -> Double {
    let font = FontDescription(size: size, weight: weight)
    return try #require(
      try prepared(text, language, font)
        .lines(width: .infinity, height: .infinity, grid: Self.grid).first
    ).width
  }

  private func lines(
    _ text: String, _ language: String, size: Double, weight: Int, in width: Double
  ) throws -> [String] {
    let units = Array(text.utf16)
    return try prepared(text, language, FontDescription(size: size, weight: weight))
      .lines(width: width, height: .infinity, grid: Self.grid)
      .map { String(decoding: units[$0.utf16Range], as: UTF16.self) }
  }

  @Test func `every rule of high confidence is known here by name`() throws {
    let high = try Self.published().rules.filter { $0.confidence.hasPrefix("high") }.map(\.id)
    // The rows of lists are tested with the list, the footer with the styles.
    #expect(
      Set(high) == [
        "cjk-text", "cjk-pitch", "cyrillic", "arabic-style", "arabic-footer", "list-rows-26",
        "ax-single-line", "ax-pitch", "autospace",
      ])
  }

  @Test(arguments: scripts, [(12.0, 14.33), (13, 15.67), (15, 18), (17, 20.33)])
  func `a line of another script is as high as a Latin one`(
    script: Script, _ line: (size: Double, height: Double)
  ) throws {
    let found = try height(script.text, script.language, FontDescription(size: line.size))
    #expect(abs(found - line.height) < 0.01)
  }

  @Test(arguments: scripts, [(17.0, 22.0), (13, 16)])
  func `lines of another script are as far apart as Latin ones`(
    script: Script, _ style: (size: Double, pitch: Double)
  ) throws {
    let font = FontDescription(size: style.size, leading: style.pitch)
    let text = script.text + "\n" + script.text
    let lines = try prepared(text, script.language, font)
      .lines(width: .infinity, height: .infinity, grid: Self.grid)
    try #require(lines.count == 2)
    #expect(abs(lines[1].baseline - lines[0].baseline - style.pitch) < 1e-9)
  }

  @Test func `lines of an Arabic phone are higher by as much as on its pictures`() throws {
    let styles = try Self.published().textStylesArabic
    #expect(styles.count == 5)
    for style in styles {
      var font = FontDescription(size: style.size, lineAddition: 2)
      if let single = style.single {
        #expect(abs(try height("نص قصير", "ar", font) - single) < 0.01)
        // One in Latin letters is as high.
        #expect(abs(try height("Text", "en", font) - single) < 0.01)
      }
      if let pitch = style.pitch {
        font.leading = 18
        let lines = try prepared("نص\nنص", "ar", font)
          .lines(width: .infinity, height: .infinity, grid: Self.grid)
        try #require(lines.count == 2)
        #expect(abs(lines[1].baseline - lines[0].baseline - pitch) < 1e-9)
      }
    }
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -2, 0])
  func `an addition that is no number above 0 counts as none`(addition: Double) throws {
    let font = FontDescription(size: 17, lineAddition: addition)
    #expect(abs(try height("Text", "en", font) - 20.33) < 0.01)
  }

  @Test(
    arguments: zip(
      [25.0, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [30, 31.33, 32.33, 33.67, 36, 38.33, 40.67, 45.67, 51.33, 57.33, 63.33, 69.33]))
  func `a line is as high as on a phone at every text size`(size: Double, height: Double) throws {
    #expect(abs(try self.height("Label", "en", FontDescription(size: size)) - height) < 0.01)
  }

  @Test(arguments: [(40.0, 48.0), (32, 39)])
  func `lines at the third accessibility size are a leading apart`(
    size: Double, pitch: Double
  ) throws {
    let lines = try prepared("One\nTwo", "en", FontDescription(size: size, leading: pitch))
      .lines(width: .infinity, height: .infinity, grid: Self.grid)
    #expect(abs(lines[1].baseline - lines[0].baseline - pitch) < 1e-9)
  }

  /// The pictures show 2.0 of 17 points, to a third of a point.
  @Test(arguments: [("ja", "9", "分"), ("ja", "分", "45"), ("zh-Hans", "9", "分")])
  func `a space of an eighth of the em stands between digits and Han`(
    _ language: String, _ first: String, _ second: String
  ) throws {
    let alone =
      try width(first, language, size: 17, weight: 600)
      + width(second, language, size: 17, weight: 600)
    let gap = try width(first + second, language, size: 17, weight: 600) - alone
    #expect(abs(gap - 2) < 1.0 / 3)
  }

  @Test func `Korean has no such space`() throws {
    let alone = try width("9", "ko", size: 17) + width("분", "ko", size: 17)
    #expect(abs(try width("9분", "ko", size: 17) - alone) < 1e-9)
  }

  @Test func `the space stays at the start of a line`() throws {
    let text = "0時間19分45秒"
    let lines = try prepared(text, "ja", FontDescription(size: 17, weight: 600))
      .lines(width: 113.3, height: .infinity, grid: Self.grid)
    try #require(lines.count == 2)
    let alone = try width("45秒", "ja", size: 17, weight: 600)
    #expect(abs(lines[1].width - alone - 2) < 1.0 / 3)
  }

  /// Ink widths gave the advances, about 0.01 em accurate.
  @Test(arguments: [
    ("ja", 12.0, 400, 0.925), ("ja", 13, 400, 0.936), ("ja", 17, 400, 0.929),
    ("ja", 17, 600, 0.927), ("ja", 34, 700, 0.93), ("ja", 36, 700, 0.937),
    ("zh-Hans", 12, 400, 0.96), ("zh-Hans", 17, 400, 0.982), ("zh-Hans", 17, 600, 0.986),
    ("zh-Hans", 34, 700, 0.938), ("zh-Hans", 36, 700, 0.947),
  ])
  func `full-width characters are narrower than the em`(
    _ language: String, _ size: Double, _ weight: Int, _ advance: Double
  ) throws {
    let found = try width("文字文字文字文字", language, size: size, weight: weight) / 8 / size
    #expect(abs(found - advance) < 0.01)
  }

  @Test(arguments: [
    ("ja", "録音してすぐAI文字起こし", 36.0, 700, 368.0, ["録音してすぐAI文字", "起こし"]),
    ("ja", "0時間19分45秒", 17, 600, 113.3, ["0時間19分", "45秒"]),
    ("zh-Hans", "以文字形式查看录音内容", 36, 700, 368, ["以文字形式查看录音", "内容"]),
    ("zh-Hans", "0小时19分钟45秒", 17, 600, 113.3, ["0小时19分钟", "45秒"]),
  ])
  func `lines break between the words that pictures show`(
    _ language: String, _ text: String, _ size: Double, _ weight: Int, _ room: Double,
    _ shown: [String]
  ) throws {
    #expect(try lines(text, language, size: size, weight: weight, in: room) == shown)
  }
}
