// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry

/// The example of the module on pixels.
@Suite struct TrayGeometryExampleTests {
  @Test func `the edges of a frame are rounded and not its height`() {
    // The page shows this.
    let frame = Rect(x: 0, y: 10.1, width: 100, height: 20.2)
    let onPixels = PixelGrid(scale: 3).round(frame)  // y 10, height 20⅓
    // The page ends here.
    #expect(onPixels.minY == 10)
    #expect(abs(onPixels.height - 61.0 / 3) < 1e-9)
    #expect(onPixels.width == 100)
  }
}
