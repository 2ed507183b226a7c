// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Rules of layout for which no published number is at hand; each follows from the rule's own words.
@Suite struct LayoutRuleTests {
  @Test func `a stack in endless room is endless`() {
    let limited = engine {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 50)
        Color.green.frame(maxWidth: 70)
      }
    }
    #expect(limited.size(.infinity, 10).width == 120)
    let open = engine {
      HStack {
        Color.red
        Color.green.frame(width: 30)
      }
    }
    #expect(open.size(.infinity, 10).width == .infinity)
  }

  @Test func `a stack does not hand up the priority of its children`() {
    let placed = engine {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.layoutPriority(1)
          Color.green.layoutPriority(1)
        }
        .id("stack")
        Color.blue.id("view")
      }
    }.placed(90, 10)
    #expect(placed.frame("stack") == Rect(x: 0, y: 0, width: 45, height: 10))
    #expect(placed.frame("view") == Rect(x: 45, y: 0, width: 45, height: 10))
  }

  @Test func `a frame with limits leaves its child's ideal alone`() {
    let engine = engine {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 0, idealWidth: 30, maxWidth: .infinity).id("wide")
        Color.green.frame(minWidth: 0, idealWidth: 10, maxWidth: .infinity).id("narrow")
      }
      .frame(maxWidth: 100)
    }
    let ideal = engine.placed(nil, 20)
    #expect(ideal.frame("wide")?.width == 30)
    #expect(ideal.frame("narrow")?.width == 10)
    let proposed = engine.placed(40, 20)
    #expect(proposed.frame("wide")?.width == 20)
    #expect(proposed.frame("narrow")?.width == 20)
  }

  @Test func `an offset moves a view and leaves its room`() {
    let engine = engine {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).id("moved").offset(x: 5, y: 3)
        Color.green.frame(width: 20, height: 10).id("next")
      }
    }
    #expect(engine.size(nil, nil) == Size(width: 40, height: 10))
    let placed = engine.placed(nil, nil)
    #expect(placed.frame("moved") == Rect(x: 5, y: 3, width: 20, height: 10))
    #expect(placed.frame("next") == Rect(x: 20, y: 0, width: 20, height: 10))
  }

  @Test func `a position takes the room and puts the middle`() {
    let engine = engine {
      Color.red.frame(width: 20, height: 10).id("view").position(x: 30, y: 40)
    }
    #expect(engine.size(100, 80) == Size(width: 100, height: 80))
    #expect(engine.placed(100, 80).frame("view") == Rect(x: 20, y: 35, width: 20, height: 10))
  }

  @Test func `a ratio leaves an open proposal alone`() {
    let engine = engine { Color.red.aspectRatio(2, contentMode: .fit) }
    #expect(engine.size(nil, nil) == Size(width: 10, height: 10))
  }

  @Test func `a text has no least width`() {
    let placed = engine {
      HStack(spacing: 0) {
        Text("left over")
        Color.red.layoutPriority(1).id("first")
      }
    }.placed(100, 10)
    #expect(placed.frame("first")?.width == 100)
  }

  @Test func `a bar takes what its view can spare`() {
    let placed = engine {
      Color.red.frame(minHeight: 30).id("view")
        .safeAreaInset(edge: .bottom, spacing: 10) { Color.green.frame(width: 20).id("bar") }
    }.placed(50, 100)
    #expect(placed.frame("view") == Rect(x: 0, y: 0, width: 50, height: 30))
    #expect(placed.frame("bar") == Rect(x: 15, y: 40, width: 20, height: 60))
  }
}
