// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The answer: the stops at which a surface can rest, the one where it does, and why.
public struct Resolution: Equatable, Sendable {
  /// The window, or the half of it that the surface stays in, in window coordinates.
  public var region: Rect
  /// The surface's left edge in window coordinates, in points.
  public var surfaceX: Double
  /// The width in which the content was measured, in points.
  public var surfaceWidth: Double
  /// The greatest height a detent can have, in points, as it is without a keyboard.
  public var maximum: Double
  /// Why the width is what it is.
  public var widthDerivation: Derivation
  /// Why the maximum is what it is.
  public var maximumDerivation: Derivation
  /// How much of the region the keyboard covers, in points.
  public var keyboardOverlap: Double
  /// The stops in ascending order; at least one.
  public var stops: [Stop]
  /// The place of the stop at rest in `stops`.
  public var selectedIndex: Int
  /// Which detent is at rest, for the next resolution.
  public var selection: Selection
  /// What shows of the surface above its largest stop.
  public var beyondLargest: ResolutionRules.BeyondLargest
  /// What a tap on the dim does.
  public var tapOnDim: TapOnDim
  /// The ways of dismissal that are vetoed right now, at every stop.
  public var vetoedDismissal: DismissalPolicy.Ways
  /// The declared detents that gave no stop, in a fixed order.
  public var dropped: [DroppedDetent]
  /// What is legal but suspicious, in a fixed order.
  public var issues: [DetentIssue]

  /// The stop at rest.
  public var selectedStop: Stop { stops[selectedIndex] }

  /// The place of the stop at which a detent rests, or nil where it has none.
  public func index(of id: DetentID) -> Int? {
    stops.firstIndex { $0.contains(id) }
  }

  /// The stop at which a detent rests, or nil where it has none.
  public func stop(_ id: DetentID) -> Stop? {
    index(of: id).map { stops[$0] }
  }
}
