// SPDX-License-Identifier: MIT

import TrayGeometry

/// The child in a given ratio of width to height (Rules 1.5).
struct AspectRatioLayout: UnaryLayout {
  var ratio: Double?
  var contentMode: ContentMode

  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size {
    child.sizeThatFits(childProposal(proposal, child))
  }

  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement {
    let offer = childProposal(proposal, child)
    let answer = child.sizeThatFits(offer)
    return Placement(
      origin: Point(
        x: centred(answer.width, in: size.width), y: centred(answer.height, in: size.height)),
      proposal: offer)
  }

  private func childProposal(_ proposal: ProposedSize, _ child: LayoutSubview) -> ProposedSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let shape = self.shape(child)
    let across = scale(proposal.width, shape.width)
    let down = scale(proposal.height, shape.height)
    var factor = contentMode == .fit ? min(across, down) : max(across, down)
    // An open length, or a side of 0, can be filled any number of times: it must not offer infinity.
    if factor == .infinity, proposal.width != .infinity, proposal.height != .infinity {
      factor = min(across, down)
      if factor == .infinity { return proposal }
    }
    return ProposedSize(
      width: product(shape.width, factor), height: product(shape.height, factor))
  }

  /// A size of the wanted ratio.
  private func shape(_ child: LayoutSubview) -> Size {
    if let ratio { return Size(width: ratio, height: 1) }
    let ideal = child.sizeThatFits(.unspecified)
    return ideal.width == ideal.height ? Size(width: 1, height: 1) : ideal
  }

  /// How often `length` goes into the offer; any number of times where nothing is offered.
  private func scale(_ offer: Double?, _ length: Double) -> Double {
    guard let offer else { return .infinity }
    let factor = offer / length
    return factor.isNaN ? .infinity : factor
  }

  private func product(_ length: Double, _ factor: Double) -> Double {
    let result = length * factor
    return result.isNaN ? 0 : result
  }
}

extension TreeBuilder {
  /// Gives each node of `content` a ratio of width to height; nil keeps its own.
  ///
  /// A ratio that is not finite or not above 0 counts as nil and gives an issue.
  package mutating func addAspectRatio(
    _ ratio: Double?, contentMode: ContentMode, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      var valid = ratio
      if let given = ratio, !(given.isFinite && given > 0) {
        builder.report { .invalidLength("aspect ratio", given, node: $0) }
        valid = nil
      }
      return .aspectRatio(valid, contentMode)
    }
  }
}
