// SPDX-License-Identifier: MIT

import TrayGeometry

/// The child moved, with no effect on its size.
struct OffsetLayout: UnaryLayout {
  var offset: Point

  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size {
    child.sizeThatFits(proposal)
  }

  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement {
    Placement(origin: offset, proposal: proposal)
  }
}

extension TreeBuilder {
  /// Moves each node of `content`; distances that are not finite count as 0.
  package mutating func addOffset(
    x: Double, y: Double, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      .offset(Point(x: builder.finite(x, "offset x"), y: builder.finite(y, "offset y")))
    }
  }
}
