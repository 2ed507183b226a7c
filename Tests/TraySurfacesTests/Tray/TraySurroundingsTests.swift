// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// Going away, surroundings, and odd input.
@Suite struct TraySurroundingsTests {
  @Test func `a veto brings the tray back`() {
    let step = TrayStep(
      "a", contract: Trays.contract([300], dismissal: DismissalPolicy(vetoed: .drag)))
    var tray = Tray(window: Trays.window())
    tray.handle(.present(step, isAnimated: false))
    _ = tray.takeReports()
    tray.drag(by: -50, velocity: -2000)
    #expect(tray.reports.contains(.dismissalRequested(.drag)))
    tray.run()
    #expect(tray.frame.visibleHeight == 300 && tray.phase == .resting)
    tray.drag(by: -50, velocity: -2000)
    tray.advance(by: 0.02)
    let velocity = tray.frame.velocity
    tray.handle(.dismiss())
    #expect(tray.frame.velocity == velocity)
    tray.run()
    #expect(tray.phase == .hidden)
  }

  @Test func `the smallest stop is a floor for a persistent tray`() {
    var tray = Trays.resting([300, 600], surface: .persistent)
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: -100, time: 0.1))
    let shown = 300 - RubberBand(dimension: 844).offset(forPull: 100)
    #expect(isClose(tray.frame.visibleHeight, shown, within: 1e-9))
    tray.handle(.dragEnded(velocity: -5000, time: 0.2))
    tray.handle(.escape)
    tray.run()
    #expect(tray.frame.visibleHeight == 300)
  }

  @Test func `the tray grows with the keyboard and back`() {
    var tray = Trays.resting([300, 480], at: 480)
    let keyboard = Keyboard(height: 291, in: Size(width: 390, height: 844))
    tray.handle(.keyboard(keyboard))
    #expect(tray.targetHeight == 771 && tray.frame.visibleHeight == 480)
    tray.advance(by: 0.1)
    let exact = TraySprings.systemKeyboard.state(from: 480, to: 771, at: 0.1)
    #expect(isClose(tray.frame.visibleHeight, exact.value, within: 1e-9))
    let before = tray.frame
    tray.handle(.keyboard(nil))
    #expect(tray.frame.visibleHeight == before.visibleHeight)
    #expect(tray.frame.velocity == before.velocity)
    tray.run()
    #expect(tray.frame.visibleHeight == 480 && tray.selectedStop?.contains(.height(480)) == true)
  }

  @Test func `a drag down asks the keyboard to leave once`() {
    var tray = Trays.resting([300])
    tray.handle(.keyboard(Keyboard(height: 200, in: Size(width: 390, height: 844))))
    tray.run()
    tray.handle(.dragBegan(time: 0))
    for step in 1...5 { tray.handle(.dragMoved(by: -5, time: Double(step) * 0.01)) }
    #expect(tray.reports.count { $0 == .keyboardDismissalRequested } == 1)
    let shown = tray.frame.visibleHeight
    tray.handle(.keyboard(nil))
    #expect(tray.frame.visibleHeight == shown && tray.phase == .dragging)
  }

  @Test func `less motion fades instead of sliding`() {
    var tray = Tray(window: Trays.window())
    tray.handle(.reducedMotion(true))
    tray.handle(.present(TrayStep("a", contract: Trays.contract([300, 600], dims: [0.2, 0.4]))))
    #expect(tray.frame.visibleHeight == 300 && tray.frame.opacity == 0 && tray.frame.dim == 0)
    tray.run { #expect($0.visibleHeight == 300) }
    #expect(tray.frame.opacity == 1 && tray.frame.dim == 0.2)
    tray.handle(.select(.height(600)))
    #expect(tray.frame.visibleHeight == 600 && isClose(tray.frame.dim, 0.2, within: 1e-12))
    tray.run()
    #expect(tray.frame.dim == 0.4 && tray.settledCount == 2)
    tray.handle(.dismiss())
    tray.run { #expect($0.visibleHeight == 600 || $0.phase == .hidden) }
    #expect(tray.phase == .hidden)
  }

  @Test func `a window that turns takes the tray along at once`() {
    var tray = Trays.resting([300, 600], at: 600)
    tray.handle(.window(Window(size: Size(width: 844, height: 390))))
    #expect(tray.phase == .resting && tray.frame.width == 844)
    #expect(tray.frame.hit.surface.maxY == 390 && tray.targetHeight == tray.frame.visibleHeight)
    #expect(tray.reports.contains(.widthChanged(844)))
  }

  @Test func `the dim fades where another window has another`() {
    var contract = Trays.contract([])
    contract.detents = [
      .height(300).when(.not(.vertical(.compact))), .large.when(.vertical(.compact)),
    ]
    contract.dim = DimPolicy(0.4, levels: [.init(.large, 0.1)])
    var tray = Tray(window: Trays.window())
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    tray.handle(
      .window(Window(size: Size(width: 844, height: 290), verticalSizeClass: .compact)))
    #expect(tray.frame.visibleHeight == 290 && tray.frame.dim == 0.4)
    var before = 0.4
    tray.run {
      #expect($0.visibleHeight == 290 && isClose($0.dim, before, within: 0.03))
      before = $0.dim
    }
    #expect(tray.frame.dim == 0.1 && tray.phase == .resting)
  }

  @Test func `time that does not pass changes nothing`() {
    var tray = Trays.resting([300, 600])
    tray.handle(.select(.height(600)))
    let before = tray.advance(by: 0.05)
    for time in [0, -1, -.infinity, .nan] as [Double] {
      #expect(tray.advance(by: time) == before)
    }
    tray.run()
    let rest = tray.frame
    #expect(tray.advance(by: 10) == rest && !tray.needsFrames)
  }

  @Test func `a stall can be cut short`() {
    var settings = TraySettings()
    settings.longestFrame = 1.0 / 15
    var tray = Trays.resting([300, 600], settings: settings)
    var other = tray
    for index in 0..<2 {
      tray.handle(.select(.height(600)))
      other.handle(.select(.height(600)))
      #expect(
        tray.advance(by: index == 0 ? 5 : 0.01) == other.advance(by: index == 0 ? 1.0 / 15 : 0.01))
    }
  }

  @Test func `odd input is ignored`() {
    var tray = Tray(window: Window(size: Size(width: .nan, height: -3)))
    for event: TrayEvent in [
      .select(.large), .dismiss(), .escape, .tapOnDim, .tapOutside, .adjust(.cycle),
      .dragBegan(time: .nan), .dragMoved(by: .nan, time: 0), .dragEnded(velocity: .nan, time: 0),
      .measured(.unmeasured), .keyboard(nil), .touchEnded(time: 0), .touchCancelled,
      .go(TrayStep("a", contract: StepContract())),
    ] {
      tray.handle(event)
      #expect(tray.phase == .hidden && tray.frame.visibleHeight == 0)
    }
    tray.handle(.present(TrayStep("a", contract: StepContract(detents: [.height(.nan)]))))
    tray.handle(.dragBegan(scroll: 99, time: .infinity))
    tray.handle(.dragMoved(by: 1e300, time: -.infinity))
    tray.handle(.dragMoved(by: .infinity, time: 1))
    tray.handle(.dragEnded(velocity: .infinity, time: 1))
    tray.handle(.window(Trays.window()))
    tray.handle(.touchBegan(Point(x: .nan, y: 0), time: 0))
    tray.advance(by: .infinity)
    let frame = tray.frame
    #expect(frame.visibleHeight.isFinite && frame.position.isFinite && frame.velocity == 0)
  }
}
