// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import TrayLayout
import Testing

@testable import TrayText

/// Unicode's own test files through our pipeline; the counts are those of ICU 72.
@Suite struct UnicodeTests {
  @Test func `line breaks are those of Unicode`() throws {
    let cases = try BreakCase.load("LineBreakTest.txt")
    #expect(cases.count == 7_654)
    let missed = try cases.filter { try marks(of: $0.text, Mark.lineBreak) != $0.breaks }
    // ICU tailors hyphens, and keeps "-" together with a symbol at the start of a text.
    #expect(cases.count - missed.count == 7_632)
    Attachment.record(missed.map(\.source).joined(separator: "\n"), named: "LineBreakTest.txt")
  }

  @Test func `graphemes are those of Unicode`() throws {
    let cases = try BreakCase.load("GraphemeBreakTest.txt")
    #expect(cases.count == 602)
    for test in cases { #expect(try marks(of: test.text, Mark.grapheme) == test.breaks) }
  }

  private static let fonts = Result { try FontLibrary() }

  private func marks(of string: String, _ mark: UInt8) throws -> [Int] {
    let text = StyledText(
      runs: [.init(text: string, font: FontDescription(size: 10))], language: "und")
    let shaped = TextShaper.shape(
      text, baseSize: 10, fonts: try Self.fonts.get(),
      rules: TypesettingOptions(mode: .exact).shapingRules)
    return shaped.marks.indices.filter { shaped.marks[$0] & mark != 0 }
  }
}

/// A line such as `÷ 0061 × 0308 ÷`.
private struct BreakCase {
  var source: String
  var text = ""
  /// The positions of breaks in UTF-16 units.
  var breaks: [Int] = []

  static func load(_ name: String) throws -> [BreakCase] {
    let file = try String(decoding: Fixtures.data("conformance/unicode/" + name), as: UTF8.self)
    return file.split(separator: "\n").compactMap { line in
      let test = line.prefix { $0 != "#" }
      return test.isEmpty ? nil : BreakCase(test)
    }
  }

  private init?(_ line: Substring) {
    source = String(line)
    for part in line.split(whereSeparator: \.isWhitespace) {
      if part == "÷" {
        breaks.append(text.utf16.count)
      } else if part != "×" {
        guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
          return nil
        }
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
