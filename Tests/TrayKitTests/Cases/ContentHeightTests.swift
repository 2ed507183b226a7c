// SPDX-License-Identifier: MIT

import TrayTestSupport
import Testing
import TrayKit

/// Public reports about surfaces that took the wrong height from their content.
@Suite struct ContentHeightTests {
  @Test func `HUG-03 what stands around a list counts as well as the list`() {
    let step = resolved(in: plainWindow(393, 900)) {
      VStack(spacing: 0) {
        Color.gray.frame(height: 56)
        ScrollView { Color.gray.frame(height: 400) }
        Color.gray.frame(height: 24)
      }
      .detents([.hug])
    }
    #expect(step.heights == [480])
  }

  @Test func `HUG-06 padding around the content counts once`() {
    let step = resolved(in: plainWindow(393, 900)) {
      Color.gray.frame(height: 300).padding(.top, 24).detents([.hug, .large])
    }
    #expect(step.heights.first == 324)
  }

  @Test func `HUG-07 a viewport counts as what scrolls in it, whatever it was before`() throws {
    @Sendable func content() -> some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: 60)
        ScrollView { Color.gray.frame(height: 900) }
      }
      .detents([.height(560), .hug])
    }
    let first = resolved(in: plainWindow(393, 700), content)
    let again = resolved(in: plainWindow(393, 700), after: first.resolution.selection, content)
    for step in [first, again] {
      #expect(step.measure.idealHeight == 960)
      #expect(step.heights == [560, 700])
      let scroll = try #require(step.layouts.last?.scrolls.first)
      #expect(scroll.viewport.height == 640)
      #expect(scroll.verticalRange == 260)
    }
  }

  @Test func `HUG-08 a view that fills is as high as the surface at every stop`() {
    let step = resolved(in: plainWindow(393, 824.6, scale: 1000)) {
      Color.gray.frame(height: 203.7).frame(maxWidth: .infinity, maxHeight: .infinity).id("fill")
        .detents([.fraction(0.4), .fraction(0.9)])
    }
    let heights = step.layouts.compactMap { $0.frame(ofViewWithID: "fill")?.height }
    #expect(heights.count == 2)
    #expect(abs(heights[0] - 329.84) <= 0.01)
    #expect(abs(heights[1] - 742.14) <= 0.01)
  }

  @Test(arguments: [220.0, 380, 160])
  func `HUG-09 only the step that shows decides the height`(_ height: Double) {
    let step = resolved(in: plainWindow(393, 900)) {
      Color.gray.frame(height: height).detents([.hug])
    }
    #expect(step.heights == [height])
  }

  @Test(arguments: [390.0, 1024])
  func `WID-04 content that no width changes is as high on every window`(_ width: Double) {
    let step = resolved(in: plainWindow(width, 1000)) {
      ScrollView { Color.gray.frame(height: 192).padding(.vertical, 24) }.detents([.hug])
    }
    #expect(step.heights == [240])
    #expect(step.selectedLayout.scrolls.first?.verticalRange == 0)
  }

  @Test func `INF-03 a list under an open height answers its content`() throws {
    let step = resolved(in: plainWindow(393, 500)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<12) { _ in Color.gray.frame(height: 48) } }
      }
      .detents([.hug])
    }
    #expect(step.measure.idealHeight == 576)
    #expect(step.heights == [500])
    let scroll = try #require(step.selectedLayout.scrolls.first)
    #expect(scroll.viewport.height == 500)
    #expect(scroll.verticalRange == 76)
  }
}
