// SPDX-License-Identifier: MIT

import Geometry

extension ResolutionPass {
  /// Turns the sorted heights into stops; heights within half a pixel share one.
  ///
  /// A stop takes its highest member's height, so that merging cuts nothing.
  mutating func mergeIntoStops() {
    stops.reserveCapacity(candidates.count)
    let halfPixel = input.checked.grid.pixelLength / 2
    var anchor = 0.0
    var isAnchorHidden = false
    for candidate in candidates where !isDuplicate(candidate) {
      let mayShare =
        candidate.isHidden == isAnchorHidden || (candidate.height == 0 && parts.addition == 0)
      if !stops.isEmpty, mayShare,
        candidate.member.value - anchor <= halfPixel
          || candidate.height <= stops[stops.count - 1].contentHeight
      {
        merge(candidate)
      } else {
        anchor = candidate.member.value
        isAnchorHidden = candidate.isHidden
        stops.append(Stop(candidate))
      }
    }
    if dropped.count > 1 { dropped.sort { $0.precedes($1) } }
  }

  private mutating func merge(_ candidate: Candidate) {
    let last = stops.count - 1
    stops[last].members.append(candidate.member)
    stops[last].value = candidate.member.value
    stops[last].contentHeight = max(stops[last].contentHeight, candidate.height)
    stops[last].layoutHeight = stops[last].contentHeight
  }

  /// Whether a detent with the same identity has a stop; a different height then is an issue.
  private mutating func isDuplicate(_ candidate: Candidate) -> Bool {
    let id = candidate.member.id
    // By index, because stops are large values to copy.
    for index in stops.indices {
      for place in stops[index].members.indices where stops[index].members[place].id == id {
        if stops[index].members[place].value != candidate.member.value {
          dropped.append(
            DroppedDetent(id: id, reason: .duplicate(height: candidate.member.value)))
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
    // Taken out for the while, so that each stop is changed where it lies.
    var placed: [Stop] = []
    swap(&placed, &stops)
    let largest = placed[placed.count - 1].contentHeight
    for index in placed.indices {
      if input.contract.rules.contentLayout == .keepLargest {
        placed[index].layoutHeight = largest
      }
      place(&placed[index])
      finish(&placed[index], dim: dim.opacity(of: placed[index], at: index))
    }
    swap(&placed, &stops)
  }

  private func place(_ stop: inout Stop) {
    let region = input.checked.region
    let grid = input.checked.grid
    let bottom = max(grid.roundDown(region.maxY - parts.lift), grid.roundUp(region.minY))
    guard !stop.isNothing else {
      stop.frame = Rect(
        x: input.surfaceX, y: bottom, width: input.surfaceWidth, height: 0)
      return
    }
    stop.bottomInset = parts.bottomInset
    if placeAsCard(&stop) { return }
    let highest = min(grid.roundUp(region.minY + input.topGap), bottom)
    let top = max(grid.round(bottom - stop.contentHeight - parts.addition), highest)
    stop.surfaceHeight = bottom - top
    stop.frame = Rect(
      x: input.surfaceX, y: top, width: input.surfaceWidth, height: bottom - top)
  }

  /// Places the stop as a floating card, unless the rules know none, the keyboard is in the way, or
  /// the stop is at the maximum.
  private func placeAsCard(_ stop: inout Stop) -> Bool {
    guard let card = input.contract.rules.card, !parts.isObstructed,
      input.checked.consumed == 0,
      stop.contentHeight < input.checked.grid.roundDown(parts.room)
    else { return false }
    let content = stop.contentHeight
    let (region, width) = (input.checked.region, input.surfaceWidth)
    let inset = card.edgeInset(atContentHeight: content)
    let added = card.addedBottomInset(parts.restingInset, atContentHeight: content)
    let total = content + parts.grabber + parts.addedSection + added
    let scale = (width - 2 * inset) / width
    guard scale.isFinite, scale > 0, total.isFinite, inset >= 0,
      total * scale + inset <= region.height
    else { return false }
    stop.surfaceHeight = total
    stop.bottomInset =
      added + card.innerBottomInset(parts.restingInset, atContentHeight: content)
    stop.frame = Rect(
      x: input.surfaceX + inset, y: region.maxY - inset - total * scale,
      width: width - 2 * inset, height: total * scale)
    return true
  }

  private mutating func finish(_ stop: inout Stop, dim: Double) {
    let isNothing = stop.isNothing
    stop.dim = dim
    stop.passesTouches =
      switch input.contract.outside {
      case .block: false
      case .pass: true
      case .passWhereUndimmed: dim == 0
      }
    stop.dismissal = dismissal(at: stop)
    guard !isNothing else { return }
    let overlay = parts.isOverlay ? parts.section : 0
    stop.viewportHeight = max(stop.contentHeight - parts.header, 0)
    if let ideal = parts.idealHeight {
      stop.scrollRange = max(ideal + overlay - stop.viewportHeight, 0)
    }
    let covered = input.contract.keyboard == .ignore ? input.checked.overlap : 0
    stop.scrollInset =
      max(stop.bottomInset, covered, parts.innerInset(input.contract.safeArea)) + overlay
      + stop.layoutHeight - stop.contentHeight
    stop.bottomSectionCarriesInset =
      parts.hasSection && !parts.isObstructed && parts.restingInset > 0
    stop.bottomSectionHeight =
      parts.section + (stop.bottomSectionCarriesInset ? stop.bottomInset : 0)
    if let minimum = parts.minimumHeight, minimum > stop.viewportHeight {
      issues.append(
        .belowMinimum(stop.members[0].id, minimum: minimum, height: stop.viewportHeight))
    }
  }

  private func dismissal(at stop: Stop) -> DismissalPolicy.Ways {
    var ways: DismissalPolicy.Ways?
    for level in input.contract.dismissal.levels where stop.contains(level.id) {
      ways = ways?.intersection(level.ways) ?? level.ways
    }
    return ways ?? input.contract.dismissal.ways
  }
}

extension Stop {
  /// A stop with its first member and nothing placed yet.
  fileprivate init(_ candidate: ResolutionPass.Candidate) {
    members = [candidate.member]
    value = candidate.member.value
    contentHeight = candidate.height
    layoutHeight = candidate.height
    isNothing = candidate.isHidden
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
}

/// The dim policy with sane numbers, ready to be asked for each stop.
struct DimLevels {
  private let policy: DimPolicy
  private let firstDimmed: Int

  init(_ policy: DimPolicy, _ stops: [Stop], _ issues: inout [DetentIssue]) {
    var policy = policy
    policy.opacity = Self.checked(policy.opacity, &issues)
    for index in policy.levels.indices {
      policy.levels[index].opacity = Self.checked(policy.levels[index].opacity, &issues)
    }
    self.policy = policy
    var firstDimmed = 0
    if let undimmed = policy.largestUndimmed {
      for index in stops.indices where stops[index].contains(undimmed) { firstDimmed = index + 1 }
    }
    self.firstDimmed = firstDimmed
  }

  private static func checked(_ asked: Double, _ issues: inout [DetentIssue]) -> Double {
    if asked >= 0 && asked <= 1 { return asked }
    let used: Double = asked.isNaN ? 0 : min(max(asked, 0), 1)
    issues.append(.dimOpacity(asked: asked, used: used))
    return used
  }

  func opacity(of stop: Stop, at index: Int) -> Double {
    if stop.isNothing || index < firstDimmed { return 0 }
    var darkest: Double?
    for level in policy.levels where stop.contains(level.id) {
      darkest = max(darkest ?? 0, level.opacity)
    }
    return darkest ?? policy.opacity
  }
}
