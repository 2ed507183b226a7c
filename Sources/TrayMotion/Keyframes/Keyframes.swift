// SPDX-License-Identifier: MIT

/// A motion as values at equal times, for players that know no springs, such as key frame animations.
///
/// Each value shows for one interval: the first is the start, the last one the rest. The moment of
/// rest is the exact one of `Spring.settlingDuration`, so the interval only rounds it up.
///
/// ```swift
/// let motion = SpringMotion(value: 320, target: 560, spring: .snappy)
/// let frames = Keyframes(of: motion, every: 1.0 / 60, settlingWithin: .halfPixel(scale: 3))
/// ```
public struct Keyframes: Hashable, Sendable {
  /// The values, in order of time; never empty.
  public let values: [Double]

  /// How long each value shows, in seconds; above 0.
  public let interval: Double

  /// How long all of them show, in seconds.
  public var duration: Double { Double(values.count) * interval }

  /// The greatest number of values: ten minutes at 60 values a second.
  ///
  /// A motion that lasts longer, or without end, is cut off there, and its last value is no rest.
  public static let greatestCount = 36_000

  /// Samples a spring until it rests, and ends exactly on its target.
  ///
  /// - Parameters:
  ///   - motion: The motion, as it is now.
  ///   - interval: Seconds; 1/60 if it is not finite or not above 0.
  ///   - threshold: What counts as rest.
  public init(
    of motion: SpringMotion, every interval: Double, settlingWithin threshold: SettlingThreshold
  ) {
    let duration = motion.spring.settlingDuration(
      from: motion.value, to: motion.target, velocity: motion.velocity, within: threshold)
    self.init(
      every: interval, for: duration, rest: motion.target, value: motion.value(at:))
  }

  /// Samples a value that slows down by itself, until it is slower than a speed.
  ///
  /// - Parameters:
  ///   - decay: How it slows down.
  ///   - start: Where it sets off; 0 if not finite.
  ///   - velocity: How fast it sets off, in units per second; 0 if not finite.
  ///   - interval: Seconds; 1/60 if it is not finite or not above 0.
  ///   - speed: What counts as rest, in units per second; at or below 0 it never rests.
  public init(
    of decay: Decay, from start: Double, velocity: Double, every interval: Double,
    untilSlowerThan speed: Double
  ) {
    let start = start.isFinite ? start : 0
    let velocity = velocity.isFinite ? velocity : 0
    self.init(every: interval, for: decay.time(from: velocity, toSpeed: speed), rest: nil) {
      decay.value(from: start, velocity: velocity, at: $0)
    }
  }

  private init(
    every interval: Double, for duration: Double, rest: Double?, value: (Double) -> Double
  ) {
    let interval = interval > 0 && interval.isFinite ? interval : 1.0 / 60
    let count = (duration / interval).rounded(.up)
    let isCut = !(count < Double(Self.greatestCount))
    let last = isCut ? Self.greatestCount - 1 : Int(count)
    var values = (0...last).map { value(Double($0) * interval) }
    if let rest, !isCut { values[last] = rest }
    self.values = values
    self.interval = interval
  }
}
