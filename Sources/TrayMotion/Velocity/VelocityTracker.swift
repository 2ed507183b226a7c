// SPDX-License-Identifier: MIT

/// The velocity of a finger, from the places it was seen at.
///
/// The tracker keeps the last twenty samples in place, without allocating. A question looks only at
/// the samples of the last `horizon` seconds and stops at the first pause longer than `gap`: what
/// happened before the finger paused says nothing about how it leaves. A finger that rests for
/// longer than `gap` before it lifts has velocity 0, which some recognisers get wrong.
///
/// Positions in points, times in seconds on any clock that runs forwards, velocities in points per
/// second.
public struct VelocityTracker: Sendable {
  /// How velocity is worked out from the samples.
  public enum Estimator: Hashable, Sendable {
    /// The slope at the newest sample of a parabola of least squares; at least three samples.
    ///
    /// What Flutter, and Jetpack Compose for touches, use. Follows acceleration, at the price of
    /// amplifying a wobble as the finger lifts.
    case leastSquares

    /// The velocity that the work done by the finger would give to a mass; at least two samples.
    ///
    /// Jetpack Compose's rule for scroll axes.
    case impulse

    /// The three newest pairs, the oldest weighing most (0.6, 0.35, 0.05): damps the last wobble.
    ///
    /// Flutter's imitation of scrolling on iOS. A missing pair counts as velocity 0.
    case weightedPairs

    /// The newest pair of samples alone.
    case lastPair

    /// The way from the oldest to the newest sample over their time.
    case mean
  }

  /// How many samples are kept.
  public static var capacity: Int { 20 }

  /// The age beyond which a sample no longer counts, in seconds; Flutter's and Compose's 0.1.
  public static let standardHorizon = 0.1

  /// The longest pause between samples of one movement, in seconds; Flutter's and Compose's 0.04.
  public static let standardGap = 0.04

  /// The age beyond which a sample no longer counts, in seconds.
  public let horizon: Double

  /// The longest pause between samples of one movement, in seconds.
  public let gap: Double

  /// The rule that turns samples into a velocity.
  public var estimator: Estimator

  /// Read through spans: a subscript of the arrays themselves would copy them whole.
  private(set) var times = InlineArray<20, Double>(repeating: 0)
  private(set) var positions = InlineArray<20, Double>(repeating: 0)
  private(set) var newest = 0
  private var stored = 0

  /// Creates a tracker without samples.
  ///
  /// - Parameters:
  ///   - estimator: The rule.
  ///   - horizon: Seconds; a negative value or NaN counts as 0.
  ///   - gap: Seconds; a negative value or NaN counts as 0.
  public init(
    estimator: Estimator = .leastSquares, horizon: Double = Self.standardHorizon,
    gap: Double = Self.standardGap
  ) {
    self.estimator = estimator
    self.horizon = horizon > 0 ? horizon : 0
    self.gap = gap > 0 ? gap : 0
  }

  /// How many samples are stored, twenty at most.
  public var count: Int { stored }

  /// Adds a place the finger was seen at.
  ///
  /// A sample that is older than the newest one, or has a value that is not finite, is ignored.
  public mutating func add(position: Double, at time: Double) {
    guard position.isFinite, time.isFinite else { return }
    if stored > 0, time < times[newest] { return }
    newest = stored == 0 || newest == Self.capacity - 1 ? 0 : newest + 1
    times[newest] = time
    positions[newest] = position
    stored = min(stored + 1, Self.capacity)
  }

  /// Forgets all samples.
  public mutating func reset() {
    stored = 0
  }

  /// The velocity at the newest sample, in points per second; 0 with too few samples.
  public var velocity: Double {
    velocity(of: samplesOfMovement)
  }

  /// The velocity as the finger lifts: 0 if it has not moved for longer than `gap`.
  ///
  /// - Parameter time: The time of the lift, in seconds, on the clock of the samples. NaN counts as
  ///   the time of the newest sample.
  /// - Returns: Points per second.
  public func velocity(at time: Double) -> Double {
    stored > 0 && time - times[newest] > gap ? 0 : velocity
  }

  // MARK: Samples

  /// How many of the newest samples belong to the movement.
  private var samplesOfMovement: Int {
    guard stored > 0 else { return 0 }
    let times = times.span
    let latest = times[newest]
    var size = 1
    var next = latest
    // A hundredth of a microsecond of slack: times in seconds have lost their last digits.
    while size < stored {
      let time = times[slot(size)]
      if latest - time > horizon + 1e-8 || next - time > gap + 1e-8 { break }
      next = time
      size += 1
    }
    return size
  }

  /// The time of a sample; 0 is the newest, 1 the one before.
  func time(_ age: Int) -> Double {
    times.span[slot(age)]
  }

  /// The position of a sample; 0 is the newest, 1 the one before.
  func position(_ age: Int) -> Double {
    positions.span[slot(age)]
  }

  /// Where a sample of an age is stored.
  func slot(_ age: Int) -> Int {
    age <= newest ? newest - age : newest - age + Self.capacity
  }

  private func velocity(of size: Int) -> Double {
    let result =
      switch estimator {
      case .leastSquares: size < 3 ? 0 : leastSquares(size)
      case .impulse: size < 2 ? 0 : impulse(size)
      case .weightedPairs: weightedPairs(size)
      case .lastPair: size < 2 ? 0 : slope(from: 1, to: 0)
      case .mean: size < 2 ? 0 : slope(from: size - 1, to: 0)
      }
    return result.isFinite ? result : 0
  }
}
