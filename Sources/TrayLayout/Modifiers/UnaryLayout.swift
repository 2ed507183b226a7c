// SPDX-License-Identifier: MIT

import TrayGeometry

/// The rule of a modifier with one child: which size it answers, and where the child lies in it.
protocol UnaryLayout: Sendable {
  /// The size for a proposal.
  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size

  /// The child's place in the modifier's final size.
  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement
}

extension UnaryLayout {
  /// The corner that brings a guide of the child onto the same guide of its container.
  ///
  /// The container's guides have their default values (Rules 1.2.3).
  func aligned(
    _ child: LayoutSubview, proposal: ProposedSize, in size: Size, by alignment: Alignment
  ) -> Point {
    let inner = child.dimensions(in: proposal)
    let outer = ViewDimensions(
      size: size, engine: child.engine, node: child.node, proposal: proposal)
    let across = alignment.horizontal.key
    let down = alignment.vertical.key
    return Point(
      x: across.defaultValue(in: outer) - inner.value(of: across),
      y: down.defaultValue(in: outer) - inner.value(of: down))
  }
}

/// The place that centres one length in another; 0 where that is not a number.
func centred(_ inner: Double, in outer: Double) -> Double {
  let place = (outer - inner) / 2
  return place.isFinite ? place : 0
}
