// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct DetentKindTests {
  private let window = Phones.plain(390, 1000)

  @Test func `a custom detent sees the maximum, the content and other detents`() {
    let resolution = resolve(
      [
        .height(200).id("base"),
        .custom("share") { $0.maximumDetentValue * 0.25 },
        .custom("content") { $0.idealHeight },
        .custom("above") { ($0.resolvedValue(of: .named("base")) ?? 0) + 50 },
      ], in: window, ideal: 320)
    #expect(resolution.heights == [200, 250, 320])
    #expect(resolution.stop(.named("above"))?.contains(.named("share")) == true)
  }

  @Test func `a custom detent that returns nothing is off`() {
    let resolution = resolve([.custom("off") { _ in nil }, .height(100)], in: window)
    #expect(resolution.heights == [100])
    #expect(resolution.dropped == [DroppedDetent(id: .named("off"), reason: .returnedNothing)])
  }

  @Test func `detents derived in a circle are dropped with an issue`() {
    let resolution = resolve(
      [
        .relative("a", to: .named("b")), .relative("b", to: .named("a")),
        .relative("c", to: .named("nowhere")), .height(100),
      ], in: window)
    #expect(resolution.heights == [100])
    #expect(
      resolution.issues == [
        .circle(.named("a")), .circle(.named("b")),
        .missingReference(.named("c"), to: .named("nowhere")),
      ])
  }

  @Test func `closures that ask for one another end`() {
    let resolution = resolve(
      [
        .custom("a") { ($0.resolvedValue(of: .named("b")) ?? 10) + 1 },
        .custom("b") { ($0.resolvedValue(of: .named("a")) ?? 10) + 1 },
      ], in: window)
    #expect(resolution.stops.count >= 1)
  }

  @Test func `the smaller and the greater of two`() {
    let resolution = resolve(
      [
        .smaller("smaller", .hug, .fraction(0.5)), .greater("greater", .hug, .fraction(0.5)),
      ], in: window, ideal: 300)
    #expect(resolution.stop(.named("smaller"))?.contentHeight == 300)
    #expect(resolution.stop(.named("greater"))?.contentHeight == 500)
  }

  @Test(arguments: [
    Detent.height(0), .fraction(0), .hug, .tip(peek: 0), .custom("nothing") { _ in 0 },
  ])
  func `a stop of no height passes touches and is an error`(_ detent: Detent) {
    let resolution = resolve([detent], in: window, ideal: 0)
    #expect(resolution.issues == [.stopShowsNothing(detent.id)])
    #expect(resolution.stops.map(\.passesTouches) == [true])
  }

  @Test func `a stop that is declared as hidden is none`() {
    #expect(resolve([.hidden, .height(100)], in: window).issues.isEmpty)
  }

  @Test func `a tip is header and peek`() {
    let measure = ContentMeasure(
      idealHeight: 500, headerHeight: 50,
      bottomSection: ContentMeasure.BottomSection(height: 60))
    let stop = DetentResolver.resolve(
      contract: StepContract(detents: [.tip(peek: 20)]), window: window, measure: measure
    ).selectedStop
    #expect(stop.contentHeight == 70)
    #expect(stop.surfaceHeight == 130)
    #expect(stop.viewportHeight == 20)
  }

  @Test func `medium is off in a window of compact height`() {
    var landscape = Phones.plain(852, 393)
    landscape.verticalSizeClass = .compact
    let resolution = resolve([.medium, .large], in: landscape)
    #expect(resolution.heights == [393])
    #expect(resolution.dropped == [DroppedDetent(id: .medium, reason: .compactHeight)])
  }

  @Test func `conditions combine`() {
    let both: DetentCondition = .vertical(.regular) && !.keyboard
    let either: DetentCondition = .screenReader || .textSizeAtLeast(.accessibility1)
    var large = window
    large.dynamicTypeSize = .accessibility3
    let detents: [Detent] = [.height(100), .height(200).when(both), .height(300).when(either)]
    #expect(resolve(detents, in: window).heights == [100, 200])
    #expect(resolve(detents, in: large).heights == [100, 200, 300])
    #expect(resolve(detents, in: large.withKeyboard(300)).heights == [100, 300])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1])
  func `a height that is invalid is dropped with an issue`(_ height: Double) {
    let resolution = resolve([.height(height).id("odd"), .height(100)], in: window)
    #expect(resolution.heights == [100])
    #expect(resolution.dropped.map { $0.id } == [.named("odd")])
    #expect(resolution.issues.count == 1)
  }

  @Test func `a height above the maximum is clamped with an issue`() {
    let resolution = resolve([.height(5000)], in: window)
    #expect(resolution.heights == [1000])
    #expect(
      resolution.issues == [.aboveMaximum(.height(5000), asked: 5000, maximum: 1000)])
  }

  @Test func `one identity with two heights is an issue and the lower counts`() {
    let resolution = resolve(
      [.height(300).id("a"), .height(200).id("a")], in: window)
    #expect(resolution.heights == [200])
    #expect(resolution.issues == [.duplicateDetent(.named("a"))])
  }

  @Test func `unmeasured content drops what hugs until it is measured`() {
    let before = resolve([.hug, .large], in: window, ideal: nil, initial: .hug)
    #expect(before.selectedStop.ids == [.large])
    #expect(before.issues.contains(.contentIsUnmeasured))
    let after = resolve([.hug, .large], in: window, ideal: 300, after: before.selection)
    #expect(after.selectedStop.ids == [.hug])
    // Later without a measure: the last one at this width still counts.
    let again = resolve([.hug, .large], in: window, ideal: nil, after: after.selection)
    #expect(again.heights == [300, 1000])
  }

  @Test func `grow-only sizing never shrinks at one width`() {
    var selection: Selection?
    for (ideal, expected) in [(200.0, 200.0), (320, 320), (250, 320)] {
      let resolution = resolve([.hug], in: window, ideal: ideal, after: selection) {
        $0.rules.sizing = .growOnly
      }
      #expect(resolution.heights == [expected])
      selection = resolution.selection
    }
    let wider = resolve([.hug], in: Phones.plain(500, 1000), ideal: 250, after: selection) {
      $0.rules.sizing = .growOnly
    }
    #expect(wider.heights == [250])
  }
}
