// SPDX-License-Identifier: MIT

import Detents
import Geometry
import Motion
import Surfaces
import Testing

/// Steps: one motion, and each one's last stop.
@Suite struct TrayStepTests {
  private static func step(_ id: String, _ heights: [Double], dim: Double = 0) -> TrayStep {
    TrayStep(id, contract: Trays.contract(heights, dims: heights.map { _ in dim }))
  }

  @Test func heightContentAndDimAreOneMotion() {
    var tray = Tray(window: Trays.window())
    tray.handle(.present(Self.step("a", [200], dim: 0.4), isAnimated: false))
    tray.handle(.go(Self.step("b", [600])))
    var frames = 0
    tray.run { frame in
      let share = (frame.visibleHeight - 200) / 400
      guard frame.phase == .settling else { return }
      frames += 1
      #expect(isClose(frame.blend, min(max(share, 0), 1), within: 1e-9))
      #expect(isClose(frame.dim, max(0.4 * (1 - share), 0), within: 1e-9))
      #expect(isClose(frame.laidOutHeight, frame.visibleHeight, within: 1e-9))
    }
    #expect(frames > 20 && tray.settledCount == 2)
  }

  @Test func theDimOfAStepChangeHasNoCornerAtTheStopsOnTheWay() {
    var tray = Tray(window: Trays.window())
    tray.handle(.present(Self.step("a", [100]), isAnimated: false))
    var contract = Trays.contract([300, 600], dims: [0.4, 0.4], initial: 600)
    contract.dim = DimPolicy(0.4)
    tray.handle(.go(TrayStep("b", contract: contract)))
    tray.run { frame in
      guard frame.phase == .settling else { return }
      let share = (frame.visibleHeight - 100) / 500
      #expect(isClose(frame.dim, min(0.4 * share, 0.4), within: 1e-9))
    }
    #expect(tray.frame.dim == 0.4)
  }

  @Test func aFingerTakesTheDimAsItIs() {
    var tray = Tray(window: Trays.window())
    tray.handle(.present(Self.step("a", [100]), isAnimated: false))
    tray.handle(.go(Self.step("b", [300, 600], dim: 0.4)))
    tray.advance(by: 0.08)
    let shown = tray.frame.dim
    #expect(shown > 0.05 && shown < 0.35)
    tray.handle(.dragBegan(time: 0))
    #expect(isClose(tray.frame.dim, shown, within: 1e-12))
    tray.advance(by: 2)
    #expect(isClose(tray.frame.dim, 0.4 * tray.frame.visibleHeight / 300, within: 1e-12))
  }

  @Test func theWayBackLeadsToTheLastStop() {
    var tray = Tray(window: Trays.window())
    tray.handle(.present(Self.step("a", [200, 500])))
    tray.handle(.select(.height(500)))
    tray.run()
    tray.handle(.go(Self.step("b", [300])))
    tray.run()
    tray.handle(.go(Self.step("a", [200, 500])))
    tray.run()
    #expect(tray.frame.visibleHeight == 500)
    tray.handle(.dismiss())
    tray.run()
    tray.handle(.present(Self.step("a", [200, 500])))
    tray.run()
    #expect(tray.frame.visibleHeight == 200)
  }

  @Test func turningRoundInTheMiddleOfAStepKeepsTheBlend() {
    var tray = Tray(window: Trays.window())
    tray.handle(.present(Self.step("a", [200]), isAnimated: false))
    tray.handle(.go(Self.step("b", [600])))
    tray.advance(by: 0.1)
    let before = tray.frame
    tray.handle(.go(Self.step("a", [200])))
    let after = tray.frame
    #expect(tray.outgoingStep == "b")
    let (going, coming) = (before.outgoing[0].layer, after.outgoing[0].layer)
    #expect(isClose(after.incoming.opacity, going.opacity, within: 1e-12))
    #expect(isClose(after.incoming.blur, going.blur, within: 1e-9))
    #expect(isClose(coming.opacity, before.incoming.opacity, within: 1e-12))
    #expect(isClose(coming.blur, before.incoming.blur, within: 1e-9))
  }

  @Test func aThirdStepLeavesWhatShowsAsItIs() {
    var tray = Tray(window: Trays.window())
    tray.handle(.present(Self.step("a", [200]), isAnimated: false))
    tray.handle(.go(Self.step("b", [600])))
    tray.advance(by: 0.08)
    let before = tray.frame
    tray.handle(.go(Self.step("c", [400])))
    let after = tray.frame
    #expect(after.outgoing.map(\.step) == ["a", "b"] && after.incoming.opacity == 0)
    #expect(
      isClose(after.outgoing[0].layer.opacity, before.outgoing[0].layer.opacity, within: 1e-12))
    #expect(isClose(after.outgoing[0].layer.blur, before.outgoing[0].layer.blur, within: 1e-12))
    #expect(isClose(after.outgoing[1].layer.opacity, before.incoming.opacity, within: 1e-12))
    #expect(isClose(after.outgoing[1].layer.blur, before.incoming.blur, within: 1e-12))
    tray.run { frame in
      let sum = frame.outgoing.reduce(frame.incoming.opacity) { $0 + $1.layer.opacity }
      #expect(isClose(sum, 1, within: 1e-12))
    }
    #expect(tray.frame.outgoing.isEmpty && tray.frame.incoming.opacity == 1)
  }

  @Test func reportsTellTheStoryInOrder() {
    var tray = Tray(window: Trays.window())
    tray.handle(.present(Self.step("a", [200])))
    tray.run()
    tray.handle(.dismiss())
    tray.run()
    let names = tray.takeReports().map { report -> String in
      switch report {
      case .stepChanged(nil, "a"): "step"
      case .announcement(.step("a")): "say step"
      case .willSettle(.height(200), height: 200, let time): time > 0 ? "will settle" : "late"
      case .settled(.height(200), height: 200): "settled"
      case .announcement(.stop(.height(200), place: 1, count: 1)): "say stop"
      case .willDismiss(.program): "will go"
      case .dismissed(.program): "gone"
      case .announcement(.gone): "say gone"
      default: "\(report)"
      }
    }
    #expect(
      names == [
        "step", "say step", "will settle", "settled", "say stop", "will go", "gone", "say gone",
      ])
    #expect(tray.takeReports().isEmpty)
  }

  @Test func theTimeUntilRestIsExact() {
    var tray = Trays.resting([200, 600])
    tray.handle(.select(.height(600)))
    let time = tray.timeToRest
    var early = tray
    #expect(early.advance(by: time * (1 - 1e-9)).phase == .settling)
    #expect(tray.advance(by: time).phase == .resting)
  }
}

/// Fingers: grabs, slop, zones, taps.
@Suite struct TrayTouchTests {
  @Test func positionAndHeightAreGrabbedAndHeld() {
    var tray = Trays.resting([200, 600])
    tray.handle(.select(.height(600)))
    tray.advance(by: 0.1)
    let shown = tray.frame
    tray.handle(.dragBegan(time: 0))
    #expect(tray.frame.visibleHeight == shown.visibleHeight && tray.frame.velocity == 0)
    for _ in 0..<10 { tray.advance(by: 0.01) }
    #expect(tray.frame.laidOutHeight == shown.laidOutHeight)
    tray.handle(.dragMoved(by: 30, time: 0.2))
    #expect(isClose(tray.frame.visibleHeight, shown.visibleHeight + 30, within: 1e-9))
  }

  @Test func theSlopIsTakenOffAndTheContentLetsGo() {
    var tray = Trays.resting([300, 700])
    tray.handle(.touchBegan(Point(x: 100, y: 644), time: 0))
    tray.handle(.touchMoved(Point(x: 101, y: 637), time: 0.01))
    #expect(tray.phase == .resting && tray.reports.isEmpty)
    tray.handle(.touchMoved(Point(x: 101, y: 630), time: 0.02))
    #expect(tray.frame.visibleHeight == 304)
    #expect(tray.takeReports() == [.contentTouchCancelled, .dragBegan])
    tray.handle(.touchMoved(Point(x: 101, y: 610), time: 0.03))
    #expect(tray.frame.visibleHeight == 324)
    tray.handle(.touchEnded(time: 0.2))
    tray.run()
    #expect(tray.frame.visibleHeight == 300)
  }

  @Test func aMovingTrayIsCaughtWithoutSlop() {
    var tray = Trays.resting([300, 700])
    tray.handle(.select(.height(700)))
    tray.advance(by: 0.1)
    let shown = tray.frame.visibleHeight
    tray.handle(.touchBegan(Point(x: 100, y: 800), time: 0))
    tray.handle(.touchMoved(Point(x: 100, y: 799), time: 0.01))
    #expect(tray.phase == .dragging)
    #expect(isClose(tray.frame.visibleHeight, shown + 1, within: 1e-9))
  }

  @Test func handlesZonesAndSidewaysMovesDoNotDrag() {
    var step = TrayStep("a", contract: Trays.contract([400]))
    step.noDragZones = [Rect(x: 0, y: 100, width: 390, height: 100)]
    var handle = step
    handle.dragsByHandleOnly = true
    for (step, y, across, isDrag) in [
      (step, 600.0, 0.0, false), (step, 700, 0, true), (step, 700, 30, false),
      (handle, 700, 0, false), (handle, 450, 0, true),
    ] {
      var tray = Tray(window: Trays.window())
      tray.handle(.present(step, isAnimated: false))
      tray.handle(.touchBegan(Point(x: 100, y: y), time: 0))
      tray.handle(.touchMoved(Point(x: 100 + across, y: y - 20), time: 0.01))
      #expect((tray.phase == .dragging) == isDrag)
    }
  }

  @Test func tapsDoWhatTheStepSays() {
    for (tap, phase, height) in [
      (TapOnDim.ignore, TrayPhase.resting, 600.0), (.dismiss, .hidden, 0),
      (.collapse, .resting, 300),
    ] {
      var contract = Trays.contract([300, 600], dims: [0.2, 0.4], initial: 600)
      contract.tapOnDim = tap
      var tray = Tray(window: Trays.window())
      tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
      #expect(tray.frame.hit.outside == .tapsOnDim)
      tray.handle(.touchBegan(Point(x: 10, y: 10), time: 0))
      tray.handle(.touchEnded(time: 0.1))
      tray.run()
      #expect(tray.phase == phase && tray.frame.visibleHeight == height)
    }
  }

  @Test func touchesOutsidePassWhereTheStepSaysSo() {
    var contract = Trays.contract([300])
    contract.outside = .pass
    var tray = Tray(window: Trays.window())
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    _ = tray.takeReports()
    #expect(tray.frame.hit.outside == .passes)
    tray.handle(.touchBegan(Point(x: 10, y: 10), time: 0))
    tray.handle(.touchEnded(time: 0.1))
    #expect(tray.takeReports() == [.touchPassed] && tray.phase == .resting)
  }

  @Test func theGrabberStepsAndCycles() {
    var tray = Trays.resting([100, 200, 300], at: 200)
    var heights: [Double] = []
    for adjustment: TrayEvent.Adjustment in [
      .cycle, .cycle, .cycle, .cycle, .increment, .decrement,
    ] {
      tray.handle(.adjust(adjustment))
      tray.run()
      heights.append(tray.frame.visibleHeight)
    }
    #expect(heights == [300, 200, 100, 200, 300, 200])
  }
}

/// Going away, surroundings, and odd input.
@Suite struct TraySurroundingsTests {
  @Test func aVetoBringsTheTrayBack() {
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

  @Test func theSmallestStopIsAFloorForAPersistentTray() {
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

  @Test func theTrayGrowsWithTheKeyboardAndBack() {
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

  @Test func aDragDownAsksTheKeyboardToLeaveOnce() {
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

  @Test func lessMotionFadesInsteadOfSliding() {
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

  @Test func aWindowThatTurnsTakesTheTrayAlongAtOnce() {
    var tray = Trays.resting([300, 600], at: 600)
    tray.handle(.window(Window(size: Size(width: 844, height: 390))))
    #expect(tray.phase == .resting && tray.frame.width == 844)
    #expect(tray.frame.hit.surface.maxY == 390 && tray.targetHeight == tray.frame.visibleHeight)
    #expect(tray.reports.contains(.widthChanged(844)))
  }

  @Test func theDimFadesWhereAnotherWindowHasAnother() {
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

  @Test func timeThatDoesNotPassChangesNothing() {
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

  @Test func aStallCanBeCutShort() {
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

  @Test func oddInputIsIgnored() {
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
