// SPDX-License-Identifier: MIT

import TrayMotion

/// The live values of a tray: position and height, each on a spring of its own, and what moves along.
///
/// The followers run on the position's spring, so that a change of steps is one motion. `dim`, `x`,
/// `width`, `top` and `bottom` are what is left of a jump that a new resolution would make: they
/// begin at the difference and end at 0, which keeps every shown value continuous.
struct TrayChannels: Hashable, Sendable {
  /// How much of the surface shows: the position of its upper edge, seen from the lower one.
  var extent: SpringMotion
  /// The height in which the content is laid out.
  var height: SpringMotion
  /// From the outgoing content (0) to the incoming (1).
  var blend: SpringMotion
  /// The opacity of the whole surface.
  var opacity: SpringMotion
  var dim: SpringMotion
  var x: SpringMotion
  var width: SpringMotion
  var top: SpringMotion
  var bottom: SpringMotion

  /// Opacities are told apart in steps of 1/256, of which this is half.
  static let opacityRest = SettlingThreshold(distance: 1.0 / 512, speed: 20.0 / 512)

  private var steps = StepCache()

  init(_ spring: Spring) {
    extent = SpringMotion(value: 0, spring: spring)
    height = extent
    blend = SpringMotion(value: 1, spring: spring)
    opacity = blend
    dim = extent
    x = extent
    width = extent
    top = extent
    bottom = extent
  }

  /// Takes another spring for the motion; values and velocities stay.
  mutating func use(_ spring: Spring, height other: Spring?) {
    extent.spring = spring
    height.spring = other ?? spring
  }

  /// Lets time pass, in seconds; what a finger holds stays where it is.
  mutating func advance(by time: Double, isHeld: Bool) {
    let (own, other) = steps.steps(extent.spring, height.spring, over: time)
    if !isHeld {
      if !extent.isAtRest { extent.advance(with: own) }
      if !height.isAtRest { height.advance(with: other) }
    }
    if !blend.isAtRest { blend.advance(with: own) }
    if !opacity.isAtRest { opacity.advance(with: own) }
    if !dim.isAtRest { dim.advance(with: own) }
    if !x.isAtRest { x.advance(with: own) }
    if !width.isAtRest { width.advance(with: own) }
    if !top.isAtRest { top.advance(with: own) }
    if !bottom.isAtRest { bottom.advance(with: own) }
  }

  /// How long it takes until everything rests, in seconds; exact, so no frame rate shows in it.
  func timeToRest(within rest: SettlingThreshold, isHeld: Bool) -> Double {
    var time = 0.0
    if !isHeld {
      time = max(time, Self.time(extent, extent.spring, rest))
      time = max(time, Self.time(height, height.spring, rest))
    }
    time = max(time, Self.time(x, extent.spring, rest))
    time = max(time, Self.time(width, extent.spring, rest))
    time = max(time, Self.time(top, extent.spring, rest))
    time = max(time, Self.time(bottom, extent.spring, rest))
    time = max(time, Self.time(blend, extent.spring, Self.opacityRest))
    time = max(time, Self.time(opacity, extent.spring, Self.opacityRest))
    return max(time, Self.time(dim, extent.spring, Self.opacityRest))
  }

  private static func time(
    _ motion: SpringMotion, _ spring: Spring, _ rest: SettlingThreshold
  ) -> Double {
    if motion.isAtRest { return 0 }
    let time = spring.settlingDuration(
      from: motion.value, to: motion.target, velocity: motion.velocity, within: rest)
    return time.isNaN ? 0 : time
  }

  /// Puts everything on its target, but for what a finger holds.
  mutating func settle(isHeld: Bool) {
    if !isHeld {
      extent.settle()
      height.settle()
    }
    blend.settle()
    opacity.settle()
    dim.settle()
    x.settle()
    width.settle()
    top.settle()
    bottom.settle()
  }

  /// Whether everything stands on its target.
  var isAtRest: Bool {
    extent.isAtRest && height.isAtRest && blend.isAtRest && opacity.isAtRest && dim.isAtRest
      && x.isAtRest && width.isAtRest && top.isAtRest && bottom.isAtRest
  }
}

/// The two steps of the last frame, for frames of the same length.
private struct StepCache: Hashable, Sendable {
  private var time = 0.0
  private var spring = Spring(response: 0, dampingRatio: 1)
  private var other = Spring(response: 0, dampingRatio: 1)
  private var step = SpringStep.identity
  private var otherStep = SpringStep.identity

  mutating func steps(
    _ spring: Spring, _ other: Spring, over time: Double
  ) -> (SpringStep, SpringStep) {
    if time != self.time || spring != self.spring || other != self.other {
      step = SpringStep(spring, over: time)
      otherStep = other == spring ? step : SpringStep(other, over: time)
      self.time = time
      self.spring = spring
      self.other = other
    }
    return (step, otherStep)
  }
}
