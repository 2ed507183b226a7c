// SPDX-License-Identifier: MIT

/// What a finger does with a tray, and what scrolls under it.
struct TrayHand: Sendable {
  /// The finger that holds the tray, or scrolls in it.
  var drag: Drag?
  /// A finger that came down and may become a drag.
  var touch: Touch?
  /// What scrolls in the content of the present step.
  var scrolls: [TrayScroll] = []
  /// The place in `scrolls` of the view that a finger touched last.
  var activeScroll: Int?
  /// The view that goes on scrolling after a flick.
  var momentum: ScrollMomentum?
}
