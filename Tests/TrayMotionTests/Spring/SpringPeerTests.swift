// SPDX-License-Identifier: MIT
import Foundation
import TrayGeometry
import TrayMotion
import Testing
import TrayTestSupport

/// Springs and decays against the numbers in other libraries' own tests.
@Suite struct SpringPeerTests {
  private func peer(_ id: String) throws -> Golden {
    try #require(try Golden.peers(id).first { $0.testDescription == id })
  }

  private func spring(_ input: Golden) throws -> Spring {
    var mass = 1.0
    if case .number(let given) = input["mass"] { mass = given }
    let stiffness = try input["stiffness"].number
    if case .number(let ratio) = input["ratio"] {
      return Spring(
        mass: mass, stiffness: stiffness, damping: 2 * ratio * (stiffness * mass).squareRoot())
    }
    return Spring(mass: mass, stiffness: stiffness, damping: try input["damping"].number)
  }

  @Test func `every group is there`() throws {
    #expect(try Golden.table("peers").count == 50)
  }

  /// The last row is the library's own snap to the target, a rule and not physics.
  @Test(arguments: try Golden.peers("wobble-"))
  func `Wobble agrees`(golden: Golden) throws {
    let input = golden["input"]
    let spring = try spring(input)
    let (from, to, velocity) = try (
      input["from"].number, input["to"].number, input["v0"].number
    )
    for row in try golden["expect"].list.dropLast() {
      let numbers = try row.numbers
      let state = spring.state(from: from, to: to, velocity: velocity, at: numbers[0] / 1000)
      #expect(isClose(state.value, numbers[1], within: 1e-10), "value at \(numbers[0]) ms")
      #expect(isClose(state.velocity, numbers[2], within: 1e-10), "velocity at \(numbers[0]) ms")
    }
    let last = try #require(try golden["expect"].list.last).numbers
    #expect(last[1] == to)
  }

  @Test(arguments: ["motion-under", "motion-crit", "motion-over"])
  func `Motion agrees after rounding`(id: String) throws {
    let golden = try peer(id)
    var motion = SpringMotion(value: 100, target: 1000, spring: try spring(golden["input"]))
    let threshold = SettlingThreshold(distance: 0.5, speed: 10)
    for (index, expected) in try golden["expect"].numbers.enumerated() {
      #expect(motion.value.rounded() == expected, "sample \(index)")
      motion.advance(by: 0.2, settlingWithin: threshold)
    }
  }

  @Test(arguments: [
    "motion-linear-100-10", "motion-linear-dur800-b25", "motion-linear-visual0.5-b25",
  ])
  func `Motion's sampled curves agree up to their snapped tail`(id: String) throws {
    let golden = try peer(id)
    let spring = try spring(golden["input"])
    let duration = try golden["input"]["durationMs"].number / 1000
    let expected = try golden["expect"].numbers
    let tail = try #require(expected.lastIndex { $0 != 1 })
    for (index, value) in expected.enumerated() where index <= tail {
      let time = duration * Double(index) / Double(expected.count - 1)
      let found = spring.state(from: 0, to: 1, at: time).value
      #expect(isClose(found, value, within: 1e-4), "sample \(index)")
    }
  }

  @Test func `heavy overdamping does not snap`() throws {
    let golden = try peer("motion-1207")
    let spring = try spring(golden["input"])
    for row in try golden["expect"].list {
      let (time, value) = (try row[0].number / 1000, try row[1].number)
      #expect(isClose(spring.state(from: 0, to: 1000, at: time).value, value, within: 0.005))
    }
  }

  @Test(arguments: ["flutter-crit", "flutter-over", "flutter-under"])
  func `Flutter agrees after rounding down`(id: String) throws {
    let golden = try peer(id)
    let spring = try spring(golden["input"])
    let target = try golden["input"]["to"].number
    for row in try golden["expect"].list {
      let numbers = try row.numbers
      let state = spring.state(from: 0, to: target, at: numbers[0])
      #expect(state.value.rounded(.down) == numbers[1])
      #expect(state.velocity.rounded(.down) == numbers[2])
    }
  }

  @Test func `the springs of Wave agree`() throws {
    for row in try peer("wave-springs")["expect"].list {
      let numbers = try row.numbers
      let spring = Spring(response: 0.8, dampingRatio: numbers[0])
      #expect(isClose(spring.stiffness(), numbers[1], within: 1e-4))
      #expect(isClose(spring.damping(), numbers[2], within: 1e-4))
      let time = -Elementary.log(1e-4) / (spring.damping() / 2)
      #expect(isClose(time * (numbers[0] >= 1 ? 1.25 : 1), numbers[3], within: 1e-4))
    }
  }

  @Test func `one long step of b3ll agrees`() throws {
    for row in try peer("b3ll-spring")["expect"].list {
      let numbers = try row.numbers
      var motion = SpringMotion(
        value: 0, target: 10, spring: Spring(response: 1, dampingRatio: numbers[0]))
      motion.advance(by: 0.5)
      #expect(isClose(motion.value, numbers[1], within: 0.001))
    }
  }

  @Test func `the descriptions of Flutter and react-spring agree`() throws {
    for row in try peer("flutter-duration-bounce")["expect"].list {
      let numbers = try row.numbers
      let spring = Spring(duration: 0.5, bounce: numbers[0])
      #expect(isClose(spring.stiffness(), numbers[1], within: 0.01))
      #expect(isClose(spring.damping(), numbers[2], within: 0.01))
    }
    for row in try peer("react-spring-frequency")["expect"].list {
      let numbers = try row.numbers
      let spring = Spring(response: numbers[0], dampingRatio: numbers[1])
      #expect(isClose(spring.stiffness(), numbers[2], within: 1e-12 * numbers[2]))
      #expect(isClose(spring.damping(), numbers[3], within: 1e-12 * numbers[3]))
    }
  }

  @Test func `durations of Compose agree`() throws {
    for row in try peer("compose-duration")["expect"].list {
      let numbers = try row.numbers
      let spring = Spring(mass: 1, stiffness: 100, damping: 20 * numbers[0])
      let time = spring.envelopeDuration(from: 100, to: 0, velocity: 3000, within: 1)
      #expect(isClose(time * 1000, numbers[1], within: 1))
    }
  }

  @Test func `the compatible solver runs overdamped springs as critical ones`() throws {
    for row in try peer("webkit-springsolver")["expect"].list {
      let numbers = try row.numbers
      let spring = Spring(
        mass: numbers[0], stiffness: numbers[1], damping: numbers[2], allowsOverdamping: false)
      let state = spring.state(from: 0, to: 1, velocity: numbers[3], at: numbers[4])
      #expect(isClose(state.value, numbers[5], within: 1e-12), "\(numbers)")
    }
  }
}

/// Decays, rubber bands and ramps against the numbers in other libraries' own tests.
@Suite struct OtherPeerTests {
  private func peer(_ id: String) throws -> Golden {
    try #require(try Golden.peers(id).first { $0.testDescription == id })
  }

  @Test(arguments: [("motion-inertia", 3, 2.98, 1.0), ("motion-inertia-modify", 2, 2.3, 0.25)])
  func `the inertia of Motion agrees`(id: String, late: Int, start: Double, share: Double) throws {
    let expected = try peer(id)["expect"].numbers
    // The modified target halves the way; the last row is the snap to it.
    let target = id == "motion-inertia" ? 300.0 : 150
    let decay = Decay(timeConstant: 0.5)
    let velocity = decay.velocity(toTravel: target - 100)
    let regular = expected.count - late
    for (index, value) in expected.enumerated() where index < expected.count - 1 {
      let time = index < regular ? Double(index) / 100 : start + Double(index - regular) / 100
      let found = decay.value(from: 100, velocity: velocity, at: time)
      #expect(isClose(found, value, within: 1e-9), "sample \(index)")
    }
    #expect(expected.last == target)
  }

  @Test func `friction of Flutter agrees`() throws {
    let decay = Decay(keptPerSecond: 0.3)
    for row in try peer("flutter-friction")["expect"].list {
      let numbers = try row.numbers
      #expect(isClose(decay.velocity(400, at: numbers[0]), numbers[1], within: 1e-10))
    }
    #expect((330...335).contains(decay.value(from: 100, velocity: 400, at: 1)))
    #expect((431...432).contains(decay.value(from: 100, velocity: 400, at: 5)))
    let scroll = Decay(keptPerSecond: 0.135)
    for row in try peer("flutter-scroll-inf")["expect"].list {
      let time = try row[0].number
      let value = try row[1].number
      #expect(isClose(scroll.value(from: 100, velocity: 400, at: time), value, within: 1))
      guard case .number(let velocity) = row[2] else { continue }
      #expect(isClose(scroll.velocity(400, at: time), velocity, within: 1))
    }
  }

  /// A decay that meets an edge and a spring that brings it back.
  @Test(arguments: try Golden.peers("flutter-bounce-"))
  func `bounces of Flutter agree`(golden: Golden) throws {
    let input = golden["input"]
    let decay = Decay(keptPerSecond: 0.135)
    let (position, velocity) = (try input["position"].number, try input["velocity"].number)
    let edge = try velocity < 0 ? input["leading"].number : input["trailing"].number
    let stiffness = try input["stiffness"].number
    let spring = Spring(
      stiffness: stiffness, damping: 2 * (try input["ratio"].number) * stiffness.squareRoot())
    let impact = decay.time(from: velocity, toTravel: edge - position)
    let speed = decay.velocity(velocity, at: impact)
    for row in try golden["expect"].list {
      let numbers = try row.numbers
      let state =
        numbers[0] <= impact
        ? (
          value: decay.value(from: position, velocity: velocity, at: numbers[0]),
          velocity: decay.velocity(velocity, at: numbers[0])
        ) : spring.state(from: edge, to: edge, velocity: speed, at: numbers[0] - impact)
      #expect(isClose(state.value, numbers[1], within: 1), "value at \(numbers[0])")
      #expect(isClose(state.velocity, numbers[2], within: 1), "velocity at \(numbers[0])")
    }
  }

  @Test func `the decays of b3ll agree`() throws {
    for row in try peer("b3ll-decay")["expect"].list {
      let numbers = try row.numbers
      let distance = DecelerationRate.normal.decay.distance(velocity: numbers[0])
      #expect(isClose(distance, numbers[1], within: 0.001))
    }
    for row in try peer("b3ll-decay-rounding")["expect"].list {
      let numbers = try row.numbers
      let decay = DecelerationRate.normal.decay
      let steps = (decay.distance(velocity: numbers[1]) / numbers[0]).rounded()
      #expect(isClose(steps * numbers[0], numbers[2], within: 0.001))
      #expect(isClose(decay.velocity(toTravel: steps * numbers[0]), numbers[3], within: 0.001))
    }
  }

  @Test func `the rubber bands of b3ll and chpwn agree`() throws {
    let range = SoftRange(lower: 0, upper: 100, band: RubberBand(dimension: 100))
    for row in try peer("b3ll-rubber")["expect"].list {
      let numbers = try row.numbers
      #expect(isClose(range.shown(numbers[0]), numbers[1], within: 0.001))
    }
    let band = RubberBand(dimension: 960)
    for row in try peer("chpwn-rubber")["expect"].list {
      let numbers = try row.numbers
      #expect(isClose(band.offset(forPull: numbers[0]), numbers[1], within: 0.01))
    }
  }

  @Test func `the backdrop of FloatingPanel agrees`() throws {
    let golden = try peer("floatingpanel-backdrop")
    let alphas = golden["input"]["alpha"]
    let ramp = Ramp(
      try golden["input"]["anchors"].members.map {
        Ramp.Corner(at: try $1.number, value: try alphas[$0].number)
      })
    for row in try golden["expect"].list {
      let numbers = try row.numbers
      #expect(isClose(ramp.value(at: numbers[0]), numbers[1], within: 1e-12))
    }
  }
}
