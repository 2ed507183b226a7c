// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

// Symbols and images, none of which is the real one.
extension ViewPainter {
  /// A symbol in the middle of its frame; one that is not known shows its initials.
  mutating func paintSymbol(named name: String, in frame: Rect, _ ink: Ink, isRightToLeft: Bool) {
    let shape = SymbolShape(name, isRightToLeft: isRightToLeft)
    guard shape.isKnown else { return paintInitials(of: name, in: frame, ink) }
    paintSymbol(shape, in: frame, ink, on: theme.surface)
  }

  /// A symbol's fillings, lines and dots; what lies on a filling has the colour of the ground.
  mutating func paintSymbol(_ shape: SymbolShape, in frame: Rect, _ ink: Ink, on ground: Ink) {
    let side = min(frame.width, frame.height)
    guard side > 0 else { return }
    list.add(
      .beginShift(Point(x: frame.midX - side / 2, y: frame.midY - side / 2)))
    for part in shape.parts(side: side) {
      let ink = part.isCutOut ? ground : ink
      if let width = part.lineWidth {
        list.add(.trace(part.outline, ink, width: width))
      } else {
        list.add(.outline(part.outline, ink, lineWidth: nil))
      }
    }
    list.add(.endShift)
  }

  private mutating func paintInitials(of name: String, in frame: Rect, _ ink: Ink) {
    let side = min(frame.width, frame.height) * 0.84
    let box = Rect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    list.add(.stroke(box, corners: side * 0.26, ink, width: side * 0.07, dash: 0))
    let letters = name.split(separator: ".").prefix(2).compactMap(\.first).map { String($0) }
    paintCaption(letters.joined().uppercased(), size: side * 0.5, in: box, ink)
  }

  /// Words in the middle of a rectangle.
  private mutating func paintCaption(_ words: String, size: Double, in frame: Rect, _ ink: Ink) {
    let room = lettering.caption(words, size: size, weight: 600, at: .zero).size
    let corner = Point(x: frame.midX - room.width / 2, y: frame.midY - room.height / 2)
    for shape in lettering.caption(words, size: size, weight: 600, at: corner).shapes {
      list.add(.glyphs(shape, ink))
    }
  }

  /// A placeholder: a sun over hills with the image's name, or a dot where there is no room for them.
  mutating func paintImage(named name: String?, in frame: Rect, radius: Double) {
    let half = min(frame.width, frame.height) / 2
    guard half >= 12 else {
      let side = half * 1.5
      let spot = Rect(
        x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      list.add(.fill(spot, corners: side / 2, theme.separator))
      return
    }
    list.add(.beginClip(frame, corners: max(radius, min(8, half / 2))))
    list.add(.fill(frame, corners: 0, theme.placeholder))
    let sun = half * 0.4
    list.add(
      .fill(
        Rect(
          x: frame.minX + frame.width * 0.68, y: frame.minY + frame.height * 0.2, width: sun,
          height: sun), corners: sun / 2, theme.surface))
    for (start, width) in [(-0.1, 0.8), (0.4, 0.9)] {
      let hill = frame.width * width
      list.add(
        .fill(
          Rect(
            x: frame.minX + frame.width * start, y: frame.maxY - half * 0.7, width: hill,
            height: hill), corners: hill / 2, theme.separator))
    }
    if let name, half >= 24 { paintName(name, in: frame) }
    list.add(.endClip)
  }

  /// The name of an image on a small sign in its middle, where it fits.
  private mutating func paintName(_ name: String, in frame: Rect) {
    let words = lettering.caption(name, size: 11, weight: 600, at: .zero).size
    guard words.width + 24 <= frame.width else { return }
    let sign = Rect(
      x: frame.midX - words.width / 2 - 8, y: frame.midY - words.height / 2 - 3,
      width: words.width + 16, height: words.height + 6)
    list.add(.fill(sign, corners: sign.height / 2, theme.surface.faded(by: 0.85)))
    paintCaption(name, size: 11, in: sign, theme.palette.fadedLabel)
  }
}
