// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayMotion

extension Tray {
  /// How far a view's content is moved up, in points; nil for a number that no view has.
  public func scrollOffset(of id: Int) -> Double? {
    scrolls.first { $0.id == id }?.offset
  }

  /// How much of a move is the tray's; the content under the finger takes what it can of the rest.
  mutating func trayShare(of distance: Double) -> Double {
    guard let index = drag?.scroll, scrolls.indices.contains(index) else { return distance }
    return drag?.share(of: distance, with: &scrolls[index], under: settings.scrolling) ?? distance
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

  mutating func advanceMomentum(by time: Double) {
    guard let index = momentum?.index, let offset = momentum?.offset(after: time) else { return }
    scrolls[index].offset = offset
    if momentum?.isOver == true { momentum = nil }
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

  /// The offset of the view last touched, with the stretch past its ends.
  var shownScrollOffset: Double {
    guard let activeScroll else { return 0 }
    let offset = scrolls[activeScroll].offset
    guard let drag, drag.scroll == activeScroll, drag.excess != 0 else { return offset }
    let band = RubberBand(dimension: table.region.height)
    return offset + band.offset(forPull: drag.excess)
  }
}
