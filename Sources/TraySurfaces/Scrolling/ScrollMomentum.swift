// SPDX-License-Identifier: MIT

import TrayMotion

/// Content that goes on scrolling after a flick, until it slows down or comes to an end.
struct ScrollMomentum: Sendable {
  /// The place of the view among those that scroll.
  let index: Int
  private let start: Double
  private let velocity: Double
  private let decay: Decay
  private let end: Double
  private let duration: Double
  private var elapsed = 0.0

  /// A flick, in points per second, positive towards the end of the content.
  init(index: Int, scroll: TrayScroll, velocity: Double, decay: Decay) {
    self.index = index
    self.velocity = velocity
    self.decay = decay
    start = scroll.offset
    let bound = velocity > 0 ? scroll.range : 0
    let toBound = bound == start ? 0 : decay.time(from: velocity, toTravel: bound - start)
    let toRest = decay.time(from: velocity, toRemaining: 0.5)
    duration = min(toBound, toRest)
    end =
      toBound <= toRest
      ? bound : decay.value(from: scroll.offset, velocity: velocity, at: toRest)
  }

  /// Whether it has come to rest.
  var isOver: Bool { elapsed >= duration }

  /// Lets time pass, in seconds, and answers the offset then.
  mutating func offset(after time: Double) -> Double {
    elapsed += time
    return isOver ? end : decay.value(from: start, velocity: velocity, at: elapsed)
  }
}
