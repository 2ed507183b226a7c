// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayGeometry

/// The example of the module on heights.
@Suite struct TrayDetentsExampleTests {
  @Test func `three detents have the heights of the page`() {
    // The page shows this.
    let window = Window(
      size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34),
      scale: 3)
    let contract = StepContract(detents: [.hug, .medium, .large])
    let resolver = DetentResolver(contract: contract, window: window)
    let height = 236.0  // what the content measures at resolver.surfaceWidth
    let resolution = resolver.resolve(ContentMeasure(idealHeight: height))
    let heights = resolution.stops.map(\.contentHeight)  // 236, 425, 759
    // The page ends here.
    #expect(heights == [236, 425, 759])
  }
}
