// SPDX-License-Identifier: MIT

internal import CTrayUnicode

/// Changes to the line break opportunities of UAX 14 (Rules R7).
struct LineBreakTailoring {
  private let rules: ShapingRules
  private let keepsAllWords: Bool

  /// Takes the rules of a mode; `-u-lw-keepall` in the language keeps all words together.
  init(rules: ShapingRules, language: String) {
    self.rules = rules
    keepsAllWords =
      language.utf8.count > 7
      && language.lowercased().split { "-_@".contains($0) }.contains("keepall")
  }

  /// Removes and adds opportunities.
  func apply(to marks: inout [UInt8], units: [UInt16]) {
    if rules.usesWebBreaks { WebBreaks.apply(to: &marks, units: units) }
    guard keepsAllWords || rules.keepsWords, units.contains(where: { $0 >= 0x1100 }) else {
      return
    }
    if rules.spacesLatin {
      unsafe tk_keep_cj_words(units, Int32(units.count), &marks)
    }
    for position in units.indices.dropFirst() where marks[position] & Mark.lineBreak != 0 {
      let before = units.scalar(before: position)
      let after = units.scalar(at: position)
      let keepsTogether =
        keepsAllWords
        ? tk_is_letter_or_digit(before) && tk_is_letter_or_digit(after)
        : isKoreanWord(before, after)
      if keepsTogether { marks[position] &= ~Mark.lineBreak }
    }
  }

  /// Whether two characters belong to a word with Hangul in it; a number stays with its counter.
  private func isKoreanWord(_ before: UInt32, _ after: UInt32) -> Bool {
    (isHangul(before) && tk_is_letter_or_digit(after))
      || (isHangul(after) && tk_is_letter_or_digit(before))
  }

  private func isHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}
