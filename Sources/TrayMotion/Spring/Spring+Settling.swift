// SPDX-License-Identifier: MIT

import TrayGeometry

extension Spring {
  /// How long a value takes until it stays within a threshold of its target, in seconds.
  ///
  /// Exact: the last instant at which the distance or the speed is at or above its bound. Since a
  /// spring swings, this is neither the first time that both bounds hold nor the end of an
  /// envelope around the motion. An infinite bound is not looked at.
  ///
  /// - Parameters:
  ///   - start: The value at time 0.
  ///   - target: Where it goes.
  ///   - velocity: The velocity at time 0, in units per second.
  ///   - threshold: What counts as rest.
  /// - Returns: Seconds; 0 if it never leaves the threshold or for response 0, infinity if it never
  ///   comes to rest (no damping, or a bound of 0), NaN if an input is not finite.
  /// - Complexity: Some two hundred evaluations of the motion.
  public func settlingDuration(
    from start: Double, to target: Double, velocity: Double = 0,
    within threshold: SettlingThreshold
  ) -> Double {
    guard let swing = swing(from: start, to: target, velocity: velocity) else { return .nan }
    guard response > 0 else { return 0 }
    return max(
      swing.lastTime(beyond: threshold.distance),
      swing.derivative.lastTime(beyond: threshold.speed))
  }

  /// How long the envelope around the motion stays wider than a distance, in seconds.
  ///
  /// The rule of Jetpack Compose. Below the critical ratio the envelope is the amplitude of the
  /// swing times its decay: an upper bound of the exact duration that changes smoothly with the
  /// input. From the critical ratio on there is no swing and the exact duration is returned.
  ///
  /// - Returns: As `settlingDuration(from:to:velocity:within:)`.
  public func envelopeDuration(
    from start: Double, to target: Double, velocity: Double = 0, within distance: Double
  ) -> Double {
    guard let swing = swing(from: start, to: target, velocity: velocity) else { return .nan }
    guard response > 0 else { return 0 }
    let amplitude = swing.amplitude
    guard dampingRatio > 0, dampingRatio < 1, distance > 0, amplitude < .infinity else {
      return swing.lastTime(beyond: distance)
    }
    return amplitude <= distance ? 0 : Elementary.log(amplitude / distance) / swing.decay
  }

  /// The first time at which a value is no further than a distance from its target, or past it.
  ///
  /// When something is gone that leaves by an edge: no rest is awaited, and a swing back does not
  /// count.
  ///
  /// - Returns: Seconds; 0 for a start within the distance, for a distance that is NaN and for
  ///   response 0. NaN if another input is not finite.
  /// - Complexity: Some hundred evaluations of the motion.
  public func arrivalDuration(
    from start: Double, to target: Double, velocity: Double = 0, within distance: Double
  ) -> Double {
    let side: Double = start < target ? -1 : 1
    guard let swing = swing(from: side * start, to: side * target, velocity: side * velocity)
    else { return .nan }
    guard swing.displacement > distance, response > 0 else { return 0 }
    return swing.firstTime(within: distance)
  }

  private func swing(from start: Double, to target: Double, velocity: Double) -> FreeSwing? {
    guard start.isFinite, target.isFinite, velocity.isFinite else { return nil }
    return FreeSwing(spring: self, displacement: start - target, velocity: velocity)
  }
}

// MARK: - Overshoot

extension Spring {
  /// How far, and when, a value passes its target.
  public struct Overshoot: Hashable, Sendable {
    /// The time of the greatest distance on the far side, in seconds.
    public let time: Double

    /// The distance past the target at that time, in the value's unit; above 0.
    public let distance: Double
  }

  /// The first and greatest overshoot of a motion, or `nil` if it stays on its side.
  ///
  /// A spring below the critical ratio always passes its target. One at or above it does so only
  /// when it approaches faster than `greatestSpeedWithoutOvershoot(over:)`.
  ///
  /// - Returns: `nil` also for a start on the target, for response 0, for an overshoot too small
  ///   for a number, and for inputs that are not finite.
  public func overshoot(
    from start: Double, to target: Double, velocity: Double = 0
  ) -> Overshoot? {
    guard response > 0, start != target,
      let swing = swing(from: start, to: target, velocity: velocity),
      var time = swing.firstTurn
    else { return nil }
    let side: Double = start < target ? 1 : -1
    var distance = side * swing.displacement(at: time)
    if distance <= 0 {
      // It moved away first; the next turn is on the far side.
      time += swing.timeBetweenTurns
      guard time < .infinity else { return nil }
      distance = side * swing.displacement(at: time)
    }
    return distance > 0 ? Overshoot(time: time, distance: distance) : nil
  }

  /// The greatest speed towards the target with which a value does not pass it.
  ///
  /// - Parameter distance: The distance to go, of either sign.
  /// - Returns: Units per second, at least 0; 0 below the critical ratio, where no speed is slow
  ///   enough, and infinity for response 0.
  public func greatestSpeedWithoutOvershoot(over distance: Double) -> Double {
    guard response > 0 else { return .infinity }
    return dampingRatio < 1 ? 0 : -creepRates.fast * distance.magnitude
  }
}
