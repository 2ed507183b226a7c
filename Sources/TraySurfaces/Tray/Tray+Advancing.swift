// SPDX-License-Identifier: MIT

import TrayDetents
import TrayMotion

extension Tray {
  /// Lets time pass, in seconds, and answers what there is to draw then.
  ///
  /// A time that is not above 0, or NaN, changes nothing; an infinite one arrives. Two advances equal
  /// one of the sum of their times.
  ///
  /// - Complexity: O(*n*) in the number of stops; allocates only when something is reported.
  @discardableResult
  public mutating func advance(by time: Double) -> TrayFrame {
    guard time > 0 else { return frame }
    let time = min(time, settings.longestFrame > 0 ? settings.longestFrame : time)
    advanceMomentum(by: time)
    switch motion.phase {
    case .hidden, .resting: break
    case .dragging(let timeLeft): advanceFollowers(by: time, of: timeLeft)
    case .settling(let timeLeft), .dismissing(_, let timeLeft):
      if timeLeft <= time {
        finish()
      } else {
        motion.channels.advance(by: time, isHeld: false)
        motion.phase.pass(time)
      }
    }
    return frame
  }

  /// While a finger holds the position, the content may still blend.
  private mutating func advanceFollowers(by time: Double, of timeLeft: Double) {
    guard timeLeft > 0 else { return }
    if timeLeft <= time {
      motion.channels.settle(isHeld: true)
      motion.content = ContentBlend()
      motion.phase = .dragging(timeLeft: 0)
    } else {
      motion.channels.advance(by: time, isHeld: true)
      motion.phase.pass(time)
    }
  }

  /// Ends a motion: exactly on its target, and reported once.
  mutating func finish() {
    motion.content = ContentBlend()
    if case .dismissing(let reason, _) = motion.phase {
      disappear(reason)
      return
    }
    motion.channels.settle(isHeld: false)
    motion.dimFollowsHeight = true
    motion.phase = .resting
    guard let resolution else { return }
    let id = resolution.selection.current
    report(.settled(id, height: motion.channels.extent.value))
    report(
      .announcement(
        .stop(id, place: resolution.selectedIndex + 1, count: resolution.stops.count)))
  }

  private mutating func disappear(_ reason: DismissalReason) {
    motion.phase = .hidden
    motion.channels.extent.target = 0
    motion.channels.opacity.target = 1
    motion.channels.blend.target = 1
    motion.channels.settle(isHeld: false)
    hand.drag = nil
    hand.touch = nil
    hand.momentum = nil
    hand.activeScroll = nil
    resting.memory = []
    report(.dismissed(reason))
    report(.announcement(.gone))
  }

  // MARK: Targets

  /// Sends everything to where the tray rests; value and velocity stay.
  ///
  /// While a finger holds the tray, only what it doesn't hold sets off. With `isNews` the motion is
  /// reported even where its target is the one there was before.
  mutating func settle(on spring: Spring, isAnimated: Bool = true, isNews: Bool = false) {
    let rest = rest
    let isNews =
      isNews || motion.channels.extent.target != rest.height
      || motion.channels.height.target != rest.layoutHeight
    motion.channels.extent.target = rest.height
    motion.channels.height.target = rest.layoutHeight
    motion.channels.opacity.target = 1
    motion.channels.use(spring, height: settings.springs.height)
    guard phase != .dragging else {
      motion.phase = .dragging(
        timeLeft: motion.channels.timeToRest(within: settings.rest, isHeld: true))
      return
    }
    if !isAnimated { motion.channels.settle(isHeld: false) }
    if phase == .resting, !isNews, motion.channels.isAtRest { return }
    let timeLeft = motion.channels.timeToRest(within: settings.rest, isHeld: false)
    if isNews || phase != .settling, let id = resolution?.selection.current {
      report(.willSettle(id, height: rest.height, after: timeLeft))
    }
    motion.phase = .settling(timeLeft: timeLeft)
    if motion.channels.isAtRest { finish() }
  }

  /// Sends the tray out of the window.
  mutating func leave(_ reason: DismissalReason, isAnimated: Bool = true) {
    guard phase != .hidden else { return }
    if phase != .dismissing { report(.willDismiss(reason)) }
    motion.phase = .dismissing(reason, timeLeft: 0)
    letDimFollow()
    if hand.drag != nil { motion.channels.extent.target = motion.channels.extent.value }
    hand.drag = nil
    motion.channels.use(spring(settings.springs.dismiss), height: settings.springs.height)
    guard isAnimated else {
      finish()
      return
    }
    let timeLeft: Double
    if isMotionReduced, reason != .drag {
      motion.channels.opacity.target = 0
      timeLeft = motion.channels.timeToRest(within: settings.rest, isHeld: true)
    } else {
      motion.channels.extent.target = 0
      timeLeft = motion.channels.extent.spring.arrivalDuration(
        from: motion.channels.extent.value, to: 0, velocity: motion.channels.extent.velocity,
        within: settings.rest.distance)
    }
    motion.phase = .dismissing(reason, timeLeft: timeLeft)
  }
}
