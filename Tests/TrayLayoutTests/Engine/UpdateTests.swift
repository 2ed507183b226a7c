// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

/// What is measured again when a tree changes.
@Suite struct UpdateTests {
  private static let bounds = Rect(x: 0, y: 0, width: 300, height: 600)

  private static func row(_ title: String) -> TestView {
    .stack(.horizontal, .center, nil, [.text(title), .spacer(8), .text(title + " value")])
      .with(.padding(EdgeInsets(.all, 4)))
  }

  private static func list(_ titles: [String]) -> TestView {
    .scroll(.vertical, [.stack(.vertical, .leading, nil, titles.map(row))])
  }

  /// The texts that are measured when one tree is laid out after another one.
  private func measured(_ first: TestView, then second: TestView) -> [String] {
    let measurer = LoggingMeasurer()
    let engine = LayoutEngine(tree: first.tree(), measurer: measurer)
    _ = engine.place(in: Self.bounds)
    _ = measurer.takeMeasured()
    engine.update(to: second.tree())
    _ = engine.place(in: Self.bounds)
    return measurer.takeMeasured()
  }

  @Test func `a tree that says the same measures nothing`() {
    let list = Self.list(["one", "two", "three"])
    #expect(measured(list, then: list) == [])
  }

  @Test func `a text that changed is measured, its neighbours are not`() {
    let before = Self.list(["one", "two", "three"])
    let after = Self.list(["one", "zwei", "three"])
    #expect(measured(before, then: after) == ["zwei", "zwei value"])
  }

  @Test(arguments: 0...3)
  func `a row that came in is measured, those around it are not`(_ place: Int) {
    var titles = ["one", "two", "three"]
    let before = Self.list(titles)
    titles.insert("new", at: place)
    #expect(measured(before, then: Self.list(titles)) == ["new", "new value"])
  }

  @Test(arguments: 0...2)
  func `a row that went measures nothing`(_ place: Int) {
    var titles = ["one", "two", "three"]
    let before = Self.list(titles)
    titles.remove(at: place)
    #expect(measured(before, then: Self.list(titles)) == [])
  }

  @Test func `a modifier around the tree measures no text that gets the same room`() {
    let list = Self.list(["one", "two"])
    #expect(measured(list, then: list.with(.offset(Point(x: 3, y: 4)))) == [])
  }

  @Test func `the content of a reader is built again and measured no more`() {
    let reader = TestView.stack(
      .vertical, .center, nil, [.container(.reader, [.text("inside")]), .text("beside")])
    #expect(measured(reader, then: reader) == [])
    let longer = TestView.stack(
      .vertical, .center, nil, [.container(.reader, [.text("inside")]), .text("besides")])
    #expect(measured(reader, then: longer) == ["besides"])
  }

  @Test func `another display scale measures everything again`() {
    let tree = Self.list(["one"])
    let measurer = LoggingMeasurer()
    let engine = LayoutEngine(tree: tree.tree(), measurer: measurer)
    _ = engine.place(in: Self.bounds)
    _ = measurer.takeMeasured()
    var environment = EnvironmentValues()
    environment.displayScale = 3
    engine.update(to: tree.tree(environment))
    _ = engine.place(in: Self.bounds)
    #expect(measurer.takeMeasured() == ["one", "one value"])
  }

  @Test func `a layout of one's own brings its cache up to date`() {
    func tree(_ widths: [Double]) -> LayoutTree {
      var builder = TreeBuilder()
      builder.addLayout(CountingRow()) { builder in
        for width in widths { builder.addFixed(Size(width: width, height: 10)) }
      }
      return builder.finish()
    }
    let engine = LayoutEngine(tree: tree([10, 20]), measurer: FixedAdvanceMeasurer())
    #expect(engine.sizeThatFits(.unspecified) == Size(width: 30, height: 10))
    engine.update(to: tree([10, 25]))
    #expect(engine.sizeThatFits(.unspecified) == Size(width: 35, height: 11))
    engine.update(to: tree([10, 25, 5]))
    #expect(engine.sizeThatFits(.unspecified) == Size(width: 40, height: 12))
  }

  @Test func `an issue goes with the view that brought it about`() {
    func tree(_ size: Double) -> LayoutTree {
      var builder = TreeBuilder()
      builder.addStack(.vertical, alignment: .center, spacing: nil) { builder in
        builder.addLayout(Broken(size: size)) { $0.addFlexible() }
        builder.addText(StyledText(runs: []))
      }
      return builder.finish()
    }
    let engine = LayoutEngine(tree: tree(.nan), measurer: FixedAdvanceMeasurer())
    #expect(!engine.place(in: Self.bounds).issues.isEmpty)
    engine.update(to: tree(.nan))
    #expect(!engine.place(in: Self.bounds).issues.isEmpty)
    engine.update(to: tree(5))
    #expect(engine.place(in: Self.bounds).issues.isEmpty)
  }

  @Test func `a layout that answers differently each time is found out`() {
    var builder = TreeBuilder()
    builder.addStack(.vertical, alignment: .center, spacing: 0) { builder in
      builder.addLayout(Unsteady()) { $0.addFlexible() }
      builder.addFlexible()
    }
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    engine.checksAnswers = true
    let issues = engine.place(in: Self.bounds).issues
    #expect(
      issues.contains { issue in
        if case .unsteadySize = issue { true } else { false }
      })
  }
}

/// A row whose height counts how often its cache was made or brought up to date.
private struct CountingRow: Layout, Equatable {
  struct Cache {
    var width: Double
    var updates: Double
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(width: Self.width(subviews), updates: 0)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = Cache(width: Self.width(subviews), updates: cache.updates + 1)
  }

  private static func width(_ subviews: Subviews) -> Double {
    subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
  }

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Cache) -> Size {
    Size(width: cache.width, height: 10 + cache.updates)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) {}
}

/// A layout with a size that may not be a number.
private struct Broken: Layout, Equatable {
  var size: Double

  // A number that is none is not equal to itself, but it is the same size.
  static func == (one: Broken, two: Broken) -> Bool {
    one.size == two.size || (one.size.isNaN && two.size.isNaN)
  }

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: size, height: size)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// A layout that grows with every question.
private struct Unsteady: Layout {
  func makeCache(subviews: Subviews) -> Double { 0 }

  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Double) -> Size {
    cache += 1
    return Size(width: cache, height: cache)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Double
  ) {}
}
