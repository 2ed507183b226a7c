// SPDX-License-Identifier: MIT

package import TrayGeometry
package import TrayLayout

extension ListLayout: RowLayout {
  /// The row around a child, from side to side of its card.
  ///
  /// A child lies in the middle of its row, so that the row follows from where it was placed.
  package func row(around child: NodeID, in result: LayoutResult) -> Rect? {
    let tree = result.tree
    guard tree.layoutValue(ListPartKey.self, ofNode: child) ?? .row == .row else { return nil }
    let own = tree.layoutValue(ListRowInsetsKey.self, ofNode: child) ?? nil
    let insets = own ?? Self.rowInsets
    let frame = result.frame(of: child)
    let height = max(frame.height + insets.vertical, Self.rowHeight)
    let above = max((height - insets.vertical - frame.height) / 2, 0) + insets.top
    let left = tree.isRightToLeft(at: child) ? insets.trailing : insets.leading
    return Rect(
      x: frame.minX - left, y: frame.minY - above,
      width: result.proposedWidth(of: child, or: frame.width) + insets.horizontal, height: height)
  }
}

extension LayoutResult {
  /// The width that was proposed to a node, or another one where none was.
  fileprivate func proposedWidth(of node: NodeID, or width: Double) -> Double {
    proposal(of: node).width ?? width
  }
}
