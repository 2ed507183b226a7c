// SPDX-License-Identifier: MIT

/// Which stop is at rest, by identity, and what the next resolution must remember.
///
/// Hand the selection of one resolution to the next. It is the only memory there is: everything else
/// is a function of contract, window and measure.
public struct Selection: Hashable, Sendable {
  /// The direction in which a surface was moving when its input changed.
  public enum Travel: UInt8, Hashable, Sendable, CaseIterable {
    /// At rest, or unknown.
    case none
    /// Towards greater heights.
    case up
    /// Towards smaller heights.
    case down
  }

  /// The detent that was chosen; it is taken up again as soon as it resolves.
  public var wanted: DetentID
  /// The detent at whose stop the surface rests: `wanted`, or what stands in for it.
  public var current: DetentID
  /// The content height of the stop at rest, in points.
  public var contentHeight: Double
  /// The direction of travel, for the case that the detent disappears now; reset by resolving.
  public var travel: Travel
  /// The content height that was chosen between two stops, in points; nil where a stop was.
  ///
  /// A release that may end anywhere chooses one. It is kept until a stop is chosen, also while there
  /// is no room for it, and the detent at rest is always the nearest one.
  public var heightBetweenStops: Double?
  /// The detent that was chosen before the keyboard came; nil while there is none.
  public var beforeKeyboard: DetentID?
  /// The height between two stops that was chosen before the keyboard came, in points.
  public var heightBeforeKeyboard: Double?
  /// The content's ideal height that counted last, in points, or nil.
  public var idealHeight: Double?
  /// The surface's width at which it was measured, in points.
  public var width: Double

  /// Creates a selection by hand, for instance one read back from a saved state.
  public init(
    _ id: DetentID, contentHeight: Double = 0, travel: Travel = .none,
    beforeKeyboard: DetentID? = nil, idealHeight: Double? = nil, width: Double = 0
  ) {
    wanted = id
    current = id
    self.contentHeight = contentHeight
    self.travel = travel
    self.beforeKeyboard = beforeKeyboard
    self.idealHeight = idealHeight
    self.width = width
  }

  /// The selection after a person or a program chose another detent.
  ///
  /// While a keyboard is up, what was chosen before it came is still what it gives way to.
  public func selecting(_ id: DetentID) -> Selection {
    var copy = self
    copy.wanted = id
    copy.current = id
    copy.heightBetweenStops = nil
    return copy
  }
}
