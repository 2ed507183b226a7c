// SPDX-License-Identifier: MIT

/// A damped spring, described by how fast it answers and how much it swings.
///
/// The motion of a value `x` towards a target `T` solves
/// `x'' + 2ζω x' + ω² (x - T) = 0` with the angular frequency `ω = 2π / response` and the damping
/// ratio `ζ`. Below a ratio of 1 the value swings past the target, at 1 it comes to rest soonest
/// without swinging, above 1 it creeps. The equation is solved exactly, so neither the length of a
/// frame nor a stalled one changes the path.
///
/// Three descriptions of the same spring can be turned into each other:
///
/// | description | in use by | relation |
/// | --- | --- | --- |
/// | response, damping ratio | UIKit, SwiftUI | stored |
/// | duration, bounce | SwiftUI, Flutter | duration = response; ζ = 1 - bounce, or 1 / (1 + bounce) below 0 |
/// | mass, stiffness, damping | Core Animation, Android, the web | ω = √(k/m); ζ = c / (2√(km)) |
///
/// - Note: A spring of response 0 follows its target exactly: any step that is longer than 0 lands
///   on the target with velocity 0.
public struct Spring: Hashable, Sendable {
  /// The period of the spring without its damping, in seconds; 0 follows the target exactly.
  ///
  /// Either 0 or between `1e-9` and `1e9`.
  public let response: Double

  /// How strongly the spring is damped: 0 swings without end, 1 is critical, above 1 it creeps.
  ///
  /// Between 0 and `1e9`.
  public let dampingRatio: Double

  /// The angular frequency without damping, in radians per second; infinite for response 0.
  public let angularFrequency: Double

  /// Creates a spring from its period without damping and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: Seconds. A negative value, NaN or one below a nanosecond counts as 0, a value
  ///     above `1e9` as `1e9`.
  ///   - dampingRatio: A negative value counts as 0, a value above `1e9` as `1e9`, NaN as 1.
  public init(response: Double, dampingRatio: Double) {
    self.response = response >= 1e-9 ? min(response, 1e9) : 0
    self.dampingRatio = Self.ratio(dampingRatio)
    angularFrequency = 2 * Double.pi / self.response
  }

  /// Keeps the frequency as it is, so that physical quantities survive the way there and back.
  private init(angularFrequency: Double, dampingRatio: Double) {
    let limits = Spring(response: 2 * Double.pi / angularFrequency, dampingRatio: dampingRatio)
    let isWithin = limits.response == 2 * Double.pi / angularFrequency
    response = limits.response
    self.dampingRatio = limits.dampingRatio
    self.angularFrequency = isWithin ? angularFrequency : limits.angularFrequency
  }

  private static func ratio(_ value: Double) -> Double {
    value.isNaN ? 1 : min(max(value, 0), 1e9)
  }
}

// MARK: - Duration and bounce

extension Spring {
  /// Creates a spring from a perceived duration and a bounce, as SwiftUI and Flutter describe it.
  ///
  /// - Parameters:
  ///   - duration: Seconds; the same as the response, with the same limits.
  ///   - bounce: 1 swings without end, 0 is critical, a negative value creeps. A value above 1 counts
  ///     as 1, one at or below -1 gives the strongest damping there is, NaN counts as 0.
  public init(duration: Double, bounce: Double = 0) {
    let ratio =
      if bounce >= 0 { 1 - bounce } else if bounce > -1 { 1 / (1 + bounce) } else {
        bounce.isNaN ? 1 : Double.infinity
      }
    self.init(response: duration, dampingRatio: ratio)
  }

  /// The perceived duration, in seconds: the response under its other name.
  public var duration: Double { response }

  /// The bounce: 1 swings without end, 0 is critical, towards -1 it creeps more and more.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}

// MARK: - Mass, stiffness and damping

extension Spring {
  /// Creates a spring from physical quantities.
  ///
  /// - Parameters:
  ///   - mass: The moving mass, above 0. A mass that is not counts as a spring that follows its
  ///     target exactly.
  ///   - stiffness: The force per point, above 0. A stiffness of 0, a negative one or NaN gives
  ///     the slowest spring there is (response `1e9`).
  ///   - damping: The force per point and second. A negative value counts as 0, NaN as critical.
  ///   - allowsOverdamping: Whether a ratio above 1 is kept. Core Animation and SwiftUI's default
  ///     run such a spring as a critical one of the same angular frequency: pass `false` for that.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowsOverdamping: Bool = true
  ) {
    guard mass > 0 else {
      self.init(response: 0, dampingRatio: 1)
      return
    }
    guard stiffness > 0 else {
      self.init(response: .infinity, dampingRatio: 1)
      return
    }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowsOverdamping ? ratio : min(ratio, 1))
  }

  /// The stiffness of this spring when it moves `mass`; infinite for response 0.
  public func stiffness(mass: Double = 1) -> Double {
    mass * angularFrequency * angularFrequency
  }

  /// The damping of this spring when it moves `mass`; infinite or NaN for response 0.
  public func damping(mass: Double = 1) -> Double {
    2 * dampingRatio * mass * angularFrequency
  }
}
