// SPDX-License-Identifier: MIT

import Testing
import TrayMotion

@testable import TraySurfaces

/// What shows of a pull past an end.
@Suite struct EndResistanceTests {
  @Test func `a rigid end shows nothing and a free one everything`() {
    #expect(EndResistance.rigid.band(over: 800).offset(forPull: 40) == 0)
    #expect(EndResistance.none.band(over: 800).offset(forPull: 40) == 40)
    #expect(EndResistance.friction().band(over: 800).offset(forPull: 40) == 40)
  }

  @Test func `a rubber band shows what UIScrollView does`() {
    // (1 − 1 ÷ (40 × 0.55 ÷ 800 + 1)) × 800
    let shown = EndResistance.rubberBand(coefficient: 0.55).band(over: 800).offset(forPull: 40)
    #expect(abs(shown - 17_600.0 / 822) < 1e-9)
  }

  @Test func `friction alone takes from the moves`() {
    #expect(EndResistance.friction().friction != nil)
    #expect(EndResistance.none.friction == nil)
  }
}
