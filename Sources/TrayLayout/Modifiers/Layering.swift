// SPDX-License-Identifier: MIT

import TrayGeometry

/// A secondary view over or under a primary one, which alone decides the size (Rules 1.6).
struct Layering: Equatable, Sendable {
  var isOverlay: Bool
  var alignment: Alignment

  /// The secondary view's place on the primary's final size.
  func placement(
    of secondary: LayoutSubview, over primary: LayoutSubview, size: Size, proposal: ProposedSize
  ) -> Placement {
    let offer = ProposedSize(size)
    let outer = ViewDimensions(
      size: size, engine: primary.engine, node: primary.node, proposal: proposal)
    let inner = secondary.dimensions(in: offer)
    return Placement(
      origin: Point(
        x: outer[alignment.horizontal] - inner[alignment.horizontal],
        y: outer[alignment.vertical] - inner[alignment.vertical]),
      proposal: offer)
  }
}
