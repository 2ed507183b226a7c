// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// Public reports about widths that were capped too late and answers that were kept too long.
@Suite struct WidthAndFeedbackTests {
  private let stub = FixedAdvanceMeasurer(advance: 1, lineHeight: 20, breaking: .characters)

  private func text(_ length: Int) -> Text { Text(String(repeating: "x", count: length)) }

  @Test func `WID-01 text is measured at the width to which it is capped`() {
    let engine = engine(stub) {
      VStack(spacing: 0) {
        text(1163).frame(maxWidth: .infinity).frame(maxWidth: 560).id("text")
        Color.gray.frame(height: 10).id("below")
      }
    }
    let placed = engine.placed(900, nil)
    #expect(placed.frame("text")?.size == Size(width: 560, height: 60))
    #expect(placed.frame("below")?.minY == 60)
  }

  @Test func `WID-03 a wider sibling does not widen a readable text`() {
    let engine = engine(stub) {
      VStack(spacing: 0) {
        Color.gray.frame(width: 600, height: 10)
        text(1100).id("text").frame(maxWidth: 400)
      }
    }
    #expect(engine.size(800, nil).width == 600)
    #expect(engine.placed(800, nil).frame("text")?.size == Size(width: 400, height: 60))
  }

  @Test func `LOOP-06 an answer at one width is not given at another`() {
    let engine = engine(stub) { text(1163).id("text") }
    #expect(engine.size(1000, nil).height == 40)
    #expect(engine.placed(560, nil).frame("text")?.size == Size(width: 560, height: 60))
  }

  @Test func `LOOP-07 a leaf keeps its own frame whatever was asked before`() {
    let engine = engine { Color.gray.frame(width: 86, height: 10).id("leaf").frame(maxWidth: 8) }
    for width in [nil, 0, 8, .infinity, 300] as [Double?] { _ = engine.size(width, nil) }
    #expect(engine.placed(300, nil).frame("leaf")?.width == 86)
  }

  @Test(arguments: 0...5)
  func `HUG-02 a wrapper without a modifier changes nothing`(_ wrappers: Int) {
    var content = AnyView(
      VStack(spacing: 0) {
        Color.gray.frame(height: 40)
        Color.gray.frame(height: 60)
        Color.gray.frame(height: 20)
      })
    for index in 0..<wrappers {
      let inner = content
      content = index.isMultiple(of: 2) ? AnyView(Group { inner }) : AnyView(VStack { inner })
    }
    let wrapped = content
    #expect(engine { wrapped }.size(393, nil).height == 120)
  }
}
