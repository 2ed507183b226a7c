// SPDX-License-Identifier: MIT

/// A view in the content that scrolls from top to bottom.
public struct TrayScroll: Hashable, Sendable {
  /// Its number, given by the host; unique in its step.
  public var id: Int
  /// How far the content has been moved up, in points; 0 at the top.
  public var offset: Double
  /// How far it can be moved, in points; 0 where it fits, and then a drag in it drags the tray.
  public var range: Double

  /// Creates a view that scrolls; negative numbers and those that aren't finite count as 0.
  public init(id: Int, range: Double, offset: Double = 0) {
    self.id = id
    self.range = range.isFinite && range > 0 ? range : 0
    self.offset = offset.isFinite && offset > 0 ? offset : 0
  }

  /// Whether there is anything to scroll.
  var isScrollable: Bool { range > 0.5 }
}
