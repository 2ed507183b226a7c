// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// What a host hears and follows: announcements, regions, a pill, the keyboard.
@Suite struct TrayHostTests {
  private static let keyboard = Keyboard(height: 300, in: Size(width: 390, height: 844))

  @Test func `each stop is announced with its place`() {
    var tray = Trays.resting([100, 300, 600], at: 300)
    var heard: [TrayReport.Announcement] = []
    for adjustment: TrayEvent.Adjustment in [.increment, .increment, .decrement, .decrement] {
      tray.handle(.adjust(adjustment))
      tray.run()
      for case .announcement(let words) in tray.takeReports() { heard.append(words) }
    }
    #expect(
      heard == [
        .stop(.height(600), place: 3, count: 3), .stop(.height(300), place: 2, count: 3),
        .stop(.height(100), place: 1, count: 3),
      ])
  }

  @Test func `content is never laid out in less than nothing`() {
    var contract = Trays.contract([500], surface: .persistent)
    contract.detents.append(.hidden)
    contract.initial = .height(500)
    var tray = Tray(window: Trays.window())
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    tray.handle(.select(.hidden))
    // The spring swings 0.6 % past its target.
    var lowest = 0.0
    tray.run {
      #expect($0.laidOutHeight >= 0 && $0.visibleHeight >= 0)
      lowest = max(lowest, $0.position)
    }
    #expect(lowest > 846 && lowest < 848)
  }

  @Test func `a step is announced once`() {
    var tray = Trays.resting([300])
    tray.handle(.go(TrayStep("b", contract: Trays.contract([400]))))
    tray.run()
    let steps = tray.takeReports().filter { $0 == .announcement(.step("b")) }
    #expect(steps.count == 1)
  }

  @Test func `a pill above the edge follows every frame`() {
    var tray = Trays.resting([200, 600])
    tray.handle(.select(.height(600)))
    var pills: [Double] = []
    var published = tray.metrics
    while tray.needsFrames {
      let frame = tray.advance(by: 1.0 / 120)
      let before = published
      published = tray.metrics
      #expect(published != before && published.visible.maxY == frame.position)
      pills.append(published.covered.minY - 8)
    }
    #expect(pills.last == 844 - 600 - 8 && !tray.needsFrames)
    #expect(published == tray.metrics && published.phase == .resting)
  }

  @Test func `the corners are round until the tray meets the upper edge`() {
    var tray = Trays.resting([20, 300, 834, 844], at: 300)
    for (height, radius) in [(300.0, 28.0), (834, 10), (844, 0), (20, 10)] {
      tray.handle(.select(.height(height)))
      tray.run()
      #expect(tray.frame.cornerRadius == radius)
    }
  }

  @Test func `content gets its touches at once`() {
    var tray = Trays.resting([300])
    tray.handle(.touchBegan(Point(x: 100, y: 700), time: 0))
    tray.handle(.touchMoved(Point(x: 103, y: 704), time: 0.05))
    tray.handle(.touchEnded(time: 0.1))
    #expect(tray.reports.isEmpty && tray.phase == .resting)
  }

  @Test func `the grabber lies in the middle of the upper edge`() {
    let tray = Trays.resting([300])
    #expect(tray.frame.hit.grabber == Rect(x: 177, y: 544, width: 36, height: 24))
    #expect(tray.frame.hit.surface == Rect(x: 0, y: 544, width: 390, height: 300))
  }

  @Test func `touches outside are blocked without a dim`() {
    var contract = Trays.contract([300])
    contract.tapOnDim = .ignore
    var tray = Tray(window: Trays.window())
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    _ = tray.takeReports()
    #expect(tray.frame.hit.outside == .blocks && tray.frame.dim == 0)
    tray.handle(.touchBegan(Point(x: 10, y: 10), time: 0))
    tray.handle(.touchEnded(time: 0.1))
    #expect(tray.reports.isEmpty && tray.phase == .resting)
  }

  @Test func `a held finger lets go without speed`() {
    var tray = Trays.resting([300, 800])
    tray.handle(.dragBegan(time: 0))
    for index in 1...10 { tray.handle(.dragMoved(by: 15, time: Double(index) * 0.01)) }
    tray.handle(.dragEnded(time: 0.3))
    #expect(tray.frame.velocity == 0 && tray.targetHeight == 300)
  }

  @Test func `the keyboard takes the tray to its largest stop and back`() {
    var contract = Trays.contract([200, 500], initial: 200)
    contract.keyboard = .largest
    var tray = Tray(window: Trays.window())
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    tray.handle(.keyboard(Self.keyboard))
    tray.run()
    #expect(tray.selectedStop?.contains(.height(500)) == true && tray.frame.visibleHeight == 800)
    tray.handle(.keyboard(nil))
    tray.run()
    #expect(tray.frame.visibleHeight == 200)
  }

  @Test func `the keyboard brings its own curve`() {
    let spring = Spring(response: 0.2, dampingRatio: 0.7)
    var tray = Trays.resting([300])
    tray.handle(.keyboard(Self.keyboard, spring: spring))
    tray.advance(by: 0.07)
    let exact = spring.state(from: 300, to: 600, at: 0.07).value
    #expect(isClose(tray.frame.visibleHeight, exact, within: 1e-9))
  }

  @Test func `a keyboard that leaves under the finger is forgotten at rest`() {
    var tray = Trays.resting([300, 500], at: 500)
    tray.handle(.keyboard(Self.keyboard))
    tray.run()
    #expect(tray.frame.visibleHeight == 800)
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: -40, time: 0.1))
    #expect(tray.reports.contains(.keyboardDismissalRequested))
    tray.handle(.keyboard(nil))
    tray.handle(.dragEnded(velocity: 0, time: 0.3))
    tray.run()
    #expect(tray.frame.visibleHeight == 500 && tray.selectedStop?.contains(.height(500)) == true)
  }
}

/// Less motion: nothing slides but under a finger, and nothing swings.
@Suite struct ReducedMotionTests {
  private static func tray() -> Tray {
    var tray = Trays.resting([300, 600], dims: [0.2, 0.4])
    tray.handle(.reducedMotion(true))
    return tray
  }

  @Test func `a step fades in place`() {
    var tray = Self.tray()
    tray.handle(.go(TrayStep("b", contract: Trays.contract([500], dims: [0.4]))))
    #expect(tray.frame.visibleHeight == 500 && tray.frame.laidOutHeight == 500)
    #expect(tray.frame.blend == 0 && isClose(tray.frame.dim, 0.2, within: 1e-12))
    var before = 0.0
    tray.run { frame in
      #expect(frame.visibleHeight == 500 && frame.blend >= before && frame.blend <= 1)
      before = frame.blend
    }
    #expect(tray.frame.blend == 1 && tray.frame.dim == 0.4)
  }

  @Test func `the keyboard lifts at once`() {
    var tray = Self.tray()
    tray.handle(.keyboard(Keyboard(height: 200, in: Size(width: 390, height: 844))))
    #expect(tray.frame.visibleHeight == 500)
  }

  @Test func `a finger still moves the tray and its release does not swing`() {
    var tray = Self.tray()
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: 100, time: 0.1))
    #expect(tray.frame.visibleHeight == 400)
    tray.handle(.dragEnded(velocity: 0, time: 0.3))
    var before = 400.0
    tray.run { frame in
      #expect(frame.visibleHeight <= before && frame.visibleHeight >= 300)
      before = frame.visibleHeight
    }
    #expect(tray.frame.visibleHeight == 300)
  }
}
