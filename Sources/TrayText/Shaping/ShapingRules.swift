// SPDX-License-Identifier: MIT

internal import CTrayUnicode

/// What a mode of measuring asks of shaping and of line break opportunities.
struct ShapingRules: Hashable, Sendable {
  /// Whether tracking leaves out letters of scripts that join (Rules R11).
  var keepsCursiveTogether: Bool
  /// Whether Korean breaks at spaces only, and Chinese and Japanese between words (Rules R7).
  var keepsWords: Bool
  /// Whether ASCII breaks by the browsers' table instead of UAX 14 (Rules R7).
  var usesWebBreaks: Bool
  /// Whether the system font makes lines as high as it is, whatever fonts its characters come from.
  var styleSetsLines: Bool
  /// Whether the text is Chinese or Japanese, so that Latin letters and digits stand apart from its
  /// characters; only where words are kept.
  var spacesLatin = false

  /// Whether tracking is added after a character.
  func takesTracking(_ scalar: UInt32) -> Bool {
    if scalar < 0x7F { return scalar >= 0x20 || scalar == 0x09 }
    if tk_is_default_ignorable(scalar) || tk_is_control(scalar) { return false }
    return !(keepsCursiveTogether && tk_is_cursive(scalar))
  }
}
