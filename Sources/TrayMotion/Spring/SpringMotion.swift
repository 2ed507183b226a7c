// SPDX-License-Identifier: MIT

/// A value on a spring: where it is, how fast it moves, and where it goes.
///
/// Time only enters through `advance(by:)`, so the same calls give the same bits everywhere.
///
/// - `advance(by: a)` then `advance(by: b)` equals `advance(by: a + b)` to within rounding.
/// - A time that is not above 0 changes nothing, not even the last bit.
/// - Changing the target or the spring keeps value and velocity, also in flight.
/// - The stored numbers are always finite: a change to a value that is not finite is ignored.
///
/// ```swift
/// var height = SpringMotion(value: 320, spring: .snappy)
/// height.target = 560
/// height.advance(by: 1.0 / 60)
/// ```
public struct SpringMotion: Hashable, Sendable {
  /// The present value, in the caller's unit; finite.
  public private(set) var value: Double

  /// The present velocity, in units per second; finite.
  public private(set) var velocity: Double

  /// Where the value goes; setting it keeps value and velocity.
  ///
  /// A value that is not finite is ignored.
  public var target: Double {
    didSet { if !target.isFinite { target = oldValue } }
  }

  /// The spring that pulls; setting it keeps value and velocity.
  public var spring: Spring

  /// Creates a value on a spring, at rest on its target unless told otherwise.
  ///
  /// - Parameters:
  ///   - value: Where it starts; 0 if not finite.
  ///   - velocity: Units per second; 0 if not finite.
  ///   - target: Where it goes; the value itself if `nil` or not finite.
  ///   - spring: What pulls it there.
  public init(value: Double, velocity: Double = 0, target: Double? = nil, spring: Spring) {
    let start = value.isFinite ? value : 0
    self.value = start
    self.velocity = velocity.isFinite ? velocity : 0
    self.spring = spring
    if let target, target.isFinite { self.target = target } else { self.target = start }
  }

  /// The distance still to go: positive while the value is below its target.
  public var remaining: Double { target - value }

  /// Whether the value stands on its target with velocity 0.
  public var isAtRest: Bool { value == target && velocity == 0 }

  /// Lets time pass, in seconds.
  ///
  /// A time that is not above 0, or NaN, changes nothing. An infinite time arrives. A step whose
  /// result would overflow arrives as well.
  public mutating func advance(by time: Double) {
    guard time > 0, !isAtRest else { return }
    advance(with: SpringStep(spring, over: time))
  }

  /// Lets the time of a prepared step pass, for values that share a spring and a frame.
  ///
  /// The step must be one of this motion's spring; `advance(by:)` makes it itself.
  public mutating func advance(with step: SpringStep) {
    guard step != .identity else { return }
    let next = step.applied(toDisplacement: value - target, velocity: velocity)
    let position = target + next.displacement
    guard position.isFinite, next.velocity.isFinite else {
      settle()
      return
    }
    value = position
    velocity = next.velocity
  }

  /// Lets time pass and puts the value on its target once it is near and slow enough.
  ///
  /// - Parameters:
  ///   - time: Seconds, as in `advance(by:)`.
  ///   - threshold: What counts as near and slow.
  /// - Returns: Whether the value rests on its target now.
  @discardableResult
  public mutating func advance(by time: Double, settlingWithin threshold: SettlingThreshold) -> Bool
  {
    advance(by: time)
    guard isSettled(within: threshold) else { return false }
    settle()
    return true
  }

  /// Whether value and velocity lie within a threshold of rest, its bounds included.
  public func isSettled(within threshold: SettlingThreshold) -> Bool {
    threshold.contains(displacement: value - target, velocity: velocity)
  }

  /// Puts the value exactly on its target, with velocity 0.
  public mutating func settle() {
    value = target
    velocity = 0
  }

  /// Puts the value elsewhere, as a finger does; the target stays.
  ///
  /// - Parameters:
  ///   - value: The new value; ignored if not finite.
  ///   - velocity: The new velocity, in units per second; 0 holds the value still. Ignored if not
  ///     finite.
  public mutating func move(to value: Double, velocity: Double = 0) {
    if value.isFinite { self.value = value }
    if velocity.isFinite { self.velocity = velocity }
  }

  /// Takes the live value and stops it, as a touch does.
  public mutating func hold() {
    velocity = 0
  }

  /// The value a time from now, in seconds; the present one if the time is not above 0.
  public func value(at time: Double) -> Double {
    advanced(by: time).value
  }

  /// The velocity a time from now, in units per second.
  public func velocity(at time: Double) -> Double {
    advanced(by: time).velocity
  }

  /// This motion after a time in seconds.
  public func advanced(by time: Double) -> SpringMotion {
    var copy = self
    copy.advance(by: time)
    return copy
  }
}

extension Spring {
  /// Where a value is and how fast it moves, a time after it set off.
  ///
  /// - Parameters:
  ///   - start: The value at time 0.
  ///   - target: Where it goes.
  ///   - velocity: The velocity at time 0, in units per second.
  ///   - time: Seconds since then; at or below 0 the answer is the state at the start.
  /// - Returns: The value and its velocity. An input that is not finite gives NaN in both.
  public func state(
    from start: Double, to target: Double, velocity: Double = 0, at time: Double
  ) -> (value: Double, velocity: Double) {
    guard start.isFinite, target.isFinite, velocity.isFinite, !time.isNaN else {
      return (.nan, .nan)
    }
    let motion = SpringMotion(value: start, velocity: velocity, target: target, spring: self)
      .advanced(by: time)
    return (motion.value, motion.velocity)
  }
}
