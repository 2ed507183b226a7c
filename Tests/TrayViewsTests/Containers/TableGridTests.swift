// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Grids whose columns are as wide as their views need, with numbers worked out by hand.
@Suite struct TableGridTests {
  private func box(_ id: String, _ width: Double, _ height: Double) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  private func frame(_ id: String, _ result: LayoutResult) throws -> Rect {
    result.frame(of: try #require(result.tree.node(withID: id)))
  }

  @Test func `rows share their columns`() throws {
    let result = engine {
      Grid(alignment: .topLeading) {
        GridRow {
          box("a", 10, 10)
          box("b", 30, 20)
        }
        GridRow {
          box("c", 40, 5)
          box("d", 5, 5)
        }
      }
    }.placed(nil, nil)
    #expect(try frame("a", result) == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(try frame("b", result) == Rect(x: 48, y: 0, width: 30, height: 20))
    #expect(try frame("c", result) == Rect(x: 0, y: 28, width: 40, height: 5))
    #expect(try frame("d", result) == Rect(x: 48, y: 28, width: 5, height: 5))
  }

  @Test func `flexible columns take what the others leave`() throws {
    let result = engine {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("fixed", 20, 10)
          Color.red.frame(height: 10).id("one")
          Color.red.frame(height: 10).id("two")
        }
      }
    }.placed(100, 50)
    #expect(try frame("one", result).width == 40)
    #expect(try frame("two", result).minX == 60)
  }

  @Test func `a view outside of a row spans all columns`() throws {
    let result = engine {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        Color.red.frame(height: 5).id("line")
      }
    }.placed(nil, nil)
    #expect(try frame("line", result) == Rect(x: 0, y: 10, width: 24, height: 5))
  }

  @Test func `a divider widens the grid unless it is unsized`() {
    func grid(_ axes: Axis.Set) -> LayoutEngine {
      engine {
        Grid(horizontalSpacing: 4) {
          GridRow {
            box("a", 10, 10)
            box("b", 10, 10)
          }
          Divider().gridCellUnsizedAxes(axes)
        }
      }
    }
    #expect(grid([]).size(200, nil).width == 200)
    #expect(grid(.horizontal).size(200, nil).width == 24)
  }

  @Test func `a cell may span columns`() throws {
    let result = engine {
      Grid(horizontalSpacing: 6, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 20, 10)
          box("c", 30, 10)
        }
        GridRow {
          Color.red.frame(height: 5).id("wide").gridCellColumns(2)
          box("d", 1, 5)
        }
      }
    }.placed(nil, nil)
    #expect(try frame("wide", result) == Rect(x: 0, y: 10, width: 36, height: 5))
    #expect(try frame("d", result).midX == 57)
  }

  @Test func `a wide spanning cell widens its columns equally`() {
    let engine = engine {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box("a", 10, 10)
          box("b", 10, 10)
        }
        GridRow { box("wide", 60, 5).gridCellColumns(2) }
      }
    }
    #expect(engine.size(nil, nil) == Size(width: 60, height: 15))
  }

  @Test func `alignment goes by column, by row and by anchor`() throws {
    let result = engine {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box("a", 10, 10).gridColumnAlignment(.trailing)
          box("b", 40, 40)
        }
        GridRow {
          box("c", 40, 40)
          box("d", 10, 10).gridCellAnchor(.center)
        }
      }
    }.placed(nil, nil)
    #expect(try frame("a", result) == Rect(x: 30, y: 30, width: 10, height: 10))
    #expect(try frame("d", result) == Rect(x: 55, y: 55, width: 10, height: 10))
  }

  @Test func `rows share the height as a column's views do`() throws {
    let result = engine {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box("a", 10, 10) }
        GridRow { Color.red.frame(width: 10).id("b") }
        GridRow { Color.red.frame(width: 10).id("c") }
      }
    }.placed(10, 50)
    #expect(try frame("b", result).height == 20)
    #expect(try frame("c", result).minY == 30)
  }

  @Test func `right to left is the mirror image`() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let mirrored = engine(FixedAdvanceMeasurer(), environment) {
      Grid(alignment: .topLeading) {
        GridRow {
          box("a", 10, 10)
          box("b", 30, 20)
        }
      }
    }.placed(nil, nil)
    #expect(try frame("a", mirrored).minX == 38)
    #expect(try frame("b", mirrored).minX == 0)
  }

  @Test func `an empty grid takes no room`() {
    #expect(engine { Grid {} }.size(nil, nil) == .zero)
    #expect(engine { Grid {} }.size(100, 100) == .zero)
  }

  @Test func `work is linear in cells, also in nested grids`() {
    func measurements(_ levels: Int) -> Int {
      let engine = LayoutEngine(tree: nested(levels).tree(), measurer: FixedAdvanceMeasurer())
      _ = engine.sizeThatFits(ProposedSize(width: 400, height: 400))
      _ = engine.place(in: Rect(x: 0, y: 0, width: 400, height: 400))
      return engine.textMeasurements
    }
    let (four, five) = (measurements(4), measurements(5))
    #expect(five <= four * 3, "\(four) then \(five) measurements; there are twice as many texts")
  }

  private func nested(_ levels: Int) -> TestView {
    guard levels > 0 else { return .text("ab cd") }
    let cell = nested(levels - 1)
    return .container(
      .grid(GridLayout()), [.container(.gridRow, [cell]), .container(.gridRow, [cell])])
  }
}

/// Stacks of views at their ideal length.
@Suite struct LazyStackTests {
  @Test func `a lazy column takes the whole width and the ideal heights`() {
    let engine = engine {
      LazyVStack(spacing: 5) {
        Color.red.frame(width: 20, height: 10)
        Color.red
      }
    }
    #expect(engine.size(100, 300) == Size(width: 100, height: 25))
    #expect(engine.size(nil, nil) == Size(width: 20, height: 25))
  }

  @Test func `a lazy row takes the whole height and the ideal widths`() throws {
    let engine = engine {
      LazyHStack(alignment: .top, spacing: 5) {
        Color.red.frame(width: 20, height: 10).id("a")
        Color.red.frame(width: 30, height: 10).id("b")
      }
    }
    #expect(engine.size(500, 60) == Size(width: 55, height: 60))
    let result = engine.placed(500, 60)
    let node = try #require(result.tree.node(withID: "b"))
    #expect(result.frame(of: node) == Rect(x: 25, y: 0, width: 30, height: 10))
  }

  @Test func `parts of a container`() {
    var environment = EnvironmentValues()
    environment.containerSize = Size(width: 320, height: 600)
    let engine = engine(FixedAdvanceMeasurer(), environment) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
    }
    #expect(engine.size(50, 50) == Size(width: 156, height: 50))
    #expect(tree { Color.red.containerRelativeFrame(.vertical) }.issues.count == 1)
  }
}
