// SPDX-License-Identifier: MIT

import TrayMotion
import Testing
import TrayTestSupport

@Suite struct KeyframesTests {
  private static let rate = 1.0 / 60

  /// Their rest: within 0.01 in value and speed for a spring, below 0.5 per second for a decay.
  @Test func `durations are those of Motion's own tests`() throws {
    let golden = try #require(try Golden.peers("b3ll-keyframes").first)
    let expected = try golden["expect"].numbers
    let spring = Spring(response: 1, dampingRatio: 1)
    let springs = Keyframes(
      of: SpringMotion(value: 0, target: 320, spring: spring), every: Self.rate,
      settlingWithin: SettlingThreshold(distance: 0.01, speed: 0.01))
    let decays = Keyframes(
      of: DecelerationRate.normal.decay, from: 0, velocity: 2000, every: Self.rate,
      untilSlowerThan: 0.5)
    #expect(isClose(springs.duration, expected[0], within: 0.001))
    #expect(isClose(decays.duration, expected[1], within: 0.001))
  }

  @Test(arguments: [0.4, 1, 1.8], [1.0 / 30, 1.0 / 120])
  func `values lie on the motion and end on its target`(ratio: Double, interval: Double) throws {
    let motion = SpringMotion(
      value: 100, velocity: -300, target: 700, spring: Spring(response: 0.4, dampingRatio: ratio))
    let threshold = SettlingThreshold.halfPixel(scale: 3)
    let frames = Keyframes(of: motion, every: interval, settlingWithin: threshold)
    #expect(frames.values.first == 100 && frames.values.last == 700)
    for (index, value) in frames.values.dropLast().enumerated() {
      #expect(value == motion.value(at: Double(index) * interval))
    }
    let last = Double(frames.values.count - 1) * interval
    #expect(motion.advanced(by: last).isSettled(within: threshold))
    #expect(!motion.advanced(by: last - interval).isSettled(within: threshold))
  }

  @Test func `what rests is one value`() {
    let motion = SpringMotion(value: 5, spring: .smooth)
    let frames = Keyframes(
      of: motion, every: Self.rate, settlingWithin: SettlingThreshold(distance: 1, speed: 1))
    #expect(frames.values == [5] && frames.duration == Self.rate)
  }

  @Test func `what never rests is cut off`() {
    let motion = SpringMotion(value: 0, target: 1, spring: Spring(response: 1, dampingRatio: 0))
    let frames = Keyframes(
      of: motion, every: Self.rate, settlingWithin: SettlingThreshold(distance: 0.1, speed: 0.1))
    #expect(frames.values.count == Keyframes.greatestCount)
    let still = Keyframes(
      of: DecelerationRate.normal.decay, from: 0, velocity: 100, every: 0.1, untilSlowerThan: 0)
    #expect(still.values.count == Keyframes.greatestCount)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is not finite stays still`(value: Double) {
    let decay = DecelerationRate.normal.decay
    let thrown = Keyframes(
      of: decay, from: 7, velocity: value, every: Self.rate, untilSlowerThan: 5)
    #expect(thrown.values == [7])
    let lost = Keyframes(
      of: decay, from: value, velocity: 3, every: Self.rate, untilSlowerThan: 5)
    #expect(lost.values == [0])
  }

  @Test(arguments: [0, -1, .infinity, .nan] as [Double])
  func `an invalid interval is a sixtieth`(interval: Double) {
    let motion = SpringMotion(value: 0, target: 1, spring: .smooth)
    let threshold = SettlingThreshold(distance: 0.01, speed: 0.1)
    #expect(
      Keyframes(of: motion, every: interval, settlingWithin: threshold)
        == Keyframes(of: motion, every: Self.rate, settlingWithin: threshold))
  }
}
