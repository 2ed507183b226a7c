// SPDX-License-Identifier: MIT

import TrayMotion
import Testing
import TrayTestSupport

@Suite struct DragFrictionTests {
  /// Assertions of test/physics_test.dart, given to two decimals.
  @Test(arguments: [
    (50.0, 0.0, 10.0, 8.0), (50, 10, 10, 6), (50, 20, 10, 4), (50, 0, 300, 33.42),
    (30, 20, 20, 0.53),
  ])
  func `smooth_sheets 43: even friction takes the more, the further out a move ends`(
    extent: Double, offset: Double, distance: Double, gain: Double
  ) {
    let friction = DragFriction(extent: extent, resistance: 0)
    let moved = friction.offset(after: distance, from: offset) - offset
    #expect(isClose(moved, gain, within: 0.005))
  }

  @Test(arguments: [-4.0, 0, 2, 6, 100])
  func `the share falls from all to nothing`(resistance: Double) {
    let friction = DragFriction(extent: 120, resistance: resistance)
    #expect(friction.share(at: 0) == 1 && friction.share(at: -5) == 1)
    #expect(friction.share(at: 120) == 0 && friction.share(at: .infinity) == 0)
    for step in 1...120 {
      #expect(friction.share(at: Double(step)) <= friction.share(at: Double(step - 1)))
    }
  }

  // (1 - e^-3) / (1 - e^-6) = 0.952574126822433 by the rule.
  @Test func `the standard takes nineteen twentieths half-way`() {
    #expect(isClose(DragFriction().share(at: 60), 1 - 0.952574126822433, within: 1e-14))
  }

  @Test func `the way back counts in full`() {
    #expect(DragFriction().offset(after: -10, from: 30) == 20)
    #expect(DragFriction().offset(after: -40, from: 30) == -10)
  }

  @Test(arguments: [1e4, 1e9, .infinity] as [Double])
  func `no move leaves the extent`(distance: Double) {
    let offset = DragFriction(extent: 50, resistance: 0).offset(after: distance, from: 0)
    #expect(offset > 31 && offset < 50)
  }

  @Test func `an odd offset or move has its meaning`() {
    #expect(DragFriction().share(at: -5) == 1 && DragFriction().share(at: .infinity) == 0)
    #expect(DragFriction().share(at: .nan).isNaN)
    #expect(DragFriction().offset(after: .nan, from: 3).isNaN)
  }

  @Test(arguments: [0, -3, .nan] as [Double])
  func `without extent nothing counts`(extent: Double) {
    #expect(DragFriction(extent: extent).offset(after: 100, from: 0) == 0)
  }
}
