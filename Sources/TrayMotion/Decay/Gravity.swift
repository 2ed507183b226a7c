// SPDX-License-Identifier: MIT

/// A motion that gains the same velocity in every equal time, as what falls does.
///
/// With the acceleration `a`, velocity is `v + at` and the way travelled `vt + at²/2`; nothing slows
/// it down. UIKit's gravity behaviour pulls with 1000 points per second, every second.
public struct Gravity: Hashable, Sendable {
  /// What the velocity gains in a second, in units per second; of either sign, finite.
  public let acceleration: Double

  /// Creates a pull; an acceleration that is not finite counts as 0.
  public init(acceleration: Double) {
    self.acceleration = acceleration.isFinite ? acceleration : 0
  }

  /// Where a value stands a time after it set off, in seconds.
  ///
  /// A time that is not above 0 gives the start.
  public func value(from start: Double, velocity: Double = 0, at time: Double) -> Double {
    time > 0 ? start + velocity * time + acceleration * time * time / 2 : start
  }

  /// The velocity a time after a value set off, per second.
  ///
  /// A time that is not above 0 gives the velocity at the start.
  public func velocity(_ velocity: Double = 0, at time: Double) -> Double {
    time > 0 ? velocity + acceleration * time : velocity
  }

  /// The time until a value is `distance` away from its start for the first time, in seconds.
  ///
  /// A distance on the other side is negative. 0 for no way at all; infinite for a way that is never
  /// reached, and for numbers that are not finite.
  public func time(from velocity: Double = 0, toTravel distance: Double) -> Double {
    if distance == 0 { return 0 }
    let square = velocity * velocity + 2 * acceleration * distance
    guard square >= 0, square.isFinite else { return .infinity }
    let root = square.squareRoot()
    // In this form no two numbers of almost the same size are subtracted for the earlier time.
    let times = [2 * distance / (velocity + root), 2 * distance / (velocity - root)]
    return times.filter { $0 > 0 && $0.isFinite }.min() ?? .infinity
  }
}
