// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// Fingers: grabs, slop, zones, taps.
@Suite struct TrayTouchTests {
  @Test func `position and height are grabbed and held`() {
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

  @Test func `the slop is taken off and the content lets go`() {
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

  @Test func `without slop a move to the same place is no move`() {
    var settings = TraySettings()
    settings.touch.slop = 0
    var tray = Trays.resting([300, 700], settings: settings)
    tray.handle(.touchBegan(Point(x: 100, y: 644), time: 0))
    tray.handle(.touchMoved(Point(x: 100, y: 644), time: 0.01))
    tray.handle(.touchMoved(Point(x: 100, y: 640), time: 0.02))
    #expect(tray.phase == .dragging && tray.frame.visibleHeight == 304)
  }

  @Test func `a moving tray is caught without slop`() {
    var tray = Trays.resting([300, 700])
    tray.handle(.select(.height(700)))
    tray.advance(by: 0.1)
    let shown = tray.frame.visibleHeight
    tray.handle(.touchBegan(Point(x: 100, y: 800), time: 0))
    tray.handle(.touchMoved(Point(x: 100, y: 799), time: 0.01))
    #expect(tray.phase == .dragging)
    #expect(isClose(tray.frame.visibleHeight, shown + 1, within: 1e-9))
  }

  @Test func `handles, zones and sideways moves do not drag`() {
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

  @Test func `taps do what the step says`() {
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

  @Test func `touches outside pass where the step says so`() {
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

  @Test func `the grabber steps and cycles`() {
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
