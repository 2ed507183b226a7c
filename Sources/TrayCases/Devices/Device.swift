// SPDX-License-Identifier: MIT
public import TrayGeometry

/// A device as the catalogue describes it: its displays, and their facts in both orientations.
public struct Device: Hashable, Sendable {
  /// The name that documents and commands use, such as `iphone-16-pro`.
  public let id: String
  /// The name that people use, such as “iPhone 16 Pro”.
  public let name: String
  /// Pixels per point.
  public let scale: Double
  /// The displays, of which there is at least one; a foldable has its outer one first.
  public let displays: [Display]
  /// What is assumed rather than known, if anything.
  public let note: String?

  /// One display of a device.
  public struct Display: Hashable, Sendable {
    /// The display's name: `main`, or `outer` and `inner` of a foldable.
    public let id: String
    /// The size in portrait, in points.
    public let size: Size
    /// The facts in portrait.
    public let portrait: Facts
    /// The facts in landscape.
    public let landscape: Facts
    /// The radius of the display's corners, in points, if known.
    public let cornerRadius: Double?
    /// The strip around the fold, if the display folds.
    public let division: Division?
  }

  /// What depends on the orientation.
  public struct Facts: Hashable, Sendable {
    /// The safe area's distances from the display's sides.
    public let insets: SideInsets
    /// The horizontal size class.
    public let horizontalSizeClass: SizeClass
    /// The vertical size class.
    public let verticalSizeClass: SizeClass
    /// The height of the docked keyboard with its suggestion bar and the bottom inset, in points.
    public let keyboardHeight: Double?
  }

  /// The strip around a fold, across the display's longer side.
  public struct Division: Hashable, Sendable {
    /// Where the strip begins on the longer side, in points.
    public let start: Double
    /// Where it ends, in points.
    public let end: Double
    /// The distance that content keeps from the strip, in points.
    public let margin: Double
  }

  /// The display with an id, or nil; without an id the first one.
  public func display(_ id: String? = nil) -> Display? {
    guard let id else { return displays.first }
    return displays.first { $0.id == id }
  }

  /// The facts of a window that fills a display, or nil where the device has no such display.
  public func window(display id: String? = nil, orientation: Orientation) -> DeviceWindow? {
    display(id).map { DeviceWindow(display: $0, orientation: orientation, scale: scale) }
  }
}

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side, rotated to the left.
  case landscape
}

/// Distances from the four sides of a display, in points; left and right whatever the language.
public struct SideInsets: Hashable, Sendable {
  /// Distance from the upper side, in points.
  public var top: Double
  /// Distance from the left side, in points.
  public var left: Double
  /// Distance from the lower side, in points.
  public var bottom: Double
  /// Distance from the right side, in points.
  public var right: Double

  /// No distance on any side.
  public static let zero = SideInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets from four distances, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
