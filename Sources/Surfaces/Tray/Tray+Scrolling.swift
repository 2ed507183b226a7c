// SPDX-License-Identifier: MIT

import Geometry
import Motion

extension Tray {
  /// How much of a move is the tray's; the content takes what it can of the rest.
  ///
  /// The move is the sum of three: what the tray takes, what the content takes, and what nobody can,
  /// which has to be taken back first.
  mutating func trayShare(of distance: Double) -> Double {
    guard var drag, let index = drag.scroll, scrolls.indices.contains(index) else {
      return distance
    }
    var rest = distance
    let undone =
      drag.excess > 0 ? max(min(rest, 0), -drag.excess) : min(max(rest, 0), -drag.excess)
    drag.excess += undone
    rest -= undone
    let share =
      rest > 0 ? upwardShare(&rest, drag, index) : downwardShare(&rest, drag, index)
    drag.excess += rest
    if share != 0 { drag.isScrolling = false } else if distance != 0 { drag.isScrolling = true }
    self.drag = drag
    return share
  }

  /// Up: the tray to its top, or back to where it was, then the content.
  private mutating func upwardShare(_ rest: inout Double, _ drag: Drag, _ index: Int) -> Double {
    let limit = settings.scrolling.expandsFirst ? drag.range.upper : drag.start
    let share = min(rest, max(limit - drag.raw, 0))
    rest -= share
    let scrolled = min(rest, max(scrolls[index].range - scrolls[index].offset, 0))
    scrolls[index].offset += scrolled
    rest -= scrolled
    return share
  }

  /// Down: the tray out of its rubber band, then the content to its top, then the tray.
  private mutating func downwardShare(_ rest: inout Double, _ drag: Drag, _ index: Int) -> Double {
    var share = -min(-rest, max(drag.raw - drag.range.upper, 0))
    rest -= share
    let scrolled = -min(-rest, scrolls[index].offset)
    scrolls[index].offset += scrolled
    rest -= scrolled
    let isMine =
      switch settings.scrolling.downwards {
      case .movesTray: true
      case .movesTrayFromTop: drag.beganAtTop
      case .stays: false
      }
    if isMine || drag.raw > drag.start {
      let own = isMine ? rest : max(rest, min(drag.start - drag.raw - share, 0))
      share += own
      rest -= own
    }
    return share
  }

  /// A flick in the content goes on there; it never moves the tray.
  mutating func flick(_ drag: Drag, velocity: Double) {
    guard let index = drag.scroll, scrolls.indices.contains(index), velocity != 0,
      drag.excess == 0
    else { return }
    let next = ScrollMomentum(
      index: index, scroll: scrolls[index], velocity: velocity,
      decay: settings.scrolling.deceleration.decay)
    guard !next.isOver else { return }
    momentum = next
    report(.scrollFlicked(scroll: scrolls[index].id, velocity: velocity))
  }

  mutating func update(_ scroll: TrayScroll) {
    let next = TrayScroll(id: scroll.id, range: scroll.range, offset: scroll.offset)
    guard let index = scrolls.firstIndex(where: { $0.id == scroll.id }) else {
      scrolls.append(next)
      return
    }
    if momentum?.index == index { momentum = nil }
    scrolls[index] = next
  }

  /// How far a view's content is moved up, in points; nil for a number that no view has.
  public func scrollOffset(of id: Int) -> Double? {
    scrolls.first { $0.id == id }?.offset
  }

  /// The offset of the view last touched, with the stretch past its ends.
  var shownScrollOffset: Double {
    guard let activeScroll else { return 0 }
    let offset = scrolls[activeScroll].offset
    guard let drag, drag.scroll == activeScroll, drag.excess != 0 else { return offset }
    let band = RubberBand(
      dimension: table.region.height, coefficient: settings.bandCoefficient)
    return offset + band.offset(forPull: drag.excess)
  }
}

/// Content that goes on scrolling after a flick, until it slows down or comes to an end.
struct ScrollMomentum: Sendable {
  let index: Int
  private let start: Double
  private let velocity: Double
  private let decay: Decay
  private let end: Double
  private let duration: Double
  private var elapsed = 0.0

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

  var isOver: Bool { elapsed >= duration }

  mutating func advance(by time: Double, _ scrolls: inout [TrayScroll]) {
    elapsed += time
    scrolls[index].offset =
      isOver ? end : decay.value(from: start, velocity: velocity, at: elapsed)
  }
}
