// SPDX-License-Identifier: MIT

import Foundation
import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// Where the test data lies.
enum Fixtures {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a font used by the golden cases.
  static func font(_ name: String) -> String {
    let folder =
      name.hasSuffix(".otf") && name.hasPrefix("Inter-")
      ? "Sources/CTrayInter/fonts/" : "Fixtures/fonts/"
    return root.appending(path: folder + name).path(percentEncoded: false)
  }

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: "Fixtures/" + path))
  }
}

/// One case of the golden text measurements; the README beside the data says what each field means.
struct GoldenCase: Decodable, Sendable {
  struct Line: Decodable, Sendable {
    var utf16: [Int]
    var visibleUTF16End: Int
    var width: Double
    var exactWidth: Double?
    var height: Double
    var baseline: Double
    var ascent: Double?
    var descent: Double?
    var lineGap: Double?
    var hyphen: Bool?
  }

  struct Chromium: Decodable, Sendable {
    var lines: [[Double]]
    var height: Double
  }

  var id: String
  var fonts: [String]
  var size: Double
  var text: String
  var lang: String
  var direction: String
  var maxWidth: Double?
  var lines: [Line]
  var height: Double
  var exactHeight: Double?
  var exactMaxLineWidth: Double?
  var strict: Bool
  var why: String?
  var source: String
  var css: [String: String]?
  var lineHeight: Double?
  var letterSpacing: Double?
  var wordSpacing: Double?
  var tabSize: TabSize?
  var chromium: Chromium?

  /// A number of spaces or a length such as "28px".
  enum TabSize: Decodable, Sendable {
    case spaces(Int)
    case points(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let count = try? container.decode(Int.self) {
        self = .spaces(count)
      } else {
        let text = try container.decode(String.self)
        self = .points(Double(text.dropLast(2)) ?? 0)
      }
    }
  }
}

struct GoldenFile: Decodable, Sendable {
  var category: String
  var cases: [GoldenCase]

  static let names = [
    "arabic", "bidi", "boundary", "cjk", "combining", "devanagari", "dyntype", "emoji", "fallback",
    "hebrew", "hyphens", "latin", "letterspacing", "longwords", "metrics", "newlines", "numbers",
    "spaces", "tabs", "thai", "urls",
  ]

  static func load(_ name: String) throws -> GoldenFile {
    try JSONDecoder().decode(
      GoldenFile.self, from: Fixtures.data("conformance/text/\(name).json"))
  }
}

extension GoldenCase {
  /// The text as our engine takes it.
  func styledText(family: String) -> StyledText {
    var language = lang
    if let strictness = css?["line-break"] { language += "-u-lb-\(strictness)" }
    if css?["word-break"] == "keep-all" { language += "-u-lw-keepall" }
    let direction: LayoutDirection? =
      switch self.direction {
      case "ltr": .leftToRight
      case "rtl": .rightToLeft
      default: nil
      }
    return StyledText(
      runs: runs(FontDescription(family: .named(family), size: size)), language: language,
      direction: direction, lineHeight: lineHeight)
  }

  /// One run, or where the case spaces words, words and spaces by turns: a space with tracking.
  private func runs(_ font: FontDescription) -> [StyledText.Run] {
    let tracking = letterSpacing ?? 0
    guard let wordSpacing else {
      return [StyledText.Run(text: text, font: font, tracking: tracking)]
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let runs = words.flatMap { word in
      [
        StyledText.Run(text: String(word), font: font, tracking: tracking),
        StyledText.Run(text: " ", font: font, tracking: tracking + wordSpacing),
      ]
    }
    return Array(runs.dropLast())
  }

  /// A typesetter with the case's fonts, and the name of the first one's family.
  func typesetter(
    _ mode: TypesettingOptions.Mode, lineBreaks: TypesettingOptions.LineBreaks = .unicode
  ) throws -> (Typesetter, family: String) {
    let tabStops: TypesettingOptions.TabStops? =
      switch tabSize {
      case .spaces(let count): .spaces(count)
      case .points(let points): .every(points)
      case nil: mode == .apple ? .spaces(8) : nil
      }
    return try TestFonts.typesetter(
      fonts, TypesettingOptions(mode: mode, tabStops: tabStops, lineBreaks: lineBreaks))
  }
}

/// Typesetters over font files, made once for each list of files.
enum TestFonts {
  static func typesetter(
    _ files: [String], _ options: TypesettingOptions = TypesettingOptions()
  ) throws -> (Typesetter, family: String) {
    var library = try FontLibrary(metrics: .inter)
    var family = ""
    for (index, file) in files.enumerated() {
      let names = try library.add(
        file: Fixtures.font(file), role: index == 0 ? .family : .familyAndFallback)
      if index == 0 { family = try #require(names.last) }
    }
    return (Typesetter(fonts: library, options: options), family)
  }

  /// Writes a font file that is there while `body` runs.
  static func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".ttf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path(percentEncoded: false))
  }
}
