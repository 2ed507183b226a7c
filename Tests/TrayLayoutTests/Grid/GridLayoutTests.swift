// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport

/// Rows whose columns line up.
@Suite struct GridLayoutTests {
  private func cell(_ id: String, _ width: Double) -> TestView {
    TestView.fixed(Size(width: width, height: 10)).id(id)
  }

  @Test func `a column is as wide as its widest cell`() {
    let grid = TestView.container(
      .grid(GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2)),
      [
        .container(.gridRow, [cell("a", 20), cell("b", 5)]),
        .container(.gridRow, [cell("c", 30), cell("d", 5)]),
      ])
    let placed = grid.engine().placeAtOrigin(.unspecified)
    #expect(placed.frame("b")?.origin == Point(x: 34, y: 0))
    #expect(placed.frame("d")?.origin == Point(x: 34, y: 12))
  }
}
