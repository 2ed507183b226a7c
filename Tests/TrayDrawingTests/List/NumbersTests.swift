// SPDX-License-Identifier: MIT

import Testing

@testable import TrayDrawing

/// Numbers as text.
@Suite struct NumbersTests {
  @Test func `short numbers round halves away from zero`() {
    #expect(Numbers.short(0.125) == "0.13")
    #expect(Numbers.short(-0.125) == "-0.13")
    #expect(Numbers.precise(0.0000015) == "0.000002")
    #expect(Numbers.whole(2.5) == "3")
  }
}
