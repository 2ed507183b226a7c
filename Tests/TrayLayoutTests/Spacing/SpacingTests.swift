// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

/// How far apart views of different kinds stand where it is not said.
@Suite struct SpacingTests {
  // A line of the typewriter is 20 high: ascent 16, descent 4, capitals 14. Its leading is 22.
  private func gap(_ first: TestView, _ second: TestView, _ axis: Axis = .vertical) -> Double? {
    let stack = TestView.stack(axis, .topLeading, nil, [first.id("a"), second.id("b")])
    let placed = stack.engine().placeAtOrigin(ProposedSize(width: 300, height: 300))
    guard let one = placed.frame("a"), let other = placed.frame("b") else { return nil }
    return axis == .vertical ? other.minY - one.maxY : other.minX - one.maxX
  }

  private let box = TestView.color.frame(10, 10)

  @Test func `plain views stand 8 apart`() {
    #expect(gap(box, box) == 8)
    #expect(gap(box, box, .horizontal) == 8)
  }

  @Test func `lines of text stand their leading apart`() {
    #expect(gap(.text("a"), .text("b")) == 2)
  }

  @Test func `a row that begins with a text stands a leading above the next text`() {
    let row = TestView.stack(.horizontal, .center, nil, [.text("a"), .spacer(0), box])
    #expect(gap(row, .text("b")) == 2)
  }

  @Test func `a plain view stands below a text by the text's lower distance`() {
    #expect(gap(.text("a"), box) == 8)
  }

  @Test func `a plain view stands above a text by the text's upper distance`() {
    #expect(gap(box, .text("a")) == 6)
  }

  @Test func `texts side by side stand 8 apart`() {
    #expect(gap(.text("a"), .text("b"), .horizontal) == 8)
  }

  @Test func `a spacer needs no room next to it along its stack`() {
    #expect(gap(box, .spacer(0)) == 0)
    #expect(gap(.spacer(0), .text("a")) == 0)
  }

  @Test func `padding makes a text a plain view on the padded edges`() {
    let padded = TestView.text("a").with(.padding(EdgeInsets(.top, 5)))
    #expect(gap(.text("b"), padded) == 8)
    #expect(gap(padded, .text("b")) == 2)
  }

  @Test func `a stack prefers above what its first child does and below what its last does`() {
    let stack = TestView.stack(.vertical, .center, 0, [.text("a"), box])
    #expect(gap(.text("b"), stack) == 2)
    #expect(gap(stack, .text("b")) == 6)
  }

  @Test func `a given distance counts, also a negative one`() {
    let stack = TestView.stack(.vertical, .leading, -4, [box.id("a"), .text("a").id("b")])
    #expect(stack.engine().placeAtOrigin(.unspecified).frame("b")?.minY == 6)
  }
}
