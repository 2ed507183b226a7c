// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Grids whose tracks are given, what grows in a flow, and views that do not show.
@Suite struct GridAndFlowTests {
  @Test func `rows of a grid are as high as their highest view`() {
    let placed = engine {
      LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading, spacing: 10) {
        Color.gray.frame(width: 20, height: 30).id("a")
        Color.gray.frame(width: 20, height: 50).id("b")
        Color.gray.frame(width: 20, height: 5).id("c")
      }
    }.placed(108, nil)
    #expect(placed.frame("a") == Rect(x: 0, y: 10, width: 20, height: 30))
    #expect(placed.frame("b") == Rect(x: 58, y: 0, width: 20, height: 50))
    #expect(placed.frame("c") == Rect(x: 0, y: 60, width: 20, height: 5))
  }

  @Test func `a grid that grows sideways is the transposed one`() {
    let placed = engine {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 0) {
        Color.gray.frame(width: 15).id("a")
        Color.gray.frame(width: 25).id("b")
        Color.gray.frame(width: 5).id("c")
      }
    }.placed(nil, 58)
    #expect(placed.frame("b") == Rect(x: 0, y: 28, width: 25, height: 30))
    #expect(placed.frame("c") == Rect(x: 25, y: 0, width: 5, height: 20))
  }

  @Test func `a grid without columns is empty`() {
    #expect(engine { LazyVGrid(columns: []) { Color.gray } }.size(nil, nil) == .zero)
  }

  @Test func `a line break and a view that begins a line end the line before`() {
    let placed = engine {
      HFlow(spacing: 0) {
        Color.gray.frame(width: 10, height: 10)
        LineBreak()
        Color.gray.frame(width: 10, height: 10).id("b")
        Color.gray.frame(width: 10, height: 10).startInNewLine().id("c")
      }
    }.placed(200, nil)
    #expect(placed.frame("b")?.origin == Point(x: 0, y: 10))
    #expect(placed.frame("c")?.origin == Point(x: 0, y: 20))
  }

  @Test func `a hidden view keeps its room and is known as hidden`() throws {
    let engine = engine {
      VStack(spacing: 0) {
        Color.gray.frame(height: 20).id("a").hidden()
        Color.gray.frame(height: 20).id("b")
      }
    }
    #expect(engine.size(50, nil).height == 40)
    let tree = engine.tree
    #expect(tree.isHidden(try #require(tree.node(withID: "a"))))
    #expect(!tree.isHidden(try #require(tree.node(withID: "b"))))
  }
}
