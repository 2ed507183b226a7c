// SPDX-License-Identifier: MIT
public import TrayGeometry

/// The facts of a window that fills a display, as plain numbers in the window's coordinates.
public struct DeviceWindow: Hashable, Sendable {
  /// The window's size, in points.
  public let size: Size
  /// The safe area's distances from the window's sides.
  public let insets: SideInsets
  /// Pixels per point.
  public let scale: Double
  /// The horizontal size class.
  public let horizontalSizeClass: SizeClass
  /// The vertical size class.
  public let verticalSizeClass: SizeClass
  /// The keyboard docked at the bottom in full width, or nil where its height is unknown.
  ///
  /// It reaches to the window's lower edge, so it covers the bottom inset.
  public let keyboardFrame: Rect?
  /// The strips around folds; they count only while the device is partly folded.
  public let divisions: [Division]

  /// A strip that a fold takes out of the window.
  public struct Division: Hashable, Sendable {
    /// The strip, from one side of the window to the other.
    public let frame: Rect
    /// The distance that content keeps from the strip, in points.
    public let margin: Double
  }

  init(display: Device.Display, orientation: Orientation, scale: Double) {
    let facts = orientation == .portrait ? display.portrait : display.landscape
    let size =
      orientation == .portrait
      ? display.size : Size(width: display.size.height, height: display.size.width)
    self.size = size
    self.insets = facts.insets
    self.scale = scale
    self.horizontalSizeClass = facts.horizontalSizeClass
    self.verticalSizeClass = facts.verticalSizeClass
    self.keyboardFrame = facts.keyboardHeight.map { height in
      let visible = min(height, size.height)
      return Rect(x: 0, y: size.height - visible, width: size.width, height: visible)
    }
    self.divisions = display.division.map { [Self.division($0, in: size)] } ?? []
  }

  /// A fold's strip across the longer side of a window.
  private static func division(_ division: Device.Division, in size: Size) -> Division {
    let length = division.end - division.start
    let frame =
      size.width > size.height
      ? Rect(x: division.start, y: 0, width: length, height: size.height)
      : Rect(x: 0, y: division.start, width: size.width, height: length)
    return Division(frame: frame, margin: division.margin)
  }
}
