// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport

/// Frames, insets and ratios around a view.
@Suite struct FrameTests {
  private let box = TestView.fixed(Size(width: 20, height: 10))

  @Test(arguments: [(0.0, 40.0), (60, 60), (200, 90)])
  func `a flexible frame keeps an offer within its limits`(offer: Double, width: Double) {
    let view = box.with(.flexibleFrame(TestLimits(minimum: 40, maximum: 90), TestLimits(), .center))
    let size = view.engine().sizeThatFits(ProposedSize(width: offer, height: nil))
    #expect(size == Size(width: width, height: 10))
  }

  @Test func `a fixed frame puts its child at its alignment`() {
    let view = box.id("a").frame(100, 50, .bottomTrailing)
    let placed = view.engine().placeAtOrigin(.unspecified)
    #expect(placed.frame("a") == Rect(x: 80, y: 40, width: 20, height: 10))
  }

  @Test func `padding adds its insets to the size of its child`() {
    let view = box.with(.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    #expect(view.engine().sizeThatFits(.unspecified) == Size(width: 26, height: 14))
  }

  @Test func `a ratio fits into the smaller side`() {
    let view = TestView.color.with(.aspectRatio(2, .fit))
    let size = view.engine().sizeThatFits(ProposedSize(width: 100, height: 30))
    #expect(size == Size(width: 60, height: 30))
  }
}
