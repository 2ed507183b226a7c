// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayMotion

extension Tray {
  /// How far a view's content is moved up, in points; nil for a number that no view has.
  public func scrollOffset(of id: Int) -> Double? {
    hand.scrolls.first { $0.id == id }?.offset
  }

  /// How much of a move is the tray's; the content under the finger takes what it can of the rest.
  mutating func trayShare(of distance: Double) -> Double {
    guard let index = hand.drag?.scroll, hand.scrolls.indices.contains(index) else {
      return distance
    }
    return hand.drag?.share(of: distance, with: &hand.scrolls[index], under: settings.scrolling)
      ?? distance
  }

  /// A flick in the content goes on there; it never moves the tray.
  mutating func flick(_ drag: Drag, velocity: Double) {
    guard let index = drag.scroll, hand.scrolls.indices.contains(index), velocity != 0,
      drag.excess == 0
    else { return }
    let next = ScrollMomentum(
      index: index, scroll: hand.scrolls[index], velocity: velocity,
      decay: settings.scrolling.deceleration.decay)
    guard !next.isOver else { return }
    hand.momentum = next
    report(.scrollFlicked(scroll: hand.scrolls[index].id, velocity: velocity))
  }

  mutating func advanceMomentum(by time: Double) {
    guard let index = hand.momentum?.index, let offset = hand.momentum?.offset(after: time) else {
      return
    }
    hand.scrolls[index].offset = offset
    if hand.momentum?.isOver == true { hand.momentum = nil }
  }

  mutating func update(_ scroll: TrayScroll) {
    let next = TrayScroll(id: scroll.id, range: scroll.range, offset: scroll.offset)
    guard let index = hand.scrolls.firstIndex(where: { $0.id == scroll.id }) else {
      hand.scrolls.append(next)
      return
    }
    if hand.momentum?.index == index { hand.momentum = nil }
    hand.scrolls[index] = next
  }

  /// The offset of the view last touched, with the stretch past its ends.
  var shownScrollOffset: Double {
    guard let activeScroll = hand.activeScroll else { return 0 }
    let offset = hand.scrolls[activeScroll].offset
    guard let drag = hand.drag, drag.scroll == activeScroll, drag.excess != 0 else { return offset }
    let band = RubberBand(dimension: resting.table.region.height)
    return offset + band.offset(forPull: drag.excess)
  }
}
