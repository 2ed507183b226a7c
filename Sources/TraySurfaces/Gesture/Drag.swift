// SPDX-License-Identifier: MIT

import TrayMotion

/// A finger that holds the tray.
struct Drag: Sendable {
  /// Where the finger has moved the upper edge to, before any resistance.
  private(set) var raw: Double
  /// The heights that are free, with the resistance past them.
  private(set) var range: SoftRange
  /// The same as the stops have it: past a rigid end the tray can be caught, but not be pulled.
  private(set) var ends: SoftRange
  /// What takes from the moves past them.
  private(set) var friction: DragFriction?
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
    _ shown: Double, between ends: SoftRange, friction: DragFriction?, scroll: Int?,
    beganAtTop: Bool, estimator: VelocityTracker.Estimator, time: Double
  ) {
    (raw, start, range, self.ends) = (shown, shown, ends, ends)
    self.scroll = scroll
    self.beganAtTop = beganAtTop
    isScrolling = scroll != nil
    tracker = VelocityTracker(estimator: estimator)
    tracker.add(position: 0, at: time)
    grasp(shown, between: ends, friction: friction)
    start = raw
  }

  /// Takes what shows into the finger's hand.
  mutating func grasp(_ shown: Double, between ends: SoftRange, friction: DragFriction?) {
    self.ends = ends
    self.friction = friction
    range = SoftRange(
      lower: ends.lowerBand.isRigid ? min(ends.lower, shown) : ends.lower,
      upper: ends.upperBand.isRigid ? max(ends.upper, shown) : ends.upper,
      lowerBand: ends.lowerBand, upperBand: ends.upperBand)
    raw = range.raw(showing: shown)
  }

  /// Moves the upper edge by what a finger moved it, less what friction takes past the ends.
  mutating func move(by distance: Double) {
    let free = raw + distance
    if let friction, free > range.upper, distance > 0 {
      let edge = max(raw, range.upper)
      let offset = friction.offset(after: free - edge, from: edge - range.upper)
      // Where nothing counts any more, rounding must not bring it back either.
      raw = max(range.upper + offset, raw)
    } else if let friction, free < range.lower, distance < 0, !range.lowerBand.isRigid {
      let edge = min(raw, range.lower)
      let offset = friction.offset(after: edge - free, from: range.lower - edge)
      raw = min(range.lower - offset, raw)
    } else {
      raw = free
    }
    guard range != ends else { return }
    // What was caught past a rigid end doesn't get out again.
    range = SoftRange(
      lower: min(ends.lower, max(range.lower, raw)), upper: max(ends.upper, min(range.upper, raw)),
      lowerBand: ends.lowerBand, upperBand: ends.upperBand)
  }

  /// The share of a finger's velocity that shows.
  func slope(of velocity: Double) -> Double {
    if let friction, raw > range.upper, velocity > 0 {
      return friction.share(at: raw - range.upper)
    }
    if let friction, raw < range.lower, velocity < 0, !range.lowerBand.isRigid {
      return friction.share(at: range.lower - raw)
    }
    return range.slope(atRaw: raw)
  }
}
