// SPDX-License-Identifier: MIT

extension ResolutionPass {
  /// Finds the stop at rest: the same detent as before, or what stands in for it.
  mutating func select() {
    let isUp = input.checked.isKeyboardUp
    var wanted: DetentID
    var current: DetentID?
    var beforeKeyboard: DetentID?
    if let previous {
      wanted = previous.wanted
      current = previous.current
      beforeKeyboard = previous.beforeKeyboard
      if !isUp, let restored = beforeKeyboard {
        wanted = restored
        current = restored
      }
    } else {
      wanted = firstSelection()
    }
    let hasKeyboardCome = isUp && beforeKeyboard == nil
    if hasKeyboardCome { beforeKeyboard = wanted }
    if hasKeyboardCome && parts.isObstructed && input.contract.keyboard == .largest {
      wanted = identity(at: lastCandidate, preferring: wanted)
    }
    selectedIndex = index(of: wanted) ?? current.flatMap { index(of: $0) } ?? fallback()
    let stop = stops[selectedIndex]
    let preferred = current.map { stop.contains($0) ? $0 : wanted } ?? wanted
    selection = Selection(
      wanted, contentHeight: stop.contentHeight, beforeKeyboard: isUp ? beforeKeyboard : nil,
      idealHeight: parts.idealHeight, width: input.surfaceWidth)
    selection.current = identity(
      at: selectedIndex, preferring: stop.contains(wanted) ? wanted : preferred)
  }

  private func index(of id: DetentID) -> Int? {
    for index in stops.indices where stops[index].contains(id) { return index }
    return nil
  }

  /// One identity of a stop, `id` if it is one of them.
  private func identity(at index: Int, preferring id: DetentID) -> DetentID {
    stops[index].contains(id) ? id : stops[index].members[0].id
  }

  /// Whether a surface may come to rest at a stop by itself: something shows, and a drag can end there.
  ///
  /// Where no stop is such a one, all are.
  private func isCandidate(_ index: Int) -> Bool {
    isReachable(index) || !stops.indices.contains { isReachable($0) }
  }

  private func isReachable(_ index: Int) -> Bool {
    !stops[index].isNothing && !stops[index].isProgrammaticOnly
  }

  private mutating func firstSelection() -> DetentID {
    if let initial = input.contract.initial {
      if index(of: initial) != nil { return initial }
      issues.append(.initialDidNotResolve(initial))
      // Content that isn't measured yet will be: the detent stays wanted until then.
      for detent in dropped where detent.id == initial && detent.reason == .unmeasured {
        return initial
      }
    }
    return stops[firstIndex()].members[0].id
  }

  private var firstCandidate: Int { stops.indices.first { isCandidate($0) } ?? 0 }
  private var lastCandidate: Int { stops.indices.last { isCandidate($0) } ?? 0 }

  private func firstIndex() -> Int {
    switch context.rules.firstSelection {
    case .smallest: firstCandidate
    case .largest: lastCandidate
    }
  }

  /// The stop that stands in for a detent that has disappeared.
  private func fallback() -> Int {
    guard let previous else { return firstIndex() }
    let height = previous.contentHeight
    switch context.rules.lostSelection {
    case .initial:
      return input.contract.initial.flatMap { index(of: $0) } ?? firstIndex()
    case .travelThenNearest: return next(from: height, previous.travel) ?? nearest(to: height)
    case .nearest: return nearest(to: height)
    }
  }

  private func next(from height: Double, _ travel: Selection.Travel) -> Int? {
    switch travel {
    case .none: nil
    case .up: stops.indices.first { isCandidate($0) && stops[$0].contentHeight >= height }
    case .down: stops.indices.last { isCandidate($0) && stops[$0].contentHeight <= height }
    }
  }

  /// The candidate nearest to a height; of two that are equally near, the lower.
  private func nearest(to height: Double) -> Int {
    var best = firstCandidate
    for index in stops.indices where isCandidate(index) {
      if distance(index, height) < distance(best, height) { best = index }
    }
    return best
  }

  private func distance(_ index: Int, _ height: Double) -> Double {
    let difference = stops[index].contentHeight - height
    return difference < 0 ? -difference : difference
  }
}
