// SPDX-License-Identifier: MIT

import Geometry

/// The algorithm behind horizontal and vertical stacks (LAYOUT 1.1).
///
/// A driver of the steps of that section, in its order. *Main* is the axis along which the children
/// follow one another, *cross* the other one.
struct StackLayout: Layout {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: Double?

  /// What a stack remembers about its children between questions.
  struct Cache {
    /// The gap before each child; the first is 0.
    var gaps: [Double] = []
    /// The layout priority of each child.
    var priorities: [Double] = []
    /// Whether all priorities are the same.
    var hasOnePriority = true
    /// The cross proposal to which `minima`, `maxima` and `order` belong.
    var cross: Double?? = .none
    /// The length of each child at a main proposal of 0; NaN where nobody asked yet.
    var minima: [Double] = []
    /// The children in the order in which they are offered room.
    var order: [Int] = []
    /// The size of each child in the last run.
    var sizes: [Size] = []
    /// What each child was offered along the stack in the last run.
    var offers: [Double?] = []
  }

  // Kept out of its callers: preferences are large, and frames of nested stacks must stay small.
  @inline(never)
  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    cache.gaps.reserveCapacity(subviews.count)
    var previous: ViewSpacing?
    for subview in subviews {
      cache.priorities.append(subview.priority)
      guard spacing == nil else {
        cache.gaps.append(cache.gaps.isEmpty ? 0 : spacing ?? 0)
        continue
      }
      let own = subview.spacing
      cache.gaps.append(previous.map { $0.distance(to: own, along: axis) } ?? 0)
      previous = own
    }
    cache.hasOnePriority = cache.priorities.allSatisfy { $0 == cache.priorities[0] }
    cache.sizes = Array(repeating: .zero, count: subviews.count)
    cache.offers = Array(repeating: nil, count: subviews.count)
    return cache
  }

  @inline(never)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var result = first.spacing
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing, edges: across) }
    result.replace(with: first.spacing, edges: start)
    result.replace(with: last.spacing, edges: end)
    return result
  }

  func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    measure(proposal, subviews, &cache)
    let extent = crossExtent(proposal, subviews, cache)
    return Size(
      axis, along: mainLength(proposal, cache), across: extent.upper - extent.lower)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) {
    var proposal = proposal
    if proposal[axis.crossed] == nil { proposal[axis.crossed] = bounds.size[axis.crossed] }
    measure(proposal, subviews, &cache)
    let extent = crossExtent(proposal, subviews, cache)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let crossStart = (axis == .horizontal ? bounds.minY : bounds.minX) - extent.lower
    for (index, subview) in subviews.enumerated() {
      position += cache.gaps[index]
      let offer = childProposal(index, proposal, cache)
      let guide = guideValue(of: subview, size: cache.sizes[index], proposal: offer)
      let across = guide.isFinite ? crossStart - guide : 0
      let origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      subview.place(at: origin, proposal: offer)
      position += cache.sizes[index][axis]
    }
  }
}

// MARK: - Steps

extension StackLayout {
  /// Gives every child its size for the stack's proposal (steps 2 to 7).
  private func measure(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    guard let main = proposal[axis] else {
      for (index, subview) in subviews.enumerated() {
        cache.sizes[index] = subview.sizeThatFits(proposal)
        cache.offers[index] = nil
      }
      return
    }
    sortByFlexibility(proposal, subviews, &cache)
    var available = main - cache.gaps.reduce(0, +)
    available -= minimaBelowFirstPriority(proposal, subviews, &cache)
    var start = 0
    while start < cache.order.count {
      let priority = cache.priorities[cache.order[start]]
      var end = start
      while end < cache.order.count, cache.priorities[cache.order[end]] == priority { end += 1 }
      if start > 0 {
        for index in cache.order[start..<end] {
          available += minimum(of: index, proposal, subviews, &cache)
        }
      }
      offer(&available, to: start..<end, proposal, subviews, &cache)
      start = end
    }
  }

  /// Offers each child of a group an equal share of what is left (steps 5 and 6).
  private func offer(
    _ available: inout Double, to group: Range<Int>, _ proposal: ProposedSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) {
    var remaining = Double(group.count)
    for position in group {
      let index = cache.order[position]
      let equal = available / remaining
      let share = equal > 0 ? equal : 0
      let offer = ProposedSize(axis, along: share, across: proposal[axis.crossed])
      let size = subviews[index].sizeThatFits(offer)
      cache.sizes[index] = size
      cache.offers[index] = share
      let rest = available - size[axis]
      if !rest.isNaN { available = rest }
      remaining -= 1
    }
  }

  /// Orders the children: higher priority first, then the less flexible (step 3).
  private func sortByFlexibility(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    let cross = proposal[axis.crossed]
    if let known = cache.cross, known == cross, cache.order.count == subviews.count { return }
    cache.cross = .some(cross)
    cache.minima = Array(repeating: .nan, count: subviews.count)
    cache.order = Array(0..<subviews.count)
    guard subviews.count > 1 else { return }
    var flexibilities = [Double](repeating: 0, count: subviews.count)
    for index in subviews.indices where needsFlexibility(index, cache) {
      if subviews[index].isRigid { continue }
      let least = minimum(of: index, proposal, subviews, &cache)
      let most = subviews[index].length(
        along: axis, for: ProposedSize(axis, along: .infinity, across: cross))
      flexibilities[index] = most - least
    }
    if cache.hasOnePriority, flexibilities.allSatisfy({ $0 == 0 }) { return }
    let (priorities, minima) = (cache.priorities, cache.minima)
    cache.order.sort { first, second in
      if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
      if flexibilities[first] != flexibilities[second] {
        return flexibilities[first] < flexibilities[second]
      }
      if flexibilities[first] == .infinity, minima[first] != minima[second] {
        return minima[first] > minima[second]
      }
      return first < second
    }
  }

  /// Whether another child shares the priority, so that the two must be compared.
  private func needsFlexibility(_ index: Int, _ cache: Cache) -> Bool {
    guard !cache.hasOnePriority else { return true }
    let priority = cache.priorities[index]
    return cache.priorities.indices.contains { $0 != index && cache.priorities[$0] == priority }
  }

  /// The sum of the minima of all children after the first priority group (step 4).
  private func minimaBelowFirstPriority(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> Double {
    guard !cache.hasOnePriority, let first = cache.order.first else { return 0 }
    let priority = cache.priorities[first]
    var sum = 0.0
    for index in cache.order where cache.priorities[index] != priority {
      sum += minimum(of: index, proposal, subviews, &cache)
    }
    return sum
  }

  /// The length of a child at a main proposal of 0.
  private func minimum(
    of index: Int, _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> Double {
    if !cache.minima[index].isNaN { return cache.minima[index] }
    let length = subviews[index].length(
      along: axis, for: ProposedSize(axis, along: 0, across: proposal[axis.crossed]))
    cache.minima[index] = length
    return length
  }

  /// What a child was offered in the last run.
  private func childProposal(
    _ index: Int, _ proposal: ProposedSize, _ cache: Cache
  ) -> ProposedSize {
    ProposedSize(axis, along: cache.offers[index], across: proposal[axis.crossed])
  }

  /// The place of the stack's guide in a child.
  private func guideValue(
    of subview: LayoutSubview, size: Size, proposal: ProposedSize
  ) -> Double {
    if let fraction = alignment.fraction, !subview.mayHaveExplicitAlignment(of: alignment) {
      return size[axis.crossed] * fraction
    }
    return ViewDimensions(
      size: size, engine: subview.engine, node: subview.node, proposal: proposal
    ).value(of: alignment)
  }

  /// The sum of the children and the gaps between them (step 9); 0 where negative gaps take all.
  private func mainLength(_ proposal: ProposedSize, _ cache: Cache) -> Double {
    var length = cache.gaps.reduce(0, +)
    for size in cache.sizes {
      length += size[axis]
    }
    return length < 0 ? 0 : length
  }

  /// The range that the children cover across the stack, with all guides at 0 (step 8).
  ///
  /// Infinite children count only where infinity was proposed.
  private func crossExtent(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: Cache
  ) -> (lower: Double, upper: Double) {
    var (lower, upper) = (0.0, 0.0)
    for (index, subview) in subviews.enumerated() {
      let size = cache.sizes[index]
      let across = size[axis.crossed]
      guard across.isFinite else {
        if proposal[axis.crossed] == .infinity { return (0, .infinity) }
        continue
      }
      let guide = guideValue(
        of: subview, size: size, proposal: childProposal(index, proposal, cache))
      guard guide.isFinite else { continue }
      lower = min(lower, -guide)
      upper = max(upper, across - guide)
    }
    return (lower, upper)
  }
}
