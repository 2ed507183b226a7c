// SPDX-License-Identifier: MIT

/// How the phone sets Chinese and Japanese, as measured on pictures made by iOS 26.
enum CJWriting {
  case chinese
  case japanese

  /// The writing of a language; nil where it is another.
  init?(of language: String) {
    var bytes = language.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return nil }
    switch (first | 0x20, second | 0x20) {
    case (0x7A, 0x68): self = .chinese
    case (0x6A, 0x61): self = .japanese
    default: return nil
    }
    // A language of three letters is another one.
    if let next = bytes.next(), (0x61...0x7A).contains(next | 0x20) { return nil }
  }

  /// Whether characters of a script, an ISO 15924 tag, are set closer.
  static func isScript(_ tag: UInt32) -> Bool {
    switch tag {
    case 0x4861_6E69, 0x4869_7261, 0x4B61_6E61: true
    default: false
    }
  }

  /// What the system font adds after each full-width character at a size in points, in em.
  ///
  /// Japanese characters are 0.93 em wide from 12 to 36 points, give or take a hundredth. Chinese ones
  /// are 0.96 at 12, 0.984 at 17 and 0.942 from 34 on; between them the widths are interpolated.
  func tracking(at size: Double) -> Double {
    switch self {
    case .japanese: return -0.07
    case .chinese:
      if size <= 12 { return -0.04 }
      if size <= 17 { return -0.04 + (size - 12) / 5 * 0.024 }
      return size < 34 ? -0.016 - (size - 17) / 17 * 0.042 : -0.058
    }
  }

  /// What stands between Han or Kana and a Latin letter or a digit, in em.
  static let latinSpace = 0.125

  /// Whether that space stands between two characters.
  static func isSpaced(_ before: UInt16, _ after: UInt16) -> Bool {
    (isFullWidth(before) && isLatin(after)) || (isLatin(before) && isFullWidth(after))
  }

  private static func isLatin(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func isFullWidth(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE, 0x3400...0x9FFF, 0xF900...0xFAFF: true
    default: false
    }
  }
}
