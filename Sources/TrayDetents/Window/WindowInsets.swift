// SPDX-License-Identifier: MIT

/// Distances that a window keeps from its four physical sides, in points.
///
/// Physical sides, because a camera rail or a notch doesn't move when the language changes.
/// Negative values, infinities and NaN count as 0, and resolving reports an issue.
public struct WindowInsets: Hashable, Sendable {
  /// Distance from the upper side, in points.
  public var top: Double
  /// Distance from the left side, in points.
  public var left: Double
  /// Distance from the lower side, in points.
  public var bottom: Double
  /// Distance from the right side, in points.
  public var right: Double

  /// No distance on any side.
  public static let zero = WindowInsets()

  /// Creates insets from four distances, in points; a distance that isn't named is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
