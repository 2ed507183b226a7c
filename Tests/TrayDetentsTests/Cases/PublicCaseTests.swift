// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

/// Cases rewritten from public bug reports, named by their ids.
@Suite struct PublicCaseTests {
  @Test func `HUG-06 padding around the content counts once`() {
    let resolution = resolve([.hug, .large], in: Phones.plain(390, 800), ideal: 324)
    #expect(resolution.heights == [324, 800])
  }

  @Test func `HUG-07 the natural height counts whatever the surface shows`() {
    let measure = ContentMeasure(idealHeight: 900, headerHeight: 60)
    let contract = StepContract(detents: [.hug(upTo: 700)])
    let previous = Selection(.hug, contentHeight: 560)
    let stop = DetentResolver.resolve(
      contract: contract, window: Phones.plain(390, 900), measure: measure, after: previous
    ).selectedStop
    #expect(stop.contentHeight == 700)
    #expect(stop.viewportHeight == 640)
    #expect(stop.scrollRange == 260)
    #expect(stop.members[0].derivation.raw == 960)
  }

  @Test func `HUG-08 a child that fills gets the stop's height`() {
    let resolution = resolve(
      [.fraction(0.4), .fraction(0.9)], in: Phones.plain(390, 824.6, scale: 10), ideal: 203.7)
    expectClose(resolution.stops.map { $0.value }, [329.84, 742.14], 0.01)
  }

  @Test func `LOOP-04 a second pass changes nothing and jitter moves nothing`() {
    let window = Phones.plain(390, 800, scale: 3)
    let first = resolve([.hug, .large], in: window, ideal: 300)
    let second = resolve([.hug, .large], in: window, ideal: 300, after: first.selection)
    #expect(first == second)
    var selection = second.selection
    for step in 1...20 {
      let noisy = resolve(
        [.hug, .large], in: window, ideal: 300 + (step.isMultiple(of: 2) ? 0.16 : -0.16),
        after: selection)
      #expect(noisy.heights == [300, 800])
      selection = noisy.selection
    }
    let moved = resolve([.hug, .large], in: window, ideal: 300.4, after: selection)
    #expect(moved.heights != [300, 800])
  }

  @Test func `LOOP-05 content is laid out at the stop's height`() {
    let stop = resolve([.height(420)], in: Phones.plain(390, 800)).selectedStop
    #expect(stop.layoutHeight == 420)
  }

  @Test func `DET-01 the order of declaration never matters`() {
    let resolution = resolve(
      [.fraction(0.8), .fraction(0.3), .fraction(0.5)], in: Phones.plain(390, 1000))
    #expect(resolution.heights == [300, 500, 800])
  }

  @Test func `DET-03 adding a detent moves no other`() {
    let window = Window(
      size: Size(width: 390, height: 1048), safeAreaInsets: WindowInsets(bottom: 48))
    let one = resolve([.fraction(0.3)], in: window).stop(.fraction(0.3))
    let two = resolve([.fraction(0.3), .fraction(0.8)], in: window).stop(.fraction(0.3))
    #expect(one?.contentHeight == 300)
    #expect(one == two)
  }

  @Test func `DET-04 a fraction is one of the window`() {
    let first = resolve([.fraction(0.5)], in: Phones.plain(1024, 700))
    #expect(first.selectedStop.contentHeight == 350)
    let second = resolve(
      [.fraction(0.5)], in: Phones.plain(1024, 900), after: first.selection)
    #expect(second.selectedStop.contentHeight == 450)
  }

  @Test(arguments: [(600.0, 600.0, 0.0), (720, 700, 20)])
  func `DET-07 a stop above the content rests at the content`(
    _ ideal: Double, _ highest: Double, _ range: Double
  ) {
    let resolution = resolve(
      [.height(700), .height(100)], in: Phones.plain(390, 900), ideal: ideal
    ) { $0.rules.contentFit = .limit }
    #expect(resolution.heights == [100, highest])
    #expect(resolution.stops[1].scrollRange == range)
    #expect(resolution.stops.allSatisfy { $0.frame.maxY == 900 })
  }

  @Test func `DET-08 a hidden surface stays hidden when its content arrives`() {
    let window = Phones.plain(390, 800)
    let empty = resolve([.hug, .hidden], in: window, ideal: 0, initial: .hidden)
    #expect(empty.selectedStop.surfaceHeight == 0)
    let filled = resolve([.hug, .hidden], in: window, ideal: 300, after: empty.selection)
    #expect(filled.selectedStop.surfaceHeight == 0)
    #expect(filled.stop(.hug)?.surfaceHeight == 300)
  }

  @Test func `DET-10 a pending detent is kept when content swaps`() {
    let window = Phones.plain(390, 800)
    let detents: [Detent] = [.height(300).id("low"), .hug.id("high")]
    let pending = resolve(detents, in: window, ideal: 600).selection.selecting(.named("high"))
    let swapped = resolve(detents, in: window, ideal: 640, after: pending)
    #expect(swapped.selectedStop.contentHeight == 640)
    let up = resolve(detents, in: window.withKeyboard(300), ideal: 640, after: pending)
    #expect(up.selection.beforeKeyboard == .named("high"))
  }

  @Test func `DET-11 equal heights are one stop with both identities`() {
    let resolution = resolve([.hug, .large], in: Phones.plain(390, 800), ideal: 300) {
      $0.rules.contentFit = .limit
    }
    #expect(resolution.stops.map { $0.ids } == [[.hug, .large]])
  }

  @Test func `DET-12 anchors depend on container and content only`() {
    let window = Phones.plain(390, 800)
    let limited = resolve([.height(400)], in: window, ideal: 180) {
      $0.rules.contentFit = .limit
    }
    #expect(limited.heights == [180])
    for height in [80.0, 300, 800] {
      let resting = Selection(.fraction(0.1), contentHeight: height)
      #expect(
        resolve([.fraction(0.1), .full], in: window, after: resting).stop(.full)?.surfaceHeight
          == 800)
    }
  }

  @Test func `ROT-01 the same detent follows the window`() {
    var selection = Selection(.fraction(0.5))
    for (height, expected) in [(900.0, 450.0), (600, 300), (900, 450)] {
      let resolution = resolve(
        [.fraction(0.5), .large], in: Phones.plain(390, height), after: selection)
      #expect(resolution.selectedStop.contentHeight == expected)
      selection = resolution.selection
    }
  }

  @Test func `ROT-02 a fixed stop keeps its height through a rotation`() {
    let detents: [Detent] = [.height(200).id("low"), .fraction(0.5).id("half")]
    var selection = resolve(detents, in: Phones.plain(390, 800)).selection
    for (height, half, count) in [(800.0, 400.0, 2), (400, 200, 1), (800, 400, 2)] {
      let resolution = resolve(detents, in: Phones.plain(390, height), after: selection)
      #expect(resolution.stop(.named("low"))?.surfaceHeight == 200)
      #expect(resolution.stop(.named("half"))?.surfaceHeight == half)
      #expect(resolution.stops.count == count)
      #expect(resolution.selectedStop.contains(.named("low")))
      selection = resolution.selection
    }
  }

  @Test func `ROT-04 a half-folded device resolves in its lower pane`() {
    var window = Phones.plain(720, 1600)
    window.posture = .partlyFolded
    window.divisions = [Rect(x: 0, y: 800, width: 720, height: 0)]
    let folded = resolve([.fraction(0.92)], in: window)
    #expect(folded.selectedStop.contentHeight == 736)
    #expect(folded.selectedStop.frame.maxY == 1600)
    #expect(folded.region == Rect(x: 0, y: 800, width: 720, height: 800))
    window.posture = .flat
    #expect(resolve([.fraction(0.92)], in: window).selectedStop.contentHeight == 1472)
  }

  @Test func `DYN-01 heights follow the text size both ways`() {
    var selection: Selection?
    for ideal in [200.0, 320, 200] {
      let resolution = resolve([.hug], in: Phones.plain(390, 800), ideal: ideal, after: selection)
      #expect(resolution.heights == [ideal])
      selection = resolution.selection
    }
  }

  @Test func `DYN-03 a line that wraps moves the stop, and the change says from where`() {
    let window = Phones.plain(390, 800)
    let contract = StepContract(detents: [.hug])
    func state(_ ideal: Double, after previous: Selection? = nil) -> ResolutionChange.State {
      let measure = ContentMeasure(idealHeight: ideal)
      return ResolutionChange.State(
        contract: contract, window: window, measure: measure,
        resolution: DetentResolver.resolve(
          contract: contract, window: window, measure: measure, after: previous))
    }
    let before = state(280)
    let after = state(304, after: before.resolution.selection)
    let change = ResolutionChange(from: before, to: after)
    // What a surface needs to go on from 280 instead of jumping.
    #expect(change.moves.map { $0.surfaceBefore } == [280])
    #expect(change.moves.map { $0.surfaceAfter } == [304])
    #expect(change.selection == .kept(.hug))
  }

  @Test(arguments: [390.0, 1024]) func `WID-04 plain content hugs alike at any width`(
    _ width: Double
  ) {
    let stop = resolve([.hug], in: Phones.plain(width, 1000), ideal: 240).selectedStop
    #expect(stop.contentHeight == 240)
    #expect(stop.scrollRange == 0)
  }

  @Test func `STK-02 a bottom section owns the inset`() {
    let with = ContentMeasure(
      idealHeight: 200, headerHeight: 50,
      bottomSection: ContentMeasure.BottomSection(height: 80, includesBottomInset: true))
    let without = ContentMeasure(idealHeight: 200, headerHeight: 50)
    for policy in SafeAreaPolicy.allCases {
      let contract = StepContract(detents: [.hug], safeArea: policy)
      #expect(
        DetentResolver.resolve(contract: contract, window: Phones.tall, measure: with)
          .selectedStop.surfaceHeight == 330)
    }
    #expect(
      DetentResolver.resolve(
        contract: StepContract(detents: [.hug]), window: Phones.tall, measure: without
      ).selectedStop.surfaceHeight == 284)
  }

  @Test func `STK-03 the scroll range belongs to the stop`() {
    let measure = ContentMeasure(
      idealHeight: 2000, bottomSection: ContentMeasure.BottomSection(height: 60))
    let resolution = DetentResolver.resolve(
      contract: StepContract(detents: [.height(300), .height(900)]),
      window: Phones.plain(390, 1000), measure: measure)
    #expect(resolution.stops.map { $0.scrollRange } == [1700, 1100])
    #expect(resolution.stops.map { $0.bottomSectionHeight } == [60, 60])
  }

  @Test func `INF-03 a list in a capped tray scrolls`() {
    let stop = resolve([.hug(upTo: 500)], in: Phones.plain(390, 800), ideal: 576).selectedStop
    #expect(stop.contentHeight == 500)
    #expect(stop.scrollRange == 76)
  }

  @Test(arguments: [200.0, 600]) func `DIM-01 the first stop has the whole dim`(_ first: Double) {
    let resolution = resolve([.height(first), .large], in: Phones.plain(390, 800)) {
      $0.dim = DimPolicy(0.5)
    }
    #expect(resolution.dim(atSurfaceHeight: first) == 0.5)
    #expect(resolution.dim(atSurfaceHeight: first / 2) == 0.25)
  }

  @Test func `DIM-02 the dim rises between the undimmed stop and the next`() {
    let resolution = resolve(
      [.height(200), .height(500), .height(800)], in: Phones.plain(390, 900)
    ) { $0.dim = DimPolicy(0.4, largestUndimmed: .height(200)) }
    let dims = [100.0, 200, 350, 500, 800].map { resolution.dim(atSurfaceHeight: $0) }
    expectClose(dims, [0, 0, 0.2, 0.4, 0.4], 1e-12)
  }

  @Test func `DIM-04 a live height has a fractional place among the stops`() {
    let resolution = resolve(
      [.height(100), .height(300), .height(500), .height(900)], in: Phones.plain(390, 1000))
    let places = [100.0, 500, 700, 900, 50, 0].map {
      resolution.fractionalIndex(atSurfaceHeight: $0)
    }
    #expect(places == [0, 2, 2.5, 3, -0.5, -1])
  }

  @Test func `DIM-05 the footprint follows the live height`() {
    let resolution = resolve([.height(200), .height(300)], in: Phones.plain(390, 800))
    for (height, visible) in [(300.0, 500.0), (250, 550), (200, 600)] {
      let footprint = resolution.footprint(atSurfaceHeight: height)
      #expect(footprint.visible == Rect(x: 0, y: 0, width: 390, height: visible))
      #expect(footprint.visible.midY == visible / 2)
      #expect(footprint.covered.maxY == 800)
    }
  }
}
