// SPDX-License-Identifier: MIT

import TrayGeometry

/// A frame with a least, an ideal and a greatest length on each axis (LAYOUT 1.3).
struct FlexibleFrame: UnaryLayout, Equatable {
  /// The three lengths on one axis, as they count.
  struct Limits: Hashable, Sendable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    /// Brings the lengths into order: the ideal is raised to the minimum, the maximum to the ideal.
    init(minimum: Double?, ideal: Double?, maximum: Double?) {
      self.minimum = minimum.map { max($0, 0) }
      self.ideal = ideal.map { max(self.minimum ?? 0, $0) }
      self.maximum = maximum.map { max(self.ideal ?? 0, $0) }
    }

    /// What the child is asked with, for a proposed length.
    func childProposal(_ proposal: Double?) -> Double? {
      guard let length = proposal ?? ideal else { return nil }
      return clamped(length)
    }

    /// The length that needs no answer of the child, or nil where the child must be asked.
    func ownLength(_ proposal: Double?) -> Double? {
      guard let proposal else { return ideal }
      guard let minimum, let maximum, minimum <= maximum else { return nil }
      return min(max(proposal, minimum), maximum)
    }

    /// The length for the child's answer.
    func length(for answer: Double, _ proposal: Double?) -> Double {
      let offered = childProposal(proposal)
      switch (minimum, maximum) {
      case (.some, .some): return clamped(answer)
      case (.some(let least), nil): return max(min(offered ?? .infinity, answer), least)
      case (nil, .some(let most)): return min(max(offered ?? -.infinity, answer), most)
      case (nil, nil): return answer
      }
    }

    /// What the child is placed with, once the final length is known (step 4).
    func placementProposal(_ proposal: Double?, length: Double) -> Double? {
      let keepsIdeal =
        ideal == nil && proposal == nil && length > (minimum ?? -.infinity)
        && length < (maximum ?? .infinity)
      return keepsIdeal ? nil : length
    }

    private func clamped(_ length: Double) -> Double {
      min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }
  }

  var width: Limits
  var height: Limits
  var alignment: Alignment

  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size {
    let across = width.ownLength(proposal.width)
    let down = height.ownLength(proposal.height)
    if let across, let down { return Size(width: across, height: down) }
    let answer = child.sizeThatFits(
      ProposedSize(
        width: width.childProposal(proposal.width),
        height: height.childProposal(proposal.height)))
    return Size(
      width: across ?? width.length(for: answer.width, proposal.width),
      height: down ?? height.length(for: answer.height, proposal.height))
  }

  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement {
    let offer = ProposedSize(
      width: width.placementProposal(proposal.width, length: size.width),
      height: height.placementProposal(proposal.height, length: size.height))
    return Placement(
      origin: aligned(child, proposal: offer, in: size, by: alignment), proposal: offer)
  }
}

extension TreeBuilder {
  /// Puts each node of `content` in a frame with limits.
  ///
  /// Negative lengths count as 0; lengths that are not a number count as nil and give an issue. An
  /// infinite minimum is kept and gives an issue, since nothing can satisfy it.
  package mutating func addFrame(
    minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?,
    idealHeight: Double?, maxHeight: Double?, alignment: Alignment,
    _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      let frame = FlexibleFrame(
        width: .init(
          minimum: builder.number(minWidth, "frame minWidth", isMinimum: true),
          ideal: builder.number(idealWidth, "frame idealWidth"),
          maximum: builder.number(maxWidth, "frame maxWidth")),
        height: .init(
          minimum: builder.number(minHeight, "frame minHeight", isMinimum: true),
          ideal: builder.number(idealHeight, "frame idealHeight"),
          maximum: builder.number(maxHeight, "frame maxHeight")),
        alignment: alignment)
      builder.tree.flexibleFrames.append(frame)
      return .flexibleFrame(Int32(builder.tree.flexibleFrames.count - 1))
    }
  }

  private mutating func number(
    _ length: Double?, _ name: String, isMinimum: Bool = false
  ) -> Double? {
    guard let length else { return nil }
    if length.isNaN || (isMinimum && length == .infinity) {
      report { .invalidLength(name, length, node: $0) }
    }
    return length.isNaN ? nil : length
  }
}
