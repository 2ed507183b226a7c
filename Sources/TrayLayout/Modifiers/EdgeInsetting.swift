// SPDX-License-Identifier: MIT

import TrayGeometry

/// A bar at an edge of a primary view, which gets what the bar leaves (Rules 1.8).
struct EdgeInsetting: Equatable, Sendable {
  var edge: Edge
  var alignment: Alignment
  var spacing: Double?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var comesFirst: Bool { edge == .top || edge == .leading }

  /// The offers to both views and the gap between them, for a proposal (Rules 1.8.2 and 1.8.3).
  struct Shares {
    var primary: ProposedSize
    var bar: ProposedSize
    var gap: Double
  }

  func shares(
    of proposal: ProposedSize, primary: LayoutSubview, bar: LayoutSubview
  ) -> Shares {
    let gap = spacing ?? distance(primary, bar)
    guard let offer = proposal[axis] else {
      return Shares(primary: proposal, bar: proposal, gap: gap)
    }
    var probe = proposal
    probe[axis] = 0
    let least = primary.length(along: axis, for: probe)
    var barOffer = proposal
    barOffer[axis] = offer == .infinity ? offer : max(offer - gap - least, 0)
    let barLength = bar.sizeThatFits(barOffer)[axis]
    var primaryOffer = proposal
    // Of infinity there is always infinity left, also after a bar that takes all of it.
    primaryOffer[axis] = offer == .infinity ? offer : max(offer - barLength - gap, 0)
    return Shares(primary: primaryOffer, bar: barOffer, gap: gap)
  }

  func size(for proposal: ProposedSize, primary: LayoutSubview, bar: LayoutSubview) -> Size {
    let shares = shares(of: proposal, primary: primary, bar: bar)
    let first = primary.sizeThatFits(shares.primary)
    let second = bar.sizeThatFits(shares.bar)
    return Size(
      axis, along: first[axis] + second[axis] + shares.gap,
      across: max(first[axis.crossed], second[axis.crossed]))
  }

  /// Places both views in the final size (Rules 1.8.4).
  func place(
    in size: Size, proposal: ProposedSize, primary: LayoutSubview, bar: LayoutSubview
  ) {
    let shares = shares(of: proposal, primary: primary, bar: bar)
    let first = primary.dimensions(in: shares.primary)
    let second = bar.dimensions(in: shares.bar)
    let barLength = second.size[axis]
    let primaryStart = comesFirst ? barLength + shares.gap : 0
    let barStart = comesFirst ? 0 : size[axis] - barLength
    let guide = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let line = max(first.value(of: guide), second.value(of: guide))
    primary.place(
      at: point(along: primaryStart, across: line - first.value(of: guide)),
      proposal: shares.primary)
    bar.place(
      at: point(along: barStart, across: line - second.value(of: guide)), proposal: shares.bar)
  }

  private func distance(_ primary: LayoutSubview, _ bar: LayoutSubview) -> Double {
    comesFirst
      ? bar.spacing.distance(to: primary.spacing, along: axis)
      : primary.spacing.distance(to: bar.spacing, along: axis)
  }

  private func point(along: Double, across: Double) -> Point {
    axis == .vertical ? Point(x: across, y: along) : Point(x: along, y: across)
  }
}
