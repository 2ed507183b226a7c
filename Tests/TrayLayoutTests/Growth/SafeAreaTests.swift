// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout

/// Which insets concern a view.
@Suite struct SafeAreaTests {
  private let area = SafeArea(
    bounds: Rect(x: 0, y: 0, width: 100, height: 200),
    insets: EdgeInsets(top: 20, leading: -5, bottom: .infinity, trailing: 8))

  @Test func `insets below 0 or not finite count as 0`() {
    #expect(area.insets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 8))
  }

  @Test(arguments: [(20.0, 20.0), (20.25, 20), (20.5, 0)])
  func `an edge is reached up to half a pixel inside the safe edge`(top: Double, inset: Double) {
    let frame = Rect(x: 10, y: top, width: 50, height: 50)
    // Two pixels in a point: half a pixel is a quarter of a point.
    let insets = area.insets(for: frame, grid: PixelGrid(scale: 2))
    #expect(insets == EdgeInsets(top: inset, leading: 0, bottom: 0, trailing: 0))
  }
}
