// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// What holds for every reveal: five thousand scripts, chosen at random from a fixed seed.
@Suite struct RevealLawTests {
  static let scriptCount = 5_000
  private static let blocks = Array(0..<20)
  private static func seeds(_ block: Int) -> Range<UInt64> {
    let size = scriptCount / blocks.count
    return UInt64(block * size)..<UInt64((block + 1) * size)
  }

  @Test(arguments: blocks)
  func `every frame is finite, follows from its offset, and ends on a page`(block: Int) {
    for seed in Self.seeds(block) {
      var checker = RevealJudge(seed: seed)
      checker.play()
      if let fault = checker.fault {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  @Test(arguments: blocks)
  func `frames of any length agree, and a replay in every bit`(block: Int) {
    for seed in Self.seeds(block) {
      let script = RevealScript(seed: seed)
      let coarse = script.play { [] }
      guard coarse == script.play(between: { [] }) else {
        Issue.record("seed \(seed): a replay differs")
        return
      }
      var random = SeededGenerator(state: ~seed)
      // 60, 90 and 120 Hz, and frames at any two times between; each script at one of these.
      let rates: [() -> [Double]] = [
        { [1.0 / 2] }, { [1.0 / 3, 2.0 / 3] }, { [1.0 / 4, 1.0 / 2, 3.0 / 4] },
        { [random.uniform(0...1), random.uniform(0...1)].sorted() },
      ]
      let rate = Int(seed) % rates.count
      for (index, (one, two)) in zip(coarse, script.play(between: rates[rate])).enumerated()
      where one.phase != two.phase || !isClose(one.offset, two.offset, within: 1e-6)
        || !isClose(one.progress, two.progress, within: 1e-8)
      {
        Issue.record(
          "seed \(seed), rate \(rate), frame \(index): \(one.offset) and \(two.offset)")
        return
      }
    }
  }
}

/// Timed events for a reveal; the same for the same seed.
private struct RevealScript {
  enum Event {
    case touch(TrayEvent)
    case snap(RevealSection)
    case tap
    case measure(Double?)
    case resize(Size)
    case lock(Bool)
  }

  var reveal: Reveal
  var events: [(time: Double, event: Event)] = []
  private var generator: SeededGenerator
  private var clock = 0.0

  init(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    let spring = Spring(
      response: generator.uniform(0.15...0.6), dampingRatio: generator.uniform(0.6...1.2))
    let rules: [Paging.Rule] = [.projected, .halfPage, .projected(.normal)]
    reveal = Reveal(
      viewport: Size(width: 390, height: generator.uniform(300...900).rounded()),
      secondaryHeight: generator.below(8) == 0 ? nil : generator.uniform(0...1500).rounded(),
      scale: Double(generator.below(3) + 1),
      settings: RevealSettings(paging: rules[generator.below(3)], spring: spring))
    self.generator = generator
    while clock < 1 { addSomething() }
  }

  private mutating func add(_ event: Event, after pause: Double) {
    clock += pause
    events.append((clock, event))
  }

  private mutating func addSomething() {
    let pause = generator.uniform(0.01...0.25)
    switch generator.below(12) {
    case 0...4: addDrag(after: pause)
    case 5: add(.snap(generator.below(2) == 0 ? .primary : .secondary), after: pause)
    case 6: add(.tap, after: pause)
    case 7:
      let heights: [Double?] = [
        nil, 0, .nan, generator.uniform(0...1500), generator.uniform(0...3), -4,
      ]
      add(.measure(heights[generator.below(heights.count)]), after: pause)
    case 8:
      let size = Size(
        width: generator.uniform(200...900), height: generator.uniform(0...900).rounded())
      add(.resize(size), after: pause)
    case 9: add(.touch(.reducedMotion(generator.below(2) == 0)), after: pause)
    case 10: add(.touch(.adjust(TrayEvent.Adjustment.allCases[generator.below(3)])), after: pause)
    default: add(.lock(generator.below(2) == 0), after: pause)
    }
  }

  private mutating func addDrag(after pause: Double) {
    add(.touch(.dragBegan(time: clock + pause)), after: pause)
    for _ in 0...generator.below(5) {
      let wait = generator.uniform(0.002...0.03)
      add(.touch(.dragMoved(by: generator.uniform(-250...250), time: clock + wait)), after: wait)
    }
    let velocity = generator.below(3) == 0 ? generator.uniform(-4000...4000) : nil
    add(.touch(.dragEnded(velocity: velocity, time: clock + 0.01)), after: 0.01)
  }

  static func apply(_ event: Event, to reveal: inout Reveal) {
    switch event {
    case .touch(let event): reveal.handle(event)
    case .snap(let section): reveal.snap(to: section)
    case .tap: reveal.tapAffordance()
    case .measure(let height): reveal.measure(secondaryHeight: height)
    case .resize(let size): reveal.resize(to: size)
    case .lock(let isLocked): reveal.lock(isLocked)
    }
  }

  /// The frames at 30 a second, advanced in so many parts.
  func play(between fractions: () -> [Double]) -> [RevealFrame] {
    var reveal = reveal
    var frames: [RevealFrame] = []
    var clock = 0.0
    var next = 0
    for index in 0..<45 {
      for fraction in fractions() + [1] {
        let time = (Double(index) + fraction) / 30
        while next < events.count, events[next].time <= time {
          reveal.advance(by: events[next].time - clock)
          clock = max(clock, events[next].time)
          Self.apply(events[next].event, to: &reveal)
          next += 1
        }
        let frame = reveal.advance(by: time - clock)
        clock = max(clock, time)
        if fraction == 1 { frames.append(frame) }
      }
    }
    return frames
  }
}

/// Plays a script at 60 frames a second and looks at every frame.
private struct RevealJudge {
  private let script: RevealScript
  private var reveal: Reveal
  private var isMoving = false
  private var isPast: Set<RevealReport.Strength> = []
  private(set) var fault: String?
  private let morph = RevealMorph(
    source: .init(frame: Rect(x: 10, y: 20, width: 60, height: 60), cornerRadius: 30),
    destination: .init(frame: Rect(x: 100, y: 900, width: 200, height: 44), cornerRadius: 8))

  init(seed: UInt64) {
    script = RevealScript(seed: seed)
    reveal = script.reveal
  }

  mutating func play() {
    var clock = 0.0
    for (time, event) in script.events {
      while clock < time, fault == nil {
        let step = min(1.0 / 60, time - clock)
        reveal.advance(by: step)
        clock = step < 1.0 / 60 ? time : clock + step
        checker()
      }
      let before = reveal.frame
      RevealScript.apply(event, to: &reveal)
      checker()
      checker(event, before)
    }
    reveal.lock(false)
    reveal.handle(.dragCancelled)
    reveal.advance(by: .infinity)
    checker()
    let stops = reveal.tray.resolution?.stops.map { $0.surfaceHeight } ?? []
    let (phase, offset) = (reveal.tray.phase, reveal.offset)
    blame(phase == .resting && !isMoving, "it ends \(phase)")
    blame(stops.contains(offset), "\(offset) is no page of \(stops)")
    blame(reveal.frame.settledSection != nil, "no section is settled")
    if let height = reveal.secondaryHeight, height > 0, offset == stops.last {
      let progress = reveal.progress
      blame(progress == 1, "it ends at a progress of \(progress)")
    }
  }

  private mutating func blame(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds, fault == nil { fault = words() }
  }

  /// Only a finger, and a viewport that turns at rest, moves the content at once.
  private mutating func checker(_ event: RevealScript.Event, _ before: RevealFrame) {
    switch event {
    case .touch(.dragMoved), .resize: break
    default:
      let rests = reveal.tray.phase == .resting || reveal.tray.isMotionReduced
      blame(before.offset == reveal.offset || rests, "\(event) makes the content jump")
    }
  }

  private mutating func checker() {
    let frame = reveal.frame
    let numbers = [
      frame.offset, frame.velocity, frame.progress, frame.affordance.opacity,
      frame.affordance.blur, frame.affordance.turn, frame.primary.opacity, frame.primary.blur,
      frame.primary.scale, frame.secondaryOpacity, frame.toolbarOpacity,
    ]
    blame(numbers.allSatisfy { $0.isFinite }, "a number is not finite: \(numbers)")
    blame(frame.offset >= 0, "the offset is \(frame.offset)")
    var share = 0.0
    if let height = reveal.secondaryHeight, height > 0 {
      share = min(max(frame.offset / height, 0), 1)
    }
    blame(frame.progress == share, "the progress is \(frame.progress) instead of \(share)")
    blame(frame.activeSection == (share < 0.5 ? .primary : .secondary), "the wrong section")
    blame(frame.affordance.isHittable == (share < 0.5), "the affordance is hit at \(share)")
    blame(
      morph.hitTargets(at: frame.progress, offset: frame.offset).count == 1, "not one target")
    for report in reveal.takeReports() {
      switch report {
      case .surface(.willSettle): isMoving = true
      case .surface(.dragBegan): isMoving = false
      case .settled:
        blame(isMoving, "settled without a motion")
        isMoving = false
      case .threshold(let strength, let value):
        blame(value != isPast.contains(strength), "a threshold is told twice")
        if value { isPast.insert(strength) } else { isPast.remove(strength) }
      default: break
      }
    }
  }
}
