// SPDX-License-Identifier: MIT
import TrayMotion
import Testing
import TrayTestSupport

@Suite struct VelocityTrackerTests {
  typealias Estimator = VelocityTracker.Estimator

  static let names: [(String, Estimator)] = [
    ("lsq2", .leastSquares), ("impulse", .impulse), ("ios3", .weightedPairs),
    ("lastPair", .lastPair), ("windowMean", .mean),
  ]
  static let all = names.map { $0.1 }

  private func tracker(
    _ estimator: Estimator, times: [Double], positions: [Double]
  ) -> VelocityTracker {
    var tracker = VelocityTracker(estimator: estimator)
    for (time, position) in zip(times, positions) { tracker.add(position: position, at: time) }
    return tracker
  }

  @Test func `all cases are there`() throws {
    #expect(try Golden.table("velocity_estimators").count == 30)
  }

  @Test(arguments: try Golden.table("velocity_estimators"))
  func `estimators agree`(golden: Golden) throws {
    let times = try golden["tMs"].numbers.map { $0 / 1000 }
    let positions = try golden["x"].numbers
    for (name, estimator) in Self.names {
      guard case .number(let expected) = golden[name] else { continue }
      let found = tracker(estimator, times: times, positions: positions).velocity
      #expect(isClose(found, expected, within: 1e-6 * max(1, expected.magnitude)), "\(name)")
    }
  }

  @Test func `published velocities of Compose agree`() throws {
    let group = try #require(try Golden.peers("compose-velocity1d").first)
    for row in try group["expect"].list {
      let times = try row[1].numbers.map { $0 / 1000 }
      let positions = try row[2].numbers
      let impulse = tracker(.impulse, times: times, positions: positions).velocity
      let expected = try row[3].number
      let name = try row[0].text
      // Their own tolerance is a fifth.
      #expect(isClose(impulse, expected, within: 0.2 * expected.magnitude), "\(name)")
      guard case .number(let fitted) = row[4] else { continue }
      let slope = tracker(.leastSquares, times: times, positions: positions).velocity
      #expect(isClose(slope, fitted, within: 1e-6))
    }
  }

  @Test(arguments: all)
  func `uniform motion gives its velocity wherever and whenever`(estimator: Estimator) {
    var generator = SeededGenerator(state: 29)
    for _ in 0..<5_000 {
      let speed = generator.uniform(-5_000...5_000)
      let (offset, start) = (generator.uniform(-1_000...1_000), generator.uniform(0...10_000))
      var (still, shifted) = (
        VelocityTracker(estimator: estimator), VelocityTracker(estimator: estimator)
      )
      var time = 0.0
      // Steps of 1/1024 s keep the shifted times exact, so that only the estimator is tested.
      for _ in 0..<Int.random(in: 4...30, using: &generator) {
        time += Double(Int.random(in: 2...20, using: &generator)) / 1024
        still.add(position: speed * time, at: time)
        shifted.add(position: offset + speed * time, at: start.rounded(.down) + time)
      }
      #expect(isClose(still.velocity, speed, within: 1e-9 * speed.magnitude))
      #expect(isClose(shifted.velocity, speed, within: 1e-6))
    }
  }

  @Test(arguments: all)
  func `samples older than the horizon change nothing`(estimator: Estimator) {
    let recent = (0..<10).map { (0.5 + Double($0) * 0.01, Double($0 * $0)) }
    var (alone, after) = (
      VelocityTracker(estimator: estimator), VelocityTracker(estimator: estimator)
    )
    for step in 0..<6 {
      after.add(position: 900 - Double(step) * 77, at: 0.36 + Double(step) * 0.008)
    }
    for (time, position) in recent {
      alone.add(position: position, at: time)
      after.add(position: position, at: time)
    }
    #expect(alone.velocity == after.velocity)
  }

  @Test(arguments: all)
  func `a finger that rests before it lifts has no velocity`(estimator: Estimator) {
    let tracker = tracker(estimator, times: [0, 0.01, 0.02, 0.03], positions: [0, 10, 20, 30])
    #expect(isClose(tracker.velocity(at: 0.03), 1_000, within: 1e-9))
    #expect(isClose(tracker.velocity(at: 0.06), 1_000, within: 1e-9))
    #expect(tracker.velocity(at: 0.08) == 0)
    #expect(tracker.velocity(at: .nan) == tracker.velocity)
  }

  @Test(arguments: all)
  func `samples without a meaning are ignored`(estimator: Estimator) {
    var tracker = VelocityTracker(estimator: estimator)
    #expect(tracker.velocity == 0 && tracker.velocity(at: 1) == 0)
    tracker.add(position: .nan, at: 0)
    tracker.add(position: 0, at: .infinity)
    #expect(tracker.count == 0)
    tracker.add(position: 5, at: 1)
    tracker.add(position: 9, at: 0.5)
    #expect(tracker.count == 1 && tracker.velocity == 0)
    tracker.add(position: 7, at: 1)
    tracker.add(position: 8, at: 1)
    #expect(tracker.velocity == 0)
    tracker.reset()
    #expect(tracker.count == 0)
    #expect(VelocityTracker(horizon: .nan, gap: -1).horizon == 0)
  }

  @Test func `only twenty samples are kept`() {
    var tracker = VelocityTracker(estimator: .mean, horizon: 10)
    for step in 0..<50 { tracker.add(position: Double(step * step), at: Double(step) / 100) }
    #expect(tracker.count == 20)
    #expect(isClose(tracker.velocity, (49.0 * 49 - 30 * 30) / 0.19, within: 1e-6))
  }
}
