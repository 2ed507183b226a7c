// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// Random trees with every container and modifier, the same ones for the same seed.
public struct RandomTree {
  private var generator: SeededGenerator
  private var names = 0

  /// Creates a source of trees.
  public init(seed: Int) { generator = SeededGenerator(seed: seed) }

  /// A tree of at most `depth` levels of containers.
  public mutating func tree(depth: Int = 4) -> TestView {
    var view = depth > 0 && chance(0.8) ? container(depth) : leaf()
    while chance(0.4) { view = view.with(modifier(depth)) }
    names += 1
    return view.id("v\(names)")
  }

  /// A proposal without infinite lengths.
  public mutating func proposal() -> ProposedSize {
    ProposedSize(width: offer(), height: offer())
  }

  /// A number from 0 to `limit`, often a round one.
  public mutating func length(_ limit: Double = 200) -> Double {
    let value = Double.random(in: 0...limit, using: &generator)
    return chance(0.5) ? value.rounded() : value
  }

  /// Whether something of that probability happens.
  public mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  /// One of several.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func offer() -> Double? {
    pick([0, 1, nil, nil, length(400), length(400), length(400), 1000])
  }

  private mutating func optional(_ probability: Double, _ limit: Double = 200) -> Double? {
    chance(probability) ? length(limit) : nil
  }

  private mutating func leaf() -> TestView {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: .color
    case 2: .spacer(pick([0, 8, length(60)]))
    case 3: .divider
    case 4: .fixed(Size(width: length(120), height: length(120)))
    default: .text(words())
    }
  }

  private mutating func words() -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in
      String(repeating: "x", count: Int.random(in: 1...9, using: &generator))
    }.joined(separator: " ")
  }

  private mutating func container(_ depth: Int) -> TestView {
    let count = Int.random(in: 0...4, using: &generator)
    let children = (0..<count).map { _ in tree(depth: depth - 1) }
    let spacing: Double? = chance(0.4) ? nil : pick([0, 4, length(20), -6])
    switch Int.random(in: 0..<14, using: &generator) {
    case 10: return .container(.grid(tableGrid()), children.map { rowOrView($0, depth) })
    case 11: return .container(.lazyStack(lazyStack(spacing)), children)
    case 12: return .container(.fitting(pick(Self.axes)), children)
    case 13: return .container(.reader, children + [.relative(0.5, 0.25)])
    case 0...2: return .stack(.horizontal, alignment(), spacing, children)
    case 3...5: return .stack(.vertical, alignment(), spacing, children)
    case 6: return .depth(alignment(), children)
    case 7: return .flow(flow(spacing), children)
    case 8: return .scroll(pick(Self.axes), children)
    default: return chance(0.5) ? .lazyGrid(grid(spacing), children) : .group(children)
    }
  }

  private static let axes: [Axis.Set] = [.vertical, .horizontal, [.vertical, .horizontal]]

  private mutating func tableGrid() -> GridLayout {
    GridLayout(
      alignment: alignment(), horizontalSpacing: optional(0.5, 20),
      verticalSpacing: optional(0.5, 20))
  }

  /// A row with a view in it, or a view that is a row of its own.
  private mutating func rowOrView(_ view: TestView, _ depth: Int) -> TestView {
    guard chance(0.7) else { return cell(view) }
    let others = (0..<Int.random(in: 0...2, using: &generator)).map { _ in tree(depth: 0) }
    return .container(.gridRow, ([view] + others).map { cell($0) })
  }

  /// A view that says something of its cell, now and then.
  private mutating func cell(_ view: TestView) -> TestView {
    guard chance(0.3) else { return view }
    return view.with(
      .cell(
        columns: Int.random(in: 0...3, using: &generator),
        unsized: pick([[], .horizontal, .vertical]),
        anchor: chance(0.3) ? UnitPoint(x: length(1), y: length(1)) : nil))
  }

  private mutating func lazyStack(_ spacing: Double?) -> LazyStackLayout {
    LazyStackLayout(axis: pick([.horizontal, .vertical]), alignment: alignment(), spacing: spacing)
  }

  private mutating func grid(_ spacing: Double?) -> LazyGridLayout {
    let items = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      GridItem(
        pick([
          .fixed(length(80)), .flexible(), .flexible(minimum: length(50), maximum: 50 + length(90)),
          .adaptive(minimum: length(60)),
        ]), spacing: optional(0.4, 12))
    }
    return LazyGridLayout(
      axis: pick([.horizontal, .vertical]), items: items, alignment: alignment(), spacing: spacing)
  }

  private mutating func flow(_ spacing: Double?) -> FlowLayout {
    FlowLayout(
      axis: pick([.horizontal, .vertical]), alignment: alignment(), itemSpacing: spacing,
      lineSpacing: optional(0.5, 20), isJustified: chance(0.3))
  }

  private mutating func alignment() -> Alignment {
    Alignment(
      horizontal: pick([.leading, .center, .trailing]),
      vertical: pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]))
  }

  private mutating func modifier(_ depth: Int) -> TestModifier {
    switch Int.random(in: 0..<18, using: &generator) {
    case 0, 1: .frame(optional(0.6), optional(0.6), alignment())
    case 2, 3: .flexibleFrame(limits(), limits(), alignment())
    case 4, 5: .padding(insets())
    case 6: .fixedSize(pick([.horizontal, .vertical, [.horizontal, .vertical]]))
    case 7: .offset(Point(x: length(40) - 20, y: length(40) - 20))
    case 8: .position(Point(x: length(), y: length()))
    case 9: .aspectRatio(pick([nil, 1, 0.5, 2.5]), pick([.fit, .fill]))
    case 10: .priority(pick([-1, 0, 1, 2]))
    case 11: .overlay(tree(depth: min(depth - 1, 1)), alignment())
    case 12: .background(tree(depth: min(depth - 1, 1)), alignment())
    case 13:
      .bar(
        tree(depth: min(depth - 1, 1)), pick(Edge.allCases), alignment(), optional(0.5, 20))
    case 16: .newLine
    case 17: .flexibility(pick(FlowFlexibility.allCases))
    case 14: .horizontalGuide(pick([.leading, .center, .trailing]), length(60) - 20)
    default: .verticalGuide(pick([.top, .center, .firstTextBaseline]), length(60) - 20)
    }
  }

  private mutating func insets() -> EdgeInsets {
    let least = chance(0.15) ? -20.0 : 0
    return EdgeInsets(
      top: least + length(30), leading: least + length(30), bottom: least + length(30),
      trailing: least + length(30))
  }

  private mutating func limits() -> TestLimits {
    TestLimits(
      minimum: optional(0.4, 100), ideal: optional(0.2, 150),
      maximum: chance(0.3) ? .infinity : optional(0.4, 200))
  }
}
