// SPDX-License-Identifier: MIT

/// What is known at the moment a finger lets go of a surface.
///
/// Numbers that aren't finite count as 0.
public struct Release: Hashable, Sendable {
  /// The height shown, in points.
  public var height: Double
  /// The velocity of what is shown, upwards, in points per second.
  public var velocity: Double
  /// How far the finger has moved upwards since it took hold, in points.
  public var movement: Double
  /// The place of the stop at which the gesture began, among the stops that are handed over.
  public var anchor: Int
  /// Whether the surface may be dismissed.
  public var isDismissible: Bool
  /// The window's height, in points.
  public var windowHeight: Double

  /// Creates a release.
  public init(
    height: Double, velocity: Double, movement: Double = 0, anchor: Int = 0,
    isDismissible: Bool = false, windowHeight: Double = 0
  ) {
    self.height = height
    self.velocity = velocity
    self.movement = movement
    self.anchor = anchor
    self.isDismissible = isDismissible
    self.windowHeight = windowHeight
  }

  /// The release with its numbers as they count, begun at one of so many stops.
  func checked(among count: Int) -> Release {
    func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Release(
      height: finite(height), velocity: finite(velocity), movement: finite(movement),
      anchor: min(max(anchor, 0), count - 1), isDismissible: isDismissible,
      windowHeight: finite(windowHeight))
  }

  /// Where a release leads.
  public enum Target: Hashable, Sendable {
    /// To the stop at this place among those that were handed over.
    case stop(Int)
    /// To a height between the lowest and the highest of them, in points.
    case height(Double)
    /// Away.
    case dismissed
  }
}
