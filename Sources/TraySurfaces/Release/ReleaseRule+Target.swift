// SPDX-License-Identifier: MIT

import TrayMotion

extension ReleaseRule {
  /// Where a release leads.
  ///
  /// - Parameters:
  ///   - release: What is known when the finger lets go.
  ///   - stops: The heights that a drag may reach, in ascending order, in points.
  /// - Returns: A stop, or that it is dismissed; without stops it is dismissed.
  public func target(of release: Release, among stops: [Double]) -> Release.Target {
    guard let lowest = stops.first, let highest = stops.last else { return .dismissed }
    var release = release.checked(among: stops.count)
    if release.isDismissible, dismisses(release, lowest: lowest) { return .dismissed }
    let competes = release.isDismissible && dismissal.isCandidate && lowest > 0
    if choice == .anywhere {
      let landing = lookAhead.landing(of: release)
      if competes, landing < lowest / 2 { return .dismissed }
      return rest(at: min(max(landing, lowest), highest), among: stops)
    }
    if competes { release.anchor += 1 }
    let places = competes ? [0] + stops : stops
    let place = index(for: release, among: places)
    guard competes else { return .stop(place) }
    return place == 0 ? .dismissed : .stop(place - 1)
  }

  private func rest(at height: Double, among stops: [Double]) -> Release.Target {
    if let place = stops.firstIndex(of: height) { .stop(place) } else { .height(height) }
  }

  private func dismisses(_ release: Release, lowest: Double) -> Bool {
    let rule = dismissal
    if let share = rule.goneShare, release.height < (1 - share) * lowest { return true }
    if let share = rule.landingShare {
      let landing = (rule.lookAhead ?? lookAhead).landing(of: release)
      if landing < share * lowest || landing <= 0 { return true }
    }
    guard release.velocity < 0 else { return false }
    let isAtLowest = release.anchor == 0 || release.height < lowest
    if let speed = rule.speed, -release.velocity >= speed, isAtLowest { return true }
    guard let rate = rule.speedPerPoint, isAtLowest else { return false }
    return -release.velocity >= rate * max(release.height, 0)
  }

  private func index(for release: Release, among places: [Double]) -> Int {
    let landing = lookAhead.landing(of: release)
    switch choice {
    case .nearest, .anywhere: return StopChoice.nearest(to: landing, among: places) ?? 0
    case .neighbour:
      return StopChoice.neighbour(
        to: landing, from: release.height, velocity: release.velocity,
        anchor: places[release.anchor], among: places) ?? 0
    case .directional(let speed):
      return StopChoice.rushing(
        from: landing, velocity: release.velocity, threshold: speed, among: places) ?? 0
    case .besideNearest(let speed): return besideNearest(landing, release, speed, places)
    case .outward: return outward(from: landing, release, places)
    case .stepped(let steps): return stepped(steps, release, places)
    case .paged(let rule): return paged(by: rule, release, places)
    }
  }

  private func besideNearest(
    _ landing: Double, _ release: Release, _ speed: Double, _ places: [Double]
  ) -> Int {
    let last = places.count - 1
    let nearest = StopChoice.nearest(to: landing, among: places) ?? 0
    let isInside = landing >= places[0] && landing <= places[last]
    guard isInside, release.velocity.magnitude >= speed else { return nearest }
    return min(max(nearest + (release.velocity > 0 ? 1 : -1), 0), last)
  }

  /// The next place beyond the landing in the direction of travel, else the last one there.
  private func outward(from landing: Double, _ release: Release, _ places: [Double]) -> Int {
    let isUp = release.velocity == 0 ? release.movement >= 0 : release.velocity > 0
    if isUp { return places.firstIndex { $0 >= landing } ?? places.count - 1 }
    return places.lastIndex { $0 <= landing } ?? 0
  }

  private func stepped(_ steps: Steps, _ release: Release, _ places: [Double]) -> Int {
    let travel = release.height - places[release.anchor]
    let last = places.count - 1
    let isShort = travel.magnitude <= steps.speedLimit * release.windowHeight
    if isShort || steps.speedLimit == .infinity {
      let step = release.velocity > 0 ? 1 : -1
      if let speed = steps.farSpeed, release.velocity.magnitude > speed {
        return step > 0 ? last : 0
      }
      if let speed = steps.speed, release.velocity.magnitude >= speed {
        return min(max(release.anchor + step, 0), last)
      }
    }
    let step = travel > 0 ? 1 : -1
    let next = min(max(release.anchor + step, 0), last)
    let way = (places[next] - places[release.anchor]).magnitude
    if isBeyond(steps.farReach, travel, way, release.windowHeight) {
      return min(max(release.anchor + 2 * step, 0), last)
    }
    if isBeyond(steps.reach, travel, way, release.windowHeight) { return next }
    return steps.endsAtNearest
      ? StopChoice.nearest(to: release.height, among: places) ?? 0 : release.anchor
  }

  private func isBeyond(
    _ reach: Steps.Reach?, _ travel: Double, _ way: Double, _ window: Double
  ) -> Bool {
    switch reach {
    case nil: false
    case .points(let points): travel.magnitude >= points
    case .shareOfWay(let share): travel.magnitude >= share * way
    case .shareOfWindow(let share): travel.magnitude >= share * window
    }
  }
}
