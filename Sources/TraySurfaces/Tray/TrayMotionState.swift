// SPDX-License-Identifier: MIT

import TrayMotion

/// What of a tray moves, and why.
struct TrayMotionState: Sendable {
  /// What a tray is doing, with what holds only then; times in seconds.
  enum Phase: Sendable {
    case hidden
    /// On its way to a stop, with the time until everything rests.
    case settling(timeLeft: Double)
    case resting
    /// Held by a finger, with the time until what it does not hold rests.
    case dragging(timeLeft: Double)
    /// On its way out, with the time until it is gone.
    case dismissing(DismissalReason, timeLeft: Double)

    /// The phase in the words of callers.
    var name: TrayPhase {
      switch self {
      case .hidden: .hidden
      case .settling: .settling
      case .resting: .resting
      case .dragging: .dragging
      case .dismissing: .dismissing
      }
    }

    /// Takes a time from the time that is left.
    mutating func pass(_ time: Double) {
      switch self {
      case .hidden, .resting: break
      case .settling(let timeLeft): self = .settling(timeLeft: timeLeft - time)
      case .dragging(let timeLeft): self = .dragging(timeLeft: timeLeft - time)
      case .dismissing(let reason, let timeLeft):
        self = .dismissing(reason, timeLeft: timeLeft - time)
      }
    }
  }

  var phase = Phase.hidden
  var channels: TrayChannels
  /// What of earlier steps still shows.
  var content = ContentBlend()
  /// Whether the dim follows from the live height; after a change of steps or surroundings it goes
  /// straight to that of the stop, as one motion with the height.
  var dimFollowsHeight = true
  /// The dim at the last change of stops; a dim on its way never exceeds both its ends.
  var dimBefore = 0.0

  /// Creates the state of a tray that shows nothing and will come up on a spring.
  init(_ spring: Spring) { channels = TrayChannels(spring) }
}
