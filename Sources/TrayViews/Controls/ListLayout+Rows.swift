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
    let width = (result.proposal(of: child).width ?? frame.width) + insets.horizontal
    let left =
      tree.isRightToLeft(at: child)
      ? frame.maxX + insets.leading - width : frame.minX - insets.leading
    return Rect(x: left, y: frame.minY - above, width: width, height: height)
  }
}
