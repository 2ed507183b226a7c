// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 2 }
}

/// Guides by which views line up.
@Suite struct AlignmentTests {
  private let box = TestView.color.frame(40, 20)

  private func frames(_ view: TestView) -> LayoutResult {
    view.engine().placeAtOrigin(ProposedSize(width: 300, height: 300))
  }

  @Test func `a guide by hand moves a view against the others and widens the stack`() {
    let view = TestView.stack(
      .vertical, .leading, 0,
      [box.id("a"), box.with(.horizontalGuide(.leading, 15)).id("b")])
    let placed = frames(view)
    #expect(placed.frame("a")?.minX == 15)
    #expect(placed.frame("b")?.minX == 0)
    #expect(placed.tree.root.map { placed.frame(of: $0).width } == 55)
  }

  @Test func `a guide's rule sees the guides of the view inside`() {
    var builder = TreeBuilder()
    builder.addStack(.vertical, alignment: .leading, spacing: 0) { builder in
      TestView.color.frame(40, 20).id("a").lower(into: &builder)
      builder.addAlignmentGuide(.leading, { $0[.leading] + $0[.trailing] + 1 }) {
        $0.addAlignmentGuide(.leading, { _ in 5 }) { builder in
          TestView.color.frame(40, 20).id("b").lower(into: &builder)
        }
      }
    }
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    let placed = engine.placeAtOrigin(.unspecified)
    #expect(placed.frame("a")?.minX == 46)
  }

  @Test func `a guide of one's own lines views up through containers`() {
    let middle = HorizontalAlignment(Middle.self)
    let inner = TestView.stack(
      .horizontal, .center, 10,
      [.color.frame(20, 20), .color.frame(20, 20).with(.horizontalGuide(middle, 0)).id("mark")])
    let view = TestView.stack(
      .vertical, Alignment(horizontal: middle, vertical: .center), 0,
      [inner, .color.frame(60, 20).id("other")])
    let placed = frames(view)
    #expect(placed.frame("mark")?.minX == placed.frame("other")?.midX)
  }

  @Test func `built-in guides by hand stay inside their container`() {
    let inner = TestView.depth(.center, [box, box.with(.horizontalGuide(.leading, 15))])
    let placed = frames(.stack(.vertical, .leading, 0, [inner.id("inner"), box.id("other")]))
    #expect(placed.frame("inner")?.minX == placed.frame("other")?.minX)
  }

  @Test func `texts of different heights stand on one baseline`() {
    let texts = TestView.stack(
      .horizontal, .centerFirstTextBaseline, 0, [.text("a\nb").id("two"), .text("c").id("one")])
    let placed = frames(texts)
    #expect(placed.frame("two")?.minY == 0)
    #expect(placed.frame("one")?.minY == 0)
    let last = TestView.stack(
      .horizontal, .centerLastTextBaseline, 0, [.text("a\nb").id("two"), .text("c").id("one")])
    #expect(frames(last).frame("one")?.minY == 20)
  }

  @Test func `a view without text stands on the baseline with its lower edge`() {
    let row = TestView.stack(
      .horizontal, .centerFirstTextBaseline, 0,
      [.text("a").id("text"), .color.frame(10, 30).id("box")])
    let placed = frames(row)
    #expect(placed.frame("box")?.maxY == 30)
    #expect(placed.frame("text")?.minY == 14)
  }

  @Test func `padding moves the baseline along`() {
    let row = TestView.stack(
      .horizontal, .centerFirstTextBaseline, 0,
      [.text("a").with(.padding(EdgeInsets(.all, 6))).id("padded"), .text("b").id("text")])
    #expect(frames(row).frame("text")?.minY == 6)
  }

  @Test func `an overlay has no say in the guides`() {
    let row = TestView.stack(
      .horizontal, .centerFirstTextBaseline, 0,
      [
        .color.frame(30, 30).with(.overlay(.text("over"), .top)).id("box"), .text("b").id("text"),
      ])
    #expect(frames(row).frame("text")?.minY == 14)
  }
}
