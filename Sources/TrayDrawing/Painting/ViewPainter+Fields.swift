// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

// What is around the texts of fields.
extension ViewPainter {
  /// A field with a line around it.
  mutating func paintFieldBorder(_ frame: Rect) {
    let corners = isNewest ? 10.0 : 6
    list.add(.fill(frame, corners: corners, theme.palette.paleFill.faded(by: 0.35)))
    list.add(
      .stroke(
        frame.shrunk(by: 0.25), corners: corners, theme.palette.separator, width: 0.5, dash: 0))
  }

  /// The ground of a field to search with: a capsule on the newest system.
  mutating func paintSearchGround(_ frame: Rect) {
    list.add(.fill(frame, corners: isNewest ? frame.height / 2 : 10, theme.palette.paleFill))
  }

  /// The line where a person types, as high as a line of the text.
  mutating func paintCaret(at text: NodeID, isBehind: Bool) {
    let frame = layout.frame(of: text)
    let isRightToLeft = layout.tree.isRightToLeft(at: text)
    guard let end = lettering.end(of: text, in: layout) else { return }
    let start = isRightToLeft ? frame.maxX : frame.minX
    list.add(
      .fill(
        Rect(
          x: (isBehind ? end.x : start) - 1, y: isBehind ? end.y : frame.minY, width: 2,
          height: end.height), corners: 1, theme.palette.tint))
  }
}

extension Lettering {
  /// Where a text ends, and how high its last line is; nil for a node that is no text or has no line.
  fileprivate func end(
    of node: NodeID, in layout: LayoutResult
  ) -> (x: Double, y: Double, height: Double)? {
    guard let text = layout.tree.text(of: node) else { return nil }
    let frame = layout.frame(of: node)
    let drawing = measurer.prepare(text).drawing(
      width: layout.proposal(of: node).width ?? .infinity, height: .infinity,
      grid: layout.tree.grid)
    guard let line = drawing.lines.last else { return nil }
    let isRightToLeft = layout.tree.isRightToLeft(at: node)
    let left =
      frame.minX
      + drawing.offset(
        of: line, in: frame.width, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    let height = frame.height / Double(drawing.lines.count)
    return (isRightToLeft ? left : left + line.line.width, frame.maxY - height, height)
  }
}
