// SPDX-License-Identifier: MIT

import TrayGeometry

extension ResolutionPass {
  /// Merges stops within half a pixel of one another, which lie in ascending order.
  ///
  /// A stop takes its highest member's height, so that merging cuts nothing.
  mutating func mergeIntoStops() {
    let halfPixel = input.checked.grid.pixelLength / 2
    var (anchor, isAnchorHidden) = (0.0, false)
    // The stops before this one are merged; they are large values, so they stay where they are.
    var count = 0
    for index in stops.indices where !isDuplicate(index, of: count) {
      let (height, isHidden) = (stops[index].contentHeight, stops[index].isNothing)
      let mayShare = isHidden == isAnchorHidden || (height == 0 && parts.addition == 0)
      if count > 0, mayShare,
        stops[index].value - anchor <= halfPixel || height <= stops[count - 1].contentHeight
      {
        merge(index, into: count - 1)
      } else {
        (anchor, isAnchorHidden) = (stops[index].value, isHidden)
        if count != index { stops.swapAt(count, index) }
        count += 1
      }
    }
    stops.removeLast(stops.count - count)
    if dropped.count > 1 { dropped.sort { $0.precedes($1) } }
  }

  private mutating func merge(_ index: Int, into last: Int) {
    stops[last].members.append(stops[index].members[0])
    stops[last].value = stops[index].value
    stops[last].contentHeight = max(stops[last].contentHeight, stops[index].contentHeight)
    stops[last].layoutHeight = stops[last].contentHeight
  }

  /// Whether a stop's detent has one among the first `count`; a different height is an issue.
  private mutating func isDuplicate(_ candidate: Int, of count: Int) -> Bool {
    let id = stops[candidate].members[0].id
    for index in 0..<count {
      for place in stops[index].members.indices where stops[index].members[place].id.isSame(as: id)
      {
        let height = stops[candidate].value
        if stops[index].members[place].value != height {
          dropped.append(DroppedDetent(id: id, reason: .duplicate(height: height)))
          issues.append(.duplicateDetent(id))
        }
        return true
      }
    }
    return false
  }

  /// Gives every stop its rectangle and what else holds there.
  mutating func placeStops() {
    let dim = DimLevels(input.contract.dim, stops, &issues)
    var (placed, found) = ([Stop](), [DetentIssue]())
    swap(&placed, &stops)
    swap(&found, &issues)
    place(&placed, dim, &found)
    (stops, issues) = (placed, found)
  }

  private borrowing func place(
    _ stops: inout [Stop], _ dim: DimLevels, _ issues: inout [DetentIssue]
  ) {
    let largest = stops[stops.count - 1].contentHeight
    let keepsLargest = context.rules.contentLayout == .keepLargest
    for index in stops.indices {
      if keepsLargest { stops[index].layoutHeight = largest }
      let opacity = dim.opacity(of: stops[index], at: index)
      place(&stops[index])
      finish(&stops[index], dim: opacity, &issues)
    }
  }
}

extension Stop {
  /// A stop with its first member and nothing placed yet.
  init(_ member: Member, height: Double, isNothing: Bool) {
    members = [member]
    value = member.value
    contentHeight = height
    layoutHeight = height
    self.isNothing = isNothing
    surfaceHeight = 0
    frame = .zero
    viewportHeight = 0
    scrollRange = 0
    scrollInset = 0
    bottomSectionHeight = 0
    bottomSectionCarriesInset = false
    bottomInset = 0
    dim = 0
    passesTouches = false
    dismissal = []
  }

  /// Whether this stop, of one member still, comes before another one.
  func precedes(_ other: Stop) -> Bool {
    if isNothing != other.isNothing { return isNothing }
    if value != other.value { return value < other.value }
    return members[0].precedes(other.members[0])
  }
}

extension Stop.Member {
  /// A fixed order of members of one height, so that the order of declaration doesn't show.
  fileprivate func precedes(_ other: Stop.Member) -> Bool {
    if id != other.id { return id.precedes(other.id) }
    if isProgrammaticOnly != other.isProgrammaticOnly { return other.isProgrammaticOnly }
    let (one, two) = (derivation, other.derivation)
    if one.raw != two.raw { return one.raw < two.raw }
    if one.steps.count != two.steps.count { return one.steps.count < two.steps.count }
    return (one.steps.first?.after ?? 0) < (two.steps.first?.after ?? 0)
  }
}

/// The dim policy with sane numbers, ready to be asked for each stop.
struct DimLevels {
  private let policy: DimPolicy
  private let firstDimmed: Int

  init(_ policy: DimPolicy, _ stops: [Stop], _ issues: inout [DetentIssue]) {
    self.policy = policy
    Self.check(policy.opacity, &issues)
    for level in policy.levels { Self.check(level.opacity, &issues) }
    var firstDimmed = 0
    if let undimmed = policy.largestUndimmed {
      for index in stops.indices where stops[index].contains(undimmed) { firstDimmed = index + 1 }
    }
    self.firstDimmed = firstDimmed
  }

  private static func check(_ asked: Double, _ issues: inout [DetentIssue]) {
    if asked >= 0 && asked <= 1 { return }
    issues.append(.dimOpacity(asked: asked, used: share(asked)))
  }

  /// An opacity as it counts.
  private static func share(_ asked: Double) -> Double {
    asked.isNaN ? 0 : min(max(asked, 0), 1)
  }

  func opacity(of stop: Stop, at index: Int) -> Double {
    if stop.isNothing || index < firstDimmed { return 0 }
    var darkest: Double?
    for level in policy.levels where stop.contains(level.id) {
      darkest = max(darkest ?? 0, Self.share(level.opacity))
    }
    return darkest ?? Self.share(policy.opacity)
  }
}
