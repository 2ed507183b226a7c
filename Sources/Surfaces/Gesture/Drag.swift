// SPDX-License-Identifier: MIT

import Motion

/// A finger that holds the tray.
struct Drag: Sendable {
  /// Where the finger has moved the upper edge to, before any resistance.
  var raw: Double
  /// The heights that are free, with the resistance past them.
  var range: SoftRange
  /// What takes from the moves past them.
  var friction: DragFriction?
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
    raw: Double, range: SoftRange, friction: DragFriction?, scroll: Int?, beganAtTop: Bool,
    estimator: VelocityTracker.Estimator, time: Double
  ) {
    self.raw = raw
    self.range = range
    self.friction = friction
    start = raw
    self.scroll = scroll
    self.beganAtTop = beganAtTop
    isScrolling = scroll != nil
    tracker = VelocityTracker(estimator: estimator)
    tracker.add(position: 0, at: time)
  }

  /// Moves the upper edge by what a finger moved it, less what friction takes past the ends.
  mutating func move(by distance: Double) {
    let free = raw + distance
    guard let friction else {
      raw = free
      return
    }
    if free > range.upper, distance > 0 {
      let edge = max(raw, range.upper)
      let offset = friction.offset(after: free - edge, from: edge - range.upper)
      // Where nothing counts any more, rounding must not bring it back either.
      raw = max(range.upper + offset, raw)
    } else if free < range.lower, distance < 0 {
      let edge = min(raw, range.lower)
      let offset = friction.offset(after: edge - free, from: range.lower - edge)
      raw = min(range.lower - offset, raw)
    } else {
      raw = free
    }
  }

  /// The share of a finger's velocity that shows.
  func slope(of velocity: Double) -> Double {
    guard let friction else { return range.slope(atRaw: raw) }
    if raw > range.upper, velocity > 0 { return friction.share(at: raw - range.upper) }
    if raw < range.lower, velocity < 0 { return friction.share(at: range.lower - raw) }
    return 1
  }
}
