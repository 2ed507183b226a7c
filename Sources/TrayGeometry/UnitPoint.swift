// SPDX-License-Identifier: MIT

/// A place inside a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// Fraction of the width: 0 at the leading edge, 1 at the trailing edge.
  public var x: Double
  /// Fraction of the height: 0 at the top, 1 at the bottom.
  public var y: Double

  /// Creates the origin (0, 0).
  public init() { self.init(x: 0, y: 0) }

  /// Creates a unit point from two fractions; values outside 0…1 lie outside the rectangle.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The place in points inside a rectangle of `size` at the origin.
  public func point(in size: Size) -> Point {
    Point(x: x * size.width, y: y * size.height)
  }
}
