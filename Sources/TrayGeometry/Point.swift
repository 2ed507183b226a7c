// SPDX-License-Identifier: MIT

/// A place in a plane, in points; x grows to the right and y grows downwards.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// The point (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point from its two coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point moved by `offset` on both axes.
  public static func + (point: Point, offset: Point) -> Point {
    Point(x: point.x + offset.x, y: point.y + offset.y)
  }

  /// The point moved back by `offset` on both axes.
  public static func - (point: Point, offset: Point) -> Point {
    Point(x: point.x - offset.x, y: point.y - offset.y)
  }
}
