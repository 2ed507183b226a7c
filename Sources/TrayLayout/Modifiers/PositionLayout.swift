// SPDX-License-Identifier: MIT

import TrayGeometry

/// The child's centre at a given place; takes what it is offered.
struct PositionLayout: UnaryLayout {
  var center: Point

  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let answer = child.sizeThatFits(proposal)
    return Size(
      width: proposal.width ?? answer.width, height: proposal.height ?? answer.height)
  }

  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement {
    let offer = ProposedSize(size)
    let answer = child.sizeThatFits(offer)
    return Placement(
      origin: Point(x: center.x - answer.width / 2, y: center.y - answer.height / 2),
      proposal: offer)
  }
}

extension TreeBuilder {
  /// Puts the centre of each node of `content` at a place; coordinates not finite count as 0.
  package mutating func addPosition(
    x: Double, y: Double, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      .position(Point(x: builder.finite(x, "position x"), y: builder.finite(y, "position y")))
    }
  }
}
