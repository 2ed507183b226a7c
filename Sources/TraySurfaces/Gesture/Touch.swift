// SPDX-License-Identifier: MIT

import TrayGeometry

/// A finger that may become a drag.
struct Touch: Sendable {
  enum Place: Sendable {
    /// Where a drag can begin.
    case surface
    /// On the grabber.
    case grabber
    /// On the surface, but where none can.
    case content
    /// Outside of it, where what lies behind doesn't get it.
    case outside
  }

  let place: Place
  let start: Point
  let scroll: Int?
  var last: Point
  /// Whether it holds the tray now.
  var isDragging = false
  /// Whether it has gone sideways, or too far for a tap.
  var isSpent = false
}
