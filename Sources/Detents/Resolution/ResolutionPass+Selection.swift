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
      wanted = identity(at: reachable().last ?? stops.count - 1, preferring: wanted)
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

  /// The stops that show something and that a drag can reach; all stops if there are none.
  private func reachable() -> [Int] {
    let found = stops.indices.filter { !stops[$0].isNothing && !stops[$0].isProgrammaticOnly }
    return found.isEmpty ? Array(stops.indices) : found
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

  private func firstIndex() -> Int {
    let indices = reachable()
    switch input.contract.rules.firstSelection {
    case .smallest: return indices[0]
    case .largest: return indices[indices.count - 1]
    }
  }

  /// The stop that stands in for a detent that has disappeared.
  private func fallback() -> Int {
    guard let previous else { return firstIndex() }
    let indices = reachable()
    let height = previous.contentHeight
    switch input.contract.rules.lostSelection {
    case .initial:
      return input.contract.initial.flatMap { index(of: $0) } ?? firstIndex()
    case .travelThenNearest:
      return next(in: indices, from: height, previous.travel) ?? nearest(in: indices, to: height)
    case .nearest: return nearest(in: indices, to: height)
    }
  }

  private func next(
    in indices: [Int], from height: Double, _ travel: Selection.Travel
  ) -> Int? {
    switch travel {
    case .none: nil
    case .up: indices.first { stops[$0].contentHeight >= height }
    case .down: indices.last { stops[$0].contentHeight <= height }
    }
  }

  /// The stop nearest to a height; of two that are equally near, the lower.
  private func nearest(in indices: [Int], to height: Double) -> Int {
    var best = indices[0]
    for index in indices where distance(index, height) < distance(best, height) { best = index }
    return best
  }

  private func distance(_ index: Int, _ height: Double) -> Double {
    let difference = stops[index].contentHeight - height
    return difference < 0 ? -difference : difference
  }
}
