// SPDX-License-Identifier: MIT
import TrayGeometry
import TrayMotion
import Testing
import TrayTestSupport

/// What must hold for every spring, over seeded random ones.
@Suite struct SpringInvariantTests {
  struct Sample {
    let spring: Spring
    let from: Double
    let to: Double
    let velocity: Double
    var scale: Double {
      max((from - to).magnitude + velocity.magnitude / spring.angularFrequency, 1e-9)
    }
    var motion: SpringMotion {
      SpringMotion(value: from, velocity: velocity, target: to, spring: spring)
    }
  }

  private func forEach(_ seed: UInt64, _ body: (Sample, inout SeededGenerator) -> Void) {
    var generator = SeededGenerator(state: seed)
    for index in 0..<5_000 {
      // A third each: swinging, within a millionth of critical, creeping.
      let ratio =
        switch index % 3 {
        case 0: generator.uniform(0...1)
        case 1: 1 + generator.uniform(-1e-6...1e-6)
        default: generator.uniform(1...20)
        }
      let sample = Sample(
        spring: Spring(response: generator.uniform(0.05...2), dampingRatio: ratio),
        from: generator.uniform(-1_000...1_000), to: generator.uniform(-1_000...1_000),
        velocity: generator.uniform(-5_000...5_000))
      body(sample, &generator)
    }
  }

  @Test func `I1: no time changes nothing`() {
    forEach(1) { sample, _ in
      var motion = sample.motion
      for time in [0, -0.0, -1, -.infinity, .nan] { motion.advance(by: time) }
      #expect(motion == sample.motion)
      #expect(SpringStep(sample.spring, over: 0) == .identity)
    }
  }

  @Test func `I2: two steps equal their sum`() {
    forEach(2) { sample, generator in
      let (first, second) = (generator.uniform(0...0.5), generator.uniform(0...0.5))
      let split = sample.motion.advanced(by: first).advanced(by: second)
      let whole = sample.motion.advanced(by: first + second)
      #expect(isClose(split.value, whole.value, within: 1e-11 * sample.scale))
      #expect(
        isClose(
          split.velocity, whole.velocity,
          within: 1e-11 * sample.scale * sample.spring.angularFrequency))
    }
  }

  @Test func `I3: many splits of one second agree`() {
    forEach(3) { sample, generator in
      var motion = sample.motion
      var left = 1.0
      for _ in 0..<20 {
        let step = generator.uniform(0...0.1)
        motion.advance(by: min(step, left))
        left -= min(step, left)
      }
      motion.advance(by: left)
      let whole = sample.motion.advanced(by: 1)
      #expect(isClose(motion.value, whole.value, within: 1e-10 * sample.scale))
    }
  }

  @Test func `I4: frame rates agree at shared times`() {
    forEach(4) { sample, _ in
      var motions = [sample.motion, sample.motion, sample.motion]
      for (index, rate) in [60, 120, 240].enumerated() {
        for _ in 0..<(rate / 4) { motions[index].advance(by: 1 / Double(rate)) }
      }
      #expect(isClose(motions[0].value, motions[1].value, within: 1e-9 * sample.scale))
      #expect(isClose(motions[0].value, motions[2].value, within: 1e-9 * sample.scale))
    }
  }

  @Test func `I5: scaling, shifting and mirroring carry over`() {
    forEach(5) { sample, generator in
      let (factor, shift, time) = (
        generator.uniform(0.1...10), generator.uniform(-500...500), generator.uniform(0...1)
      )
      let plain = sample.motion.value(at: time)
      func value(_ factor: Double, _ shift: Double) -> Double {
        sample.spring.state(
          from: factor * sample.from + shift, to: factor * sample.to + shift,
          velocity: factor * sample.velocity, at: time
        ).value
      }
      let tolerance = 1e-11 * (sample.scale + 1_000)
      #expect(isClose(value(factor, 0), factor * plain, within: factor * tolerance))
      #expect(isClose(value(1, shift), plain + shift, within: tolerance))
      #expect(value(-1, 0) == -plain)
    }
  }

  @Test func `I6: slowing the spring slows the motion`() {
    forEach(6) { sample, generator in
      let (factor, time) = (generator.uniform(0.2...5), generator.uniform(0...1))
      let slow = Spring(
        response: sample.spring.response * factor, dampingRatio: sample.spring.dampingRatio)
      let found = slow.state(
        from: sample.from, to: sample.to, velocity: sample.velocity / factor, at: time * factor)
      #expect(isClose(found.value, sample.motion.value(at: time), within: 1e-10 * sample.scale))
    }
  }

  @Test func `I7: energy never grows`() {
    forEach(7) { sample, _ in
      let omega = sample.spring.angularFrequency
      var motion = sample.motion
      func energy() -> Double {
        let pull = omega * (motion.value - motion.target)
        return motion.velocity * motion.velocity / 2 + pull * pull / 2
      }
      var before = energy()
      let start = before
      for _ in 0..<30 {
        motion.advance(by: 1.0 / 60)
        let now = energy()
        #expect(now <= before + 1e-12 * start)
        before = now
      }
    }
  }

  @Test func `I8: velocity is the derivative and solves the equation`() {
    forEach(8) { sample, generator in
      let time = generator.uniform(0.01...0.5)
      let step = 1e-4
      let omega = sample.spring.angularFrequency
      let (before, now, after) = (
        sample.motion.advanced(by: time - step), sample.motion.advanced(by: time),
        sample.motion.advanced(by: time + step)
      )
      // The error of the difference grows with the fastest rate of the spring.
      let rate = omega * max(1, 2 * sample.spring.dampingRatio)
      let slack = max(1e-5, (rate * step) * (rate * step)) * sample.scale * rate
      #expect(isClose(now.velocity, (after.value - before.value) / (2 * step), within: slack))
      let acceleration = (after.velocity - before.velocity) / (2 * step)
      let expected =
        -omega * omega * (now.value - now.target)
        - 2 * sample.spring.dampingRatio * omega * now.velocity
      #expect(isClose(acceleration, expected, within: slack * rate))
    }
  }

  @Test func `I9: nothing is ever infinite or NaN`() {
    var generator = SeededGenerator(state: 9)
    func spread(_ low: Double, _ high: Double) -> Double {
      Elementary.exp(generator.uniform(Elementary.log(low)...Elementary.log(high)))
    }
    for _ in 0..<20_000 {
      let spring = Spring(
        response: spread(1e-4, 100),
        dampingRatio: generator.uniform(0...1) < 0.1 ? 0 : spread(1e-4, 1e4))
      var motion = SpringMotion(
        value: generator.uniform(-1e4...1e4), velocity: generator.uniform(-1e5...1e5), target: 0,
        spring: spring)
      let energy =
        motion.velocity.magnitude + spring.angularFrequency * motion.value.magnitude
      motion.advance(by: spread(1e-9, 1e6))
      #expect(motion.value.isFinite && motion.velocity.isFinite)
      #expect(motion.velocity.magnitude <= energy * 1.000001)
    }
  }

  @Test func `I10: creeping springs pass the target only above the speed limit`() {
    forEach(10) { sample, generator in
      guard sample.spring.dampingRatio >= 1 else { return }
      let limit = sample.spring.greatestSpeedWithoutOvershoot(over: sample.to - sample.from)
      let side: Double = sample.from < sample.to ? 1 : -1
      var motion = SpringMotion(
        value: sample.from, velocity: side * limit * generator.uniform(-1...0.999999),
        target: sample.to, spring: sample.spring)
      #expect(
        sample.spring.overshoot(from: motion.value, to: motion.target, velocity: motion.velocity)
          == nil)
      for _ in 0..<40 {
        motion.advance(by: 0.02)
        #expect(side * motion.remaining >= -1e-10 * sample.scale)
      }
      let fast = sample.spring.overshoot(
        from: sample.from, to: sample.to, velocity: side * limit * 1.5)
      #expect((fast?.distance ?? 0) > 0)
    }
  }

  @Test func `I11: an overshoot from rest is the known share`() {
    var generator = SeededGenerator(state: 11)
    for _ in 0..<5_000 {
      let spring = Spring(
        response: generator.uniform(0.05...2), dampingRatio: generator.uniform(0...0.99))
      let ratio = spring.dampingRatio
      let root = ((1 - ratio) * (1 + ratio)).squareRoot()
      let overshoot = spring.overshoot(from: 0, to: 1)
      let share = Elementary.exp(-Double.pi * ratio / root)
      #expect(isClose(overshoot?.distance ?? -1, share, within: 1e-9))
      let time = Double.pi / (spring.angularFrequency * root)
      #expect(isClose(overshoot?.time ?? -1, time, within: 1e-9 * time))
    }
  }

  @Test func `I12: the critical ratio is no break`() {
    forEach(12) { sample, generator in
      let time = generator.uniform(0...2)
      func value(_ ratio: Double) -> Double {
        Spring(response: sample.spring.response, dampingRatio: ratio)
          .state(from: sample.from, to: sample.to, velocity: sample.velocity, at: time).value
      }
      let scale = (sample.from - sample.to).magnitude + sample.velocity.magnitude
      #expect(isClose(value(1 - 1e-9), value(1 + 1e-9), within: 1e-7 * scale))
      #expect(isClose(value(1.0.nextUp), value(1.0.nextDown), within: 1e-12 * scale))
    }
  }

  @Test func `I14, I16: retarget and new spring keep the state to the last bit`() {
    forEach(14) { sample, generator in
      var motion = sample.motion.advanced(by: generator.uniform(0...0.5))
      let before = motion
      motion.target = generator.uniform(-900...900)
      motion.spring = .bouncy
      #expect(motion.value == before.value && motion.velocity == before.velocity)
      motion.target = .nan
      motion.target = .infinity
      #expect(motion.target.isFinite)
    }
  }

  @Test func `I15: retarget to the live value at velocity zero rests`() {
    forEach(15) { sample, _ in
      var motion = sample.motion.advanced(by: 0.1)
      motion.hold()
      motion.target = motion.value
      #expect(motion.isAtRest)
      let resting = motion
      for _ in 0..<5 { motion.advance(by: 0.016) }
      #expect(motion == resting)
    }
  }

  @Test func `I33: after the settling time nothing leaves the threshold`() {
    let threshold = SettlingThreshold(distance: 0.5, speed: 5)
    forEach(33) { sample, generator in
      guard sample.spring.dampingRatio > 0.01 else { return }
      let time = sample.spring.settlingDuration(
        from: sample.from, to: sample.to, velocity: sample.velocity, within: threshold)
      #expect(time.isFinite)
      for _ in 0..<5 {
        let later = sample.motion.advanced(by: time + 1e-9 + generator.uniform(0...2))
        #expect(later.isSettled(within: threshold))
      }
      if time > 1e-6 {
        #expect(!sample.motion.advanced(by: time - 1e-7).isSettled(within: threshold))
      }
    }
  }

  @Test func `arrival is the first time within the distance`() {
    forEach(34) { sample, _ in
      let distance = 0.25
      let time = sample.spring.arrivalDuration(
        from: sample.from, to: sample.to, velocity: sample.velocity, within: distance)
      let side: Double = sample.from < sample.to ? -1 : 1
      func left(_ time: Double) -> Double { side * -sample.motion.advanced(by: time).remaining }
      #expect(left(time) <= distance + 1e-9)
      for part in 0..<20 where time > 0 { #expect(left(time * Double(part) / 20) > distance) }
    }
    #expect(Spring.smooth.arrivalDuration(from: 300, to: 0, within: .nan) == 0)
    #expect(Spring.smooth.arrivalDuration(from: .nan, to: 0, within: 1).isNaN)
    #expect(Spring(response: 0, dampingRatio: 1).arrivalDuration(from: 9, to: 0, within: 1) == 0)
  }

  @Test func `settling is reported once and exact`() {
    forEach(34) { sample, _ in
      guard sample.spring.dampingRatio > 0.05 else { return }
      var motion = sample.motion
      var frames = 0
      while !motion.advance(by: 1.0 / 60, settlingWithin: .halfPixel(scale: 3)), frames < 20_000 {
        frames += 1
      }
      #expect(motion.value == sample.to && motion.velocity == 0)
    }
  }

  @Test func `a prepared step gives the same bits`() {
    forEach(35) { sample, _ in
      var prepared = sample.motion
      var plain = sample.motion
      let step = SpringStep(sample.spring, over: 1.0 / 120)
      for _ in 0..<10 {
        prepared.advance(with: step)
        plain.advance(by: 1.0 / 120)
      }
      #expect(prepared == plain)
    }
  }
}
