// SPDX-License-Identifier: MIT

package import TrayGeometry

/// The child at its ideal length on the chosen axes, centred.
struct FixedSizeLayout: UnaryLayout {
  var axes: Axis.Set

  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size {
    child.sizeThatFits(childProposal(proposal))
  }

  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement {
    let offer = childProposal(proposal)
    let answer = child.sizeThatFits(offer)
    return Placement(
      origin: Point(
        x: centred(answer.width, in: size.width), y: centred(answer.height, in: size.height)),
      proposal: offer)
  }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

extension TreeBuilder {
  /// Gives each node of `content` its ideal length on the chosen axes.
  package mutating func addFixedSize(
    _ axes: Axis.Set, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { _ in .fixedSize(axes) }
  }
}
