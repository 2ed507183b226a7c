// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayGeometry
import TraySurfaces

/// The example of the module on trays.
@Suite struct TraySurfacesExampleTests {
  @Test func `a tray rises to its stop`() {
    // The page shows this.
    let window = Window(size: Size(width: 393, height: 852))
    let contract = StepContract(detents: [.height(300), .height(600)])
    var tray = Tray(window: window)
    tray.handle(.present(TrayStep("mood", contract: contract)))
    let first = tray.advance(by: 1.0 / 60)  // on its way up
    let last = tray.advance(by: tray.timeToRest)  // exactly on the stop of 300
    // The page ends here.
    #expect(first.visibleHeight > 0 && first.visibleHeight < 300)
    #expect(last.visibleHeight == 300)
    #expect(tray.phase == .resting)
  }
}
