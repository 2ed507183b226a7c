// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Synchronization
import Testing

private enum Column: LayoutValueKey {
  static let defaultValue = 0
}

/// Puts each child into the column that it asks for, 50 points apart.
private struct Columns: Layout {
  let log: CacheLog

  func makeCache(subviews: Subviews) -> [Int] {
    log.count.add(1, ordering: .relaxed)
    return subviews.map { $0[Column.self] }
  }

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout [Int]) -> Size {
    Size(width: Double((cache.max() ?? 0) + 1) * 50, height: 20)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout [Int]
  ) {
    for (subview, column) in zip(subviews, cache) {
      subview.place(
        at: Point(x: bounds.minX + Double(column) * 50, y: bounds.midY), anchor: .leading,
        proposal: ProposedSize(width: 30, height: 10))
    }
  }
}

private final class CacheLog: Sendable {
  let count = Atomic(0)
}

/// Is as large as it is offered and forgets its children.
private struct Forgetful: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Answers and places nonsense.
private struct Broken: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: .nan, height: -4)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: Point(x: .nan, y: 3), proposal: ProposedSize(width: 5, height: 5))
    }
  }
}

/// Layouts of a user's own.
@Suite struct CustomLayoutTests {
  private func columns(
    _ log: CacheLog = CacheLog(), _ direction: LayoutDirection = .leftToRight
  ) -> LayoutEngine {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    var builder = TreeBuilder(environment: environment)
    builder.addLayout(Columns(log: log)) { builder in
      builder.addLayoutValue(Column.self, 2) { TestView.color.id("a").lower(into: &$0) }
      builder.addPadding(EdgeInsets(.all, 1)) {
        $0.addLayoutValue(Column.self, 1) { TestView.color.id("b").lower(into: &$0) }
      }
      TestView.color.id("c").lower(into: &builder)
    }
    return LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
  }

  @Test func `a layout reads its children's values, through modifiers as well`() {
    let placed = columns().placeAtOrigin(.unspecified)
    #expect(placed.frame("a") == Rect(x: 100, y: 5, width: 30, height: 10))
    #expect(placed.frame("b")?.minX == 51)
    #expect(placed.frame("c")?.minX == 0)
  }

  @Test func `from right to left its places are mirrored`() {
    let placed = columns(CacheLog(), .rightToLeft).placeAtOrigin(.unspecified)
    #expect(placed.frame("a")?.minX == 20)
    #expect(placed.frame("c")?.minX == 120)
  }

  @Test func `the cache is made once`() {
    let log = CacheLog()
    let engine = columns(log)
    _ = engine.sizeThatFits(.unspecified)
    _ = engine.sizeThatFits(.zero)
    _ = engine.placeAtOrigin(.unspecified)
    #expect(log.count.load(ordering: .relaxed) == 1)
  }

  @Test func `a child that is never placed lies in the centre`() {
    var builder = TreeBuilder()
    builder.addLayout(Forgetful()) { TestView.color.frame(20, 10).id("a").lower(into: &$0) }
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    let placed = engine.placeAtOrigin(ProposedSize(width: 100, height: 50))
    #expect(placed.frame("a") == Rect(x: 40, y: 20, width: 20, height: 10))
  }

  @Test func `nonsense counts as 0 and gives issues`() {
    var builder = TreeBuilder()
    builder.addLayout(Broken()) { TestView.color.id("a").lower(into: &$0) }
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    let placed = engine.placeAtOrigin(ProposedSize(width: 100, height: 50))
    #expect(placed.frame("a") == Rect(x: 0, y: 3, width: 5, height: 5))
    #expect(placed.issues.count == 2)
  }
}
