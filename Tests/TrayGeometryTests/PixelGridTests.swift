// SPDX-License-Identifier: MIT

import TrayGeometry
import Testing

@Suite struct PixelGridTests {
  // Halves go up, also below 0: floor(v / p + 1/2) × p (TrayLayout, Rules 1.14).
  @Test(
    arguments: [
      (1, 94.5, 95), (1, 89.5, 90), (1, -0.5, 0), (2, 0.25, 0.5), (2, 0.24, 0), (3, 0.5, 2.0 / 3),
    ] as [(Double, Double, Double)])
  func `halves round up`(scale: Double, value: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).round(value) == expected)
  }

  // 17 points of the system font are 20.287109375 high: 20.5 at 2 pixels a point, 20.333… at 3.
  @Test(arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(Double, Double)])
  func `heights round up to the pixel`(scale: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).roundUp(20.287109375) == expected)
  }

  @Test(arguments: [1.0, 2, 3])
  func `what lies on the grid stays`(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for line in -50...50 {
      let value = Double(line) / scale
      #expect(grid.round(value) == value)
      #expect(grid.roundUp(value) == value)
      #expect(grid.roundDown(value) == value)
    }
  }

  @Test func `neighbours that touch still touch`() {
    let grid = PixelGrid(scale: 3)
    var edge = 0.0
    for step in 1...200 {
      let next = edge + 0.137 * Double(step)
      let upper = grid.round(Rect(x: 0, y: edge, width: 10, height: next - edge))
      let lower = grid.round(Rect(x: 0, y: next, width: 10, height: 5))
      #expect(abs(upper.maxY - lower.minY) < 1e-9)
      edge = next
    }
  }

  @Test(arguments: [0.0, -2, .infinity, .nan])
  func `an invalid scale counts as one`(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }

  @Test func `values that are not finite come back`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.round(Double.infinity) == .infinity)
    #expect(grid.roundUp(-Double.infinity) == -.infinity)
    #expect(grid.roundDown(Double.nan).isNaN)
  }
}
