// SPDX-License-Identifier: MIT

import TrayGeometry

/// One view on a line of a flow.
struct FlowItem {
  var subview: LayoutSubview
  var proposal: ProposedSize
  var size: Size
  var gapBefore: Double
  var guide: Double
}

/// One line of a flow: its views, its length, and its extent across with all guides at 0.
struct FlowLine {
  var items: [FlowItem] = []
  var length = 0.0
  var lower = 0.0
  var upper = 0.0
  var depth: Double { upper - lower }
}

/// Breaks the views of a flow into lines, greedily, and grows the flexible ones.
struct FlowLineBreaker {
  /// Room, in points, by which rounding may carry a line past its limit.
  private static let slack = 1e-6

  let axis: Axis
  let guide: AlignmentKey
  let itemSpacing: Double?
  let limit: Double

  func lines(of subviews: LayoutSubviews) -> [FlowLine] {
    var lines: [[FlowItem]] = []
    var length = 0.0
    var isBroken = true
    for subview in subviews {
      guard !subview[FlowLineBreakKey.self] else {
        isBroken = true
        continue
      }
      var item = measured(subview)
      if let last = lines.last?.last {
        item.gapBefore = itemSpacing ?? preferredGap(last.subview, subview)
      }
      let isTooLong = length + item.gapBefore + item.size[axis] > limit + Self.slack
      if isBroken || isTooLong || subview[FlowNewLineKey.self] {
        item.gapBefore = 0
        length = 0
        lines.append([])
      }
      isBroken = false
      length += item.gapBefore + item.size[axis]
      lines[lines.count - 1].append(item)
    }
    return lines.map(finished)
  }

  // Kept out of its caller: preferences are large, and frames of nested flows must stay small.
  @inline(never)
  private func preferredGap(_ first: LayoutSubview, _ second: LayoutSubview) -> Double {
    first.spacing.distance(to: second.spacing, along: axis)
  }

  /// A view at its ideal length, or at the line's where it is longer or wants all of it.
  private func measured(_ subview: LayoutSubview) -> FlowItem {
    var proposal = ProposedSize.unspecified
    var size = subview.sizeThatFits(proposal)
    let wantsLine = limit.isFinite && subview[FlowFlexibilityKey.self] == .maximum
    if size[axis] > limit || wantsLine {
      proposal = ProposedSize(axis, along: limit, across: nil)
      size = subview.sizeThatFits(proposal)
    }
    return FlowItem(subview: subview, proposal: proposal, size: size, gapBefore: 0, guide: 0)
  }

  private func finished(_ items: [FlowItem]) -> FlowLine {
    var line = FlowLine(items: items)
    line.length = items.reduce(0) { $0 + $1.gapBefore + $1.size[axis] }
    if limit.isFinite, limit - line.length > Self.slack { grow(&line) }
    for index in line.items.indices {
      let item = line.items[index]
      let guide = item.subview.dimensions(in: item.proposal).value(of: guide)
      line.items[index].guide = guide
      let upper = item.size[axis.crossed] - guide
      line.lower = index == 0 ? -guide : min(line.lower, -guide)
      line.upper = index == 0 ? upper : max(line.upper, upper)
    }
    return line
  }

  /// Shares what is left of the line equally among the views that can take it.
  ///
  /// The one that can take least comes first, so that the others share what it leaves.
  private func grow(_ line: inout FlowLine) {
    var growing: [(index: Int, most: Double)] = []
    for (index, item) in line.items.enumerated()
    where !item.subview.isRigid && item.subview[FlowFlexibilityKey.self] == .natural {
      let offer = ProposedSize(axis, along: limit, across: nil)
      let most = item.subview.length(along: axis, for: offer)
      if most > item.size[axis] + Self.slack { growing.append((index, most)) }
    }
    growing.sort { first, second in
      let (one, other) = (room(first, line), room(second, line))
      return one != other ? one < other : first.index < second.index
    }
    for (position, view) in growing.enumerated() {
      let share = (limit - line.length) / Double(growing.count - position)
      let item = line.items[view.index]
      let offer = ProposedSize(
        axis, along: item.size[axis] + min(share, room(view, line)), across: nil)
      let size = item.subview.sizeThatFits(offer)
      line.length += size[axis] - item.size[axis]
      line.items[view.index].proposal = offer
      line.items[view.index].size = size
    }
  }

  private func room(_ view: (index: Int, most: Double), _ line: FlowLine) -> Double {
    view.most - line.items[view.index].size[axis]
  }
}
