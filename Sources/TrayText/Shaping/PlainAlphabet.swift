// SPDX-License-Identifier: MIT

/// A set of characters in which most texts of Latin script are written; each holds those before it.
enum PlainAlphabet: Int, CaseIterable {
  /// Letters of ASCII, the space, the full stop, the comma and the apostrophe.
  case words
  /// The digits too.
  case numbers
  /// All visible characters of ASCII and the usual quotation marks, dashes and the ellipsis.
  case punctuation

  /// The characters.
  var scalars: [UInt32] {
    switch self {
    case .words: Array(" '.,".unicodeScalars.map(\.value)) + Array(0x41...0x5A) + Array(0x61...0x7A)
    case .numbers: PlainAlphabet.words.scalars + Array(0x30...0x39)
    case .punctuation:
      Array(0x20...0x7E) + [0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026]
    }
  }

  /// The smallest alphabet that has all characters of a text, or nil if none does.
  static func of(_ units: ArraySlice<UInt16>) -> PlainAlphabet? {
    var greatest: UInt8 = 0
    for unit in units {
      let rank = unit < 0x80 ? ranks[Int(unit)] : punctuation.hasMark(unit) ? 2 : outside
      greatest = max(greatest, rank)
    }
    return PlainAlphabet(rawValue: Int(greatest))
  }

  private static let outside: UInt8 = 0xFF

  /// For each character of ASCII the first alphabet that has it.
  private static let ranks: [UInt8] = (0..<0x80).map { scalar in
    let first = allCases.first { $0.scalars.contains(UInt32(scalar)) }
    return first.map { UInt8($0.rawValue) } ?? outside
  }

  private func hasMark(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026: true
    default: false
    }
  }
}
