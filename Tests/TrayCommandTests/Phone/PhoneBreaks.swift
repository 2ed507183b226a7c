// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayKit
import TrayTestSupport

/// A text of several lines, and where a phone breaks them.
struct PhoneBreaks: Decodable, Sendable, CustomTestStringConvertible {
  /// The view and text, or the rule that a picture shows.
  var id: String
  /// How the lines are known: seen on a `picture`, or greedily by the measured `widths`, as all
  /// paragraphs of the pictures are broken but for the ones listed as seen.
  var basis: String
  var language: String
  var size: Double
  var weight: Int
  /// The room from side to side, in points.
  var width: Double
  var lines: [String]
  /// The whole text, where a hyphen was added; nil where it is the lines.
  var text: String?
  /// Why the program breaks elsewhere; nil where it must not.
  var differs: String?

  var testDescription: String { id }

  /// All texts, in the order of the file.
  static let all: [PhoneBreaks] = {
    let data = try? Fixtures.data("conformance/phone/pictured_breaks.json")
    return data.flatMap { try? JSONDecoder().decode([PhoneBreaks].self, from: $0) } ?? []
  }()

  /// The lines that the program makes.
  func found() throws -> [String] {
    let text = text ?? lines.joined()
    let font = FontDescription(size: size, weight: weight)
    let units = Array(text.utf16)
    return try Self.typesetter(language)
      .prepare(StyledText(runs: [.init(text: text, font: font)], language: language))
      .lines(width: width, height: .infinity, grid: PixelGrid(scale: 3))
      .map { String(decoding: units[$0.utf16Range], as: UTF16.self) }
  }

  /// Whether the program breaks where the phone does; the blanks at the end of a line do not count.
  func agrees() throws -> Bool { try found().map(Self.trimmed) == lines.map(Self.trimmed) }

  static func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }

  /// A phone's font with a fallback font for the language's own characters.
  private static func typesetter(_ language: String) throws -> Typesetter {
    var fonts = try FontLibrary()
    let han = ["ja": "jp", "ko": "kr", "zh-Hans": "sc"]
    if let name = han[language] {
      try fonts.add(file: Fixtures.font("NotoSansCJK\(name)-Subset.otf"), role: .familyAndFallback)
    }
    return Typesetter(fonts: fonts)
  }
}
