// SPDX-License-Identifier: MIT

import TrayGeometry

/// The course of a displacement that a spring pulls to 0, from a start with a velocity.
///
/// The velocity of such a course solves the same equation, so it is a course of its own: see
/// `derivative`.
struct FreeSwing {
  let spring: Spring
  let displacement: Double
  let velocity: Double

  /// The rate at which the envelope decays, per second.
  var decay: Double { spring.dampingRatio * spring.angularFrequency }

  /// The damped angular frequency; imaginary above the critical ratio, where this is its size.
  var swingFrequency: Double {
    spring.angularFrequency
      * ((1 - spring.dampingRatio) * (1 + spring.dampingRatio)).magnitude.squareRoot()
  }

  /// The course of the velocity.
  var derivative: FreeSwing {
    let frequency = spring.angularFrequency
    return FreeSwing(
      spring: spring, displacement: velocity,
      velocity: -2 * decay * velocity - frequency * frequency * displacement)
  }

  func displacement(at time: Double) -> Double {
    SpringStep(spring, over: time).applied(toDisplacement: displacement, velocity: velocity)
      .displacement
  }

  /// The amplitude at time 0 of the swing that the decay shrinks; infinite at the critical ratio.
  var amplitude: Double {
    let across = (velocity + decay * displacement) / swingFrequency
    return (displacement * displacement + across * across).squareRoot()
  }

  // MARK: Turns

  /// The time between two turns of a swing; infinite from the critical ratio on.
  var timeBetweenTurns: Double {
    spring.dampingRatio < 1 ? Double.pi / swingFrequency : .infinity
  }

  /// The first time after 0 at which the velocity vanishes, if there is one.
  ///
  /// That is where `tan(wt) / w` equals `q`, the tangent becoming its argument at the critical
  /// ratio and the hyperbolic tangent above it.
  var firstTurn: Double? {
    let frequency = spring.angularFrequency
    let force = decay * velocity + frequency * frequency * displacement
    let q = velocity / force
    let w = swingFrequency
    let square = spring.dampingRatio < 1 ? (w * q) * (w * q) : -(w * q) * (w * q)
    var time: Double?
    if square.magnitude < 1e-4 {
      let series = 1 - square * (1.0 / 3 - square * (1.0 / 5 - square * (1.0 / 7 - square / 9)))
      time = q > 0 ? q * series : spring.dampingRatio < 1 ? q * series + timeBetweenTurns : nil
    } else if spring.dampingRatio < 1 {
      let angle = Self.angle(sine: w * velocity, cosine: force)
      time = (angle > 0 ? angle : angle + Double.pi) / w
    } else {
      time = turnOfCreep
    }
    guard let time, time > 0, time < .infinity else { return nil }
    return time
  }

  /// The only turn above the critical ratio, from a quotient that keeps its digits.
  private var turnOfCreep: Double? {
    let (slow, fast) = spring.creepRates
    let frequency = spring.angularFrequency
    let pull = frequency * frequency * displacement
    let quotient = (pull - fast * velocity) / (pull - slow * velocity)
    return quotient > 1 ? Elementary.log(quotient) / (2 * swingFrequency) : nil
  }

  /// The angle between -π and π whose sine and cosine have the given proportion.
  ///
  /// A rough quotient, then three steps of Newton on the cross product.
  private static func angle(sine: Double, cosine: Double) -> Double {
    let length = (sine * sine + cosine * cosine).squareRoot()
    guard length > 0, length < .infinity else { return 0 }
    let (s, c) = (sine / length, cosine / length)
    let (small, large) = (min(s.magnitude, c.magnitude), max(s.magnitude, c.magnitude))
    let tangent = small / large
    var angle = tangent / (1 + 0.28 * tangent * tangent)
    if s.magnitude > c.magnitude { angle = Double.pi / 2 - angle }
    if c < 0 { angle = Double.pi - angle }
    if s < 0 { angle = -angle }
    for _ in 0..<3 {
      let (sin, cos) = Elementary.sinAndCos(angle)
      angle += (s * cos - c * sin) / (c * cos + s * sin)
    }
    return angle
  }

  // MARK: Coming to rest

  /// The last time at which the displacement is at least `distance` away from 0.
  ///
  /// 0 if it never is; infinite if it always comes back, or if `distance` is 0.
  func lastTime(beyond distance: Double) -> Double {
    if displacement == 0, velocity == 0 { return 0 }
    guard distance > 0 else { return .infinity }
    guard distance < .infinity else { return 0 }
    if decay == 0 { return amplitude < distance ? 0 : .infinity }
    if let turn = firstTurn {
      let reach = displacement(at: turn).magnitude
      if reach >= distance {
        return descent(from: lastTurn(turn, reach: reach, beyond: distance), to: distance)
      }
    }
    return displacement.magnitude >= distance ? descent(from: 0, to: distance) : 0
  }

  /// The last turn that still reaches `distance`; each one is smaller than the one before by the
  /// same factor.
  private func lastTurn(_ first: Double, reach: Double, beyond distance: Double) -> Double {
    guard timeBetweenTurns < .infinity else { return first }
    let count = Elementary.log(reach / distance) / (decay * timeBetweenTurns)
    return first + count.rounded(.down) * timeBetweenTurns
  }

  /// The first time at which a displacement above `distance` is no longer above it.
  func firstTime(within distance: Double) -> Double {
    // A swing stays on the far side for half a period, a creep for good: neither is stepped over.
    let longest = 0.5 * timeBetweenTurns
    var span = min(spring.response / 8, longest)
    var before = 0.0
    while displacement(at: before + span) > distance {
      before += span
      span = min(2 * span, longest)
    }
    return firstTime(between: before, and: before + span) { displacement(at: $0) <= distance }
  }

  /// The time at which the displacement falls below `distance`, having turned at `start`.
  private func descent(from start: Double, to distance: Double) -> Double {
    let sign: Double = displacement(at: start) < 0 ? -1 : 1
    var span = 1 / spring.angularFrequency
    var inside = start
    while sign * displacement(at: start + span) >= distance {
      inside = start + span
      span *= 2
    }
    return firstTime(between: inside, and: start + span) {
      sign * displacement(at: $0) < distance
    }
  }

  /// The first number between two times at which something holds that holds at the later one.
  private func firstTime(
    between early: Double, and late: Double, where holds: (Double) -> Bool
  ) -> Double {
    var (early, late) = (early, late)
    while true {
      let middle = 0.5 * (early + late)
      guard middle > early, middle < late else { return late }
      if holds(middle) { late = middle } else { early = middle }
    }
  }
}
