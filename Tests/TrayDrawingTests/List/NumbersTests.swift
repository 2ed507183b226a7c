// SPDX-License-Identifier: MIT

import Testing

@testable import TrayDrawing

/// Numbers as text.
@Suite struct NumbersTests {
  @Test(arguments: [
    (1.0, "1"), (1.5, "1.5"), (-0.0004, "0"), (2.0625, "2.062"), (-3.14159, "-3.142"),
    (.infinity, "0"), (.nan, "0"),
  ])
  func `people read at most three digits after the point, halves to even`(
    value: Double, text: String
  ) {
    #expect(Numbers.shown(value) == text)
  }

  @Test func `short numbers round halves away from zero`() {
    #expect(Numbers.short(0.125) == "0.13")
    #expect(Numbers.short(-0.125) == "-0.13")
    #expect(Numbers.precise(0.0000015) == "0.000002")
    #expect(Numbers.whole(2.5) == "3")
  }
}
