// SPDX-License-Identifier: MIT

import TrayGeometry

/// The algorithm behind horizontal and vertical stacks (Rules 1.1).
///
/// A driver of the rules of that section, in their order. *Main* is the axis along which the
/// children follow one another, *cross* the other one.
struct StackLayout: Layout, Equatable {
  var axis: Axis
  var alignment: AlignmentKey
  var spacing: Double?

  /// What a stack remembers about its children between questions.
  struct Cache {
    /// The children, in order.
    var children: [Child] = []
    /// The sum of all gaps.
    var gaps = 0.0
    /// Whether all priorities are the same.
    var hasOnePriority = true
    /// The cross proposal to which the minima and `order` belong.
    var cross: Double?? = .none
    /// The children in the order in which they are offered room; empty for the declared one.
    var order: [Int] = []
  }

  /// What a stack remembers about one child.
  struct Child {
    /// The gap before it; 0 for the first one.
    var gap: Double
    /// Its layout priority.
    var priority: Double
    /// Its length at a main proposal of 0; NaN until it is asked for.
    var minimum = Double.nan
    /// By how much its length can change.
    var flexibility = 0.0
    /// Its size in the last run.
    var size = Size.zero
    /// What it was offered along the stack in the last run.
    var offer: Double?
  }

  // Kept out of its callers: preferences are large, and frames of nested stacks must stay small.
  @inline(never)
  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    cache.children.reserveCapacity(subviews.count)
    var previous: ViewSpacing?
    for (index, subview) in subviews.enumerated() {
      var gap = index == 0 ? 0 : spacing ?? 0
      if spacing == nil {
        let own = subview.spacing
        gap = previous.map { $0.distance(to: own, along: axis) } ?? 0
        previous = own
      }
      cache.children.append(Child(gap: gap, priority: subview.priority))
    }
    cache.gaps = cache.children.reduce(0) { $0 + $1.gap }
    cache.hasOnePriority = cache.children.allSatisfy { $0.priority == cache.children[0].priority }
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
    return Size(axis, along: mainLength(cache), across: extent.upper - extent.lower)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) {
    var proposal = proposal
    if proposal[axis.crossed] == nil { proposal[axis.crossed] = bounds.size[axis.crossed] }
    measure(proposal, subviews, &cache)
    let extent = crossExtent(proposal, subviews, cache)
    let fraction = sharedFraction(subviews)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    let crossStart = (axis == .horizontal ? bounds.minY : bounds.minX) - extent.lower
    for index in cache.children.indices {
      let (child, subview) = (cache.children[index], subviews[index])
      position += child.gap
      let offer = ProposedSize(axis, along: child.offer, across: proposal[axis.crossed])
      let guide =
        fraction.map { child.size[axis.crossed] * $0 } ?? guideValue(of: subview, child, offer)
      let across = guide.isFinite ? crossStart - guide : 0
      let origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      subview.place(at: origin, proposal: offer)
      position += child.size[axis]
    }
  }
}

// MARK: - Steps

extension StackLayout {
  /// Gives every child its size for the stack's proposal (Rules 1.1.2 to 1.1.7).
  private func measure(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    guard let main = proposal[axis] else {
      return offerAll(nil, proposal, subviews, &cache)
    }
    var available = main - cache.gaps
    // With no room, or with room for all, every share is the same in whatever order.
    guard available > 0, available < .infinity else {
      return offerAll(max(available, 0), proposal, subviews, &cache)
    }
    sortByFlexibility(proposal, subviews, &cache)
    guard !cache.hasOnePriority else {
      return offer(&available, to: 0..<subviews.count, proposal, subviews, &cache)
    }
    available -= minimaBelowFirstPriority(proposal, subviews, &cache)
    var start = 0
    while start < cache.order.count {
      let priority = cache.children[cache.order[start]].priority
      var end = start
      while end < cache.order.count, cache.children[cache.order[end]].priority == priority {
        end += 1
      }
      if start > 0 {
        for index in cache.order[start..<end] {
          available += minimum(of: index, proposal, subviews, &cache)
        }
      }
      offer(&available, to: start..<end, proposal, subviews, &cache)
      start = end
    }
  }

  /// Offers every child the same length, or nil for its ideal one (Rules 1.1.2).
  private func offerAll(
    _ share: Double?, _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    let offer = ProposedSize(axis, along: share, across: proposal[axis.crossed])
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(offer)
      cache.children[index].size = size
      cache.children[index].offer = share
    }
  }

  /// Offers each child of a group an equal share of what is left (Rules 1.1.5 and 1.1.6).
  private func offer(
    _ available: inout Double, to group: Range<Int>, _ proposal: ProposedSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) {
    var remaining = Double(group.count)
    for position in group {
      let index = cache.order.isEmpty ? position : cache.order[position]
      let equal = available / remaining
      let share = equal > 0 ? equal : 0
      let offer = ProposedSize(axis, along: share, across: proposal[axis.crossed])
      let size = subviews[index].sizeThatFits(offer)
      cache.children[index].size = size
      cache.children[index].offer = share
      let rest = available - size[axis]
      if !rest.isNaN { available = rest }
      remaining -= 1
    }
  }

  /// Orders the children: higher priority first, then the less flexible (Rules 1.1.3).
  private func sortByFlexibility(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    let cross = proposal[axis.crossed]
    if let known = cache.cross, known == cross { return }
    cache.cross = .some(cross)
    cache.order.removeAll(keepingCapacity: true)
    for index in cache.children.indices {
      cache.children[index].minimum = .nan
      cache.children[index].flexibility = 0
    }
    guard subviews.count > 1 else { return }
    var isSorted = true
    for index in subviews.indices {
      if needsFlexibility(index, cache), !subviews[index].isRigid {
        let least = minimum(of: index, proposal, subviews, &cache)
        let most = subviews[index].length(
          along: axis, for: ProposedSize(axis, along: .infinity, across: cross))
        cache.children[index].flexibility = most - least
      }
      if index > 0, precedes(cache.children[index], cache.children[index - 1]) { isSorted = false }
    }
    if isSorted, cache.hasOnePriority { return }
    cache.order.append(contentsOf: cache.children.indices)
    cache.order.sort { first, second in
      if precedes(cache.children[first], cache.children[second]) { return true }
      if precedes(cache.children[second], cache.children[first]) { return false }
      return first < second
    }
  }

  /// Whether a child is offered room before another one, wherever they are declared.
  private func precedes(_ first: Child, _ second: Child) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
    return first.flexibility == .infinity && first.minimum > second.minimum
  }

  /// Whether another child shares the priority, so that the two must be compared.
  private func needsFlexibility(_ index: Int, _ cache: Cache) -> Bool {
    guard !cache.hasOnePriority else { return true }
    let priority = cache.children[index].priority
    return cache.children.indices.contains {
      $0 != index && cache.children[$0].priority == priority
    }
  }

  /// The sum of the minima of all children after the first priority group (Rules 1.1.4).
  private func minimaBelowFirstPriority(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> Double {
    guard let first = cache.order.first else { return 0 }
    let priority = cache.children[first].priority
    var sum = 0.0
    for index in cache.order where cache.children[index].priority != priority {
      sum += minimum(of: index, proposal, subviews, &cache)
    }
    return sum
  }

  /// The length of a child at a main proposal of 0.
  private func minimum(
    of index: Int, _ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> Double {
    if !cache.children[index].minimum.isNaN { return cache.children[index].minimum }
    let length = subviews[index].length(
      along: axis, for: ProposedSize(axis, along: 0, across: proposal[axis.crossed]))
    cache.children[index].minimum = length
    return length
  }

  /// The part of each child's length at which the guide lies; nil where children may differ.
  private func sharedFraction(_ subviews: Subviews) -> Double? {
    subviews.haveExplicitAlignment(of: alignment) ? nil : alignment.fraction
  }

  /// The place of the stack's guide in a child.
  private func guideValue(
    of subview: LayoutSubview, _ child: Child, _ offer: ProposedSize
  ) -> Double {
    if let fraction = alignment.fraction, !subview.mayHaveExplicitAlignment(of: alignment) {
      return child.size[axis.crossed] * fraction
    }
    return ViewDimensions(
      size: child.size, engine: subview.engine, node: subview.node, proposal: offer
    ).value(of: alignment)
  }

  /// The sum of children and gaps (Rules 1.1.9); 0 where negative gaps take all.
  private func mainLength(_ cache: Cache) -> Double {
    var length = cache.gaps
    for child in cache.children { length += child.size[axis] }
    return length < 0 ? 0 : length
  }

  /// The range that the children cover across the stack, with all guides at 0 (Rules 1.1.8).
  ///
  /// Infinite children count only where infinity was proposed.
  private func crossExtent(
    _ proposal: ProposedSize, _ subviews: Subviews, _ cache: Cache
  ) -> (lower: Double, upper: Double) {
    let fraction = sharedFraction(subviews)
    let cross = proposal[axis.crossed]
    var (lower, upper) = (0.0, 0.0)
    for index in cache.children.indices {
      let child = cache.children[index]
      let across = child.size[axis.crossed]
      guard across.isFinite else {
        if cross == .infinity { return (0, .infinity) }
        continue
      }
      let guide =
        fraction.map { across * $0 }
        ?? guideValue(
          of: subviews[index], child, ProposedSize(axis, along: child.offer, across: cross))
      guard guide.isFinite else { continue }
      lower = min(lower, -guide)
      upper = max(upper, across - guide)
    }
    return (lower, upper)
  }
}
