// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore
import Testing

@testable import Typesetting

/// Unicode's own test files through our pipeline; the counts are those of ICU 72.
@Suite struct UnicodeTests {
  @Test func lineBreaksAreThoseOfUnicode() throws {
    let cases = try BreakCase.load("LineBreakTest.txt")
    #expect(cases.count == 7_654)
    let missed = try cases.filter { try marks(of: $0.text, Mark.lineBreak) != $0.breaks }
    // ICU tailors hyphens, and keeps "-" together with a symbol at the start of a text.
    #expect(cases.count - missed.count == 7_632)
    Attachment.record(missed.map(\.source).joined(separator: "\n"), named: "LineBreakTest.txt")
  }

  @Test func graphemesAreThoseOfUnicode() throws {
    let cases = try BreakCase.load("GraphemeBreakTest.txt")
    #expect(cases.count == 602)
    for test in cases { #expect(try marks(of: test.text, Mark.grapheme) == test.breaks) }
  }

  @Test func directionsAreThoseOfUnicode() throws {
    let text = try String(
      decoding: Fixtures.data("conformance/unicode/BidiCharacterTest-sample.txt"), as: UTF8.self)
    let cases = text.split(separator: "\n").compactMap(BidiCase.init)
    #expect(cases.count == 4_586)
    let missed = cases.filter { !$0.isMet }
    // In the one that is missed, ICU pairs a bracket although an override makes it a letter.
    #expect(
      missed.map(\.units) == [
        [0x202A, 0x202E, 0x61, 0x202C, 0x28, 0x5D0, 0x202C, 0x202D, 0x29, 0x202C]
      ])
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

/// A line of code points, direction, paragraph level and levels.
private struct BidiCase {
  var units: [UInt16] = []
  private var direction: String
  private var paragraph: Int
  private var levels: [UInt8?] = []

  init?(_ line: Substring) {
    let fields = line.split(separator: ";")
    guard fields.count >= 4, let level = Int(fields[2]) else { return nil }
    direction = String(fields[1])
    paragraph = level
    let resolved = fields[3].split(separator: " ").map { UInt8($0) }
    for (part, level) in zip(fields[0].split(separator: " "), resolved) {
      guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      let encoded = Array(String(Character(scalar)).utf16)
      units += encoded
      levels += encoded.map { _ in level }
    }
  }

  /// Whether our levels are the expected ones, where there is an expectation.
  var isMet: Bool {
    let base: BidiLevels.Base =
      switch direction {
      case "0": .leftToRight
      case "1": .rightToLeft
      default: .natural
      }
    let answer = BidiLevels(units[...], base: base)
    guard answer.paragraph == paragraph else { return false }
    return zip(answer.levels, levels).allSatisfy { $1 == nil || $0 == $1 }
  }
}
