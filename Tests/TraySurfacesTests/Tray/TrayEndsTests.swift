// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// What shows while a finger holds the tray past an end, and what happens around it meanwhile.
@Suite struct TrayEndsTests {
  private static func held(
    _ heights: [Double], at height: Double, by distance: Double,
    _ resistance: EndResistance, surface: SurfaceMode = .persistent
  ) -> Tray {
    var tray = Trays.resting(
      heights, at: height, surface: surface, settings: TraySettings(resistance: resistance))
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: distance, time: 0.1))
    return tray
  }

  /// 80 points high and pulled down by 130: the upper edge is 50 points below the window.
  private static var sunk: Tray { held([80, 500], at: 80, by: -130, .none) }

  @Test func `below the window nothing is covered and all of it is free`() {
    let tray = Self.sunk
    #expect(tray.frame.position == 894 && tray.frame.visibleHeight == 0)
    #expect(tray.frame.hit.surface.height == 0 && tray.frame.hit.grabber.height == 0)
    #expect(tray.metrics.visible == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(tray.metrics.covered.height == 0)
  }

  @Test(arguments: [
    TrayEvent.measured(ContentMeasure(idealHeight: 300)),
    .keyboard(Keyboard(height: 200, in: Size(width: 390, height: 844))),
    .go(TrayStep("b", contract: Trays.contract([120], surface: .persistent))),
    .go(TrayStep("b", contract: Trays.contract([120], surface: .presented))),
  ])
  func `what changes around a tray below the window does not move it`(event: TrayEvent) {
    var tray = Self.sunk
    tray.handle(event)
    #expect(tray.frame.position == 894)
    tray.handle(.dragMoved(by: 1, time: 0.2))
    #expect(tray.frame.position == 893)
    tray.handle(.dragEnded(velocity: 0, time: 0.3))
    #expect(tray.frame.position == 893)
  }

  @Test func `dismissed below the window, it goes without a jump`() {
    var tray = Self.sunk
    tray.handle(.dismiss())
    #expect(tray.frame.position == 894)
    var last = tray.frame.position
    tray.run { frame in
      #expect((frame.position - last).magnitude < 20 && frame.visibleHeight < 1)
      last = frame.position
    }
    #expect(tray.phase == .hidden)
  }

  @Test(arguments: [EndResistance.rubberBand(), .rigid, .none, .friction()])
  func `a tray past an end stays in the finger's hand where the end moves`(
    resistance: EndResistance
  ) {
    var tray = Self.held([100, 800], at: 800, by: -20, resistance)
    tray.handle(.window(Trays.window(height: 600)))
    let shown = tray.frame.visibleHeight
    #expect(shown == 780)
    for (index, move) in [-1.0, -2, -30].enumerated() {
      let before = tray.frame.visibleHeight
      tray.handle(.dragMoved(by: move, time: 0.2 + 0.01 * Double(index)))
      #expect(tray.frame.visibleHeight <= before)
      #expect(tray.frame.visibleHeight >= before + move - 1e-9, "\(move)")
    }
  }

  /// Pulled past the top outside of what scrolls, let go, and caught on its way in what scrolls.
  @Test func `a tray past an end is caught where it is`() {
    var tray = Trays.resting(
      [100, 500], at: 500, surface: .persistent,
      settings: TraySettings(resistance: .none, scrollResistance: .rigid),
      scrolls: [TrayScroll(id: 1, range: 400)])
    tray.drag(by: 100)
    tray.advance(by: 0.02)
    let caught = tray.frame.visibleHeight
    #expect(caught > 590)
    tray.handle(.dragBegan(scroll: 1, time: 1))
    tray.handle(.dragMoved(by: -10, time: 1.1))
    #expect(isClose(tray.frame.visibleHeight, caught - 10, within: 1e-9))
  }

  @Test(arguments: [(60.0, 10.0), (600, -10)])
  func `a stop that no drag reaches is no place past an end`(height: Double, move: Double) {
    var contract = Trays.contract([60, 120, 500, 600], surface: .persistent)
    for index in [0, 3] { contract.detents[index].isProgrammaticOnly = true }
    var tray = Tray(window: Trays.window())
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    tray.handle(.select(.height(height), isAnimated: false))
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: move, time: 0.1))
    #expect(tray.frame.visibleHeight == height + move)
  }

  /// Where the tray can be dismissed there is no lower end, so nothing is taken from the way back.
  @Test(arguments: [EndResistance.rubberBand(), .rigid, .none, .friction()])
  func `a dismissible tray comes back with the finger`(resistance: EndResistance) {
    var tray = Self.held([300], at: 300, by: -500, resistance, surface: .presented)
    #expect(tray.frame.visibleHeight == 0)
    tray.handle(.dragMoved(by: 400, time: 0.2))
    #expect(isClose(tray.frame.visibleHeight, 200, within: 1e-9))
  }
}
