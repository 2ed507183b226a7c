// SPDX-License-Identifier: MIT

import Motion

/// A finger that holds the tray.
struct Drag: Sendable {
  /// Where the finger has moved the upper edge to, before any resistance.
  var raw: Double
  /// The heights that are free, with the resistance past them.
  var range: SoftRange
  /// Where `raw` was when the finger took hold.
  var start: Double
  /// The place of the view that scrolls in which the gesture began; nil outside of all.
  var scroll: Int?
  /// Whether that view's content was at its top then.
  let beganAtTop: Bool
  /// How far the finger moved upwards altogether.
  var movement = 0.0
  /// What of it neither the tray nor the content could take.
  var excess = 0.0
  /// Whether the content took the last move.
  var isScrolling = false
  /// Whether the keyboard has been asked to leave.
  var hasAskedKeyboard = false
  var tracker: VelocityTracker

  init(
    raw: Double, range: SoftRange, scroll: Int?, beganAtTop: Bool,
    estimator: VelocityTracker.Estimator, time: Double
  ) {
    self.raw = raw
    self.range = range
    start = raw
    self.scroll = scroll
    self.beganAtTop = beganAtTop
    isScrolling = scroll != nil
    tracker = VelocityTracker(estimator: estimator)
    tracker.add(position: 0, at: time)
  }
}
