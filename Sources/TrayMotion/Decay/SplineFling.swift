// SPDX-License-Identifier: MIT

import TrayGeometry

/// The fling of Android's scroller, whose way grows with a power of the velocity.
///
/// After the platform's `OverScroller`: gravity 9.80665 m/s², 160 points to the inch, a factor of
/// 0.84, an inflexion at 0.35 and a rate of ln 0.78 / ln 0.9. `duration` is the platform's own;
/// Flutter draws the same way in a shorter time and as a plain power, see `flutterDuration`.
public struct SplineFling: Hashable, Sendable {
  /// The velocity at the start, in points per second.
  public let velocity: Double

  /// The way to go, in points, with the sign of the velocity.
  public let distance: Double

  /// How long Android draws it, in seconds.
  public let duration: Double

  /// How long Flutter draws it, in seconds.
  public let flutterDuration: Double

  /// ln 0.78 / ln 0.9.
  private static let rate = 2.3582018154259443

  private static let inflexion = 0.35

  /// 9.80665 m/s² in inches, at 160 points to the inch, times 0.84.
  private static let physical = 9.80665 * 39.37 * 160 * 0.84

  /// Creates the fling that starts at a velocity.
  ///
  /// - Parameters:
  ///   - velocity: Points per second. 0 or a value that is not finite goes nowhere.
  ///   - friction: The scroll friction, above 0; Android's is 0.015.
  public init(velocity: Double, friction: Double = 0.015) {
    guard velocity.isFinite, velocity != 0, friction > 0, friction < .infinity else {
      self.velocity = 0
      distance = 0
      duration = 0
      flutterDuration = 0
      return
    }
    self.velocity = velocity
    let scale = friction * Self.physical
    let strength = Elementary.log(Self.inflexion * velocity.magnitude / scale)
    let way = scale * Elementary.exp(Self.rate / (Self.rate - 1) * strength)
    distance = velocity < 0 ? -way : way
    duration = Elementary.exp(strength / (Self.rate - 1))
    flutterDuration = duration * Self.rate * Self.inflexion
  }

  /// The way travelled after a time in seconds, as Flutter draws it.
  ///
  /// 0 at or before the start, the whole way from `flutterDuration` on.
  public func flutterDistance(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < flutterDuration else { return distance }
    return distance * (1 - Elementary.exp(Self.rate * Elementary.log(1 - time / flutterDuration)))
  }
}
