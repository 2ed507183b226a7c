// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

@Suite struct RevealTests {
  private static let phone = Size(width: 393, height: 800)

  private func reveal(_ height: Double? = 400, viewport: Size = RevealTests.phone) -> Reveal {
    Reveal(viewport: viewport, secondaryHeight: height)
  }

  // MARK: Progress

  /// The constant is 0: a bar that shows once something was scrolled stays away.
  @Test(arguments: [nil, 0, -5, Double.nan, .infinity] as [Double?])
  func `PRG-02 content that fits has no progress`(_ height: Double?) {
    for offset in [-10.0, 0, 5, 1e9, .nan] {
      #expect(RevealProgress.share(of: offset, over: height) == 0)
    }
    var reveal = reveal(height)
    reveal.handle(.dragBegan(time: 0))
    reveal.handle(.dragMoved(by: 300, time: 0.1))
    #expect(reveal.progress == 0)
    #expect(reveal.frame.affordance.opacity == 1)
    #expect(RevealProgress.share(of: 0, over: 0.5) == 0)
  }

  @Test(arguments: [(0.0, 0.0), (1, 1), (0.25, 0.25)])
  func `PRG-03 one point more than the viewport is a whole progress`(
    _ offset: Double, _ expected: Double
  ) {
    #expect(RevealProgress.share(of: offset, over: 1) == expected)
  }

  @Test(arguments: [(-40.0, 0.0), (200, 0.5), (400, 1), (440, 1)])
  func `PRG-04 the progress is the share of the range, clamped`(
    _ offset: Double, _ expected: Double
  ) {
    #expect(RevealProgress.share(of: offset, over: 400) == expected)
  }

  /// 800.4 points end within a pixel: at 801, at 800.5 and at 800 and two thirds.
  @Test(arguments: [(1.0, 801.0), (2, 800.5), (3, 2402.0 / 3)] as [(Double, Double)])
  func `a section that ends within a pixel is revealed to its end`(scale: Double, end: Double) {
    let size = Size(width: 393, height: 800.4)
    var reveal = Reveal(viewport: size, secondaryHeight: 800.4, scale: scale)
    reveal.snap(to: .secondary, isAnimated: false)
    #expect(isClose(reveal.offset, end, within: 1e-9) && reveal.progress == 1)
  }

  @Test func `everything that shows follows from the progress`() {
    var reveal = reveal()
    reveal.handle(.dragBegan(time: 0))
    reveal.handle(.dragMoved(by: 100, time: 0.1))
    let frame = reveal.frame
    #expect(frame.offset == 100)
    #expect(frame.progress == 0.25)
    // 1 − 0.25 / 0.5, 6 × 0.5, 1 − 0.06 × 0.25, 0.25 / 0.4, nothing below a half.
    #expect(frame.affordance.opacity == 0.5)
    #expect(frame.affordance.blur == 3)
    #expect(frame.affordance.turn == 0.125)
    #expect(isClose(frame.primary.scale, 0.985, within: 1e-12))
    #expect(isClose(frame.secondaryOpacity, 0.625, within: 1e-12))
    #expect(frame.toolbarOpacity == 0)
    #expect(frame.showsSecondary)
    #expect(frame.activeSection == .primary)
    #expect(frame.settledSection == nil)
  }

  // MARK: Moving

  @Test(arguments: [
    (150.0, 0.0, RevealSection.primary), (250, 0, .secondary), (100, 2000, .secondary),
    (300, -2000, .primary),
  ])
  func `a release pages by its landing`(
    _ distance: Double, _ velocity: Double, _ expected: RevealSection
  ) {
    var reveal = reveal()
    reveal.handle(.dragBegan(time: 0))
    reveal.handle(.dragMoved(by: distance, time: 0.1))
    reveal.handle(.dragEnded(velocity: velocity, time: 0.1))
    reveal.advance(by: .infinity)
    #expect(reveal.frame.settledSection == expected)
    #expect(reveal.offset == (expected == .primary ? 0 : 400))
  }

  @Test func `a tap goes to the other section, and the affordance is hit in the first alone`() {
    var reveal = reveal()
    reveal.tapAffordance()
    #expect(reveal.tray.phase == .settling)
    reveal.advance(by: .infinity)
    #expect(reveal.frame.settledSection == .secondary)
    #expect(!reveal.frame.affordance.isHittable)
    reveal.tapAffordance()
    #expect(reveal.tray.phase == .resting)
    reveal.snapToOther()
    reveal.advance(by: .infinity)
    #expect(reveal.frame.settledSection == .primary)
  }

  @Test func `a grab takes the live offset`() {
    var reveal = reveal()
    reveal.snap(to: .secondary)
    reveal.advance(by: 0.15)
    let before = reveal.offset
    reveal.handle(.dragBegan(time: 0))
    #expect(reveal.offset == before)
    reveal.advance(by: 0.3)
    #expect(reveal.offset == before)
    reveal.handle(.dragMoved(by: -20, time: 0.3))
    #expect(isClose(reveal.offset, before - 20, within: 1e-9))
  }

  @Test func `a section higher than the viewport has a page at each viewport, and its end`() {
    let reveal = Reveal(
      viewport: Size(width: 393, height: 300), secondaryHeight: 700)
    #expect(reveal.tray.resolution?.stops.map { $0.surfaceHeight } == [0, 300, 600, 700])
  }

  // MARK: Measuring

  @Test func `a change of less than half a pixel changes nothing`() {
    var reveal = Reveal(viewport: Self.phone, secondaryHeight: 400, scale: 2)
    reveal.snap(to: .secondary, isAnimated: false)
    _ = reveal.takeReports()
    reveal.measure(secondaryHeight: 400.2)
    #expect(reveal.secondaryHeight == 400)
    #expect(reveal.takeReports() == [])
    reveal.measure(secondaryHeight: 400.5)
    #expect(reveal.secondaryHeight == 400.5)
  }

  @Test(arguments: [520.0, 300, 790, 900])
  func `a new height moves the page from where it is`(_ height: Double) {
    var reveal = reveal()
    reveal.snap(to: .secondary, isAnimated: false)
    reveal.measure(secondaryHeight: height)
    #expect(reveal.offset == 400)
    #expect(reveal.progress == min(400 / height, 1))
    reveal.advance(by: .infinity)
    #expect(reveal.offset == min(height, 800))
  }

  @Test func `a section that shrinks to nothing leads back to the first`() {
    var reveal = reveal()
    reveal.snap(to: .secondary, isAnimated: false)
    for height in [1, 0, nil] as [Double?] {
      reveal.measure(secondaryHeight: height)
      #expect(reveal.progress.isFinite)
      reveal.advance(by: .infinity)
      #expect(reveal.offset == height ?? 0)
    }
    #expect(reveal.frame.progress == 0)
    #expect(reveal.frame.settledSection == .primary)
  }

  @Test func `measuring does not feed back into itself`() {
    var reveal = reveal()
    reveal.snap(to: .secondary)
    for _ in 0..<60 {
      let target = reveal.tray.selectedStop?.surfaceHeight
      // What a host reports on every frame: the same height, with noise below half a pixel.
      reveal.measure(secondaryHeight: 400 + (reveal.progress - 0.5) * 0.8)
      #expect(reveal.tray.selectedStop?.surfaceHeight == target)
      reveal.advance(by: 1.0 / 60)
    }
    #expect(reveal.offset == 400)
  }

  @Test func `a rotation keeps the section`() {
    var reveal = Reveal(viewport: Self.phone, secondaryHeight: 900)
    reveal.snap(to: .secondary, isAnimated: false)
    #expect(reveal.offset == 800)
    reveal.resize(to: Size(width: 800, height: 393))
    #expect(reveal.offset == 393)
    #expect(reveal.tray.phase == .resting)
  }

  // MARK: Reports

  @Test func `each rest is told once`() {
    var reveal = reveal()
    reveal.snap(to: .secondary)
    for _ in 0..<240 { reveal.advance(by: 1.0 / 120) }
    reveal.snap(to: .primary)
    for _ in 0..<240 { reveal.advance(by: 1.0 / 120) }
    let rests = reveal.takeReports().compactMap { report -> RevealSection? in
      if case .settled(let section) = report { section } else { nil }
    }
    #expect(rests == [.secondary, .primary])
  }

  @Test func `thresholds are told when they are passed, and trembling tells nothing`() {
    var reveal = Reveal(viewport: Self.phone, secondaryHeight: 400)
    var told: [RevealReport] = []
    reveal.handle(.dragBegan(time: 0))
    // Progress 0.05, 0.06, 0.05, 0.03, 0.07, 0.02, 0.06, 0.95, 0.85, 0.95, 0.8.
    var place = 0.0
    for (index, offset) in [20.0, 24, 20, 12, 28, 8, 24, 380, 340, 380, 320].enumerated() {
      reveal.handle(.dragMoved(by: offset - place, time: Double(index + 1) * 0.01))
      place = offset
      told += reveal.takeReports().filter {
        if case .threshold = $0 { true } else { false }
      }
    }
    #expect(
      told == [
        .threshold(.light, isPast: true), .threshold(.light, isPast: false),
        .threshold(.light, isPast: true), .threshold(.strong, isPast: true),
        .threshold(.strong, isPast: false),
      ])
  }

  // MARK: Guards

  @Test func `while another mode needs the finger nothing scrolls`() {
    var reveal = reveal()
    reveal.handle(.dragBegan(time: 0))
    reveal.handle(.dragMoved(by: 120, time: 0.1))
    reveal.lock(true)
    #expect(!reveal.frame.isScrollEnabled)
    reveal.advance(by: .infinity)
    #expect(reveal.offset == 0)
    reveal.handle(.dragBegan(time: 1))
    reveal.handle(.dragMoved(by: 200, time: 1.1))
    #expect(reveal.offset == 0)
    reveal.lock(false)
    reveal.handle(.dragBegan(time: 2))
    reveal.handle(.dragMoved(by: 200, time: 2.1))
    #expect(reveal.offset == 200)
  }

  @Test func `nothing sends a reveal away`() {
    var reveal = reveal()
    for event in [TrayEvent.dismiss(), .escape, .tapOnDim, .tapOutside] {
      reveal.handle(event)
      reveal.advance(by: .infinity)
      #expect(reveal.tray.phase == .resting)
    }
  }
}
