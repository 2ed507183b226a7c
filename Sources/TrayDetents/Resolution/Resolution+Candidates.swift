// SPDX-License-Identifier: MIT

/// The stops, in ascending order, at which a surface may come to rest by itself.
extension [Stop] {
  /// Whether a surface may come to rest at a stop by itself: something shows, and a drag can end there.
  ///
  /// Where no stop is such a one, all are.
  func isCandidate(_ index: Int) -> Bool {
    isReachable(index) || !indices.contains { isReachable($0) }
  }

  private func isReachable(_ index: Int) -> Bool {
    !self[index].isNothing && !self[index].isProgrammaticOnly
  }

  var firstCandidate: Int { indices.first { isCandidate($0) } ?? 0 }
  var lastCandidate: Int { indices.last { isCandidate($0) } ?? 0 }

  /// The candidate nearest to a content height; of two that are equally near, the lower.
  func candidate(nearestTo height: Double) -> Int {
    var best = firstCandidate
    for index in indices where isCandidate(index) {
      let (distance, least) = (
        self[index].contentHeight - height, self[best].contentHeight - height
      )
      if distance.magnitude < least.magnitude { best = index }
    }
    return best
  }
}

extension Resolution {
  /// Rests at a content height between two stops, in points, seen from the nearest one.
  ///
  /// The nearest among those that show something and that a drag can reach. A height that isn't finite
  /// is ignored.
  public mutating func rest(atContentHeight height: Double) {
    guard height.isFinite else { return }
    selectedIndex = stops.candidate(nearestTo: height)
    let stop = selectedStop
    if !stop.contains(selection.current) { selection = selection.selecting(stop.members[0].id) }
    selection.wanted = selection.current
    selection.contentHeight = stop.contentHeight
    selection.heightBetweenStops = height
  }
}
