// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

// The page shows this.
/// Each view below and beside the one before it.
struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.reduce(.zero) { size, subview in
      let step = subview.sizeThatFits(.unspecified)
      return Size(width: size.width + step.width, height: size.height + step.height)
    }
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let step = subview.sizeThatFits(.unspecified)
      corner = corner + Point(x: step.width, y: step.height)
    }
  }
}
// The page ends here.

/// The example of the module on layout.
@Suite struct TrayLayoutExampleTests {
  @Test func `the staircase places its views`() throws {
    let views = Staircase {
      Color.red.frame(width: 30, height: 20).id("first")
      Color.green.frame(width: 10, height: 40).id("second")
    }
    let engine = LayoutEngine(tree: LayoutTree { views }, measurer: FixedAdvanceMeasurer())
    let size = engine.sizeThatFits(.unspecified)
    #expect(size == Size(width: 40, height: 60))
    let result = engine.place(in: Rect(origin: .zero, size: size))
    let second = try #require(result.tree.node(withID: "second"))
    #expect(result.frame(of: second) == Rect(x: 30, y: 20, width: 10, height: 40))
  }
}
