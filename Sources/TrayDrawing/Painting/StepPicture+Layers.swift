// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayKit

extension StepPicture {
  /// A step's picture in parts of the window's size, for pages that move the surface.
  public struct Layers: Sendable {
    /// What lies behind the surface, without its dim.
    public var ground: DisplayList
    /// The surface at its stop; empty where it hides.
    public var surface: DisplayList
    /// What lies before the surface: keyboard, fold and insets.
    public var overlay: DisplayList
  }

  /// The parts of the picture, back to front; the stops beside the device are none of them.
  ///
  /// - Complexity: Linear in the number of views and glyphs.
  public func layers() -> Layers {
    func list(_ title: String, _ draw: (inout DisplayList) -> Void) -> DisplayList {
      var list = DisplayList(size: window.size, title: title)
      draw(&list)
      return list
    }
    return Layers(
      ground: list("behind the surface") { MapGround(theme: theme).paint(screen, &$0) },
      surface: list("the surface") { drawSurface(&$0) },
      overlay: list("before the surface") {
        drawKeyboard(&$0)
        drawDivisions(&$0)
        if options.showsInsets { drawInsets(&$0) }
      })
  }
}
