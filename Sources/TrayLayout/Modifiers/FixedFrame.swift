// SPDX-License-Identifier: MIT

import TrayGeometry

/// A frame of a given width, height or both (LAYOUT 1.2).
struct FixedFrame: UnaryLayout, Equatable {
  var width: Double?
  var height: Double?
  var alignment: Alignment

  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let answer = child.sizeThatFits(childProposal(proposal))
    return Size(width: width ?? answer.width, height: height ?? answer.height)
  }

  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement {
    let offer = childProposal(proposal)
    return Placement(
      origin: aligned(child, proposal: offer, in: size, by: alignment), proposal: offer)
  }

  private func childProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

extension TreeBuilder {
  /// Puts each node of `content` in a frame of a given width, height or both.
  ///
  /// A length that is negative or not finite counts as nil and gives an issue.
  package mutating func addFrame(
    width: Double?, height: Double?, alignment: Alignment, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      let frame = FixedFrame(
        width: builder.valid(width, "frame width"), height: builder.valid(height, "frame height"),
        alignment: alignment)
      builder.tree.fixedFrames.append(frame)
      return .fixedFrame(Int32(builder.tree.fixedFrames.count - 1))
    }
  }

  /// The length, or nil with an issue where it is negative or not finite.
  mutating func valid(_ length: Double?, _ name: String) -> Double? {
    guard let length else { return nil }
    guard length.isFinite, length >= 0 else {
      report { .invalidLength(name, length, node: $0) }
      return nil
    }
    return length
  }
}
