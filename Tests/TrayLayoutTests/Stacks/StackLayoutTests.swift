// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport

/// How children share the length of a stack.
@Suite struct StackLayoutTests {
  @Test func `what is left after fixed children is shared evenly`() {
    let row = TestView.stack(
      .horizontal, .center, 10,
      [TestView.color.id("a"), TestView.color.frame(20, nil), TestView.color.id("b")])
    // 100 less 20 and two gaps of 10 leaves 60.
    let placed = row.engine().placeAtOrigin(ProposedSize(width: 100, height: 8))
    #expect(placed.frame("a") == Rect(x: 0, y: 0, width: 30, height: 8))
    #expect(placed.frame("b") == Rect(x: 70, y: 0, width: 30, height: 8))
  }

  @Test func `a child of higher priority takes its length first`() {
    let row = TestView.stack(
      .horizontal, .center, 0,
      [TestView.color.with(.priority(1)).id("a"), TestView.color.id("b")])
    let placed = row.engine().placeAtOrigin(ProposedSize(width: 100, height: 8))
    #expect(placed.frame("a")?.width == 100)
    #expect(placed.frame("b")?.width == 0)
  }
}
