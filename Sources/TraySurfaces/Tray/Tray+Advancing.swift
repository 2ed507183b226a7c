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
    switch phase {
    case .hidden, .resting: break
    case .dragging: advanceFollowers(by: time)
    case .settling, .dismissing:
      if timeLeft <= time {
        finish()
      } else {
        channels.advance(by: time, isHeld: false)
        timeLeft -= time
      }
    }
    return frame
  }

  /// While a finger holds the position, the content may still blend.
  private mutating func advanceFollowers(by time: Double) {
    guard timeLeft > 0 else { return }
    if timeLeft <= time {
      channels.settle(isHeld: true)
      content = ContentBlend()
      timeLeft = 0
    } else {
      channels.advance(by: time, isHeld: true)
      timeLeft -= time
    }
  }

  /// Ends a motion: exactly on its target, and told once.
  mutating func finish() {
    timeLeft = 0
    content = ContentBlend()
    if phase == .dismissing {
      disappear()
      return
    }
    channels.settle(isHeld: false)
    dimFollowsHeight = true
    phase = .resting
    guard let resolution else { return }
    let id = resolution.selection.current
    report(.settled(id, height: channels.extent.value))
    report(
      .announcement(
        .stop(id, place: resolution.selectedIndex + 1, count: resolution.stops.count)))
  }

  private mutating func disappear() {
    phase = .hidden
    channels.extent.target = 0
    channels.opacity.target = 1
    channels.blend.target = 1
    channels.settle(isHeld: false)
    drag = nil
    touch = nil
    momentum = nil
    activeScroll = nil
    memory = []
    report(.dismissed(dismissalReason))
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
      isNews || channels.extent.target != rest.height
      || channels.height.target != rest.layoutHeight
    channels.extent.target = rest.height
    channels.height.target = rest.layoutHeight
    channels.opacity.target = 1
    channels.use(spring, height: settings.springs.height)
    guard phase != .dragging else {
      timeLeft = channels.timeToRest(within: settings.rest, isHeld: true)
      return
    }
    if !isAnimated { channels.settle(isHeld: false) }
    if phase == .resting, !isNews, channels.isAtRest { return }
    timeLeft = channels.timeToRest(within: settings.rest, isHeld: false)
    if isNews || phase != .settling, let id = resolution?.selection.current {
      report(.willSettle(id, height: rest.height, after: timeLeft))
    }
    phase = .settling
    if channels.isAtRest { finish() }
  }

  /// Sends the tray out of the window.
  mutating func leave(_ reason: DismissalReason, isAnimated: Bool = true) {
    guard phase != .hidden else { return }
    if phase != .dismissing { report(.willDismiss(reason)) }
    dismissalReason = reason
    phase = .dismissing
    letDimFollow()
    if drag != nil { channels.extent.target = channels.extent.value }
    drag = nil
    channels.use(spring(settings.springs.dismiss), height: settings.springs.height)
    if !isAnimated {
      timeLeft = 0
    } else if isMotionReduced, reason != .drag {
      channels.opacity.target = 0
      timeLeft = channels.timeToRest(within: settings.rest, isHeld: true)
    } else {
      channels.extent.target = 0
      timeLeft = channels.extent.spring.arrivalDuration(
        from: channels.extent.value, to: 0, velocity: channels.extent.velocity,
        within: settings.rest.distance)
    }
    if !isAnimated { finish() }
  }
}
