// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

/// Labels look as views around them say.
@Suite struct LabelStyleTests {
  private func frames(_ style: some LabelStyle) -> (title: Rect?, icon: Rect?) {
    let placed = engine {
      Label {
        Text("aa").id("title")
      } icon: {
        Color.gray.frame(width: 12, height: 12).id("icon")
      }
      .labelStyle(style)
    }.placed(nil, nil)
    return (placed.frame("title"), placed.frame("icon"))
  }

  @Test func `a label has icon and title 8 apart`() {
    let (title, icon) = frames(.titleAndIcon)
    #expect(icon?.minX == 0)
    #expect(title?.minX == 20)
  }

  @Test func `one of the two may be left out`() {
    #expect(frames(.titleOnly).icon == nil)
    #expect(frames(.titleOnly).title?.minX == 0)
    #expect(frames(.iconOnly).title == nil)
    #expect(frames(.iconOnly).icon?.width == 12)
  }
}
