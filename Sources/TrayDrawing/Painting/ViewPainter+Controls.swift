// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

extension ControlLook {
  /// Whether it is all that shows of its node.
  var isWhole: Bool {
    switch self {
    case .toggle, .slider, .stepper, .progressBar, .spinner, .menuArrows, .wheel,
      .disclosureArrow, .fieldBorder, .searchGround, .buttonGround, .symbol, .image:
      true
    case .segments, .chosen, .caret, .day, .list: false
    }
  }
}

// Controls that are one shape with a knob, a sign or a share that is full.
extension ViewPainter {
  /// A switch: its knob lies at the trailing side where it is on.
  mutating func paintToggle(_ frame: Rect, isOn: Bool, isRightToLeft: Bool) {
    let palette = theme.palette
    var track = frame
    if isNewest {
      // The switch reaches past the room that it takes in a row.
      track.size.width += 2
      if isRightToLeft { track.origin.x -= 2 }
    }
    list.add(.fill(track, corners: track.height / 2, isOn ? palette.on : palette.fill))
    let height = track.height - 4
    let width = isNewest ? height * 1.6 : height
    let isAtRight = isOn != isRightToLeft
    paintKnob(
      Rect(
        x: isAtRight ? track.maxX - 2 - width : track.minX + 2, y: track.minY + 2, width: width,
        height: height))
  }

  /// A line that is full up to the middle of its knob.
  mutating func paintSlider(_ frame: Rect, share: Double, isRightToLeft: Bool) {
    let knob = isNewest ? Size(width: 38, height: 24) : Size(width: 27, height: 27)
    let thickness = isNewest ? 6.0 : 4.0
    let line = Rect(
      x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
    paintBar(
      line, length: knob.width / 2 + share * max(frame.width - knob.width, 0),
      isRightToLeft: isRightToLeft)
    let way = share * max(frame.width - knob.width, 0)
    paintKnob(
      Rect(
        x: isRightToLeft ? frame.maxX - way - knob.width : frame.minX + way,
        y: frame.midY - knob.height / 2, width: knob.width, height: knob.height))
  }

  /// A bar that is full up to a length from its leading side.
  mutating func paintBar(_ frame: Rect, length: Double, isRightToLeft: Bool) {
    list.add(.fill(frame, corners: frame.height / 2, theme.palette.fill))
    guard length > 0 else { return }
    let full = Rect(
      x: isRightToLeft ? frame.maxX - length : frame.minX, y: frame.minY, width: length,
      height: frame.height)
    list.add(.fill(full, corners: frame.height / 2, theme.palette.tint))
  }

  /// Buttons for less, at the leading side, and for more.
  mutating func paintStepper(_ frame: Rect, isRightToLeft: Bool) {
    let corners = isNewest ? frame.height / 2 : 8
    list.add(.fill(frame, corners: corners, theme.palette.paleFill))
    let gap = frame.height * 0.22
    list.add(
      .fill(
        Rect(x: frame.midX - 0.5, y: frame.minY + gap, width: 1, height: frame.height - 2 * gap),
        corners: 0, theme.palette.separator))
    let side = frame.height * 0.5
    for (name, isFirst) in [("minus", true), ("plus", false)] {
      let middle = frame.midX + frame.width / 4 * (isFirst == isRightToLeft ? 1 : -1)
      paintSymbol(
        SymbolShape(name, isRightToLeft: isRightToLeft),
        in: Rect(
          x: middle - side / 2, y: frame.midY - side / 2, width: side, height: side),
        theme.label, on: theme.surface)
    }
  }

  /// Eight spokes, each fainter than the one before it.
  mutating func paintSpinner(_ frame: Rect) {
    let radius = min(frame.width, frame.height) / 2
    for spoke in 0..<8 {
      let (sin, cos) = Elementary.sinAndCos(Double(spoke) * .pi / 4 - .pi / 2)
      func place(_ share: Double) -> Point {
        Point(x: frame.midX + cos * radius * share, y: frame.midY + sin * radius * share)
      }
      let ink = theme.palette.fadedLabel.faded(by: 0.18 + 0.42 * Double(spoke) / 7)
      list.add(
        .trace(Outline([.move(place(0.48)), .line(place(0.88))]), ink, width: radius * 0.22))
    }
  }

  /// The ground of a button: a capsule on the newest system, a rounded rectangle before.
  mutating func paintButton(_ frame: Rect, isProminent: Bool) {
    let corners = isNewest ? frame.height / 2 : min(frame.height * 0.24, 12)
    list.add(
      .fill(frame, corners: corners, isProminent ? theme.palette.tint : theme.palette.paleFill))
  }

  /// A knob with the shadow under it.
  mutating func paintKnob(_ frame: Rect) {
    paintShadow(frame, corners: frame.height / 2)
    list.add(.fill(frame, corners: frame.height / 2, theme.palette.knob))
  }

  /// A soft shadow, made of shapes that lie in one another.
  mutating func paintShadow(_ frame: Rect, corners: Double) {
    for (spread, drop) in [(2.0, 2.0), (1, 1.5), (0.4, 0.8)] {
      let halo = Rect(
        x: frame.minX - spread, y: frame.minY - spread + drop, width: frame.width + 2 * spread,
        height: frame.height + 2 * spread)
      list.add(.fill(halo, corners: corners + spread, Ink(0x000000, opacity: 0.05)))
    }
  }
}
