// SPDX-License-Identifier: MIT

/// How near to its target and how slow a value must be to count as resting.
///
/// Both conditions hold together: a spring that races through its target is near but not slow.
public struct SettlingThreshold: Hashable, Sendable {
  /// The greatest distance from the target, in the value's unit; at least 0.
  public let distance: Double

  /// The greatest speed, in units per second; at least 0.
  public let speed: Double

  /// Creates a threshold; a negative bound or NaN counts as 0, which only exact rest meets.
  public init(distance: Double, speed: Double) {
    self.distance = distance > 0 ? distance : 0
    self.speed = speed > 0 ? speed : 0
  }

  /// Half a pixel, and 5 points per second.
  ///
  /// - Parameter scale: Pixels per point; 1 if it is not finite or not above 0.
  /// - Returns: The threshold of a value in points.
  public static func halfPixel(scale: Double = 1) -> SettlingThreshold {
    let pixels = scale.isFinite && scale > 0 ? scale : 1
    return SettlingThreshold(distance: 0.5 / pixels, speed: 5)
  }

  /// A share of the way to go, and ten times that per second.
  ///
  /// With it a motion takes the same time over half a unit and over five hundred.
  ///
  /// - Parameters:
  ///   - share: The share of the way; a thousandth is SwiftUI's.
  ///   - travel: The way, of either sign.
  /// - Returns: A threshold in the unit of the way.
  public static func relative(_ share: Double = 0.001, of travel: Double) -> SettlingThreshold {
    let distance = share * travel.magnitude
    return SettlingThreshold(distance: distance, speed: 10 * distance)
  }

  /// Whether a displacement from the target and a velocity lie within the bounds.
  ///
  /// NaN lies outside.
  public func contains(displacement: Double, velocity: Double) -> Bool {
    displacement.magnitude <= distance && velocity.magnitude <= speed
  }
}
