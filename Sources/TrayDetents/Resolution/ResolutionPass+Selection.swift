// SPDX-License-Identifier: MIT

extension ResolutionPass {
  /// Finds the stop at rest: the same detent as before, or what stands in for it.
  mutating func select() {
    let isUp = input.checked.isKeyboardUp
    var next = previous ?? Selection(firstSelection())
    if !isUp, let restored = next.beforeKeyboard {
      next = next.selecting(restored)
      next.heightBetweenStops = next.heightBeforeKeyboard
      (next.beforeKeyboard, next.heightBeforeKeyboard) = (nil, nil)
    }
    if isUp && next.beforeKeyboard == nil {
      next.beforeKeyboard = next.wanted
      next.heightBeforeKeyboard = next.heightBetweenStops
      if parts.isObstructed && input.contract.keyboard == .largest {
        next.wanted = identity(at: stops.lastCandidate, preferring: next.wanted)
        next.heightBetweenStops = nil
      }
    }
    if let height = next.heightBetweenStops {
      selectedIndex = stops.candidate(nearestTo: height)
      next.wanted = identity(at: selectedIndex, preferring: next.wanted)
    } else {
      selectedIndex = index(of: next.wanted) ?? index(of: next.current) ?? fallback()
    }
    let isMet = stops[selectedIndex].contains(next.wanted)
    next.current = identity(at: selectedIndex, preferring: isMet ? next.wanted : next.current)
    next.contentHeight = stops[selectedIndex].contentHeight
    next.travel = .none
    next.idealHeight = parts.idealHeight
    next.width = input.surfaceWidth
    selection = next
  }

  private func index(of id: DetentID) -> Int? {
    for index in stops.indices where stops[index].contains(id) { return index }
    return nil
  }

  /// One identity of a stop, `id` if it is one of them.
  private func identity(at index: Int, preferring id: DetentID) -> DetentID {
    stops[index].contains(id) ? id : stops[index].members[0].id
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
    switch context.rules.firstSelection {
    case .smallest: stops.firstCandidate
    case .largest: stops.lastCandidate
    }
  }

  /// The stop that stands in for a detent that has disappeared.
  private func fallback() -> Int {
    guard let previous else { return firstIndex() }
    let height = previous.contentHeight
    switch context.rules.lostSelection {
    case .initial:
      return input.contract.initial.flatMap { index(of: $0) } ?? firstIndex()
    case .travelThenNearest:
      return next(from: height, previous.travel) ?? stops.candidate(nearestTo: height)
    case .nearest: return stops.candidate(nearestTo: height)
    }
  }

  private func next(from height: Double, _ travel: Selection.Travel) -> Int? {
    switch travel {
    case .none: nil
    case .up: stops.indices.first { stops.isCandidate($0) && stops[$0].contentHeight >= height }
    case .down: stops.indices.last { stops.isCandidate($0) && stops[$0].contentHeight <= height }
    }
  }
}
