// SPDX-License-Identifier: MIT
import TrayGeometry
import TrayMotion
import Testing
import TrayTestSupport

/// What the documentation promises for inputs without a meaning.
@Suite struct SpringInputTests {
  @Test(arguments: [0, -1, -Double.infinity, .nan, 1e-10])
  func `a spring without response follows exactly`(response: Double) {
    let spring = Spring(response: response, dampingRatio: 0.8)
    #expect(spring.response == 0 && spring.angularFrequency == .infinity)
    var motion = SpringMotion(value: 0, velocity: 50, target: 10, spring: spring)
    motion.advance(by: 0)
    #expect(motion.value == 0 && motion.velocity == 50)
    motion.advance(by: 1e-9)
    #expect(motion.value == 10 && motion.velocity == 0)
    #expect(spring.settlingDuration(from: 0, to: 10, within: .halfPixel()) == 0)
    #expect(spring.overshoot(from: 0, to: 10) == nil)
    #expect(spring.greatestSpeedWithoutOvershoot(over: 10) == .infinity)
    #expect(spring.stiffness() == .infinity)
  }

  @Test func `limits of the parameters hold`() {
    #expect(Spring(response: .infinity, dampingRatio: 1).response == 1e9)
    #expect(Spring(response: 1, dampingRatio: -3).dampingRatio == 0)
    #expect(Spring(response: 1, dampingRatio: .nan).dampingRatio == 1)
    #expect(Spring(response: 1, dampingRatio: .infinity).dampingRatio == 1e9)
    #expect(Spring(duration: 1, bounce: 2).dampingRatio == 0)
    #expect(Spring(duration: 1, bounce: -1).dampingRatio == 1e9)
    #expect(Spring(duration: 1, bounce: .nan).dampingRatio == 1)
    #expect(Spring(mass: 0, stiffness: 100, damping: 10).response == 0)
    #expect(Spring(mass: .nan, stiffness: 100, damping: 10).response == 0)
    #expect(Spring(stiffness: 0, damping: 10).response == 1e9)
    #expect(Spring(stiffness: .nan, damping: 10).response == 1e9)
    #expect(Spring(stiffness: .infinity, damping: 10).response == 0)
    #expect(Spring(stiffness: 100, damping: -1).dampingRatio == 0)
    #expect(Spring(stiffness: 100, damping: .nan).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 60, allowsOverdamping: false).dampingRatio == 1)
  }

  @Test func `a motion only holds finite numbers`() {
    var motion = SpringMotion(value: .nan, velocity: .infinity, target: .nan, spring: .smooth)
    #expect(motion.value == 0 && motion.velocity == 0 && motion.target == 0 && motion.isAtRest)
    motion.move(to: .infinity, velocity: .nan)
    #expect(motion.isAtRest)
    motion.target = .infinity
    #expect(motion.target == 0)
    motion.move(to: 1e308, velocity: 1e308)
    motion.target = -1e308
    motion.advance(by: 0.1)
    #expect(motion.value.isFinite && motion.velocity.isFinite)
  }

  @Test func `infinite time arrives even without damping`() {
    var motion = SpringMotion(
      value: 0, target: 7, spring: Spring(response: 1, dampingRatio: 0))
    motion.advance(by: .infinity)
    #expect(motion.value == 7 && motion.velocity == 0)
  }

  @Test func `a state of inputs without a meaning is NaN`() {
    #expect(Spring.smooth.state(from: .nan, to: 1, at: 1).value.isNaN)
    #expect(Spring.smooth.state(from: 0, to: .infinity, at: 1).velocity.isNaN)
    #expect(Spring.smooth.state(from: 0, to: 1, velocity: .nan, at: 1).value.isNaN)
    #expect(Spring.smooth.state(from: 0, to: 1, at: .nan).value.isNaN)
    #expect(Spring.smooth.state(from: 3, to: 1, velocity: 2, at: -1) == (3, 2))
  }

  @Test func `settling of inputs without a meaning is defined`() {
    let never = SettlingThreshold(distance: 0, speed: .nan)
    #expect(never.distance == 0 && never.speed == 0)
    #expect(Spring.smooth.settlingDuration(from: 0, to: 1, within: never) == .infinity)
    #expect(Spring.smooth.settlingDuration(from: 1, to: 1, within: never) == 0)
    #expect(Spring.smooth.settlingDuration(from: .nan, to: 1, within: .halfPixel()).isNaN)
    #expect(Spring.smooth.envelopeDuration(from: 0, to: .infinity, within: 1).isNaN)
    #expect(Spring.snappy.envelopeDuration(from: 0, to: 1, within: 0) == .infinity)
    #expect(SettlingThreshold.halfPixel(scale: .nan) == .halfPixel(scale: 1))
    #expect(!SettlingThreshold.halfPixel().contains(displacement: .nan, velocity: 0))
    #expect(SettlingThreshold.relative(of: -500).distance == 0.5)
    #expect(Spring.smooth.overshoot(from: 5, to: 5, velocity: 900) == nil)
    #expect(Spring.snappy.greatestSpeedWithoutOvershoot(over: 100) == 0)
  }

  @Test func `a critical spring passes its target by the known share`() {
    let spring = Spring(response: 0.4, dampingRatio: 1)
    let limit = spring.greatestSpeedWithoutOvershoot(over: -100)
    #expect(isClose(limit, spring.angularFrequency * 100, within: 1e-9))
    for factor in [1.2, 2, 3] {
      let overshoot = spring.overshoot(from: 0, to: 100, velocity: factor * limit)
      let share = (factor - 1) * Elementary.exp(-(1 + 1 / (factor - 1)))
      #expect(isClose(overshoot?.distance ?? 0, 100 * share, within: 1e-9))
    }
  }
}
