// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport

/// A tree as it is built and read.
@Suite struct LayoutTreeTests {
  @Test func `a node is found by its identifier, and no other is`() throws {
    let tree = TestView.stack(.vertical, .center, 0, [.text("a").id("a"), .text("b").id("b")])
      .tree()
    let first = try #require(tree.node(withID: "a"))
    let second = try #require(tree.node(withID: "b"))
    #expect(first != second)
    #expect(tree.node(withID: "c") == nil)
  }

  @Test func `texts are in reading order`() {
    let tree = TestView.stack(
      .vertical, .center, 0,
      [.text("a"), .stack(.horizontal, .center, 0, [.text("b")]), .text("c")]
    ).tree()
    let texts = tree.textNodes.compactMap { tree.text(of: $0)?.runs.first?.text }
    #expect(texts == ["a", "b", "c"])
  }
}
