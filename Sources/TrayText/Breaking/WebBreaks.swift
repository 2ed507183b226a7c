// SPDX-License-Identifier: MIT

/// The line break opportunities between characters of ASCII as Chromium has them.
///
/// A line may break after every run of spaces. Between two other characters of ASCII it may break
/// after a hyphen and a question mark and before an opening bracket, unless one of the two forbids
/// it; UAX 14 is asked only where one of the two is not ASCII.
enum WebBreaks {
  private static let hyphen = UInt8(ascii: "-")
  private static let question = UInt8(ascii: "?")
  private static let space: UInt16 = 0x20

  /// Characters after which a line never breaks, letters and digits apart.
  private static let closedAfter = AsciiSet(of: "$'(/<@[^_`{\u{7F}")
  /// Characters before which a line never breaks.
  private static let closedBefore = AsciiSet(of: "!),./:;?]}")
  /// Characters before which a line may break.
  private static let openBefore = AsciiSet(of: "(<[{")

  /// Replaces the opportunities of UAX 14 where the table has an opinion.
  static func apply(to marks: inout [UInt8], units: [UInt16]) {
    for position in units.indices.dropFirst() where marks[position] & Mark.grapheme != 0 {
      let before = units[position - 1]
      let after = units[position]
      if CharacterClass.breaksLine(before) || CharacterClass.breaksLine(after) { continue }
      let allows: Bool
      if before == space, after != space {
        allows = true
      } else if before > space, before < 0x80, after > space, after < 0x80 {
        let previous = position >= 2 ? units[position - 2] : 0
        allows = mayBreak(between: UInt8(before), and: UInt8(after), previous: previous)
      } else {
        continue
      }
      marks[position] &= ~Mark.lineBreak
      if allows { marks[position] |= Mark.lineBreak }
    }
  }

  /// Whether a line may break between two visible characters of ASCII.
  private static func mayBreak(
    between before: UInt8, and after: UInt8, previous: UInt16
  ) -> Bool {
    // A hyphen before a digit is a minus sign unless a letter or a digit precedes it.
    if before == hyphen, isDigit(UInt16(after)) { return isLetter(previous) || isDigit(previous) }
    if isLetter(UInt16(before)) || isDigit(UInt16(before)) { return false }
    if closedAfter.contains(UInt32(before)) || closedBefore.contains(UInt32(after)) { return false }
    if before == hyphen, after == UInt8(ascii: "$") { return false }
    if before == question, after == UInt8(ascii: "\"") || after == UInt8(ascii: "'") {
      return false
    }
    return before == hyphen || before == question || openBefore.contains(UInt32(after))
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  private static func isLetter(_ unit: UInt16) -> Bool {
    (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }
}
