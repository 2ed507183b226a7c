// SPDX-License-Identifier: MIT

import Motion

extension Drag {
  /// How much of a move is the surface's; the content takes what it can of the rest.
  ///
  /// The move is the sum of three: what the surface takes, what the content takes, and what nobody
  /// can, which has to be taken back first.
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
    if share != 0 { isScrolling = false } else if distance != 0 { isScrolling = true }
    return share
  }

  /// Up: the surface to its top, or back to where it was, then the content.
  private func upwardShare(
    _ rest: inout Double, _ scroll: inout TrayScroll, _ rules: ScrollRules
  ) -> Double {
    let limit = rules.expandsFirst ? range.upper : start
    let share = min(rest, max(limit - raw, 0))
    rest -= share
    let scrolled = min(rest, max(scroll.range - scroll.offset, 0))
    scroll.offset += scrolled
    rest -= scrolled
    return share
  }

  /// Down: the surface out of its rubber band, then the content to its top, then the surface.
  private func downwardShare(
    _ rest: inout Double, _ scroll: inout TrayScroll, _ rules: ScrollRules
  ) -> Double {
    var share = -min(-rest, max(raw - range.upper, 0))
    rest -= share
    let scrolled = -min(-rest, scroll.offset)
    scroll.offset += scrolled
    rest -= scrolled
    let isMine =
      switch rules.downwards {
      case .movesTray: true
      case .movesTrayFromTop: beganAtTop
      case .stays: false
      }
    if isMine || raw > start {
      let own = isMine ? rest : max(rest, min(start - raw - share, 0))
      share += own
      rest -= own
    }
    return share
  }
}
