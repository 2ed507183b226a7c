// SPDX-License-Identifier: MIT

// Widths that were measured take the place of the face's: character by character, with their own
// kerning. Shaping still says what belongs together and how wide the other characters are.
extension ClusterAdvances {
  /// Writes the advances of a stretch of which every character was measured, tracking included,
  /// without shaping; answers false, where there is another character in it.
  func measure(
    _ widths: SystemWidths, _ marks: inout [UInt8], _ advances: inout [Double]
  ) -> Bool {
    guard !range.isEmpty else { return true }
    var previous: Int32 = -1
    for unit in range {
      guard marks[unit - origin] & Mark.grapheme != 0,
        let place = widths.place(of: UInt32(units[unit]))
      else { return false }
      advances[unit - origin] = widths.advance(at: place) * run.ratio + run.tracking
      if unit > range.lowerBound {
        kern(widths, previous, place, before: unit, &marks, &advances)
      }
      previous = place
    }
    kernEnd(widths, previous, &advances)
    return true
  }

  /// Puts measured widths in place of the face's, and scales those of other characters.
  func replace(
    by widths: SystemWidths, _ marks: inout [UInt8], _ advances: inout [Double]
  ) {
    if let fixed = widths.fixedAdvance { return fix(fixed, marks, &advances) }
    var previous: Int32 = -1
    let scale = widths.scale
    for unit in range {
      guard marks[unit - origin] & Mark.grapheme != 0 else {
        previous = -1
        continue
      }
      let place = widths.place(of: UInt32(units[unit])) ?? -1
      if place >= 0 {
        advances[unit - origin] = widths.advance(at: place) * run.ratio
      } else {
        advances[unit - origin] *= scale
      }
      if previous >= 0, place >= 0 {
        kern(widths, previous, place, before: unit, &marks, &advances)
      }
      previous = place
    }
    kernEnd(widths, previous, &advances)
  }

  /// Gives every character that has a width the same one.
  private func fix(_ advance: Double, _ marks: [UInt8], _ advances: inout [Double]) {
    for unit in range where marks[unit - origin] & Mark.grapheme != 0 {
      if advances[unit - origin] > 0 { advances[unit - origin] = advance * run.ratio }
    }
  }

  /// Adds what stands between two characters to the first one.
  ///
  /// White space at a line's end leaves the line as wide as it was in the middle, so that a break
  /// beside it needs no shaping.
  private func kern(
    _ widths: SystemWidths, _ previous: Int32, _ place: Int32, before unit: Int,
    _ marks: inout [UInt8], _ advances: inout [Double]
  ) {
    guard !run.attributes.isRightToLeft else { return }
    let kerning = widths.kerning(previous, place)
    guard kerning != 0 else { return }
    advances[unit - 1 - origin] += kerning * run.ratio
    if !CharacterClass.hangs(units[unit - 1]), !CharacterClass.hangs(units[unit]) {
      marks[unit - origin] |= Mark.unsafeToBreak
    }
  }

  /// The same at the end of the stretch, where white space is on either side of it.
  private func kernEnd(_ widths: SystemWidths, _ last: Int32, _ advances: inout [Double]) {
    let end = range.upperBound
    guard last >= 0, end < units.count, !run.attributes.isRightToLeft,
      CharacterClass.hangs(units[end - 1]) || CharacterClass.hangs(units[end]),
      let next = widths.place(of: UInt32(units[end]))
    else { return }
    advances[end - 1 - origin] += widths.kerning(last, next) * run.ratio
  }
}
