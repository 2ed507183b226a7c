// SPDX-License-Identifier: MIT

internal import CTrayUnicode

/// The embedding levels of one paragraph; odd ones run from right to left.
struct BidiLevels {
  /// The direction a paragraph starts from.
  enum Base {
    case leftToRight
    case rightToLeft
    /// That of the first strong character.
    case natural
  }

  /// The level of each unit.
  private(set) var levels: [UInt8]
  /// The level of the paragraph itself.
  private(set) var paragraph = 0

  /// Resolves the levels of a paragraph.
  init(_ units: ArraySlice<UInt16>, base: Base) {
    levels = [UInt8](repeating: 0, count: units.count)
    let direction: tk_base_direction =
      switch base {
      case .leftToRight: TK_BASE_LEFT_TO_RIGHT
      case .rightToLeft: TK_BASE_RIGHT_TO_LEFT
      case .natural: TK_BASE_NATURAL
      }
    let answer = unsafe units.withUnsafeBufferPointer { source -> Int32 in
      guard let first = source.baseAddress, !source.isEmpty else { return 0 }
      return unsafe tk_bidi_levels(first, Int32(source.count), direction, &levels)
    }
    paragraph = Int(max(answer, 0))
  }
}
