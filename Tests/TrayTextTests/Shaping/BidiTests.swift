// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import TrayGeometry
import TrayLayout
import Testing

@testable import TrayText

/// Unicode's `BidiCharacterTest.txt`; the counts are those of ICU 72.
@Suite struct BidiTests {
  private static let cases = Result { try BidiCase.load() }

  /// In the 31 that are missed ICU pairs brackets under an override or more than 63 deep, lets marks
  /// after a bracket go, or takes an isolate or an empty embedding between overrides for none.
  @Test func `levels are those of Unicode`() throws {
    let cases = try Self.cases.get()
    #expect(cases.count == 91_707)
    let missed = cases.filter { !$0.isMetByLevels }
    #expect(cases.count - missed.count == 91_676)
    #expect(missed.allSatisfy { $0.hasFormatting || $0.hasBracket })
  }

  /// Every twentieth case as a text: the runs that are shaped have the levels, and the glyphs of a
  /// line stand in the order that follows from them.
  @Test func `runs of a text have the levels`() throws {
    let fonts = try FontLibrary()
    let cases = try Self.cases.get()
    for index in stride(from: 0, to: cases.count, by: 20) where cases[index].isMetByLevels {
      let difference = cases[index].differenceOfRuns(fonts)
      #expect(difference == nil, "case \(index)")
    }
  }
}

/// One line of the file: characters, base direction, level of the paragraph, levels.
private struct BidiCase {
  private static let none: UInt8 = 0xFF

  var units: [UInt16] = []
  var direction = 0
  var paragraph = 0
  /// The level of each unit; `none` where the file leaves it open.
  var levels: [UInt8] = []

  static func load() throws -> [BidiCase] {
    let file = try Fixtures.data("conformance/unicode/BidiCharacterTest.txt")
    return Array(file).split(separator: UInt8(ascii: "\n")).compactMap(BidiCase.init)
  }

  private init?(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    let fields = line.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    direction = Self.number(fields[1], radix: 10)
    paragraph = Self.number(fields[2], radix: 10)
    let space = UInt8(ascii: " ")
    let resolved = fields[3].split(separator: space)
    for (part, level) in zip(fields[0].split(separator: space), resolved) {
      let scalar = Self.number(part, radix: 16)
      let level =
        level.first == UInt8(ascii: "x") ? Self.none : UInt8(Self.number(level, radix: 10))
      if scalar > 0xFFFF {
        let offset = scalar - 0x10000
        units += [UInt16(0xD800 | offset >> 10), UInt16(0xDC00 | offset & 0x3FF)]
        levels += [level, level]
      } else {
        units.append(UInt16(scalar))
        levels.append(level)
      }
    }
  }

  private static func number(_ digits: ArraySlice<UInt8>, radix: Int) -> Int {
    digits.reduce(0) { $0 * radix + Int($1 > 0x40 ? $1 - 0x37 : $1 - 0x30) }
  }

  /// Whether there is an embedding or an override.
  var hasFormatting: Bool { units.contains { (0x202A...0x202E).contains($0) } }

  var hasBracket: Bool { units.contains { $0 == 0x28 || $0 == 0x29 || $0 == 0x5B || $0 == 0x5D } }

  var isMetByLevels: Bool {
    let bases = [BidiLevels.Base.leftToRight, .rightToLeft, .natural]
    let answer = BidiLevels(units[...], base: bases[direction])
    return answer.paragraph == paragraph
      && zip(answer.levels, levels).allSatisfy { $1 == Self.none || $0 == $1 }
  }

  /// A unit whose run has another level than the file says, or nil if there is none.
  func differenceOfRuns(_ fonts: FontLibrary) -> Int? {
    let directions: [LayoutDirection?] = [.leftToRight, .rightToLeft, nil]
    let string = String(decoding: units, as: UTF16.self)
    var text = StyledText(runs: [.init(text: string, font: FontDescription(size: 10))])
    text.direction = directions[direction]
    let shaped = TextShaper.shape(
      text, baseSize: 10, fonts: fonts,
      rules: TypesettingOptions(mode: .exact).shapingRules)
    for run in shaped.runs {
      for unit in run.start..<run.end where levels[unit] != Self.none && levels[unit] != run.level {
        return unit
      }
    }
    return nil
  }
}
