// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// What the tests of FloatingPanel see while a panel is dragged; window 375 × 667, y downwards.
///
/// Full at 20, half at 417, tip at 607, rubber band off: then their ends are rigid for a drag in what
/// scrolls, and outside of it a panel follows the finger past them.
@Suite struct FloatingPanelDragTests {
  private static func panel(
    at height: Double, dims: [Double] = [0, 0, 0.3], offset: Double = 0
  ) -> Tray {
    let settings = TraySettings(
      release: .floatingPanel, resistance: .none, scrollResistance: .rigid)
    return Trays.resting(
      [60, 250, 647], at: height, dims: dims, surface: .persistent, windowHeight: 667,
      settings: settings, scrolls: [TrayScroll(id: 1, range: 500, offset: offset)])
  }

  @Test(arguments: [(-100.0, 20.0), (100, 120), (587, 607), (687, 607)])
  func `15: a drag from full in what scrolls stays between the ends`(down: Double, y: Double) {
    var tray = Self.panel(at: 647)
    tray.handle(.dragBegan(scroll: 1, time: 0))
    tray.handle(.dragMoved(by: -down, time: 0.1))
    #expect(tray.frame.position == y)
  }

  @Test(arguments: [(-100.0, -80.0), (100, 120), (587, 607), (687, 707)])
  func `15: a drag from full outside of it goes on past the ends`(down: Double, y: Double) {
    var tray = Self.panel(at: 647)
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: -down, time: 0.1))
    #expect(tray.frame.position == y)
    #expect(tray.frame.visibleHeight == max(667 - y, 0))
    tray.handle(.dragEnded(velocity: 0, time: 0.2))
    #expect(tray.frame.position == y)
    tray.run()
    #expect([20, 607].contains(tray.frame.position))
  }

  /// Insets of −200 at the top: full lies beyond the window, and a panel follows even further.
  @Test(arguments: [nil, 1] as [Int?])
  func `16: a panel that reaches beyond the window is legal`(scroll: Int?) {
    var contract = Trays.contract([60, 250, 867], surface: .persistent, initial: 867)
    contract.rules.topGap = .window(-200)
    let settings = TraySettings(
      release: .floatingPanel, resistance: .none, scrollResistance: .rigid)
    var tray = Tray(window: Trays.window(height: 667, width: 375), settings: settings)
    let step = TrayStep("a", contract: contract, scrolls: [TrayScroll(id: 1, range: 500)])
    tray.handle(.present(step, isAnimated: false))
    let full = tray.frame.position
    #expect(full == -200)
    tray.handle(.dragBegan(scroll: scroll, time: 0))
    tray.handle(.dragMoved(by: 100, time: 0.1))
    #expect(tray.frame.position == (scroll == nil ? full - 100 : full))
    tray.handle(.dragEnded(velocity: 0, time: 0.2))
    tray.run()
    #expect(tray.frame.position == full)
  }

  /// Golden group `floatingpanel-rounding`: [value, pixels per point, rounded].
  @Test func `21: rounding to a pixel leaves out what computing added`() throws {
    let golden = try #require(
      try Golden.cases("motion/peers.json").first { $0.testDescription == "floatingpanel-rounding" }
    )
    let rows = try golden["expect"].list
    #expect(rows.count == 9)
    for row in rows {
      let numbers = try row.numbers
      let grid = PixelGrid(scale: numbers[1])
      #expect(grid.round(numbers[0], halves: .outwards) == numbers[2], "\(row)")
    }
    let grid = PixelGrid(scale: 3)
    #expect(
      grid.round(333.5, halves: .outwards) == grid.round(333.66666666666674, halves: .outwards))
  }

  @Test func `21: a panel's anchors are rounded so, and a tray's are not`() throws {
    for (rules, height) in [(StepContract.floatingPanel.rules, 333.0), (.init(), 1000.0 / 3)] {
      var contract = Trays.contract([333.16666666666674], surface: .persistent)
      contract.rules.halves = rules.halves
      var window = Trays.window(height: 667, width: 375)
      window.scale = 3
      var tray = Tray(window: window)
      tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
      #expect(tray.frame.visibleHeight == height)
    }
  }

  @Test func `17: the dim follows the drag between two anchors and stays above them`() {
    for (dims, expected) in [
      ([0, 0, 0.3], [(647.0, 0.3), (448.5, 0.15), (250, 0), (155, 0), (60, 0)]),
      ([0.3, 0, 0.3], [(647, 0.3), (250, 0), (60, 0.3)]),
    ] {
      var tray = Self.panel(at: 647, dims: dims)
      tray.handle(.dragBegan(time: 0))
      var before = 647.0
      for (height, dim) in expected {
        tray.handle(.dragMoved(by: height - before, time: 0))
        before = height
        #expect(isClose(tray.frame.dim, dim, within: 1e-12))
      }
      tray.handle(.dragMoved(by: 647 - before + 100, time: 0))
      #expect(tray.frame.dim == 0.3)
    }
  }

  @Test(arguments: [(60.0, 587.0), (250, 397), (647, 0)])
  func
    `18, 19: content laid out once keeps its height and scrolls on below; fitting content follows`(
      height: Double, hidden: Double
    ) throws
  {
    for layout in ResolutionRules.ContentLayout.allCases {
      var contract = Trays.contract(
        [60, 250, 647], surface: .persistent, initial: height, layout: layout)
      contract.safeArea = .inside
      var window = Trays.window(height: 667, width: 375)
      window.safeAreaInsets.bottom = 34
      var tray = Tray(window: window)
      tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
      let stop = try #require(tray.selectedStop)
      let isStatic = layout == .keepLargest
      #expect(tray.frame.laidOutHeight == (isStatic ? 647 : height))
      #expect(stop.scrollInset == 34 + (isStatic ? hidden : 0))
    }
  }

  @Test func `20: a layout without the stop at rest leads to its initial one`() {
    var contract = Trays.contract([60, 250, 647], surface: .persistent, initial: 250)
    contract.rules.lostSelection = .initial
    var tray = Tray(window: Trays.window(height: 667, width: 375))
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    tray.handle(.select(.height(60)))
    tray.run()
    contract.detents.removeFirst()
    tray.handle(.go(TrayStep("a", contract: contract)))
    tray.run()
    #expect(tray.frame.visibleHeight == 250)
  }
}

/// What the tests of smooth_sheets see; viewport 800 × 600, y downwards.
@Suite struct SmoothSheetsTests {
  private static func sheet(
    _ heights: [Double], initial: Double? = nil, id: String = "a"
  ) -> TrayStep {
    TrayStep(id, contract: Trays.contract(heights, initial: initial))
  }

  private static func tray(_ step: TrayStep, settings: TraySettings = TraySettings()) -> Tray {
    var tray = Tray(window: Trays.window(height: 600, width: 800), settings: settings)
    tray.handle(.present(step, isAnimated: false))
    _ = tray.takeReports()
    return tray
  }

  /// Heights above the lower edge; their lowest offset is 0, which for a tray is no height to rest at.
  @Test
  func `39: without steps it stays where it is let go, and what lifts it lifts it from there`() {
    let contract = Trays.contract([10, 500], surface: .persistent, initial: 500)
    let settings = TraySettings(release: .smoothSheetsStepless, resistance: .rigid)
    var tray = Tray(window: Trays.window(height: 800, width: 800), settings: settings)
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    tray.drag(by: -250)
    tray.run()
    #expect(isClose(tray.frame.visibleHeight, 250, within: 1e-9))
    let keyboard = Keyboard(height: 200, in: Size(width: 800, height: 800))
    tray.handle(.keyboard(keyboard))
    tray.run()
    #expect(isClose(tray.frame.visibleHeight, 450, within: 1e-9))
    tray.handle(.keyboard(nil))
    tray.run()
    #expect(isClose(tray.frame.visibleHeight, 250, within: 1e-9))
    for (way, end) in [(600.0, 500.0), (-900, 10)] {
      tray.drag(by: way)
      tray.run()
      #expect(tray.frame.visibleHeight == end)
    }
  }

  @Test func `39: a rest between two stops is remembered, left by a wish, and half dimmed`() {
    let contract = Trays.contract(
      [100, 500], dims: [0, 0.4], surface: .persistent, initial: 500)
    var tray = Tray(
      window: Trays.window(height: 600, width: 800),
      settings: TraySettings(release: .smoothSheetsStepless))
    let step = TrayStep("a", contract: contract)
    tray.handle(.present(step, isAnimated: false))
    _ = tray.takeReports()
    tray.drag(by: -200)
    tray.run()
    #expect(tray.frame.stopIndex == 0.5 && isClose(tray.frame.dim, 0.2, within: 1e-12))
    #expect(tray.frame.laidOutHeight == 300 && tray.settledCount == 1)
    tray.handle(.go(Self.sheet([250], id: "b")))
    tray.run()
    tray.handle(.go(step))
    tray.run()
    #expect(tray.frame.visibleHeight == 300)
    tray.handle(.adjust(.increment))
    tray.run()
    #expect(tray.frame.visibleHeight == 500)
  }

  /// Even friction over 50 points; rows of test/physics_test.dart, to two decimals.
  @Test(arguments: [([10.0], 8.0), ([10, 10], 14.4), ([300], 33.42), ([300, -20], 13.42)])
  func `43: a sheet over its end follows by what friction leaves`(moves: [Double], excess: Double) {
    let friction = DragFriction(extent: 50, resistance: 0)
    var tray = Self.tray(
      Self.sheet([500]), settings: TraySettings(resistance: .friction(friction)))
    tray.handle(.dragBegan(time: 0))
    for (index, move) in moves.enumerated() {
      tray.handle(.dragMoved(by: move, time: Double(index) / 60))
    }
    #expect(isClose(tray.frame.visibleHeight - 500, excess, within: 0.005))
    tray.handle(.dragEnded(velocity: 600, time: 1))
    #expect(
      isClose(
        tray.frame.velocity, 600 * (1 - (tray.frame.visibleHeight - 500) / 50), within: 1e-9))
    tray.run()
    #expect(tray.frame.visibleHeight == 500)
  }

  @Test func `45: the page below comes back at the stop it was left at`() {
    var tray = Self.tray(Self.sheet([100, 300], initial: 100))
    tray.handle(.go(Self.sheet([500], id: "b")))
    tray.run()
    #expect(tray.frame.visibleHeight == 500)
    tray.handle(.go(Self.sheet([100, 300], initial: 300)))
    tray.run()
    #expect(tray.frame.visibleHeight == 100)
    var half = Trays.contract([])
    half.detents = [.contentFraction(0.5), .hug]
    half.initial = .contentFraction(0.5)
    let measure = ContentMeasure(idealHeight: 500)
    tray.handle(.go(TrayStep("c", contract: half, measure: measure)))
    tray.run()
    #expect(tray.frame.visibleHeight == 250)
  }

  /// Their transition is a line in time; a tray's is one in the share of its spring.
  @Test func `46: height and position go together, straight to the last of two pages, and back`() {
    func heights(_ start: TrayStep, _ pages: [TrayStep]) -> [Double] {
      var tray = Self.tray(start)
      for page in pages { tray.handle(.go(page)) }
      var heights: [Double] = []
      tray.run { frame in
        heights.append(frame.visibleHeight)
        #expect(isClose(frame.position, 600 - frame.visibleHeight, within: 1e-9))
        #expect(isClose(frame.laidOutHeight, frame.visibleHeight, within: 1e-9))
      }
      return heights
    }
    let (low, high) = (Self.sheet([300], id: "low"), Self.sheet([500], id: "high"))
    let forwards = heights(low, [high])
    let backwards = heights(high, [low])
    #expect(forwards.count > 20 && forwards.last == 500)
    for (there, back) in zip(forwards, backwards) {
      #expect(isClose(there - 300, 500 - back, within: 1e-9))
    }
    let direct = heights(low, [high, Self.sheet([200], id: "lower")])
    #expect(direct == heights(low, [Self.sheet([200], id: "lower")]))
    #expect(direct.allSatisfy { $0 <= 300 } && direct.last == 200)
    var tray = Self.tray(low)
    tray.handle(.go(high, isAnimated: false))
    #expect(tray.frame.position == 100 && tray.phase == .resting && tray.frame.blend == 1)
  }

  @Test func `48: a keyboard lifts the sheet and lets it down again`() {
    let keyboard = Keyboard(height: 200, in: Size(width: 800, height: 600))
    var tray = Self.tray(Self.sheet([150, 300], initial: 150))
    var tops: [Double] = [tray.frame.position]
    for event: TrayEvent in [.keyboard(keyboard), .keyboard(nil)] {
      tray.handle(event)
      tray.run()
      tops.append(tray.frame.position)
    }
    #expect(tops == [450, 250, 450])
  }

  @Test func `48: a keyboard that opens on the way does not stop the way`() throws {
    let keyboard = Keyboard(height: 200, in: Size(width: 800, height: 600))
    var contract = Trays.contract([300], initial: 300)
    contract.detents.append(.large)
    var tray = Self.tray(TrayStep("a", contract: contract))
    tray.handle(.select(.large))
    tray.advance(by: 0.08)
    let before = tray.frame
    tray.handle(.keyboard(keyboard))
    #expect(tray.frame.visibleHeight == before.visibleHeight)
    #expect(tray.frame.velocity == before.velocity && before.velocity > 0)
    tray.run()
    #expect(tray.frame.position == 0)
    #expect(try #require(tray.selectedStop).viewportHeight == 400)
    #expect(tray.settledCount == 1)
  }

  @Test func `49: an over-drag comes back in one motion`() {
    var tray = Self.tray(Self.sheet([500]))
    tray.drag(by: 100)
    #expect(tray.frame.position < 100 && tray.phase == .settling)
    var before = tray.frame.position
    tray.run { frame in
      #expect(frame.position >= before - 1e-9 || frame.position > 99)
      before = frame.position
    }
    #expect(tray.frame.position == 100 && tray.settledCount == 1)
    #expect(tray.reports.count { if case .willSettle = $0 { true } else { false } } == 1)
  }

  @Test func `49: rigid ends and a spring without bounce never turn back`() {
    var settings = TraySettings(springs: TraySprings(Spring(response: 0.35, dampingRatio: 1)))
    settings.resistance = .rigid
    var tray = Self.tray(Self.sheet([200, 300], initial: 300), settings: settings)
    var tops = [tray.frame.position]
    tray.handle(.dragBegan(time: 0))
    for index in 1...8 {
      tray.handle(.dragMoved(by: -10, time: Double(index) * 0.01))
      tops.append(tray.frame.position)
    }
    tray.handle(.dragEnded(velocity: 0, time: 0.08))
    tray.run { tops.append($0.position) }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(tops.first == 300 && tops.last == 400)
  }
}

/// Scenarios of other systems that are gestures on a live surface.
@Suite struct OtherSheetTests {
  @Test(arguments: [(100.0, 1.0, 101.0), (300, -1, 299), (300, 1, 300), (100, -1, 100)])
  func `OverlayContainer 32: one point up and down, held at the ends`(
    start: Double, move: Double, end: Double
  ) {
    var settings = TraySettings()
    settings.resistance = .rigid
    var tray = Trays.resting(
      [100, 200, 300], at: start, surface: .persistent, settings: settings)
    tray.handle(.dragBegan(time: 0))
    tray.handle(.dragMoved(by: move, time: 0.1))
    #expect(tray.frame.visibleHeight == end)
  }

  /// Golden group `overlaycontainer-scroll`: the overlay is in flight at 100, deltas are downwards.
  @Test func `OverlayContainer 35: the content owns the way down until it is at its top`() throws {
    let golden = try #require(
      try Golden.cases("motion/peers.json").first {
        $0.testDescription == "overlaycontainer-scroll"
      })
    let rows = try golden["expect"].list
    #expect(rows.count == 2)
    for row in rows {
      var tray = Trays.resting(
        [50, 100, 300], at: 100, surface: .persistent,
        scrolls: [TrayScroll(id: 1, range: 900, offset: try row["offset0"].number)])
      tray.handle(.dragBegan(scroll: 1, time: 0))
      for (index, down) in try row["moves"].numbers.enumerated() {
        tray.handle(.dragMoved(by: -down, time: Double(index) / 60))
        let expected = try row["after"][index].numbers
        #expect(tray.frame.scrollOffset == expected[0])
        #expect(tray.frame.visibleHeight == expected[1])
      }
    }
  }

  @Test func `Compose 58: a single stop has no handle to tap`() {
    var tray = Trays.resting([200])
    for adjustment in TrayEvent.Adjustment.allCases {
      tray.handle(.adjust(adjustment))
      #expect(tray.phase == .resting && tray.reports.isEmpty)
    }
  }

  @Test(arguments: [(40.0, 150.0), (200, 100)])
  func `Compose 59: content that grows or shrinks takes the surface along`(
    before: Double, after: Double
  ) {
    let contract = StepContract(detents: [.hug], safeArea: .inside)
    var tray = Tray(window: Trays.window())
    tray.handle(
      .present(
        TrayStep("a", contract: contract, measure: ContentMeasure(idealHeight: before)),
        isAnimated: false))
    #expect(tray.frame.visibleHeight == before)
    tray.handle(.measured(ContentMeasure(idealHeight: after)))
    #expect(tray.frame.visibleHeight == before)
    tray.run()
    #expect(tray.frame.visibleHeight == after)
  }

  @Test func `vaul 74: what may not be dismissed stays, however far it is pulled`() {
    for ways: DismissalPolicy.Ways in [[], .drag] {
      var contract = Trays.contract([148, 355], initial: 148)
      contract.dismissal = DismissalPolicy(ways)
      var tray = Tray(
        window: Trays.window(), settings: TraySettings(release: .vaul))
      tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
      tray.drag(by: -800, velocity: -100)
      tray.run()
      #expect(tray.frame.visibleHeight == (ways.isEmpty ? 148 : 0))
    }
  }
}
