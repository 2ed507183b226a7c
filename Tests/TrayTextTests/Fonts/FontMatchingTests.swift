// SPDX-License-Identifier: MIT

import Testing

@testable import TrayText

/// The order in which CSS font matching tries weights.
@Suite struct FontMatchingTests {
  private static let orders: [(desired: Int, order: [Int])] = [
    (400, [400, 500, 300, 200, 100, 600, 700, 800, 900]),
    (450, [500, 400, 300, 200, 100, 600, 700, 800, 900]),
    (500, [500, 400, 300, 200, 100, 600, 700, 800, 900]),
    (300, [300, 200, 100, 400, 500, 600, 700, 800, 900]),
    (600, [600, 700, 800, 900, 500, 400, 300, 200, 100]),
  ]

  @Test(arguments: orders)
  func `weights are tried in order`(_ desired: Int, _ order: [Int]) {
    let weights = stride(from: 100, through: 900, by: 100)
    let ranked = weights.sorted {
      FontFamily.rank($0, for: desired) < FontFamily.rank($1, for: desired)
    }
    #expect(ranked == order)
  }
}
