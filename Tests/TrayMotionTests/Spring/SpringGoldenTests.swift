// SPDX-License-Identifier: MIT
import TrayMotion
import Testing
import TrayTestSupport

/// Springs against solutions with sixty digits.
@Suite struct SpringGoldenTests {
  struct Setup {
    let spring: Spring
    let from: Double
    let to: Double
    let velocity: Double

    init(_ golden: Golden) throws {
      spring = Spring(
        response: try golden["response"].number, dampingRatio: try golden["dampingRatio"].number)
      from = try golden["from"].number
      to = try golden["to"].number
      velocity = try golden["v0"].number
    }

    /// The size that tolerances refer to.
    var scale: Double { (from - to).magnitude + velocity.magnitude / spring.angularFrequency }
  }

  @Test func `all cases are there`() throws {
    #expect(try Golden.table("springs").count == 236)
  }

  @Test(arguments: try Golden.table("springs"))
  func `values and velocities agree with the exact solution`(golden: Golden) throws {
    let setup = try Setup(golden)
    let omega = setup.spring.angularFrequency
    for sample in try golden["samples"].list {
      let (time, value) = (try sample[0].number, try sample[1].number)
      let state = setup.spring.state(
        from: setup.from, to: setup.to, velocity: setup.velocity, at: time)
      let tolerance = 1e-11 * setup.scale + 1e-14 * max(1, setup.to.magnitude)
      #expect(isClose(state.value, value, within: tolerance), "value at \(time)")
      let velocity = try sample[2].number
      #expect(isClose(state.velocity, velocity, within: tolerance * omega), "velocity at \(time)")
    }
  }

  @Test(arguments: try Golden.table("springs"))
  func `physical quantities agree`(golden: Golden) throws {
    let spring = try Setup(golden).spring
    let stiffness = try golden["stiffness"].number
    #expect(isClose(spring.stiffness(), stiffness, within: 1e-12 * stiffness))
    let damping = try golden["damping"].number
    #expect(isClose(spring.damping(), damping, within: 1e-12 * damping))
  }

  @Test(arguments: try Golden.table("springs"))
  func `overshoots agree`(golden: Golden) throws {
    let setup = try Setup(golden)
    let overshoot = setup.spring.overshoot(
      from: setup.from, to: setup.to, velocity: setup.velocity)
    guard !golden["overshoot"].isNull else {
      // The table leaves out what is too small to matter.
      #expect((overshoot?.distance ?? 0) < 1e-9 * max(setup.scale, 1))
      return
    }
    let found = try #require(overshoot)
    let (time, distance) = (
      try golden["overshoot"][0].number, try golden["overshoot"][1].number
    )
    #expect(isClose(found.time, time, within: 1e-9 * max(1, time)))
    #expect(isClose(found.distance, distance, within: 1e-11 * setup.scale))
  }

  @Test(arguments: try Golden.table("springs"))
  func `settling times agree`(golden: Golden) throws {
    let setup = try Setup(golden)
    for (rule, expected) in try golden["settle"].members where !rule.hasPrefix("rest_frame") {
      let parts = rule.split(separator: "_").map(String.init)
      let first = try #require(Double(parts[parts[1] == "rel" || parts[0] == "envelope" ? 2 : 1]))
      let found: Double
      switch (parts[0], parts[1]) {
      case ("pos", "rel"):
        let travel = (setup.from - setup.to).magnitude
        found = duration(setup, distance: travel == 0 ? first : first * travel, speed: .infinity)
      case ("pos", _):
        found = duration(setup, distance: first, speed: .infinity)
      case ("dual", _):
        found = duration(setup, distance: first, speed: try #require(Double(parts[2])))
      case ("envelope", "rms"):
        found = setup.spring.envelopeDuration(
          from: setup.from, to: setup.to, velocity: setup.velocity, within: first)
      default:
        continue
      }
      if expected.isNull {
        #expect(found == .infinity, "\(rule)")
      } else {
        #expect(isClose(found, try expected.number, within: 1e-6), "\(rule)")
      }
    }
  }

  private func duration(_ setup: Setup, distance: Double, speed: Double) -> Double {
    setup.spring.settlingDuration(
      from: setup.from, to: setup.to, velocity: setup.velocity,
      within: SettlingThreshold(distance: distance, speed: speed))
  }

  @Test(arguments: try Golden.table("springs"))
  func `the first resting frame agrees`(golden: Golden) throws {
    let setup = try Setup(golden)
    let threshold = SettlingThreshold(distance: 0.1, speed: 1)
    for rate in [60, 120] {
      guard case .number(let expected) = golden["settle"]["rest_frame_\(rate)_0.1_1"],
        expected < 2_000
      else { continue }
      var frame = 0
      while frame < 3_000 {
        let time = Double(frame) / Double(rate)
        let state = setup.spring.state(
          from: setup.from, to: setup.to, velocity: setup.velocity, at: time)
        if threshold.contains(displacement: state.value - setup.to, velocity: state.velocity) {
          break
        }
        frame += 1
      }
      #expect(Double(frame) == expected, "at \(rate) Hz")
    }
  }
}

/// Scripts of steps, retargets, new springs, grabs and releases.
@Suite struct SpringScriptTests {
  @Test(arguments: try Golden.table("spring_scripts"))
  func `every state of a script agrees`(golden: Golden) throws {
    var motion = SpringMotion(
      value: try golden["value"].number, velocity: try golden["velocity"].number,
      target: try golden["target"].number,
      spring: Spring(
        response: try golden["response"].number, dampingRatio: try golden["dampingRatio"].number))
    var isHeld = false
    let after = try golden["after"].list
    for (index, step) in try golden["ops"].list.enumerated() {
      let name = try step[0].text
      switch name {
      case "step": if !isHeld { motion.advance(by: try step[1].number) }
      case "retarget": motion.target = try step[1].number
      case "retarget_live": motion.target = motion.value
      case "respring":
        motion.spring = Spring(response: try step[1].number, dampingRatio: try step[2].number)
      case "grab":
        motion.hold()
        isHeld = true
      case "drag_by": motion.move(to: motion.value + (try step[1].number))
      case "release":
        motion.move(to: motion.value, velocity: try step[1].number)
        isHeld = false
      default: Issue.record("unknown operation \(name)")
      }
      let expected = try after[index].numbers
      #expect(isClose(motion.value, expected[0], within: 1e-8), "value after \(index) \(name)")
      #expect(
        isClose(motion.velocity, expected[1], within: 1e-7), "velocity after \(index) \(name)")
      #expect(isClose(motion.target, expected[2], within: 1e-8), "target after \(index) \(name)")
    }
  }
}

/// The three descriptions of a spring.
@Suite struct SpringConversionTests {
  private func expect(_ found: Double, _ golden: Golden, _ name: String) throws {
    guard case .number(let expected) = golden[name] else { return }
    #expect(isClose(found, expected, within: 1e-12 * max(1, expected.magnitude)), "\(name)")
  }

  private func expectAll(_ spring: Spring, _ golden: Golden, mass: Double = 1) throws {
    try expect(spring.response, golden, "response")
    try expect(spring.duration, golden, "duration")
    try expect(spring.dampingRatio, golden, "dampingRatio")
    try expect(spring.bounce, golden, "bounce")
    try expect(spring.stiffness(mass: mass), golden, "stiffness")
    try expect(spring.damping(mass: mass), golden, "damping")
    try expect(spring.angularFrequency, golden, "omega0")
    try expect(spring.damping() / 2, golden, "beta")
    if let overshoot = spring.overshoot(from: 0, to: 1) {
      try expect(overshoot.distance, golden, "overshootFraction")
      try expect(overshoot.time, golden, "overshootTime")
    }
  }

  @Test(arguments: try Golden.table("conversions", group: "response_ratio"))
  func `response and ratio turn into the others`(golden: Golden) throws {
    try expectAll(
      Spring(
        response: try golden["response"].number, dampingRatio: try golden["dampingRatio"].number),
      golden)
  }

  @Test(arguments: try Golden.table("conversions", group: "duration_bounce"))
  func `duration and bounce turn into the others`(golden: Golden) throws {
    try expectAll(
      Spring(duration: try golden["duration"].number, bounce: try golden["bounce"].number), golden)
  }

  @Test(arguments: try Golden.table("conversions", group: "named"))
  func `mass, stiffness and damping turn into the others`(golden: Golden) throws {
    let mass = try golden["mass"].number
    try expectAll(
      Spring(
        mass: mass, stiffness: try golden["stiffness"].number,
        damping: try golden["damping"].number), golden, mass: mass)
  }

  @Test func `presets are SwiftUI's`() {
    #expect(Spring.smooth == Spring(response: 0.5, dampingRatio: 1))
    #expect(Spring.snappy == Spring(response: 0.5, dampingRatio: 0.85))
    #expect(Spring.bouncy == Spring(response: 0.5, dampingRatio: 0.7))
    #expect(Spring.standard == Spring(response: 0.5, dampingRatio: 0.825))
    #expect(Spring.interactive == Spring(response: 0.15, dampingRatio: 0.86))
    #expect(Spring.smooth() == .smooth && Spring.snappy() == .snappy && Spring.bouncy() == .bouncy)
    #expect(Spring.smooth(duration: 0.3, extraBounce: 0.2) == Spring(duration: 0.3, bounce: 0.2))
  }

  @Test func `descriptions survive the way there and back`() {
    var generator = SeededGenerator(state: 13)
    for _ in 0..<5_000 {
      let mass = generator.uniform(0.1...10)
      let spring = Spring(
        response: generator.uniform(0.01...3), dampingRatio: generator.uniform(0...3))
      let again = Spring(
        mass: mass, stiffness: spring.stiffness(mass: mass), damping: spring.damping(mass: mass))
      #expect(unitsApart(spring.response, again.response) <= 4)
      #expect(unitsApart(spring.dampingRatio, again.dampingRatio) <= 4)
      let third = Spring(duration: spring.duration, bounce: spring.bounce)
      #expect(third.response == spring.response)
      // A bounce near 0 has lost digits of the ratio near 1, and no more than that.
      #expect(isClose(third.dampingRatio, spring.dampingRatio, within: 0x1p-50))

      let (stiffness, damping) = (generator.uniform(1...1_000), generator.uniform(0...100))
      let physical = Spring(mass: mass, stiffness: stiffness, damping: damping)
      #expect(unitsApart(physical.stiffness(mass: mass), stiffness) <= 4)
      #expect(unitsApart(physical.damping(mass: mass), damping) <= 4)
    }
  }
}
