// SPDX-License-Identifier: MIT

/// What stands for text that is left out, in a style.
struct Ellipsis: Sendable {
  /// The characters, all of the same.
  var units: [UInt16]
  /// The font that has them.
  var font: ResolvedFont
  /// The advance of all of them with the style's tracking, in em.
  var advance: Double

  /// The face that has them.
  var face: FontFace { font.face }

  /// U+2026 if the font asked for has it, else three full stops, else U+2026 of a fallback font.
  init(of style: StyleRun) {
    let primary = style.fonts[0]
    if let advance = style.advance(of: 0x2026, in: primary) {
      self.init([0x2026], primary, advance)
    } else if let advance = style.advance(of: 0x2E, in: primary) {
      self.init([0x2E, 0x2E, 0x2E], primary, advance)
    } else if let other = style.fonts.first(where: { $0.face.covers(0x2026) }),
      let advance = style.advance(of: 0x2026, in: other)
    {
      self.init([0x2026], other, advance)
    } else {
      self.init([0x2026], primary, style.tracking(in: primary))
    }
  }

  private init(_ units: [UInt16], _ font: ResolvedFont, _ advance: Double) {
    self.units = units
    self.font = font
    self.advance = advance * Double(units.count)
  }
}
