// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

/// The work of a layout grows with the number of views, not with how deep they are nested.
@Suite struct LinearWorkTests {
  /// How often a text may be measured in one pass.
  private static let measurementsPerText = 24.0

  @Test(arguments: Array(2...12), [Alignment.center, .centerFirstTextBaseline])
  func `a stack in a stack measures each text a bounded number of times`(
    _ depth: Int, _ alignment: Alignment
  ) {
    var tree = TestView.text("xxxx xxx xxxxx")
    var texts = 1
    for level in 0..<depth {
      let axis: Axis = level.isMultiple(of: 2) ? .vertical : .horizontal
      tree = .stack(axis, alignment, nil, [.text("xx xxx"), tree, .color])
      texts += 1
    }
    expectLinear(tree, texts)
  }

  @Test(arguments: [3, 6, 9, 13])
  func `the auto-sized binary tree measures each leaf a bounded number of times`(_ depth: Int) {
    func tree(_ depth: Int) -> TestView {
      guard depth > 0 else { return .text("xxx xx") }
      let axis: Axis = depth.isMultiple(of: 2) ? .vertical : .horizontal
      return .stack(axis, .center, nil, [tree(depth - 1), tree(depth - 1)])
    }
    expectLinear(tree(depth), 1 << depth)
  }

  @Test(arguments: Array(2...8))
  func `a flow in a flow measures each text a bounded number of times`(_ depth: Int) {
    var tree = TestView.text("xxxx xxx xxxxx")
    for level in 0..<depth {
      let axis: Axis = level.isMultiple(of: 2) ? .vertical : .horizontal
      tree = .flow(FlowLayout(axis: axis), [.text("xx xxx"), tree, .text("xxx")])
    }
    expectLinear(tree, 2 * depth + 1)
  }

  @Test(arguments: [1, 2, 4, 8, 16, 32])
  func `grids in stacks measure each text a bounded number of times`(_ depth: Int) {
    var tree = TestView.text("xxxx xxx xxxxx")
    for level in 0..<depth {
      let row = TestView.container(.gridRow, [.text("xx xxx"), .text("xxx xx xx"), .color])
      let axis: Axis = level.isMultiple(of: 2) ? .vertical : .horizontal
      tree = .stack(axis, .center, nil, [.container(.grid(GridLayout()), [row, row, row]), tree])
    }
    expectLinear(tree, 6 * depth + 1)
  }

  @Test(arguments: [1, 2, 4, 8, 16])
  func `a grid in a grid measures each text a bounded number of times`(_ depth: Int) {
    var tree = TestView.text("xxxx xxx xxxxx")
    for _ in 0..<depth {
      let rows = [
        TestView.container(.gridRow, [.text("xx xxx"), tree]),
        .container(.gridRow, [.text("xxx"), .text("xx")]),
      ]
      tree = .container(.grid(GridLayout()), rows)
    }
    expectLinear(tree, 3 * depth + 1)
  }

  @Test func `grids in more grids than the limit are left out, with an issue`() {
    var tree = TestView.text("xxxx")
    for _ in 0..<100 { tree = .container(.grid(GridLayout()), [.text("xx"), tree]) }
    let engine = tree.engine()
    #expect(engine.tree.issues == [.tooDeep(limit: TreeBuilder.gridDepthLimit)])
    expectLinear(tree, TreeBuilder.gridDepthLimit)
  }

  @Test(arguments: [2, 4, 8, 16, 32, 60])
  func `lazy grids in lazy grids measure each text a bounded number of times`(_ depth: Int) {
    var tree = TestView.text("xxxx xxx xxxxx")
    for level in 0..<depth {
      let items = [GridItem(.flexible(minimum: 20)), GridItem(.adaptive(minimum: 30))]
      let axis: Axis = level.isMultiple(of: 4) ? .horizontal : .vertical
      tree = .lazyGrid(
        LazyGridLayout(axis: axis, items: items), [.text("xx xxx"), tree, .text("xxx")])
    }
    expectLinear(tree, 2 * depth + 1)
  }

  @Test(arguments: [2, 4, 8])
  func `choices in choices measure each text a bounded number of times`(_ depth: Int) {
    var tree = TestView.text("xxxx xxx xxxxx")
    for level in 0..<depth {
      let axes: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
      tree = .container(
        .fitting(axes[level % 3]),
        [.stack(.horizontal, .center, nil, [.text("xx xxx"), tree]), tree.frame(40), .text("x")])
    }
    expectLinear(tree, 1 << depth)
  }

  @Test(arguments: [2, 4, 8, 16])
  func `choices, lazy containers and readers measure each text a bounded number of times`(
    _ depth: Int
  ) {
    var tree = TestView.text("xxxx xxx xxxxx")
    for level in 0..<depth {
      let parts = [TestView.text("xx xxx"), tree]
      switch level % 4 {
      case 0: tree = .container(.fitting(.horizontal), [tree, .text("x")])
      case 1: tree = .container(.lazyStack(LazyStackLayout(axis: .vertical)), parts)
      case 2:
        tree = .lazyGrid(LazyGridLayout(axis: .vertical, items: [GridItem(), GridItem()]), parts)
      default: tree = .container(.reader, parts)
      }
    }
    expectLinear(tree, 2 * depth + 1)
  }

  @Test func `a row of 100,000 texts measures each a bounded number of times`() {
    let texts = Array(repeating: TestView.text("xx"), count: 100_000)
    expectLinear(.stack(.horizontal, .center, nil, texts), texts.count)
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `wide flows and grids measure each text a bounded number of times`(_ axis: Axis) {
    let texts = Array(repeating: TestView.text("xx"), count: 10_000)
    expectLinear(.flow(FlowLayout(axis: axis), texts), texts.count)
    let cells = axis == .horizontal ? [.container(.gridRow, texts)] : texts
    expectLinear(.container(.grid(GridLayout()), cells), texts.count)
    expectLinear(
      .lazyGrid(LazyGridLayout(axis: axis, items: [GridItem(), GridItem()]), texts), texts.count)
    expectLinear(.container(.lazyStack(LazyStackLayout(axis: axis)), texts), texts.count)
  }

  @Test(arguments: Array(2...12))
  func `stacks in depth and modifiers measure each text a bounded number of times`(_ depth: Int) {
    var tree = TestView.text("xxxx xxx xxxxx")
    for level in 0..<depth {
      tree = .depth(.bottomTrailing, [tree, .text("xxx").with(.padding(EdgeInsets(.all, 4)))])
      switch level % 4 {
      case 0: tree = tree.with(.flexibleFrame(.init(maximum: .infinity), .init(), .leading))
      case 1: tree = tree.with(.aspectRatio(nil, .fit))
      case 2: tree = tree.with(.bar(.text("bar"), .bottom, .leadingLastTextBaseline, nil))
      default: tree = tree.with(.overlay(.text("overlay"), .leadingFirstTextBaseline))
      }
    }
    expectLinear(tree, 2 * depth + 1)
  }

  @Test func `nothing is measured again when a tree is laid out again`() {
    let engine = TestView.stack(.vertical, .leading, nil, [.text("a b c"), .text("d e")]).engine()
    let bounds = Rect(x: 0, y: 0, width: 30, height: 200)
    _ = engine.place(in: bounds)
    let count = engine.textMeasurements
    _ = engine.place(in: bounds)
    #expect(engine.textMeasurements == count)
  }

  private func expectLinear(_ tree: TestView, _ texts: Int) {
    let engine = tree.engine()
    _ = engine.place(in: Rect(x: 0, y: 0, width: 390, height: 700))
    let perText = Double(engine.textMeasurements) / Double(texts)
    #expect(perText <= Self.measurementsPerText)
  }
}
