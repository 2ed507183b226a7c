// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

// Controls that offer a choice: segments, wheels, menus, days, and what unfolds.
extension ViewPainter {
  /// The ground of segments, lines between them, and the chosen one above the ground.
  mutating func paintSegments(_ frame: Rect, of stack: NodeID) {
    let palette = theme.palette
    let segments = layout.tree.segments(of: stack)
    let chosen = segments.firstIndex { layout.tree.shows(.chosen, at: $0) }
    list.add(.fill(frame, corners: isNewest ? frame.height / 2 : 9, palette.paleFill))
    for (index, segment) in segments.enumerated() {
      // The cell is as high as the ground, whatever its text is.
      let cell = layout.frame(of: segment)
      let place = Rect(x: cell.minX, y: frame.minY, width: cell.width, height: frame.height)
      if index == chosen {
        let thumb = place.shrunk(by: 2)
        let corners = isNewest ? thumb.height / 2 : 7
        paintShadow(thumb, corners: corners)
        list.add(.fill(thumb, corners: corners, palette.segment))
      } else if !isNewest, index > 0, index - 1 != chosen {
        let x = layout.tree.isRightToLeft(at: segment) ? place.maxX : place.minX
        list.add(
          .fill(
            Rect(x: x - 0.5, y: place.minY + 8, width: 1, height: place.height - 16), corners: 0.5,
            palette.separator))
      }
    }
  }

  /// The stripe in which a wheel's chosen option stands, and faint lines for those around it.
  mutating func paintWheel(_ frame: Rect) {
    let pitch = 32.0
    let stripe = Rect(
      x: frame.minX + 8, y: frame.midY - pitch / 2, width: max(frame.width - 16, 0), height: pitch)
    list.add(.fill(stripe, corners: isNewest ? pitch / 2 : 8, theme.palette.paleFill))
    for row in [-2, -1, 1, 2] {
      let share = [0.3, 0.38, 0.34, 0.4, 0.28][row + 2]
      let height = 11.0 - 1.5 * Double(row.magnitude)
      let ink = theme.palette.fadedLabel.faded(by: [0.55, 0.25, 0.12][Int(row.magnitude)])
      list.add(
        .fill(
          Rect(
            x: frame.midX - frame.width * share / 2,
            y: frame.midY + Double(row) * (pitch - 2 * Double(row.magnitude)) - height / 2,
            width: frame.width * share, height: height), corners: height / 2, ink))
    }
  }

  /// An arrow upwards over one downwards.
  mutating func paintMenuArrows(_ frame: Rect, _ ink: Ink) {
    let side = max(frame.width, frame.height) * 1.2
    paintSymbol(
      SymbolShape("chevron.up.chevron.down", isRightToLeft: false),
      in: Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side), ink,
      on: theme.surface)
  }

  /// An arrow that points to what it unfolds: forwards while folded, down afterwards.
  mutating func paintDisclosureArrow(_ frame: Rect, isExpanded: Bool, isRightToLeft: Bool) {
    let side = max(frame.width, frame.height) * 1.2
    paintSymbol(
      SymbolShape(
        isExpanded ? "chevron.down" : "chevron.forward", isRightToLeft: isRightToLeft),
      in: Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
      theme.palette.tint, on: theme.surface)
  }

  /// The round ground of a chosen day, and the stripe that joins it to its neighbours.
  mutating func paintDay(_ frame: Rect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
    let side = min(frame.height, frame.width, 44) - 4
    let pale = theme.palette.tint.faded(by: 0.15)
    if !(isFirst && isLast) {
      let startsHere = isRightToLeft ? isLast : isFirst
      let endsHere = isRightToLeft ? isFirst : isLast
      let left = startsHere ? frame.midX : frame.minX
      let right = endsHere ? frame.midX : frame.maxX
      list.add(
        .fill(
          Rect(x: left, y: frame.midY - side / 2, width: right - left, height: side), corners: 0,
          pale))
    }
    guard isFirst || isLast else { return }
    list.add(
      .fill(
        Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
        corners: side / 2, theme.palette.tint))
  }
}

extension LayoutTree {
  /// The children of the first node that has several, from a node down.
  fileprivate func segments(of node: NodeID) -> [NodeID] {
    let below = children(of: node)
    return below.count == 1 ? segments(of: below[0]) : below
  }

  /// Whether a node or one below it shows a part of a control.
  func shows(_ look: ControlLook, at node: NodeID) -> Bool {
    tags(of: node).contains(.look(.control(look)))
      || children(of: node).contains { shows(look, at: $0) }
  }
}
