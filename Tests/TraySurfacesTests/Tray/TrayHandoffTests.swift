// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TraySurfaces
import Testing
import TrayTestSupport

/// A gesture between the tray and what scrolls in it.
@Suite struct TrayHandoffTests {
  private static func tray(
    at height: Double = 800, _ rules: ScrollRules = ScrollRules(), offsets: [Double] = [0, 0]
  ) -> Tray {
    var settings = TraySettings()
    settings.scrolling = rules
    return Trays.resting(
      [300, 500, 800], at: height, settings: settings,
      scrolls: offsets.enumerated().map { TrayScroll(id: $0, range: 900, offset: $1) })
  }

  @Test func `pulling down from the top moves the tray and the same gesture goes back`() {
    var tray = Self.tray(offsets: [40])
    tray.handle(.dragBegan(scroll: 0, time: 0))
    var seen: [[Double]] = []
    for move in [-40.0, -60, 60, 25] {
      tray.handle(.dragMoved(by: move, time: 0))
      seen.append([tray.frame.visibleHeight, tray.frame.scrollOffset])
    }
    #expect(seen == [[800, 0], [740, 0], [800, 0], [800, 25]])
  }

  @Test(arguments: [(true, 600.0), (false, 500)])
  func `an upward pull expands first where the rules say so`(expandsFirst: Bool, height: Double) {
    var tray = Self.tray(at: 500, ScrollRules(expandsFirst: expandsFirst))
    tray.handle(.dragBegan(scroll: 0, time: 0))
    tray.handle(.dragMoved(by: 100, time: 0.1))
    #expect(tray.frame.visibleHeight == height)
    #expect(tray.frame.scrollOffset == (expandsFirst ? 0 : 100))
  }

  @Test(arguments: [
    (ScrollRules.Downwards.movesTray, 30.0, 750.0), (.movesTrayFromTop, 30, 800),
    (.movesTrayFromTop, 0, 720), (.stays, 0, 800),
  ])
  func `what is left of a downward pull goes where the rules say`(
    rule: ScrollRules.Downwards, offset: Double, height: Double
  ) {
    var tray = Self.tray(ScrollRules(downwards: rule), offsets: [offset])
    tray.handle(.dragBegan(scroll: 0, time: 0))
    tray.handle(.dragMoved(by: -80, time: 0.1))
    #expect(tray.frame.visibleHeight == height)
    #expect(tray.scrollOffset(of: 0) == 0)
  }

  @Test func `each view keeps its own offset`() {
    var tray = Self.tray()
    for (scroll, move) in [(0, 120.0), (1, 70), (0, -20)] {
      tray.drag(by: move, scroll: scroll)
      tray.run()
      #expect(tray.frame.scroll == scroll)
    }
    #expect(tray.scrollOffset(of: 0) == 100 && tray.scrollOffset(of: 1) == 70)
    #expect(tray.scrollOffset(of: 2) == nil && tray.frame.visibleHeight == 800)
  }

  @Test func `a gesture that begins outside never scrolls`() {
    var tray = Self.tray(at: 500, offsets: [200, 10])
    for move in [600.0, -200, 90] {
      tray.drag(by: move)
      tray.run()
    }
    #expect(tray.scrollOffset(of: 0) == 200 && tray.scrollOffset(of: 1) == 10)
    // A touch on the grabber is outside of what scrolls, whatever lies below it.
    let top = tray.frame.position
    tray.handle(.touchBegan(Point(x: 195, y: top + 5), scroll: 0, time: 0))
    tray.handle(.touchMoved(Point(x: 195, y: top + 45), time: 0.1))
    #expect(tray.scrollOffset(of: 0) == 200 && tray.phase == .dragging)
  }

  @Test func `a flick goes on where the last move ended`() {
    var up = Self.tray(at: 500)
    up.drag(by: 320, velocity: 900, steps: 1, scroll: 0)
    #expect(up.reports.contains(.scrollFlicked(scroll: 0, velocity: 900)))
    #expect(up.frame.velocity == 0 && up.targetHeight == 800)
    var down = Self.tray(offsets: [20])
    down.drag(by: -60, velocity: -900, steps: 1, scroll: 0)
    #expect(down.frame.velocity == -900 && down.frame.scrollOffset == 0)
    #expect(!down.reports.contains { if case .scrollFlicked = $0 { true } else { false } })
  }

  @Test func `views that fit drag the tray`() {
    var tray = Trays.resting([300, 500], at: 500, scrolls: [TrayScroll(id: 0, range: 0)])
    tray.handle(.dragBegan(scroll: 0, time: 0))
    tray.handle(.dragMoved(by: -50, time: 0.1))
    #expect(tray.frame.visibleHeight == 450 && tray.frame.scrollOffset == 0)
  }

  @Test func `a flick goes on in its view until a touch stops it`() {
    var tray = Self.tray()
    tray.drag(by: 100, velocity: 1000, scroll: 0)
    #expect(tray.reports.contains(.scrollFlicked(scroll: 0, velocity: 1000)))
    tray.advance(by: 0.1)
    let offset = tray.scrollOffset(of: 0) ?? 0
    #expect(offset > 150 && tray.needsFrames)
    tray.handle(.touchBegan(Point(x: 195, y: 400), scroll: 0, time: 0))
    tray.advance(by: 0.1)
    #expect(tray.scrollOffset(of: 0) == offset && !tray.needsFrames)
  }

  @Test func `a flick ends one decay later where a scroll view would rest`() throws {
    var tray = Trays.resting([800], scrolls: [TrayScroll(id: 0, range: 9_000)])
    tray.drag(by: 100, velocity: 1000, scroll: 0)
    tray.run()
    // The normal rate carries 1000 points per second 499.5 points far; the last half is not waited
    // for.
    #expect(isClose(try #require(tray.scrollOffset(of: 0)), 100 + 499, within: 1e-2))
  }

  @Test func `content pulled past its end stretches and gives it back first`() {
    var tray = Self.tray(offsets: [880])
    tray.handle(.dragBegan(scroll: 0, time: 0))
    tray.handle(.dragMoved(by: 120, time: 0))
    #expect(tray.frame.scrollOffset > 900 && tray.frame.scrollOffset < 1000)
    tray.handle(.dragMoved(by: -100, time: 0))
    #expect(tray.frame.scrollOffset == 900)
    tray.handle(.dragMoved(by: -30, time: 0))
    #expect(tray.frame.scrollOffset == 870 && tray.frame.visibleHeight == 800)
  }
}
