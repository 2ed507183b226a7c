// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayMotion

func elementary(_ source: inout Source, _ digest: inout Digest) {
  let any = Double(bitPattern: source.bits())
  let near = source.number(-50, 50)
  for x in [any, near, near * 1e5] {
    digest.add(Elementary.exp(x))
    digest.add(Elementary.log(x.magnitude))
    let both = Elementary.sinAndCos(x)
    digest.add(both.sin)
    digest.add(both.cos)
  }
}

func spring(_ source: inout Source) -> Spring {
  Spring(response: source.number(0.05, 2), dampingRatio: source.number(0, 2.5))
}

func springs(_ source: inout Source, _ digest: inout Digest) {
  var motion = SpringMotion(
    value: source.number(-900, 900), velocity: source.number(-4000, 4000),
    target: source.number(-900, 900), spring: spring(&source))
  for frame in 0..<12 {
    if frame == 4 { motion.target = source.number(0, 900) }
    if frame == 8 { motion.spring = spring(&source) }
    let settled = motion.advance(by: source.number(0, 0.05), settlingWithin: .halfPixel(scale: 3))
    digest.add(motion.value)
    digest.add(motion.velocity)
    digest.add(settled ? 1 : 0)
  }
}

func settling(_ source: inout Source, _ digest: inout Digest) {
  let spring = spring(&source)
  let (to, velocity) = (source.number(-900, 900), source.number(-4000, 4000))
  digest.add(
    spring.settlingDuration(from: 0, to: to, velocity: velocity, within: .halfPixel(scale: 3)))
  digest.add(spring.envelopeDuration(from: 0, to: to, velocity: velocity, within: 0.5))
  let overshoot = spring.overshoot(from: 0, to: to, velocity: velocity)
  digest.add(overshoot?.time ?? -1)
  digest.add(overshoot?.distance ?? -1)
  let frames = Keyframes(
    of: SpringMotion(
      value: 0, velocity: velocity, target: to,
      spring: Spring(response: 0.5, dampingRatio: max(spring.dampingRatio, 0.4))),
    every: 1.0 / 30, settlingWithin: .halfPixel(scale: 3))
  digest.add(Double(frames.values.count))
  digest.add(frames.values[frames.values.count / 2])
  digest.add(spring.bounce)
  digest.add(spring.stiffness(mass: 0.7))
}

func decays(_ source: inout Source, _ digest: inout Digest) {
  let rate = DecelerationRate(perMillisecond: source.number(0.9, 0.9995))
  let (start, velocity) = (source.number(0, 900), source.number(-8000, 8000))
  let landing = rate.landing(from: start, velocity: velocity)
  digest.add(landing)
  digest.add(rate.decay.value(from: start, velocity: velocity, at: source.number(0, 2)))
  digest.add(rate.decay.time(from: velocity, toRemaining: 0.5))
  digest.add(SplineFling(velocity: velocity).distance)
  let gravity = Gravity(acceleration: source.number(-2000, 2000))
  digest.add(gravity.value(from: start, velocity: velocity, at: source.number(0, 2)))
  digest.add(gravity.time(from: velocity, toTravel: source.number(-900, 900)))
  digest.add(StopChoice.nearest(to: landing, among: [0, 320, 560, 780]) ?? -1)
  digest.add(Paging(pageSize: 375, count: 5).target(offset: start, velocity: velocity))
}

func bands(_ source: inout Source, _ digest: inout Digest) {
  let range = SoftRange(
    lower: 320, upper: 780, band: RubberBand(dimension: source.number(100, 900)))
  let raw = source.number(-1500, 2500)
  let shown = range.shown(raw)
  digest.add(shown)
  digest.add(range.raw(showing: shown))
  digest.add(range.slope(atRaw: raw))
  let friction = DragFriction(extent: source.number(0, 200), resistance: source.number(-8, 8))
  digest.add(friction.offset(after: source.number(-100, 400), from: source.number(0, 150)))
  digest.add(Ramp([.init(at: 320, value: 0), .init(at: 780, value: 0.4)]).value(at: shown))
}

func velocities(_ source: inout Source, _ digest: inout Digest) {
  let rules: [VelocityTracker.Estimator] = [
    .leastSquares, .impulse, .weightedPairs, .lastPair, .mean,
  ]
  var tracker = VelocityTracker()
  var (time, position) = (0.0, 0.0)
  for _ in 0..<24 {
    time += source.number(0.004, 0.02)
    position += source.number(-20, 30)
    tracker.add(position: position, at: time)
  }
  for rule in rules {
    tracker.estimator = rule
    digest.add(tracker.velocity)
  }
}
