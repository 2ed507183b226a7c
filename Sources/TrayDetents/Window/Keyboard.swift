// SPDX-License-Identifier: MIT

public import TrayGeometry

/// A keyboard on the screen, by the frame that the system reports for it.
///
/// What counts is never the keyboard's height but the part of the window that it covers, and only
/// where it stands on the window's lower edge: an undocked, floating or split keyboard hides nothing
/// that scrolling can't show, so it obstructs 0 points.
public struct Keyboard: Hashable, Sendable {
  /// Where the numbers of `frame` count from.
  public enum Space: Hashable, Sendable {
    /// From the window's top left corner.
    case window
    /// From the display's top left corner, of which the window's own corner is `windowOrigin`.
    case screen(windowOrigin: Point)
  }

  /// The keyboard's rectangle, in points; one that isn't finite counts as no keyboard.
  public var frame: Rect
  /// Where the numbers of `frame` count from.
  public var space: Space
  /// Whether the host has already ended the window at the keyboard's upper edge.
  ///
  /// Then the keyboard takes nothing more from the window, and fractions still refer to the height
  /// that the window has without it: what lies below the window's lower edge is added back.
  public var isConsumedByHost: Bool

  /// Creates a keyboard from its rectangle, in points.
  public init(frame: Rect, in space: Space = .window, isConsumedByHost: Bool = false) {
    self.frame = frame
    self.space = space
    self.isConsumedByHost = isConsumedByHost
  }

  /// Creates a docked keyboard that covers the lowest `height` points of a window of `size`.
  public init(height: Double, in size: Size) {
    self.init(frame: Rect(x: 0, y: size.height - height, width: size.width, height: height))
  }

  /// Slack within which a keyboard counts as standing on the window's lower edge, in points.
  private static let dockingSlack = 0.5

  /// The rectangle in window coordinates, or nil where it isn't finite or covers no area.
  public var windowFrame: Rect? {
    var rect = frame
    if case .screen(let origin) = space { rect.origin = rect.origin - origin }
    guard
      rect.minX.isFinite, rect.minY.isFinite, rect.size.isFinite, rect.width > 0, rect.height > 0
    else { return nil }
    return rect
  }

  /// How far the keyboard reaches up from the lower edge of `region`, in points; 0 if undocked.
  ///
  /// - Parameter region: A rectangle in window coordinates.
  /// - Returns: A value between 0 and the height of `region`.
  public func overlap(with region: Rect) -> Double {
    guard !isConsumedByHost, let rect = windowFrame,
      let common = rect.intersection(region), rect.maxY >= region.maxY - Self.dockingSlack
    else { return 0 }
    return region.maxY - common.minY
  }

  /// A keyboard read off a window that became lower, for hosts that report nothing better.
  ///
  /// A width change is never a keyboard: folding, rotating and split views change both extents. A
  /// loss of 60 points or less is a browser's or a toolbar's, not a keyboard's.
  ///
  /// - Returns: A keyboard that the host has consumed, or nil where none can be told.
  public static func inferred(from before: Size, to after: Size) -> Keyboard? {
    let lost = before.height - after.height
    guard before.width == after.width, lost.isFinite, lost > 60 else { return nil }
    return Keyboard(
      frame: Rect(x: 0, y: after.height, width: after.width, height: lost), isConsumedByHost: true)
  }
}
