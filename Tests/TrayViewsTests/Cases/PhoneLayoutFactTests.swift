// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

/// A value that a layout of one's own reads, 7 where a view has none.
private enum NumberKey: LayoutValueKey {
  static let defaultValue = 7.0
}

/// As high as the values of its children are together.
private struct SumLayout: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 1, height: subviews.reduce(0) { $0 + $1[NumberKey.self] })
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// The facts of `Fixtures/conformance/phone/layout_facts.md`, each by its id.
///
/// On a typewriter whose characters are 10 wide and 20 high, with the baseline at 16.
@Suite struct PhoneLayoutFactTests {
  private func box(_ width: Double, _ height: Double) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `F12: the last baseline of a column is its bottom-most one`() {
    let result = engine {
      HStack(alignment: .lastTextBaseline) {
        VStack(spacing: 0) {
          Text("A")
          Text("B")
        }
        Text("C").id("c")
      }.id("row")
    }.placed(nil, nil)
    #expect(result.frame("c")?.minY == 20)
    #expect(result.frame("row")?.height == 40)
  }

  @Test func `F14b: the last baseline of views in depth is their bottom-most one`() {
    let result = engine {
      HStack(alignment: .lastTextBaseline) {
        ZStack(alignment: .topLeading) {
          Text("A")
          Text("B").padding(.top, 30)
        }
        Text("C").id("c")
      }
    }.placed(nil, nil)
    #expect(result.frame("c")?.minY == 30)
  }

  @Test func `F14c: an overlay lines up by its last baseline`() {
    let result = engine {
      Text("T").frame(width: 100, height: 100).overlay(alignment: .leadingLastTextBaseline) {
        VStack(spacing: 0) {
          Text("A")
          Text("B")
        }.id("column")
      }
    }.placed(nil, nil)
    #expect(result.frame("column")?.minY == 20)
  }

  @Test func `F18: a text that is moved keeps its baseline for others`() {
    let result = engine {
      HStack(alignment: .firstTextBaseline) {
        Text("A").offset(y: 10)
        Text("B").id("b")
      }.id("row")
    }.placed(nil, nil)
    #expect(result.frame("row")?.size == Size(width: 28, height: 20))
    #expect(result.frame("b")?.minY == 0)
  }

  @Test func `F19: a view that is moved keeps its priority`() {
    let result = engine {
      HStack(spacing: 0) {
        Color.red.id("a")
        Color.red.layoutPriority(1).offset(x: 0, y: 0).id("b")
      }
    }.placed(100, 10)
    #expect(result.frame("a")?.width == 0)
    #expect(result.frame("b")?.width == 100)
  }

  @Test func `F20: a view whose coordinates have a name keeps its priority`() {
    let result = engine {
      HStack(spacing: 0) {
        Color.red.id("a")
        Color.red.layoutPriority(1).coordinateSpace(name: "here").id("b")
      }
    }.placed(100, 10)
    #expect(result.frame("a")?.width == 0)
    #expect(result.frame("b")?.width == 100)
  }

  @Test func `F21: a view that is moved keeps its guide`() {
    let result = engine {
      VStack(alignment: .leading, spacing: 0) {
        box(20, 10).alignmentGuide(.leading) { _ in 5 }.offset(x: 30)
        box(20, 10).id("second")
      }.id("column")
    }.placed(nil, nil)
    #expect(result.frame("second")?.minX == 5)
    #expect(result.frame("column")?.width == 25)
  }

  @Test(arguments: [nil, 20.0])
  func `F111 and F112: a spacer in a frame takes no room next to it`(_ greatest: Double?) {
    let result = engine {
      VStack {
        box(10, 10)
        Spacer().frame(minHeight: greatest, maxHeight: greatest)
          .frame(height: greatest == nil ? 20 : nil)
        box(10, 10)
      }
    }
    #expect(result.size(nil, nil).height == 40)
  }

  @Test func `F113: nor does one between texts`() {
    let result = engine {
      HStack {
        Text("A")
        Spacer().frame(width: 20)
        Text("B").id("b")
      }
    }.placed(nil, nil)
    #expect(result.frame("b")?.minX == 30)
  }

  @Test func `F90: a list in a view that scrolls has no height`() {
    let result = engine {
      ScrollView {
        VStack(spacing: 0) {
          List {
            Text("a")
            Text("b")
          }.id("list")
          Text("x").id("x")
        }
      }
    }.placed(320, 600)
    #expect(result.frame("list")?.height == 0)
    #expect(result.frame("x")?.minY == 0)
  }

  @Test func `F82: a list that is offered no height has none`() {
    let engine = engine {
      List {
        Text("a")
        Text("b")
      }
    }
    #expect(engine.size(320, nil).height == 0)
    #expect(engine.size(320, 600).height == 600)
  }

  @Test func `F72: a value is for the container around the view alone`() {
    let result = engine {
      SumLayout() {
        HStack { Color.red.layoutValue(key: NumberKey.self, value: 6) }
        ZStack { Color.red.layoutValue(key: NumberKey.self, value: 8) }
      }
    }
    #expect(result.size(nil, nil).height == 14)
  }

  @Test func `F98: a view that spans columns inside of a stack spans none of the grid`() {
    let result = engine {
      Grid {
        GridRow {
          HStack { Text("x").gridCellColumns(2) }
          Text("y").id("y")
        }
        GridRow {
          Text("a")
          Text("b")
          Text("c")
        }
      }
    }.placed(nil, nil)
    #expect(result.frame("y")?.minX == 18)
  }
}
