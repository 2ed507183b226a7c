// SPDX-License-Identifier: MIT

import TrayGeometry

/// The rule of a stack in depth: its children share one place, lined up by a guide (Rules 1.6).
struct DepthLayout: Layout {
  var alignment: Alignment

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    var size = Size.zero
    for subview in topmost(subviews) {
      let own = subview.sizeThatFits(proposal)
      size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    let offer = ProposedSize(bounds.size)
    var anchor = Point(x: -Double.infinity, y: -Double.infinity)
    for subview in topmost(subviews) {
      let guides = subview.dimensions(in: offer)
      anchor.x = max(anchor.x, guides[alignment.horizontal])
      anchor.y = max(anchor.y, guides[alignment.vertical])
    }
    for subview in subviews {
      let guides = subview.dimensions(in: offer)
      let origin = Point(
        x: bounds.minX + anchor.x - guides[alignment.horizontal],
        y: bounds.minY + anchor.y - guides[alignment.vertical])
      subview.place(at: origin, proposal: offer)
    }
  }

  /// The children of the greatest layout priority; they alone decide the size.
  private func topmost(_ subviews: Subviews) -> [LayoutSubview] {
    guard let priority = subviews.map(\.priority).max() else { return [] }
    return subviews.filter { $0.priority == priority }
  }
}
