// SPDX-License-Identifier: MIT
import TrayMotion
import Testing
import TrayTestSupport

@Suite struct ProjectionGoldenTests {
  @Test func `all cases are there`() throws {
    #expect(try Golden.table("projection").count == 48)
    #expect(try Golden.table("decays").count == 27)
  }

  @Test(arguments: try Golden.table("projection"))
  func `landings agree`(golden: Golden) throws {
    let rate = DecelerationRate(perMillisecond: try golden["rate"].number)
    let (start, velocity) = (try golden["x0"].number, try golden["v0"].number)
    let tolerance = 1e-10 * max(1, velocity.magnitude)
    let expected = try (
      golden["distanceSum"].number, golden["landingSum"].number,
      golden["distanceContinuous"].number, golden["landingContinuous"].number
    )
    let sum = rate.projectedDistance(velocity: velocity)
    #expect(isClose(sum, expected.0, within: tolerance))
    #expect(isClose(rate.landing(from: start, velocity: velocity), expected.1, within: tolerance))
    let continuous = rate.decay.distance(velocity: velocity)
    #expect(isClose(continuous, expected.2, within: tolerance))
    #expect(isClose(start + continuous, expected.3, within: tolerance))
  }

  @Test(arguments: try Golden.table("projection"))
  func `samples of the decay agree`(golden: Golden) throws {
    let decay = DecelerationRate(perMillisecond: try golden["rate"].number).decay
    let (start, velocity) = (try golden["x0"].number, try golden["v0"].number)
    for sample in try golden["samples"].list {
      let row = try sample.numbers
      let tolerance = 1e-10 * max(1, velocity.magnitude)
      let value = decay.value(from: start, velocity: velocity, at: row[0])
      #expect(isClose(value, row[1], within: tolerance), "value at \(row[0])")
      #expect(
        isClose(decay.velocity(velocity, at: row[0]), row[2], within: tolerance),
        "velocity at \(row[0])")
    }
  }

  @Test(arguments: try Golden.table("projection").filter { try $0["v0"].number != 0 })
  func `times agree`(golden: Golden) throws {
    let rate = DecelerationRate(perMillisecond: try golden["rate"].number)
    let decay = rate.decay
    let velocity = try golden["v0"].number
    let found: [String: Double] = [
      "timeToRemaining0.5": decay.time(from: velocity, toRemaining: 0.5),
      "timeToSpeed10": decay.time(from: velocity, toSpeed: 10),
      "timeToHalfDistance": decay.time(
        from: velocity, toTravel: decay.distance(velocity: velocity) / 2),
    ]
    for (name, time) in found {
      guard case .number(let expected) = golden[name] else { continue }
      #expect(isClose(time, expected, within: 1e-9), "\(name)")
    }
    let wanted = try golden["velocityForDistance100"].number
    #expect(isClose(decay.velocity(toTravel: 100), wanted, within: 1e-10 * wanted))
  }

  /// The sum after n milliseconds is the whole sum less what the remaining velocity still carries.
  @Test(arguments: try Golden.table("projection").filter { try $0["v0"].number != 0 })
  func `the sum agrees on the way`(golden: Golden) throws {
    let rate = DecelerationRate(perMillisecond: try golden["rate"].number)
    let (start, velocity) = (try golden["x0"].number, try golden["v0"].number)
    let expected = try golden["after250msDiscrete"].numbers
    let left = rate.decay.velocity(velocity, at: 0.25)
    let value =
      rate.landing(from: start, velocity: velocity) - rate.projectedDistance(velocity: left)
    #expect(isClose(left, expected[1], within: 1e-10 * velocity.magnitude))
    #expect(isClose(value, expected[0], within: 1e-10 * velocity.magnitude))
  }
}

/// The decays of other toolkits.
@Suite struct DecayGoldenTests {
  private func expect(
    _ decay: Decay, from start: Double, velocity: Double, passes samples: Golden,
    perSecond: Double = 1
  ) throws {
    for sample in try samples.list {
      let row = try sample.numbers
      let time = row[0] / perSecond
      let value = decay.value(from: start, velocity: velocity * perSecond, at: time)
      #expect(isClose(value, row[1], within: 1e-10 * max(1, row[1].magnitude)), "at \(time)")
      guard row.count > 2 else { continue }
      let speed = decay.velocity(velocity * perSecond, at: time) / perSecond
      #expect(isClose(speed, row[2], within: 1e-10 * max(1, row[2].magnitude)), "at \(time)")
    }
  }

  @Test(arguments: try Golden.table("decays", group: "flutter friction"))
  func `friction per second agrees`(golden: Golden) throws {
    let decay = Decay(keptPerSecond: try golden["drag"].number)
    let (start, velocity) = (try golden["x0"].number, try golden["v0"].number)
    try expect(decay, from: start, velocity: velocity, passes: golden["samples"])
    let final = try golden["finalX"].number
    #expect(
      isClose(start + decay.distance(velocity: velocity), final, within: 1e-10 * final.magnitude))
  }

  @Test(arguments: try Golden.table("decays", group: "motion inertia"))
  func `inertia towards a point agrees`(golden: Golden) throws {
    let decay = Decay(timeConstant: try golden["timeConstant"].number)
    let (start, target) = (try golden["x0"].number, try golden["target"].number)
    let way = try golden["power"].number * golden["v0"].number
    #expect(isClose(start + way, target, within: 1e-10 * target.magnitude))
    try expect(
      decay, from: start, velocity: decay.velocity(toTravel: way), passes: golden["samples"])
  }

  @Test(arguments: try Golden.table("decays", group: "react-spring decay"))
  func `decay per millisecond agrees`(golden: Golden) throws {
    try expect(
      Decay(rate: 1000 * (1 - (try golden["decay"].number))), from: try golden["x0"].number,
      velocity: try golden["v0PerMs"].number, passes: golden["samplesMs"], perSecond: 1000)
  }

  @Test(arguments: try Golden.table("decays", group: "android spline"))
  func `Android's spline agrees`(golden: Golden) throws {
    let fling = SplineFling(
      velocity: try golden["v0"].number, friction: try golden["friction"].number)
    let expected = try (
      golden["distance"].number, golden["androidDuration"].number,
      golden["flutterDuration"].number
    )
    #expect(isClose(fling.distance, expected.0, within: 1e-10 * expected.0))
    #expect(isClose(fling.duration, expected.1, within: 1e-10 * expected.1))
    #expect(isClose(fling.flutterDuration, expected.2, within: 1e-10 * expected.2))
    for sample in try golden["flutterSamples"].list {
      let row = try sample.numbers
      #expect(isClose(fling.flutterDistance(at: row[0]), row[1], within: 1e-10 * max(1, row[1])))
    }
  }

  @Test func `inputs without a meaning are defined`() {
    #expect(Decay(rate: .nan).rate == 1e-9 && Decay(rate: -1).rate == 1e-9)
    #expect(Decay(rate: .infinity).rate == 1e9)
    #expect(Decay(keptPerSecond: 0).rate == 1e9 && Decay(keptPerSecond: 2).rate == 1e-9)
    #expect(Decay(timeConstant: 0).rate == 1e9)
    let decay = Decay(rate: 2)
    #expect(decay.value(from: 5, velocity: 100, at: -1) == 5)
    #expect(decay.value(from: 5, velocity: 100, at: .infinity) == 55)
    #expect(decay.time(from: 100, toTravel: 51) == .infinity)
    #expect(decay.time(from: 100, toTravel: -1) == .infinity)
    #expect(decay.time(from: 5, toSpeed: 10) == 0)
    #expect(decay.time(from: 5, toSpeed: 0) == .infinity)
    #expect(DecelerationRate(perMillisecond: .nan).projectedDistance(velocity: 1_000) == 0)
    #expect(DecelerationRate(perMillisecond: -1).decay.rate == 1e9)
    #expect(DecelerationRate(perMillisecond: 1).perMillisecond == 0.999999)
    #expect(SplineFling(velocity: .nan).distance == 0)
    #expect(SplineFling(velocity: -600).distance == -SplineFling(velocity: 600).distance)
  }
}
