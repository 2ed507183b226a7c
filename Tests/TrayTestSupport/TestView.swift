// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// A view as plain data, which tests write, read from a file, make at random and change.
public indirect enum TestView: Sendable {
  /// Takes what it is offered.
  case color
  /// Has a size of its own.
  case fixed(Size)
  /// Room, at least so many points of it.
  case spacer(Double)
  /// A line of one point.
  case divider
  /// A text.
  case text(String)
  /// Children along an axis.
  case stack(Axis, Alignment, Double?, [TestView])
  /// Children one over the other.
  case depth(Alignment, [TestView])
  /// Children on lines.
  case flow(FlowLayout, [TestView])
  /// Children in the cells of a grid whose tracks are given.
  case lazyGrid(LazyGridLayout, [TestView])
  /// Children in a container of one of the newer kinds.
  case container(TestContainer, [TestView])
  /// Takes parts of the size of the reader around it.
  case relative(Double, Double)
  /// The end of a line in a flow.
  case lineBreak
  /// Children that scroll.
  case scroll(Axis.Set, [TestView])
  /// Children without a layout of their own; none is an absent view.
  case group([TestView])
  /// A view in a modifier.
  case modified(TestView, TestModifier)

  /// No view.
  public static let absent = TestView.group([])

  /// The view in a modifier.
  public func with(_ modifier: TestModifier) -> TestView { .modified(self, modifier) }

  /// The view with an identifier.
  public func id(_ id: String) -> TestView { .modified(self, .id(id)) }

  /// The view in a frame.
  public func frame(
    _ width: Double? = nil, _ height: Double? = nil, _ alignment: Alignment = .center
  ) -> TestView {
    .modified(self, .frame(width, height, alignment))
  }
}

/// A container as plain data.
public enum TestContainer: Sendable {
  /// The first child that fits.
  case fitting(Axis.Set)
  /// Rows whose columns line up.
  case grid(GridLayout)
  /// Cells of one row of a grid.
  case gridRow
  /// Children at their ideal length.
  case lazyStack(LazyStackLayout)
  /// Children that know the size.
  case reader
}

/// A modifier as plain data.
public enum TestModifier: Sendable {
  /// A frame of a given size.
  case frame(Double?, Double?, Alignment)
  /// A frame with limits.
  case flexibleFrame(TestLimits, TestLimits, Alignment)
  /// Room around.
  case padding(EdgeInsets)
  /// The ideal length on some axes.
  case fixedSize(Axis.Set)
  /// Moved without a change of layout.
  case offset(Point)
  /// The centre at a place.
  case position(Point)
  /// A ratio of width to height.
  case aspectRatio(Double?, ContentMode)
  /// A layout priority.
  case priority(Double)
  /// A view over it.
  case overlay(TestView, Alignment)
  /// A view under it.
  case background(TestView, Alignment)
  /// A bar at an edge.
  case bar(TestView, Edge, Alignment, Double?)
  /// A horizontal guide at a place.
  case horizontalGuide(HorizontalAlignment, Double)
  /// A vertical guide at a place.
  case verticalGuide(VerticalAlignment, Double)
  /// An identifier.
  case id(String)
  /// The beginning of a line in a flow.
  case newLine
  /// How it grows in a flow.
  case flexibility(FlowFlexibility)
  /// How it lies in its cell of a grid.
  case cell(columns: Int, unsized: Axis.Set, anchor: UnitPoint?)
}

/// The lengths of a flexible frame on one axis.
public struct TestLimits: Sendable {
  /// The least length.
  public var minimum: Double?
  /// The ideal length.
  public var ideal: Double?
  /// The greatest length.
  public var maximum: Double?

  /// Creates limits.
  public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
    self.minimum = minimum
    self.ideal = ideal
    self.maximum = maximum
  }
}

// MARK: - Into a tree

extension TestView {
  /// The view as a tree.
  public func tree(_ environment: EnvironmentValues = EnvironmentValues()) -> LayoutTree {
    var builder = TreeBuilder(environment: environment)
    lower(into: &builder)
    return builder.finish()
  }

  /// An engine for the view's tree.
  public func engine(
    _ environment: EnvironmentValues = EnvironmentValues(),
    measurer: any TextMeasurer = FixedAdvanceMeasurer()
  ) -> LayoutEngine {
    LayoutEngine(tree: tree(environment), measurer: measurer)
  }

  /// Adds the view's nodes.
  public func lower(into builder: inout TreeBuilder) {
    switch self {
    case .color: builder.addFlexible()
    case .fixed(let size): builder.addFixed(size)
    case .spacer(let minimum): builder.addSpacer(minimum: minimum)
    case .divider: builder.addDivider(thickness: 1)
    case .text(let text):
      builder.addText(StyledText(runs: [.init(text: text, font: FontDescription(size: 20))]))
    case .stack(let axis, let alignment, let spacing, let children):
      builder.addStack(axis, alignment: alignment, spacing: spacing) {
        Self.lower(children, into: &$0)
      }
    case .depth(let alignment, let children):
      builder.addDepthStack(alignment: alignment) { Self.lower(children, into: &$0) }
    case .flow(let layout, let children):
      builder.addLayout(layout) { Self.lower(children, into: &$0) }
    case .lazyGrid(let layout, let children):
      builder.addLayout(layout) { Self.lower(children, into: &$0) }
    case .container(let container, let children): container.lower(children, into: &builder)
    case .relative(let width, let height):
      let size = builder.environment[ReaderSizeKey.self]
      builder.addFrame(
        width: size.width * width, height: size.height * height, alignment: .center
      ) { $0.addFlexible() }
    case .lineBreak: builder.addLayoutValue(FlowLineBreakKey.self, true) { $0.addFixed(.zero) }
    case .scroll(let axes, let children):
      builder.addScroll(axes) { Self.lower(children, into: &$0) }
    case .group(let children): Self.lower(children, into: &builder)
    case .modified(let view, let modifier):
      modifier.lower(into: &builder) { view.lower(into: &$0) }
    }
  }

  fileprivate static func lower(_ children: [TestView], into builder: inout TreeBuilder) {
    for child in children { child.lower(into: &builder) }
  }
}

private enum ReaderSizeKey: EnvironmentKey {
  static let defaultValue = Size.zero
}

extension TestContainer {
  func lower(_ children: [TestView], into builder: inout TreeBuilder) {
    switch self {
    case .fitting(let axes): builder.addFitting(axes) { TestView.lower(children, into: &$0) }
    case .grid(let layout): builder.addLayout(layout) { TestView.lower(children, into: &$0) }
    case .gridRow: builder.addGridRow(alignment: nil) { TestView.lower(children, into: &$0) }
    case .lazyStack(let layout):
      builder.addLayout(layout) { TestView.lower(children, into: &$0) }
    case .reader:
      builder.addGeometryReader { proxy, builder in
        builder.withEnvironment({ $0[ReaderSizeKey.self] = proxy.size }) {
          TestView.lower(children, into: &$0)
        }
      }
    }
  }
}

extension TestModifier {
  func lower(into builder: inout TreeBuilder, _ content: (inout TreeBuilder) -> Void) {
    switch self {
    case .frame(let width, let height, let alignment):
      builder.addFrame(width: width, height: height, alignment: alignment, content)
    case .flexibleFrame(let width, let height, let alignment):
      builder.addFrame(
        minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
        minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
        alignment: alignment, content)
    case .padding(let insets): builder.addPadding(insets, content)
    case .fixedSize(let axes): builder.addFixedSize(axes, content)
    case .offset(let offset): builder.addOffset(x: offset.x, y: offset.y, content)
    case .position(let point): builder.addPosition(x: point.x, y: point.y, content)
    case .aspectRatio(let ratio, let mode):
      builder.addAspectRatio(ratio, contentMode: mode, content)
    case .priority(let priority): builder.addPriority(priority, content)
    case .overlay(let layer, let alignment):
      builder.addLayers(isOverlay: true, alignment: alignment, primary: content) {
        layer.lower(into: &$0)
      }
    case .background(let layer, let alignment):
      builder.addLayers(isOverlay: false, alignment: alignment, primary: content) {
        layer.lower(into: &$0)
      }
    case .bar(let bar, let edge, let alignment, let spacing):
      builder.addEdgeInset(edge: edge, alignment: alignment, spacing: spacing, primary: content) {
        bar.lower(into: &$0)
      }
    case .horizontalGuide(let guide, let value):
      builder.addAlignmentGuide(guide, { _ in value }, content)
    case .verticalGuide(let guide, let value):
      builder.addAlignmentGuide(guide, { _ in value }, content)
    case .id(let id): builder.tag(.id(id), content)
    case .newLine: builder.addLayoutValue(FlowNewLineKey.self, true, content)
    case .flexibility(let behavior):
      builder.addLayoutValue(FlowFlexibilityKey.self, behavior, content)
    case .cell(let columns, let unsized, let anchor):
      builder.addGridColumns(columns) { builder in
        builder.addGridUnsizedAxes(unsized) { builder in
          guard let anchor else { return content(&builder) }
          builder.addGridAnchor(anchor, content)
        }
      }
    }
  }
}
