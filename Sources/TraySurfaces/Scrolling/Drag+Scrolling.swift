// SPDX-License-Identifier: MIT

import TrayMotion

extension Drag {
  /// Less than any finger moves, in points: what rounding leaves of a move belongs to none of them.
  private static let noise = 1e-9

  /// How much of a move is the surface's; the content takes what it can of the rest.
  ///
  /// The move is the sum of three: what the surface takes, what the content takes, and what nobody
  /// can, which has to be taken back first. Whoever takes the end of it goes on with the velocity
  /// when the finger lets go.
  mutating func share(
    of distance: Double, with scroll: inout TrayScroll, under rules: ScrollRules
  ) -> Double {
    var rest = distance
    let undone = excess > 0 ? max(min(rest, 0), -excess) : min(max(rest, 0), -excess)
    excess += undone
    rest -= undone
    let share =
      rest > 0 ? upwardShare(&rest, &scroll, rules) : downwardShare(&rest, &scroll, rules)
    excess += rest
    return share
  }

  /// Up: the surface to its top, or back to where it was, then the content.
  private mutating func upwardShare(
    _ rest: inout Double, _ scroll: inout TrayScroll, _ rules: ScrollRules
  ) -> Double {
    let limit = rules.expandsFirst ? range.upper : start
    let share = min(rest, max(limit - raw, 0))
    rest -= share
    isScrolling = rest > Self.noise
    let end = max(scroll.range, scroll.offset)
    let scrolled = min(rest, end - scroll.offset)
    scroll.offset = min(scroll.offset + scrolled, end)
    rest -= scrolled
    return share
  }

  /// Down: the surface out of its rubber band, then the content to its top, then the surface.
  private mutating func downwardShare(
    _ rest: inout Double, _ scroll: inout TrayScroll, _ rules: ScrollRules
  ) -> Double {
    let back = -min(-rest, max(raw - ends.upper, 0))
    rest -= back
    isScrolling = rest < -Self.noise || back > -Self.noise
    let scrolled = -min(-rest, scroll.offset)
    scroll.offset += scrolled
    rest -= scrolled
    let own = max(rest, downwardLimit(after: back, rules))
    rest -= own
    if own < -Self.noise { isScrolling = false }
    return back + own
  }

  /// How far a downward pull may take the surface once the content is at its top.
  private func downwardLimit(after back: Double, _ rules: ScrollRules) -> Double {
    let isMine =
      switch rules.downwards {
      case .movesTray: true
      case .movesTrayFromTop: beganAtTop
      case .stays: false
      }
    return isMine ? -.infinity : min(start - raw - back, 0)
  }
}
