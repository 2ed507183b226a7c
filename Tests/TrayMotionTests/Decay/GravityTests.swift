// SPDX-License-Identifier: MIT

import TrayMotion
import Testing
import TrayTestSupport

@Suite struct GravityTests {
  @Test func `the numbers of Flutter's own test hold to the last bit`() throws {
    let golden = try #require(try Golden.peers("flutter-gravity").first)
    let gravity = Gravity(acceleration: try golden["input"]["acceleration"].number)
    let start = try golden["input"]["x0"].number
    let rows = try golden["expect"].list
    #expect(rows.count == 8)
    for row in rows {
      let numbers = try row.numbers
      #expect(gravity.value(from: start, at: numbers[0]) == numbers[1])
      #expect(gravity.velocity(at: numbers[0]) == numbers[2])
    }
  }

  @Test(arguments: [
    (200.0, 0.0, 100.0, 1.0), (200, 0, -100, .infinity), (-10, 20, 15, 1), (-10, 20, 20, 2),
    (-10, 20, 21, .infinity), (-10, 20, -25, 5), (0, 5, 10, 2), (0, -5, 10, .infinity),
    (0, 0, 1, .infinity), (7, 3, 0, 0),
  ])
  func `the time of a way is the first at which it is travelled`(
    acceleration: Double, velocity: Double, distance: Double, time: Double
  ) {
    let gravity = Gravity(acceleration: acceleration)
    #expect(gravity.time(from: velocity, toTravel: distance) == time)
    guard time.isFinite else { return }
    #expect(
      isClose(gravity.value(from: 0, velocity: velocity, at: time), distance, within: 1e-12))
  }

  @Test func `times before the start and bad numbers change nothing`() {
    let gravity = Gravity(acceleration: .nan)
    #expect(gravity.acceleration == 0)
    let pull = Gravity(acceleration: 10)
    #expect(pull.value(from: 3, velocity: 9, at: -1) == 3 && pull.velocity(9, at: .nan) == 9)
    #expect(pull.time(from: .infinity, toTravel: 1) == .infinity)
    #expect(pull.time(from: 0, toTravel: .nan) == .infinity)
  }
}
