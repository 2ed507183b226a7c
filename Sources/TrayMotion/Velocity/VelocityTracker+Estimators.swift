// SPDX-License-Identifier: MIT

extension VelocityTracker {
  /// The velocity between two samples, 0 if they have the same time.
  func slope(from older: Int, to newer: Int) -> Double {
    let span = time(newer) - time(older)
    return span > 0 ? (position(newer) - position(older)) / span : 0
  }

  /// The three newest pairs, weighted.
  func weightedPairs(_ size: Int) -> Double {
    var result = 0.0
    if size > 1 { result += 0.05 * slope(from: 1, to: 0) }
    if size > 2 { result += 0.35 * slope(from: 2, to: 1) }
    if size > 3 { result += 0.6 * slope(from: 3, to: 2) }
    return result
  }

  /// The velocity whose kinetic energy is the work done, from the oldest sample to the newest.
  ///
  /// The first pair counts half: nothing is known about the speed before it.
  func impulse(_ size: Int) -> Double {
    var work = 0.0
    var isFirst = true
    for newer in (0..<(size - 1)).reversed() where time(newer) > time(newer + 1) {
      let before = Self.speed(of: work)
      let speed = slope(from: newer + 1, to: newer)
      work += (speed - before) * speed.magnitude
      if isFirst { work *= 0.5 }
      isFirst = false
    }
    return Self.speed(of: work)
  }

  private static func speed(of work: Double) -> Double {
    let speed = (2 * work.magnitude).squareRoot()
    return work < 0 ? -speed : speed
  }

  /// The slope, at the newest sample, of the parabola that fits the samples best.
  ///
  /// The parabola is a sum of polynomials that are orthogonal over the sample times, so that each
  /// coefficient is a plain quotient of sums and no system of equations has to be solved. 0 if the
  /// samples have fewer than three different times.
  func leastSquares(_ size: Int) -> Double {
    let (times, positions) = (times.span, positions.span)
    let (time, position) = (times[newest], positions[newest])
    let count = Double(size)
    var meanAge = 0.0
    var meanPosition = 0.0
    for age in 0..<size {
      let slot = slot(age)
      meanAge += times[slot] - time
      meanPosition += positions[slot] - position
    }
    meanAge /= count
    meanPosition /= count
    var (spread, skew, quad, along, bend, reach) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for age in 0..<size {
      let slot = slot(age)
      let t = times[slot] - time - meanAge
      let y = positions[slot] - position - meanPosition
      let square = t * t
      spread += square
      skew += square * t
      quad += square * square
      along += t * y
      bend += square * y
      reach = max(reach, square)
    }
    guard spread > 0 else { return 0 }
    // The curve is t² - tilt · t - level, orthogonal to 1 and t.
    let tilt = skew / spread
    let curvature = quad - tilt * skew - spread * spread / count
    // With two different times the curve vanishes but for rounding.
    guard curvature > 1e-12 * reach * reach else { return 0 }
    return along / spread + (bend - tilt * along) / curvature * (-2 * meanAge - tilt)
  }
}
