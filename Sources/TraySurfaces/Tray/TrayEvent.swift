// SPDX-License-Identifier: MIT

public import TrayDetents
public import TrayGeometry
public import TrayMotion

/// Everything that can happen to a tray besides the passing of time.
///
/// Points, with y growing downwards in the window and drags counted upwards. Time stamps in seconds on
/// any clock that runs forwards; they serve to find velocities and nothing else, so an event counts
/// from the moment it is handed over. Numbers that aren't finite are ignored.
public enum TrayEvent: Sendable {
  /// Comes up from below with a step, forgetting where other steps rested; else as `go`.
  case present(TrayStep, isAnimated: Bool = true)
  /// Changes to a step; one that was shown before rests where it did.
  case go(TrayStep, isAnimated: Bool = true)
  /// Moves to the stop of a detent; one without a stop is ignored.
  case select(DetentID, isAnimated: Bool = true)
  /// Goes away, whatever the contract says, by the program's wish.
  case dismiss(isAnimated: Bool = true)
  /// The escape key, the back gesture, or a screen reader's escape.
  case escape

  /// A finger takes hold of the tray; with `scroll` it does so in a view that scrolls.
  case dragBegan(scroll: Int? = nil, time: Double)
  /// The finger moved so many points upwards.
  case dragMoved(by: Double, time: Double)
  /// The finger let go; nil takes the velocity from the moves.
  case dragEnded(velocity: Double? = nil, time: Double)
  /// The gesture was taken away: as a release without velocity.
  case dragCancelled

  /// A finger came down in the window; with `scroll` in a view that scrolls.
  case touchBegan(Point, scroll: Int? = nil, time: Double)
  /// It moved.
  case touchMoved(Point, time: Double)
  /// It left.
  case touchEnded(time: Double)
  /// It was taken away.
  case touchCancelled

  /// A tap on the dim.
  case tapOnDim
  /// A tap outside the surface, dimmed or not.
  case tapOutside
  /// A screen reader's or a tap's wish on the grabber.
  case adjust(Adjustment)

  /// Where a view that scrolls is, and how far it can go, as the host knows it.
  case scrolled(TrayScroll)
  /// The keyboard came, moved or left; nil takes the settings' spring.
  case keyboard(Keyboard?, spring: Spring? = nil)
  /// The window changed: size, insets, traits or fold.
  case window(Window)
  /// The content of the present step was measured again.
  case measured(ContentMeasure)
  /// The person wants less motion, or no longer does.
  case reducedMotion(Bool)

  /// What the adjustable grabber can do.
  public enum Adjustment: UInt8, Hashable, Sendable, CaseIterable {
    /// The next larger stop.
    case increment
    /// The next smaller stop.
    case decrement
    /// The next stop in turn: up to the largest, down to the smallest, and so on.
    case cycle
  }
}
