// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

// The cards of lists, and the lines between rows.
extension ViewPainter {
  /// The ground of a whole list; only one whose sections are cards has one of its own.
  mutating func paintListGround(_ frame: Rect, isGrouped: Bool) {
    self.isGrouped = isGrouped
    if isGrouped { list.add(.fill(frame, corners: 0, theme.palette.groupedGround)) }
  }

  /// A card under each stretch of rows that follow one another, and a line between two of them.
  mutating func paintRows(of node: NodeID, _ rows: any RowLayout) {
    var card: [(node: NodeID, row: Rect)] = []
    for child in layout.tree.children(of: node) {
      if let row = rows.row(around: child, in: layout) {
        card.append((child, row))
      } else {
        paintCard(card)
        card = []
      }
    }
    paintCard(card)
  }

  private mutating func paintCard(_ rows: [(node: NodeID, row: Rect)]) {
    guard let first = rows.first?.row, let last = rows.last?.row else { return }
    if isGrouped {
      let card = Rect(
        x: first.minX, y: first.minY, width: first.width, height: last.maxY - first.minY)
      list.add(
        .fill(card, corners: isNewest ? min(26, card.height / 2) : 10, theme.palette.card))
    }
    for (node, row) in rows.dropLast() {
      let isRightToLeft = layout.tree.isRightToLeft(at: node)
      let text = layout.tree.firstText(in: node).map { layout.frame(of: $0) }
      let content = text ?? layout.frame(of: node)
      // The newest system ends the line before the card's side.
      let rest = isNewest && isGrouped ? 16.0 : 0
      let start = isRightToLeft ? row.minX + rest : content.minX
      let end = isRightToLeft ? content.maxX : row.maxX - rest
      list.add(
        .fill(
          Rect(x: start, y: row.maxY - 0.5, width: max(end - start, 0), height: 0.5), corners: 0,
          theme.palette.separator))
    }
  }
}

extension LayoutTree {
  /// The first text of a node, in the order of reading.
  fileprivate func firstText(in node: NodeID) -> NodeID? {
    if text(of: node) != nil { return node }
    for child in children(of: node) {
      if let found = firstText(in: child) { return found }
    }
    return nil
  }
}
