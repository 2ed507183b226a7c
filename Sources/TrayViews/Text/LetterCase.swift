// SPDX-License-Identifier: MIT

/// Capitals and small letters where a language has rules of its own: Greek, Turkish and Azerbaijani.
///
/// The rules are those of Unicode's `SpecialCasing` and, for Greek, of its common locale data: capitals
/// have no accent, and a second vowel that the accent kept apart from the first gets a diaeresis.
enum LetterCase {
  case common
  case greek
  case turkic

  /// The rules of a language.
  init(of language: String) {
    switch language.split(whereSeparator: { "-_@".contains($0) }).first?.lowercased() {
    case "el": self = .greek
    case "tr", "az": self = .turkic
    default: self = .common
    }
  }

  /// A text in capitals.
  func uppercased(_ text: String) -> String {
    switch self {
    case .common: text.uppercased()
    case .greek: Self.greekCapitals(text)
    case .turkic:
      text.split(separator: "i", omittingEmptySubsequences: false)
        .map { $0.uppercased() }.joined(separator: "İ")
    }
  }

  /// A text in small letters.
  func lowercased(_ text: String) -> String {
    switch self {
    case .common, .greek: text.lowercased()
    case .turkic: Self.turkicSmallLetters(text)
    }
  }

  private static func turkicSmallLetters(_ text: String) -> String {
    text.map { letter in
      switch letter {
      case "I": "ı"
      case "İ": "i"
      default: letter.lowercased()
      }
    }.joined()
  }

  private static func greekCapitals(_ text: String) -> String {
    var capitals = ""
    var keepsApart = false
    var previous: Character?
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      let parts = GreekLetter(letter)
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      if let parts {
        capitals += parts.capital(
          keepsApart: keepsApart,
          standsAlone: !(previous?.isLetter ?? false) && !(next?.isLetter ?? false))
      } else {
        capitals += letter.uppercased()
      }
      keepsApart = parts?.isAccentedFirstVowel ?? false
      previous = letter
    }
    return capitals
  }
}

/// A Greek vowel taken apart.
private struct GreekLetter {
  private let base: Character
  private let hasAccent: Bool
  private let hasDiaeresis: Bool

  /// The parts of a letter; nil for one without marks that is no vowel.
  init?(_ letter: Character) {
    guard let found = Self.vowels[letter] else { return nil }
    (base, hasAccent, hasDiaeresis) = found
  }

  /// Whether the accent shows that a vowel after it is no part of a diphthong.
  var isAccentedFirstVowel: Bool { hasAccent && !hasDiaeresis && "ΑΕΟΥ".contains(base) }

  /// The capital: an accent goes, but for the word Ή, and a diaeresis stays or comes.
  func capital(keepsApart: Bool, standsAlone: Bool) -> String {
    if base == "Η", hasAccent, standsAlone { return "Ή" }
    let isSecond = base == "Ι" || base == "Υ"
    guard isSecond, hasDiaeresis || (keepsApart && !hasAccent) else { return String(base) }
    return base == "Ι" ? "Ϊ" : "Ϋ"
  }

  private static let vowels: [Character: (Character, Bool, Bool)] = {
    var vowels: [Character: (Character, Bool, Bool)] = [:]
    let plain = zip("αεηιουωΑΕΗΙΟΥΩ", "ΑΕΗΙΟΥΩΑΕΗΙΟΥΩ")
    let accented = zip("άέήίόύώΆΈΉΊΌΎΏ", "ΑΕΗΙΟΥΩΑΕΗΙΟΥΩ")
    for (letter, base) in plain { vowels[letter] = (base, false, false) }
    for (letter, base) in accented { vowels[letter] = (base, true, false) }
    for (letter, base) in zip("ϊϋΪΫ", "ΙΥΙΥ") { vowels[letter] = (base, false, true) }
    for (letter, base) in zip("ΐΰ", "ΙΥ") { vowels[letter] = (base, true, true) }
    return vowels
  }()
}
