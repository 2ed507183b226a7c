// SPDX-License-Identifier: MIT

import Testing
import TrayMotion

@testable import TraySurfaces

/// A view that scrolls in a surface.
@Suite struct TrayScrollTests {
  @Test(arguments: [-1.0, .nan, .infinity])
  func `a length that is invalid counts as 0`(length: Double) {
    let scroll = TrayScroll(id: 1, range: length, offset: length)
    #expect(scroll.range == 0)
    #expect(scroll.offset == 0)
    #expect(!scroll.isScrollable)
  }

  @Test(arguments: [(5000.0, 300.0), (-5000, 0)])
  func `a strong flick ends at the end of the content`(velocity: Double, end: Double) {
    let scroll = TrayScroll(id: 1, range: 300, offset: 100)
    var momentum = ScrollMomentum(
      index: 0, scroll: scroll, velocity: velocity, decay: DecelerationRate.normal.decay)
    #expect(momentum.offset(after: 60) == end)
    #expect(momentum.isOver)
  }
}
