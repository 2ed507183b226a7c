// SPDX-License-Identifier: MIT

import TrayGeometry

/// What a spring does to displacement and velocity in one span of time: a matrix of four numbers.
///
/// The equation of a spring is linear, so a step of a given length always does the same to every
/// displacement `y` and velocity `v`:
///
///     y' = keep · y + carry · v
///     v' = pull · y + pass · v
///
/// A step computed once serves any number of values that run on the same spring, and every frame
/// of the same length. Two steps one after the other equal the step of the sum of their times.
public struct SpringStep: Hashable, Sendable {
  /// The share of the displacement that is left.
  public let keep: Double

  /// Displacement gained per unit of velocity, in seconds.
  public let carry: Double

  /// Velocity gained per unit of displacement, per second; never above 0.
  public let pull: Double

  /// The share of the velocity that is left.
  public let pass: Double

  /// The step that changes nothing.
  public static let identity = SpringStep(keep: 1, carry: 0, pull: 0, pass: 1)

  /// The step that lands on the target at rest.
  static let arrival = SpringStep(keep: 0, carry: 0, pull: 0, pass: 0)

  private init(keep: Double, carry: Double, pull: Double, pass: Double) {
    self.keep = keep
    self.carry = carry
    self.pull = pull
    self.pass = pass
  }

  /// The step of a spring over a time in seconds.
  ///
  /// A time that is not above 0, or NaN, changes nothing. An infinite time arrives at the target,
  /// also for a spring that would never come to rest.
  public init(_ spring: Spring, over time: Double) {
    guard time > 0 else {
      self = .identity
      return
    }
    guard spring.response > 0, time < .infinity else {
      self = .arrival
      return
    }
    let turn = spring.angularFrequency * time
    // Negative above the critical ratio; the factors keep every digit next to it.
    let swing = (1 - spring.dampingRatio) * (1 + spring.dampingRatio) * (turn * turn)
    if swing.magnitude <= 1 {
      self.init(spring, time, seriesOf: swing)
    } else if swing > 0 {
      let angle = turn * ((1 - spring.dampingRatio) * (1 + spring.dampingRatio)).squareRoot()
      let (sine, cosine) = Elementary.sinAndCos(angle)
      self.init(spring, time, cosine: cosine, sine: time * (sine / angle))
    } else {
      self.init(creeping: spring, time)
    }
  }

  /// Damped swing: `cosine` and `sine` are those of the damped angle, the sine over its frequency.
  private init(_ spring: Spring, _ time: Double, cosine: Double, sine: Double) {
    let decay = spring.dampingRatio * spring.angularFrequency
    let envelope = Elementary.exp(-(decay * time))
    keep = envelope * (cosine + decay * sine)
    carry = envelope * sine
    pull = -(envelope * sine * spring.angularFrequency) * spring.angularFrequency
    pass = envelope * (cosine - decay * sine)
  }

  /// Short steps and ratios near 1: the power series holds on both sides of the critical ratio.
  private init(_ spring: Spring, _ time: Double, seriesOf u: Double) {
    let cosine =
      1 - u
      * (1.0 / 2 - u
        * (1.0 / 24 - u
          * (1.0 / 720 - u
            * (1.0 / 40_320 - u
              * (1.0 / 3_628_800
                - u
                * (1.0 / 479_001_600 - u
                  * (1.0 / 87_178_291_200
                    - u * (1.0 / 20_922_789_888_000 - u * (1.0 / 6_402_373_705_728_000)))))))))
    let sine =
      1 - u
      * (1.0 / 6 - u
        * (1.0 / 120 - u
          * (1.0 / 5_040 - u
            * (1.0 / 362_880
              - u
              * (1.0 / 39_916_800 - u
                * (1.0 / 6_227_020_800 - u
                  * (1.0 / 1_307_674_368_000
                    - u * (1.0 / 355_687_428_096_000))))))))
    self.init(spring, time, cosine: cosine, sine: time * sine)
  }

  /// Above the critical ratio: two exponentials, which can't overflow as hyperbolic functions do.
  private init(creeping spring: Spring, _ time: Double) {
    let (slow, fast) = spring.creepRates
    let late = Elementary.exp(slow * time)
    let early = Elementary.exp(fast * time)
    let gap = fast - slow
    keep = (fast * late - slow * early) / gap
    carry = (early - late) / gap
    pull = -(carry * spring.angularFrequency) * spring.angularFrequency
    pass = (fast * early - slow * late) / gap
  }

  /// Moves a displacement from the target and a velocity through this step.
  public func applied(
    toDisplacement displacement: Double, velocity: Double
  ) -> (displacement: Double, velocity: Double) {
    (keep * displacement + carry * velocity, pull * displacement + pass * velocity)
  }
}

extension Spring {
  /// The two rates of decay of a spring at or above the critical ratio, both below 0, per second.
  ///
  /// The slow one is a quotient, since the difference would lose its digits.
  var creepRates: (slow: Double, fast: Double) {
    let sum = dampingRatio + ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    return (-(angularFrequency / sum), -(angularFrequency * sum))
  }
}
