// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// Cases rewritten from public bug reports, named by their ids.
@Suite struct TrayPublicCaseTests {
  @Test func `SPR-03 any cut of a time gives the same frame`() {
    var whole = Trays.resting([160, 560])
    whole.handle(.select(.height(560)))
    var cut = whole
    var fine = whole
    whole.advance(by: 0.3)
    for _ in 0..<18 { cut.advance(by: 1.0 / 60) }
    for _ in 0..<300 { fine.advance(by: 0.001) }
    for other in [cut, fine] {
      #expect(isClose(other.frame.visibleHeight, whole.frame.visibleHeight, within: 1e-9))
      #expect(isClose(other.frame.velocity, whole.frame.velocity, within: 1e-7))
    }
  }

  @Test func `SPR-05 after a stall the tray rests exactly on its stop`() {
    var tray = Trays.resting([160, 560])
    tray.handle(.select(.height(560)))
    let frame = tray.advance(by: 3600)
    #expect(frame.visibleHeight == 560 && frame.phase == .resting && tray.settledCount == 1)
  }

  @Test func `SPR-10 a retarget is no rest`() {
    var tray = Trays.resting([100, 400, 600])
    tray.handle(.select(.height(400)))
    while tray.frame.visibleHeight < 250 { tray.advance(by: 1.0 / 120) }
    tray.handle(.select(.height(600)))
    tray.run()
    let settled = tray.reports.filter { if case .settled = $0 { true } else { false } }
    #expect(settled == [.settled(.height(600), height: 600)])
  }

  @Test func `RUB-03 a flick beyond the bound ends on the bound`() {
    var tray = Trays.resting([320, 780], at: 780)
    tray.drag(by: 60, velocity: 900)
    #expect(tray.targetHeight == 780)
    #expect(tray.frame.velocity > 0 && tray.frame.velocity < 900 * 0.55)
  }

  @Test func `RUB-04 rigid edges hold at both ends`() {
    var settings = TraySettings()
    settings.resistance = .rigid
    for (distance, end) in [(300.0, 500.0), (-300, 160)] {
      var tray = Trays.resting([160, 500], at: end, surface: .persistent, settings: settings)
      tray.handle(.dragBegan(time: 0))
      tray.handle(.dragMoved(by: distance, time: 0.1))
      #expect(tray.frame.visibleHeight == end)
    }
  }

  @Test func `RUB-05 a grab inside the rubber band does not jump`() {
    var tray = Trays.resting([300], windowHeight: 800)
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: 100, time: 0.1))
    let shown = tray.frame.visibleHeight
    #expect(isClose(shown, 351.462, within: 1e-3))
    tray.handle(.dragEnded(velocity: 0, time: 0.2))
    tray.handle(.dragBegan(time: 0.2))
    #expect(tray.frame.visibleHeight == shown)
    tray.handle(.dragMoved(by: 1, time: 0.21))
    let moved = tray.frame.visibleHeight - shown
    #expect(moved > 0 && moved < 1)
  }

  @Test func `RUB-06 what shows depends on the whole way only`() {
    var tray = Trays.resting([300])
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: -80, time: 0.1))
    tray.handle(.dragMoved(by: 200, time: 0.2))
    let shown = 300 + RubberBand(dimension: 844).offset(forPull: 120)
    #expect(isClose(tray.frame.visibleHeight, shown, within: 1e-9))
  }

  @Test func `FLK-02 and FLK-03 a steady finger has its own speed, whatever was before`() {
    for hold in [0.0, 1] {
      var tray = Trays.resting([100, 800])
      tray.handle(.dragBegan(time: 0))
      for sample in 1...12 {
        tray.handle(.dragMoved(by: 10, time: hold + Double(sample) * 0.01))
      }
      tray.handle(.dragEnded(time: hold + 0.12))
      #expect(isClose(tray.frame.velocity, 1000, within: 1e-6))
    }
  }

  @Test func `FLK-04 the mode decides whether a flick skips a stop`() {
    var settings = TraySettings()
    var free = Trays.resting([200, 500, 800], settings: settings)
    free.drag(by: 60, velocity: 2500)
    #expect(free.targetHeight == 800)
    settings.release = .floatingPanel
    var sequential = Trays.resting([200, 500, 800], settings: settings)
    sequential.drag(by: 60, velocity: 2500)
    #expect(sequential.targetHeight == 500)
  }

  @Test func `FLK-06 the threshold is the one that was set`() {
    var settings = TraySettings()
    settings.release = .compose
    for (distance, target) in [(60.0, 600.0), (50, 200)] {
      var tray = Trays.resting([200, 600], settings: settings)
      tray.drag(by: distance)
      #expect(tray.targetHeight == target)
    }
  }

  @Test func `FLK-07 a flick is the same on the header and on the content`() {
    let trays = [nil, 1].map { scroll in
      var tray = Trays.resting(
        [320, 780], at: 780, scrolls: [TrayScroll(id: 1, range: 900)])
      tray.drag(by: -60, velocity: -1500, scroll: scroll)
      return tray
    }
    #expect(trays[0].frame.velocity == -1500 && trays[1].frame.velocity == -1500)
    #expect(trays[0].targetHeight == trays[1].targetHeight)
    #expect(trays[0].phase == trays[1].phase)
  }

  @Test func `HND-02 the content goes to its top, the tray takes the rest`() {
    var tray = Trays.resting(
      [200, 500], at: 500, scrolls: [TrayScroll(id: 1, range: 900, offset: 120)])
    tray.handle(.dragBegan(scroll: 1, time: 0))
    tray.handle(.dragMoved(by: -200, time: 0.1))
    #expect(tray.frame.visibleHeight == 420 && tray.frame.scrollOffset == 0)
  }

  @Test func `HND-03 a move of the tray leaves the content where it is`() {
    var tray = Trays.resting([400, 800], scrolls: [TrayScroll(id: 1, range: 900)])
    tray.handle(.scrolled(TrayScroll(id: 1, range: 900, offset: 220)))
    tray.handle(.select(.height(800)))
    tray.run { _ in }
    #expect(tray.scrollOffset(of: 1) == 220 && tray.frame.visibleHeight == 800)
  }

  @Test func `HND-05 a downward gesture never ends higher`() {
    var tray = Trays.resting(
      [450, 810], at: 810, scrolls: [TrayScroll(id: 1, range: 900, offset: 400)])
    tray.drag(by: -360)
    tray.run()
    #expect(tray.frame.visibleHeight == 450)
    tray.drag(by: -20, scroll: 1)
    tray.run()
    #expect(tray.frame.visibleHeight == 450 && tray.scrollOffset(of: 1) == 380)
  }

  @Test func `HND-06 momentum never moves the tray`() {
    var tray = Trays.resting(
      [300, 800], at: 800, scrolls: [TrayScroll(id: 1, range: 900, offset: 600)])
    tray.drag(by: -100, velocity: -3000, scroll: 1)
    tray.run { #expect($0.visibleHeight == 800 && $0.scrollOffset >= 0) }
    #expect(tray.scrollOffset(of: 1) == 0 && tray.phase == .resting)
  }

  @Test func `PRF-05 only the top step's contract counts, and the first comes back unchanged`() {
    var tray = Tray(window: Trays.window())
    tray.handle(.present(TrayStep("a", contract: Trays.contract([300], dims: [0.3]))))
    let before = tray.resolution
    tray.handle(.go(TrayStep("b", contract: Trays.contract([500], dims: [0.1]))))
    tray.run()
    #expect(tray.resolution?.stops.map(\.surfaceHeight) == [500] && tray.frame.dim == 0.1)
    tray.handle(.go(TrayStep("a", contract: Trays.contract([300], dims: [0.3]))))
    tray.run()
    #expect(tray.resolution == before && tray.frame.dim == 0.3)
  }

  @Test func `DIM-01 each tray is fully dimmed at its own first stop`() {
    for height in [200.0, 600] {
      var tray = Trays.resting([height], dims: [0.5])
      #expect(tray.frame.dim == 0.5)
      tray.handle(.dragBegan(time: 0))
      tray.handle(.dragMoved(by: -height / 2, time: 0.1))
      #expect(tray.frame.dim == 0.25)
    }
  }

  @Test func `DIM-02 the dim rides the drag between the undimmed stop and the next`() {
    var tray = Trays.resting([200, 500, 800], dims: [0, 0.4, 0.4])
    tray.handle(.dragBegan(time: 0))
    var before = 200.0
    for (height, dim) in [(100.0, 0.0), (200, 0), (350, 0.2), (500, 0.4), (800, 0.4)] {
      tray.handle(.dragMoved(by: height - before, time: height))
      before = height
      #expect(isClose(tray.frame.dim, dim, within: 1e-12))
    }
  }

  @Test func `DIM-04 the index lies between the stops`() {
    var tray = Trays.resting([100, 300, 500, 900], windowHeight: 900)
    tray.handle(.dragBegan(time: 0))
    var before = 100.0
    for (height, index) in [(100.0, 0.0), (500, 2), (700, 2.5), (900, 3), (50, -0.5)] {
      tray.handle(.dragMoved(by: height - before, time: 0))
      before = height
      #expect(tray.frame.stopIndex == index)
    }
  }

  @Test func `DIM-05 a shrinking tray stays on the lower edge and frees what is above`() {
    var tray = Trays.resting([200, 300], at: 300, windowHeight: 800)
    #expect(tray.metrics.visible.height == 500 && tray.metrics.visible.midY == 250)
    tray.handle(.select(.height(200)))
    tray.run { #expect($0.hit.surface.maxY == 800) }
    #expect(tray.metrics.visible.height == 600 && tray.metrics.visible.midY == 300)
  }

  @Test func `STK-02 a bottom section owns the inset`() {
    for (section, height) in [
      (ContentMeasure.BottomSection(height: 80, includesBottomInset: true), 330.0), (nil, 284),
    ] {
      var window = Trays.window()
      window.safeAreaInsets.bottom = 34
      var tray = Tray(window: window)
      let measure = ContentMeasure(
        idealHeight: 200, headerHeight: 50, bottomSection: section)
      tray.handle(
        .present(TrayStep("a", contract: StepContract(detents: [.hug]), measure: measure)))
      tray.run()
      #expect(tray.frame.visibleHeight == height)
    }
  }

  @Test func `STK-03 the scroll range fits the stop that the tray rests at`() {
    var contract = Trays.contract([300, 900])
    contract.initial = .height(300)
    var tray = Tray(window: Trays.window(height: 900))
    tray.handle(
      .present(
        TrayStep("a", contract: contract, measure: ContentMeasure(idealHeight: 2000))))
    tray.run()
    #expect(tray.selectedStop?.scrollRange == 1700 && tray.frame.laidOutHeight == 300)
    tray.handle(.select(.height(900)))
    tray.run()
    #expect(tray.selectedStop?.scrollRange == 1100 && tray.frame.laidOutHeight == 900)
  }
}
