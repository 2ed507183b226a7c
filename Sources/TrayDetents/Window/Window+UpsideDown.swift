// SPDX-License-Identifier: MIT

public import TrayGeometry

extension Window {
  /// The window turned upside down, for a surface that hangs from the upper edge.
  ///
  /// Such a surface rests in it as any other does on the lower edge; `Rect/upsideDown(in:)` turns its
  /// frames back. A keyboard, which stands on the lower edge, covers nothing of it by itself.
  public var upsideDown: Window {
    var copy = self
    copy.safeAreaInsets.top = safeAreaInsets.bottom
    copy.safeAreaInsets.bottom = safeAreaInsets.top
    copy.divisions = divisions.map { $0.upsideDown(in: size.height) }
    if let keyboard, let frame = keyboard.windowFrame {
      copy.keyboard = Keyboard(
        frame: frame.upsideDown(in: size.height), isConsumedByHost: keyboard.isConsumedByHost)
    }
    return copy
  }
}

extension Rect {
  /// The rectangle as it lies in a window of `height` points that is turned upside down.
  public func upsideDown(in height: Double) -> Rect {
    Rect(x: minX, y: height - maxY, width: width, height: size.height)
  }
}
