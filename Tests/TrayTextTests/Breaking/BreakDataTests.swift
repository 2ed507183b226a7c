// SPDX-License-Identifier: MIT

import Foundation
import TrayLayout
import Testing
import TrayTestSupport

@testable import TrayText

/// Breaks that are those of ICU 72 on every machine.
///
/// The hash was taken of ICU 72.1 itself, over every text of the measurements in ten languages. The ICU
/// 76.1 of a Swift toolchain has another one: it breaks six of the texts elsewhere.
@Suite struct BreakDataTests {
  private static let languages = [
    "en", "de", "ja", "ko", "zh", "th", "ar", "ja-u-lb-strict", "zh-u-lb-loose", "en-u-lb-normal",
  ]

  @Test func `all texts in all scripts break where ICU 72 breaks them`() throws {
    var hash = PositionHash()
    let texts = try BreakCorpus.texts()
    #expect(texts.count == 206)
    for text in texts {
      for language in Self.languages {
        try hash.add(BreakCorpus.positions(of: Mark.lineBreak, in: text, language))
      }
      try hash.add(BreakCorpus.positions(of: Mark.grapheme, in: text, "en"))
    }
    #expect(hash.value == 0xfc42_e691_6eab_b717)
  }

  /// What may differ between machines is listed here: the algorithm of UAX 9 over the package's own
  /// classes, and what belongs to locales.
  @Test func `nothing but bidi and locales asks the ICU of the machine`() throws {
    let folder = Fixtures.root.appending(path: "Sources/CTrayUnicode")
    var asked: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    where name.hasSuffix(".c") || name.hasSuffix(".h") {
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in source.split(separator: "\n") where line.hasPrefix("#include <unicode/") {
        asked.insert(String(line.dropFirst("#include <unicode/".count).dropLast()))
      }
    }
    #expect(
      asked == ["ubidi.h", "ucal.h", "udat.h", "udatpg.h", "uloc.h", "unum.h"])
  }

  @Test(arguments: [
    ("en", "ぁぁ", [2]), ("ja", "ぁぁ", [1, 2]), ("ja-u-lb-strict", "ぁぁ", [2]),
    ("ja@lb=strict", "ぁぁ", [2]), ("JA_JP", "ぁぁ", [1, 2]), ("zh", "ぁぁ", [2]),
    ("zh-Hant-u-lb-normal", "ぁぁ", [1, 2]), ("en-u-ca-gregory-lb-loose", "ぁぁ", [1, 2]),
    ("en-u-lb-unheard", "ぁぁ", [2]), ("", "a b", [2, 3]), ("jam", "ぁぁ", [2]),
  ])
  func `the language and its strictness choose the rules`(
    _ language: String, _ text: String, _ breaks: [Int]
  ) throws {
    #expect(try BreakCorpus.positions(of: Mark.lineBreak, in: text, language) == breaks)
  }
}

/// FNV-1a over positions, in four bytes each.
private struct PositionHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ positions: [Int]) {
    for position in positions { add(UInt32(position)) }
    add(UInt32.max)
  }

  private mutating func add(_ word: UInt32) {
    for byte in 0..<4 {
      value = (value ^ UInt64(word >> (8 * UInt32(byte)) & 0xFF)) &* 0x100_0000_01b3
    }
  }
}
