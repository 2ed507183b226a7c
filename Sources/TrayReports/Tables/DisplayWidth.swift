// SPDX-License-Identifier: MIT

/// The columns that a text takes in a terminal: 2 for wide letters and emoji, 0 for marks, else 1.
///
/// Terminals differ in details; this follows what most do. Letters of Arabic count one each, their
/// vowel marks none. A line break counts nothing.
/// - Complexity: O(*n*) in the text's scalars.
package func displayWidth(of text: some StringProtocol) -> Int {
  text.reduce(0) { $0 + displayWidth(of: $1) }
}

private func displayWidth(of character: Character) -> Int {
  var width = 0
  for scalar in character.unicodeScalars {
    // A picture takes two columns, however many are joined; the selector asks for the picture form.
    if scalar.properties.isEmojiPresentation || (scalar.value == 0xFE0F && width == 1) { return 2 }
    width += displayWidth(of: scalar)
  }
  return width
}

private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
    return 0
  default:  // Unicode's
    // Vowels and finals of Hangul stand inside the square of their first letter.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }
}

/// The blocks whose letters are wide or full width (Unicode, annex 11).
private func isWide(_ value: UInt32) -> Bool {
  switch value {
  case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
    // The hexagrams stand among wide letters and are narrow.
    !(0x4DC0...0x4DFF).contains(value)
  default: false
  }
}
