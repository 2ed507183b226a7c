// SPDX-License-Identifier: MIT

package import TrayGeometry

/// Room around the child; an open length stays open, a proposed one never falls below 0.
struct PaddingLayout: UnaryLayout {
  var insets: EdgeInsets

  func size(for proposal: ProposedSize, child: LayoutSubview) -> Size {
    let answer = child.sizeThatFits(proposal.inset(by: insets))
    return Size(
      width: max(answer.width + insets.horizontal, 0),
      height: max(answer.height + insets.vertical, 0))
  }

  func placement(in size: Size, proposal: ProposedSize, child: LayoutSubview) -> Placement {
    Placement(
      origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }
}

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

/// The child in a given ratio of width to height (LAYOUT 1.5).
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

/// The place that centres one length in another; 0 where that is not a number.
private func centred(_ inner: Double, in outer: Double) -> Double {
  let place = (outer - inner) / 2
  return place.isFinite ? place : 0
}

extension TreeBuilder {
  /// Puts room around each node of `content`; insets that are not finite count as 0.
  package mutating func addPadding(
    _ insets: EdgeInsets, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      .padding(
        EdgeInsets(
          top: builder.finite(insets.top, "padding top"),
          leading: builder.finite(insets.leading, "padding leading"),
          bottom: builder.finite(insets.bottom, "padding bottom"),
          trailing: builder.finite(insets.trailing, "padding trailing")))
    }
  }

  /// Gives each node of `content` its ideal length on the chosen axes.
  package mutating func addFixedSize(
    _ axes: Axis.Set, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { _ in .fixedSize(axes) }
  }

  /// Moves each node of `content`; distances that are not finite count as 0.
  package mutating func addOffset(
    x: Double, y: Double, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      .offset(Point(x: builder.finite(x, "offset x"), y: builder.finite(y, "offset y")))
    }
  }

  /// Puts the centre of each node of `content` at a place; coordinates not finite count as 0.
  package mutating func addPosition(
    x: Double, y: Double, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { builder in
      .position(Point(x: builder.finite(x, "position x"), y: builder.finite(y, "position y")))
    }
  }

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

  /// Gives each node of `content` a layout priority; one that is not a number counts as 0.
  package mutating func addPriority(
    _ priority: Double, _ content: (inout TreeBuilder) -> Void
  ) {
    wrap(content) { _ in .priority(priority.isNaN ? 0 : priority) }
  }

  private mutating func finite(_ length: Double, _ name: String) -> Double {
    if length.isFinite { return length }
    report { .invalidLength(name, length, node: $0) }
    return 0
  }
}
