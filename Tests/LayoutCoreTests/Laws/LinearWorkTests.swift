// SPDX-License-Identifier: MIT

import Geometry
import LayoutCore
import LayoutTestSupport
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

  @Test(arguments: [3, 6, 9])
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
