// SPDX-License-Identifier: MIT

import TrayGeometry

/// A motion that slows down by itself: its velocity shrinks by the same share in every equal time.
///
/// With the rate `k`, velocity is `v · e^(-kt)` and the way travelled `v · (1 - e^(-kt)) / k`,
/// which ends at `v / k`. Toolkits state `k` in different ways; each has an initialiser here.
///
/// | toolkit | statement | initialiser |
/// | --- | --- | --- |
/// | UIScrollView | share kept per millisecond, 0.998 or 0.99 | `DecelerationRate.decay` |
/// | Flutter | share kept per second, 0.135 | `init(keptPerSecond:)` |
/// | Motion, Popmotion | time constant in seconds, 0.325 | `init(timeConstant:)` |
/// | react-spring | `1 - share` per millisecond as the exponent | `init(rate:)` |
public struct Decay: Hashable, Sendable {
  /// The rate of the decay, per second; above 0.
  public let rate: Double

  /// Creates a decay from its rate per second.
  ///
  /// A rate that is not above 0, or NaN, counts as the slowest decay (`1e-9`), which hardly slows
  /// down; one above `1e9` as `1e9`, which stops at once.
  public init(rate: Double) {
    self.rate = rate > 1e-9 ? min(rate, 1e9) : 1e-9
  }

  /// Creates a decay from the time in which velocity falls to 1/e, in seconds.
  public init(timeConstant: Double) {
    self.init(rate: 1 / timeConstant)
  }

  /// Creates a decay from the share of the velocity that is left after one second.
  ///
  /// - Parameter share: Between 0 and 1. At or below 0 it stops at once; at or above 1 it hardly
  ///   slows down.
  public init(keptPerSecond share: Double) {
    self.init(rate: share <= 0 ? .infinity : -Elementary.log(share))
  }

  /// The way still to travel at a velocity, in the unit of the velocity times a second.
  public func distance(velocity: Double) -> Double {
    velocity / rate
  }

  /// The velocity with which exactly `distance` is travelled, per second.
  public func velocity(toTravel distance: Double) -> Double {
    distance * rate
  }

  /// Where a value stands a time after it set off, in seconds.
  ///
  /// A time that is not above 0 gives the start.
  public func value(from start: Double, velocity: Double, at time: Double) -> Double {
    time > 0 ? start + velocity / rate * (1 - Elementary.exp(-(rate * time))) : start
  }

  /// The velocity a time after a value set off, per second.
  ///
  /// A time that is not above 0 gives the velocity at the start.
  public func velocity(_ velocity: Double, at time: Double) -> Double {
    time > 0 ? velocity * Elementary.exp(-(rate * time)) : velocity
  }

  /// The time until the speed has fallen to `speed`, in seconds.
  ///
  /// 0 if it is that slow already; infinite for a speed of 0 or below.
  public func time(from velocity: Double, toSpeed speed: Double) -> Double {
    if velocity.magnitude <= speed { return 0 }
    return speed > 0 ? Elementary.log(velocity.magnitude / speed) / rate : .infinity
  }

  /// The time until only `distance` is left to travel, in seconds.
  ///
  /// 0 if no more is left at the start; infinite for a distance of 0 or below.
  public func time(from velocity: Double, toRemaining distance: Double) -> Double {
    time(from: velocity, toSpeed: distance * rate)
  }

  /// The time until `distance` has been travelled, in seconds; a way back is negative.
  ///
  /// 0 for no way at all; infinite if the motion ends before, or goes the other way.
  public func time(from velocity: Double, toTravel distance: Double) -> Double {
    if distance == 0 { return 0 }
    let share = distance * rate / velocity
    return share > 0 && share < 1 ? -Elementary.log(1 - share) / rate : .infinity
  }
}
