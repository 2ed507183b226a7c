// SPDX-License-Identifier: MIT

/// What stands for text that is left out, in a style.
struct Ellipsis: Sendable {
  /// The characters, all of the same.
  var units: [UInt16]
  /// The face that has them.
  var face: FontFace
  /// The advance of all of them with the style's tracking, in em.
  var advance: Double

  /// U+2026 if the font asked for has it, else three full stops, else U+2026 of a fallback font.
  init(of style: StyleRun) {
    let primary = style.fonts[0].face
    if let advance = primary.advance(of: 0x2026) {
      self.init([0x2026], primary, advance, style)
    } else if let advance = primary.advance(of: 0x2E) {
      self.init([0x2E, 0x2E, 0x2E], primary, advance, style)
    } else if let other = style.fonts.first(where: { $0.face.covers(0x2026) })?.face {
      self.init([0x2026], other, other.advance(of: 0x2026) ?? 0, style)
    } else {
      self.init([0x2026], primary, 0, style)
    }
  }

  private init(_ units: [UInt16], _ face: FontFace, _ advance: Double, _ style: StyleRun) {
    self.units = units
    self.face = face
    self.advance = (advance * style.ratio + style.tracking) * Double(units.count)
  }
}
