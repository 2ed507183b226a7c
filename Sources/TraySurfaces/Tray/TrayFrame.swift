// SPDX-License-Identifier: MIT

public import TrayGeometry

/// Everything there is to draw at one moment: a function of the live state alone.
///
/// Points, points per second, opacities from 0 to 1; y grows downwards in the window. All numbers are
/// finite.
public struct TrayFrame: Hashable, Sendable {
  /// What the tray is doing.
  public var phase: TrayPhase
  /// How much of the surface shows.
  public var visibleHeight: Double
  /// How fast `visibleHeight` grows by itself; 0 while a finger holds it.
  public var velocity: Double
  /// The surface's upper edge in the window.
  public var position: Double
  /// The height in which the content is laid out; does not change while a finger drags.
  public var laidOutHeight: Double
  /// The surface's left edge in the window.
  public var x: Double
  /// The surface's width.
  public var width: Double
  /// The opacity of the dim behind the surface.
  public var dim: Double
  /// The opacity of the surface; below 1 only where reduced motion fades it in or out.
  public var opacity: Double
  /// How far the content has changed from the outgoing to the incoming step, from 0 to 1.
  public var blend: Double
  /// What of earlier steps still shows, the oldest first; empty while nothing blends.
  public var outgoing: Outgoing
  /// The content of the present step.
  public var incoming: Layer
  /// The radius of the upper corners.
  public var cornerRadius: Double
  /// Where the height lies among the stops: 1.5 is half way from the second to the third.
  public var stopIndex: Double
  /// What the surface covers and what its surroundings do with touches.
  public var hit: HitRegions
  /// The view whose offset `scrollOffset` is: the one last touched, or nil.
  public var scroll: Int?
  /// How far that view's content is moved up; past its end while a finger pulls it there.
  public var scrollOffset: Double

  /// How content shows.
  public struct Layer: Hashable, Sendable {
    /// The opacity.
    public var opacity: Double
    /// The radius of the blur, in points.
    public var blur: Double
  }

  /// What the surface covers and what its surroundings do with touches.
  public struct HitRegions: Hashable, Sendable {
    /// The surface, in window coordinates, down to its lower edge.
    public var surface: Rect
    /// The strip in which the grabber can be taken, in window coordinates.
    public var grabber: Rect
    /// What happens to touches everywhere else.
    public var outside: Outside
  }

  /// What happens to touches outside the surface.
  public enum Outside: UInt8, Hashable, Sendable, CaseIterable {
    /// What lies behind gets them.
    case passes
    /// They are lost.
    case blocks
    /// They are taps on the dim.
    case tapsOnDim
  }
}

/// What a tray is doing.
public enum TrayPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing shows: never presented, or dismissed.
  case hidden
  /// On its way to a stop.
  case settling
  /// Exactly on a stop, or wherever its release rule lets it rest.
  case resting
  /// Held by a finger.
  case dragging
  /// On its way out.
  case dismissing
}

/// What others may follow: a pill above the upper edge, a map's centre, content that looks at it.
///
/// Published once per frame; the last one of a motion equals the state at rest.
public struct TrayMetrics: Hashable, Sendable {
  /// What the tray is doing.
  public var phase: TrayPhase
  /// How much of the surface shows, in points.
  public var visibleHeight: Double
  /// How fast that grows, in points per second.
  public var velocity: Double
  /// The surface's rectangle in the window, in points.
  public var covered: Rect
  /// What the surface leaves free above itself, in points.
  public var visible: Rect
  /// Where the height lies among the stops; −1 while nothing shows.
  public var stopIndex: Double
  /// How many stops there are.
  public var stopCount: Int
  /// The opacity of the dim, from 0 to 1.
  public var dim: Double

  /// Nothing shows.
  public static let hidden = TrayMetrics(
    phase: .hidden, visibleHeight: 0, velocity: 0, covered: .zero, visible: .zero, stopIndex: -1,
    stopCount: 0, dim: 0)

  /// Creates metrics by hand, for instance for a preview.
  public init(
    phase: TrayPhase, visibleHeight: Double, velocity: Double, covered: Rect, visible: Rect,
    stopIndex: Double, stopCount: Int, dim: Double
  ) {
    self.phase = phase
    self.visibleHeight = visibleHeight
    self.velocity = velocity
    self.covered = covered
    self.visible = visible
    self.stopIndex = stopIndex
    self.stopCount = stopCount
    self.dim = dim
  }
}
