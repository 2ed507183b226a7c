// SPDX-License-Identifier: MIT

/// Classes of characters that measuring treats by rule, as UTF-16 units.
enum CharacterClass {
  static let tab: UInt16 = 0x0009
  static let softHyphen: UInt16 = 0x00AD
  static let textSelector: UInt32 = 0xFE0E
  static let emojiSelector: UInt32 = 0xFE0F

  /// White space that hangs at the end of a line and takes no width there (Rules R9).
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0020, 0x0009: true
    case 0x0021...0x167F: false
    case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// What ends a paragraph: CR, LF, VT, FF, NEL, line and paragraph separator (Rules R3).
  static func breaksLine(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x000A...0x000D, 0x0085, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension [UInt16] {
  /// Appends the UTF-16 units of a string.
  mutating func appendUnits(of string: String) {
    let start = count
    reserveCapacity(start + string.utf8.count)
    for byte in string.utf8 {
      guard byte < 0x80 else {
        removeSubrange(start...)
        append(contentsOf: string.utf16)
        return
      }
      append(UInt16(byte))
    }
  }

  /// The character that starts at a unit; a lone surrogate is answered as it stands.
  func scalar(at index: Int) -> UInt32 {
    let unit = self[index]
    guard unit & 0xFC00 == 0xD800, index + 1 < count, self[index + 1] & 0xFC00 == 0xDC00 else {
      return UInt32(unit)
    }
    return 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(self[index + 1] & 0x3FF))
  }

  /// The character that ends before a unit.
  func scalar(before index: Int) -> UInt32 {
    let isPair =
      index >= 2 && self[index - 1] & 0xFC00 == 0xDC00 && self[index - 2] & 0xFC00 == 0xD800
    return scalar(at: isPair ? index - 2 : index - 1)
  }
}
