// SPDX-License-Identifier: MIT

public import TrayKit

extension Device {
  /// The window that fills a display, without a keyboard; nil where the device has no such display.
  ///
  /// - Parameters:
  ///   - id: The display; nil for the first one.
  ///   - orientation: How the device is held. The strips around folds are in the window, and count
  ///     only while its posture is partly folded.
  /// - Returns: The window, or nil.
  public func window(
    display id: String? = nil, orientation: Orientation = .portrait
  ) -> Window? {
    display(id).map { display in
      let facts = display.facts(orientation)
      let size = display.size(orientation)
      return Window(
        size: size, safeAreaInsets: facts.insets, scale: scale,
        horizontalSizeClass: facts.horizontalSizeClass,
        verticalSizeClass: facts.verticalSizeClass,
        divisions: display.division.map { [$0.frame(in: size)] } ?? [], system: systems.newest)
    }
  }

  /// The frame of the docked keyboard in a window that fills a display.
  ///
  /// It has the window's full width and reaches to its lower edge, so it covers the bottom inset. Nil
  /// where the device has no such display, or where the height of its keyboard is unknown.
  public func keyboardFrame(
    display id: String? = nil, orientation: Orientation = .portrait
  ) -> Rect? {
    guard let display = display(id), let height = display.facts(orientation).keyboardHeight
    else { return nil }
    let size = display.size(orientation)
    let visible = min(height, size.height)
    return Rect(x: 0, y: size.height - visible, width: size.width, height: visible)
  }
}

extension Device.Display {
  fileprivate func facts(_ orientation: Orientation) -> Device.Facts {
    orientation == .portrait ? portrait : landscape
  }

  fileprivate func size(_ orientation: Orientation) -> Size {
    orientation == .portrait ? size : Size(width: size.height, height: size.width)
  }
}

extension Device.Division {
  /// The strip across the longer side of a window.
  fileprivate func frame(in size: Size) -> Rect {
    let length = end - start
    return size.width > size.height
      ? Rect(x: start, y: 0, width: length, height: size.height)
      : Rect(x: 0, y: start, width: size.width, height: length)
  }
}
