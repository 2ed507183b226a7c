// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// Steps: one motion, and each one's last stop.
@Suite struct TrayStepTests {
  private static func step(_ id: String, _ heights: [Double], dim: Double = 0) -> TrayStep {
    TrayStep(id, contract: Trays.contract(heights, dims: heights.map { _ in dim }))
  }

  @Test func `height, content and dim are one motion`() {
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

  @Test func `the dim of a step change has no corner at the stops on the way`() {
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

  @Test func `a finger takes the dim as it is`() {
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

  @Test func `the way back leads to the last stop`() {
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

  @Test func `turning round in the middle of a step keeps the blend`() {
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

  @Test func `a third step leaves what shows as it is`() {
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

  @Test func `reports tell the story in order`() {
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

  @Test func `the time until rest is exact`() {
    var tray = Trays.resting([200, 600])
    tray.handle(.select(.height(600)))
    let time = tray.timeToRest
    var early = tray
    #expect(early.advance(by: time * (1 - 1e-9)).phase == .settling)
    #expect(tray.advance(by: time).phase == .resting)
  }
}
