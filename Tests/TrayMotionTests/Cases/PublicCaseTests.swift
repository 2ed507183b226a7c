// SPDX-License-Identifier: MIT
import TrayMotion
import Testing
import TrayTestSupport

/// Public bug reports about springs, retold as cases.
@Suite struct SpringCaseTests {
  @Test(arguments: [(0.3, 400.0, 30.0), (1, 15, 170)])
  func `SPR-02: overdamped motion is finite and monotonic, and a step backwards changes nothing`(
    mass: Double, stiffness: Double, damping: Double
  ) {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    #expect(spring.dampingRatio > 1.3)
    var motion = SpringMotion(value: 0, target: 100, spring: spring)
    var before = motion.value
    for frame in 0..<600 {
      motion.advance(by: frame == 10 ? -0.004 : 1.0 / 60)
      #expect(motion.value.isFinite && motion.value >= before && motion.value <= 100)
      before = motion.value
    }
  }

  @Test
  func `SPR-03: three tenths of a second are the same however they are cut`() {
    var generator = SeededGenerator(state: 3)
    for spring in [Spring.bouncy, .smooth, Spring(response: 0.4, dampingRatio: 2)] {
      let start = SpringMotion(value: 0, velocity: 300, target: 560, spring: spring)
      let whole = start.advanced(by: 0.3)
      var random: [Double] = []
      while random.reduce(0, +) < 0.28 { random.append(generator.uniform(0.0001...0.02)) }
      random.append(0.3 - random.reduce(0, +))
      for steps in [
        Array(repeating: 1.0 / 60, count: 18), Array(repeating: 0.001, count: 300), random,
      ] {
        var motion = start
        for step in steps { motion.advance(by: step) }
        #expect(isClose(motion.value, whole.value, within: 1e-6 * whole.value.magnitude))
        #expect(isClose(motion.velocity, whole.velocity, within: 1e-6 * whole.velocity.magnitude))
      }
    }
  }

  @Test
  func `SPR-04: a stiff spring at a slow frame rate stays within its overshoot`() {
    var motion = SpringMotion(
      value: 0, target: 600, spring: Spring(response: 0.07, dampingRatio: 0.85))
    for _ in 0..<120 {
      motion.advance(by: 0.0167)
      #expect(motion.remaining.magnitude <= 600 && motion.value <= 600 + 3.8)
    }
  }

  @Test
  func `SPR-05: after two seconds it is there, after an hour exactly`() {
    let spring = Spring(stiffness: 180, damping: 12)
    let start = SpringMotion(value: 0, target: 100, spring: spring)
    #expect(isClose(start.value(at: 2), 100, within: 0.001))
    var hour = start
    let isSettled = hour.advance(by: 3600, settlingWithin: .halfPixel())
    #expect(isSettled && hour.value == 100 && start.value(at: 3600) == 100)
    #expect((spring.overshoot(from: 0, to: 100)?.distance ?? 0) < 20.8)
  }

  @Test
  func `SPR-07: a fraction and five hundred points take the same time, and both end exactly`() {
    let spring = Spring.snappy
    let times = [0.5, 500].map {
      spring.settlingDuration(from: 0, to: $0, within: .relative(of: $0))
    }
    #expect(isClose(times[0], times[1], within: 1e-9))
    for target in [0.5, 500] {
      var motion = SpringMotion(value: 0, target: target, spring: spring)
      while !motion.advance(by: 1.0 / 60, settlingWithin: .relative(0.1, of: target)) {}
      #expect(motion.value == target && motion.velocity == 0)
    }
  }

  @Test
  func `SPR-09: a velocity of 1000 points per second moves a point in a millisecond`() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let moved = spring.state(from: 200, to: 200, velocity: 1000, at: 0.001).value - 200
    #expect(isClose(moved, 1, within: 0.02))
  }

  @Test
  func `SPR-10: a retarget is no rest; settling is reported once, at the last target`() {
    var motion = SpringMotion(value: 0, target: 400, spring: .smooth)
    var reports: [Double] = []
    for _ in 0..<400 where !motion.isAtRest {
      if motion.advance(by: 1.0 / 60, settlingWithin: .halfPixel()) { reports.append(motion.value) }
      if motion.value >= 200, motion.target == 400 { motion.target = 600 }
    }
    #expect(reports == [600])
  }
}

/// Public bug reports about rubber bands.
@Suite struct RubberBandCaseTests {
  @Test
  func `RUB-01: the surface never runs ahead of the finger`() {
    let band = RubberBand(dimension: 800)
    var before = band.offset(forPull: 0)
    #expect(before == 0 && band.slope(atPull: 0) <= 1)
    for pull in 1...300 {
      let shown = band.offset(forPull: Double(pull))
      #expect(shown > before && shown <= Double(pull))
      before = shown
    }
  }

  @Test
  func `RUB-02: a pull the other way is the mirror image`() {
    let band = RubberBand(dimension: 2, coefficient: 3)
    #expect(isClose(band.offset(forPull: -3), -18.0 / 11, within: 1e-12))
    #expect(band.offset(forPull: -3) == -band.offset(forPull: 3))
  }

  @Test
  func `RUB-03: a flick beyond the bound is carried into the spring and chooses the bound`() {
    let range = SoftRange(lower: 320, upper: 780, band: RubberBand(dimension: 844))
    let raw = 780.0 + 60
    let velocity = 900 * range.slope(atRaw: raw)
    let landing = DecelerationRate.normal.landing(from: range.shown(raw), velocity: velocity)
    #expect(StopChoice.nearest(to: landing, among: [320, 560, 780]) == 2)
    #expect(velocity > 0 && velocity < 900 * 0.55)
  }

  @Test
  func `RUB-04: a coefficient of 0 clamps at both ends`() {
    let range = SoftRange(
      lower: 160, upper: 500, band: RubberBand(dimension: 800, coefficient: 0))
    #expect(range.shown(700) == 500 && range.shown(20) == 160 && range.shown(300) == 300)
  }

  @Test
  func `RUB-05: a grab inside the band does not jump`() {
    let band = RubberBand(dimension: 800)
    let shown = band.offset(forPull: 100)
    #expect(isClose(shown, 51.462, within: 0.001))
    let pull = band.pull(showing: shown)
    #expect(isClose(pull, 100, within: 1e-9))
    #expect(isClose(band.offset(forPull: pull), shown, within: 1e-12))
    let moved = band.offset(forPull: pull + 1) - shown
    #expect(moved > 0 && moved < 1)
  }

  @Test
  func `RUB-06: the shown place depends on the whole way alone`() {
    let range = SoftRange(lower: 320, upper: 780, band: RubberBand(dimension: 844))
    var raw = 780.0
    for _ in 0..<80 { raw -= 1 }
    for _ in 0..<200 { raw += 1 }
    #expect(range.shown(raw) == 780 + RubberBand(dimension: 844).offset(forPull: 120))
  }
}

/// Public bug reports about flicks.
@Suite struct FlickCaseTests {
  static let estimators: [VelocityTracker.Estimator] = [
    .leastSquares, .impulse, .weightedPairs, .lastPair, .mean,
  ]

  @Test(arguments: estimators)
  func `FLK-02: uniform motion gives its velocity for a window of any length`(
    estimator: VelocityTracker.Estimator
  ) {
    for horizon in [0.035, 0.05, 0.1, 1] {
      var tracker = VelocityTracker(estimator: estimator, horizon: horizon)
      for sample in 0..<12 { tracker.add(position: Double(sample) * 10, at: Double(sample) / 100) }
      #expect(isClose(tracker.velocity, 1000, within: 1e-6))
    }
  }

  @Test(arguments: estimators)
  func `FLK-03: the press before a pause is no part of the flick`(
    estimator: VelocityTracker.Estimator
  ) {
    var tracker = VelocityTracker(estimator: estimator)
    tracker.add(position: 0, at: 0)
    for sample in 0...6 {
      tracker.add(position: Double(sample) * 10, at: 1 + Double(sample) / 100)
    }
    #expect(isClose(tracker.velocity(at: 1.06), 1000, within: 1e-6))
  }

  @Test
  func `FLK-04: one rule takes the next stop, the other may skip it`() {
    let stops = [200.0, 500, 800]
    let landing = DecelerationRate.normal.landing(from: 260, velocity: 2500)
    #expect(
      StopChoice.neighbour(to: landing, from: 260, velocity: 2500, anchor: 200, among: stops) == 1)
    #expect(StopChoice.nearest(to: landing, among: stops) == 2)
  }
}
