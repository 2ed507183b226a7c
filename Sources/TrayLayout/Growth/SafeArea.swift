// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The insets that bars and cut-outs take from a rectangle.
public struct SafeArea: Hashable, Sendable {
  /// The whole rectangle, in the coordinates in which trees are placed.
  public var bounds: Rect
  /// What is taken at each of its edges, in points; leading is left, trailing is right.
  public var insets: EdgeInsets

  /// Creates a safe area; insets below 0 or not finite count as 0.
  public init(bounds: Rect, insets: EdgeInsets) {
    func valid(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
    self.bounds = bounds
    self.insets = EdgeInsets(
      top: valid(insets.top), leading: valid(insets.leading), bottom: valid(insets.bottom),
      trailing: valid(insets.trailing))
  }

  /// The insets that concern a view: those of the edges that its frame reaches (Rules 1.8.5).
  ///
  /// An edge is reached where it lies at most half a pixel inside the safe edge, or beyond it.
  public func insets(for frame: Rect, grid: PixelGrid) -> EdgeInsets {
    let slack = grid.pixelLength / 2
    return EdgeInsets(
      top: frame.minY <= bounds.minY + insets.top + slack ? insets.top : 0,
      leading: frame.minX <= bounds.minX + insets.leading + slack ? insets.leading : 0,
      bottom: frame.maxY >= bounds.maxY - insets.bottom - slack ? insets.bottom : 0,
      trailing: frame.maxX >= bounds.maxX - insets.trailing - slack ? insets.trailing : 0)
  }
}
