// SPDX-License-Identifier: MIT

/// Distances from the four sides of a rectangle, in points; negative values reach outwards.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the upper side, in points.
  public var top: Double
  /// Distance from the side where a line of text begins, in points.
  public var leading: Double
  /// Distance from the lower side, in points.
  public var bottom: Double
  /// Distance from the side where a line of text ends, in points.
  public var trailing: Double

  /// No distance on any side.
  public static let zero = EdgeInsets()

  /// Creates insets of 0 on all sides.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from four distances, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of `length` points on the sides in `edges`, and 0 on the others.
  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Leading plus trailing, in points.
  public var horizontal: Double { leading + trailing }
  /// Top plus bottom, in points.
  public var vertical: Double { top + bottom }
}
