// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

/// Modifiers that change where views lie.
@Suite struct LayoutModifierTests {
  @Test func `an offset moves what shows and no other view`() {
    let placed = engine {
      VStack(spacing: 0) {
        Color.gray.frame(width: 10, height: 10).id("a").offset(x: 3, y: 4)
        Color.gray.frame(width: 10, height: 10).id("b")
      }
    }.placed(100, nil)
    #expect(placed.frame("a")?.origin == Point(x: 3, y: 4))
    #expect(placed.frame("b")?.origin == Point(x: 0, y: 10))
  }

  @Test func `padding on some edges is padding on those`() {
    let size = engine { Color.gray.frame(width: 10, height: 10).padding(.horizontal, 6) }
      .size(nil, nil)
    #expect(size == Size(width: 22, height: 10))
  }

  @Test func `a fixed size keeps a text on its line`() {
    // Ten characters of 10.
    #expect(engine { Text("aaaa bbbbb").fixedSize() }.size(60, nil).width == 100)
    #expect(engine { Text("aaaa bbbbb") }.size(60, nil).width == 50)
  }

  @Test func `a position takes all room and puts the centre there`() {
    let placed = engine {
      Color.gray.frame(width: 10, height: 10).id("a").position(x: 30, y: 40)
    }.placed(100, 100)
    #expect(placed.frame("a") == Rect(x: 25, y: 35, width: 10, height: 10))
  }
}
