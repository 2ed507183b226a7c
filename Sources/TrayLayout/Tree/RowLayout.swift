// SPDX-License-Identifier: MIT

package import TrayGeometry

/// A layout that puts views into rows with room around them, as lists do.
package protocol RowLayout: Layout {
  /// The row around a child, with its room; nil for a child that stands between rows.
  func row(around child: NodeID, in result: LayoutResult) -> Rect?
}
