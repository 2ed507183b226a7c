// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayTestSupport

@testable import TrayLayout

@Suite struct MovedLayoutTests {
  private func engine() -> LayoutEngine {
    var builder = TreeBuilder()
    builder.addStack(.vertical, alignment: .center, spacing: 7.1) {
      $0.addFixed(Size(width: 33.3, height: 20.7))
      $0.addStack(.horizontal, alignment: .bottom, spacing: nil) {
        $0.addFixed(Size(width: 10.1, height: 9))
        $0.addPadding(EdgeInsets(top: 3.3, leading: 1, bottom: 0.7, trailing: 2)) {
          $0.addFixed(Size(width: 5, height: 5))
        }
      }
    }
    return LayoutEngine(tree: builder.finish(), measurer: LoggingMeasurer())
  }

  // Adding up from the root in the same order gives the same bits; any other order would not.
  @Test(arguments: [Point(x: 0.1, y: 0.2), Point(x: 1e6 / 3, y: -7.7), Point(x: 0, y: 543.21)])
  func `a layout that is moved has the frames of one that is placed there`(_ corner: Point) throws {
    let first = engine().place(in: Rect(x: 12.34, y: 56.78, width: 100, height: 200))
    let moved = try #require(first.moved(to: corner))
    let placed = engine().place(in: Rect(origin: corner, size: Size(width: 100, height: 200)))
    for node in placed.tree.nodes.indices {
      #expect(moved.frame(of: NodeID(node)) == placed.frame(of: NodeID(node)))
      #expect(moved.roundedFrame(of: NodeID(node)) == placed.roundedFrame(of: NodeID(node)))
    }
    #expect(moved.allFrames == placed.allFrames)
  }

  @Test func `a layout in which views were built as it was placed is not moved`() {
    var builder = TreeBuilder()
    builder.addGeometryReader { _, inside in inside.addFlexible() }
    let engine = LayoutEngine(tree: builder.finish(), measurer: LoggingMeasurer())
    let placed = engine.place(in: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(placed.moved(to: Point(x: 5, y: 5)) == nil)
  }
}
