// SPDX-License-Identifier: MIT

public import TrayGeometry

/// A layout that the tree has a node of its own for, or that stands for another one.
protocol KnownLayout {
  func add(to builder: inout TreeBuilder, _ content: (inout TreeBuilder) -> Void)
}

/// What a stack remembers about its children between questions.
public struct StackLayoutCache {
  var inner: StackLayout.Cache
}

/// A layout that hands all questions to another one.
protocol ForwardingLayout: Layout where Cache == StackLayoutCache {
  var stack: StackLayout { get }
}

extension ForwardingLayout {
  /// Creates the cache for a set of children.
  public func makeCache(subviews: LayoutSubviews) -> StackLayoutCache {
    StackLayoutCache(inner: stack.makeCache(subviews: subviews))
  }

  /// Across the stack the greatest preference, along it those of the outermost children.
  public func spacing(subviews: LayoutSubviews, cache: inout StackLayoutCache) -> ViewSpacing {
    stack.spacing(subviews: subviews, cache: &cache.inner)
  }

  /// The sum along the stack, the greatest length across it.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: LayoutSubviews, cache: inout StackLayoutCache
  ) -> Size {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.inner)
  }

  /// Places the children one after the other.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews,
    cache: inout StackLayoutCache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.inner)
  }
}

/// The rule of a row, as a layout that can take turns with others.
public struct HStackLayout: ForwardingLayout, KnownLayout {
  /// The guide by which the views line up vertically.
  public var alignment: VerticalAlignment
  /// Points between neighbours; nil takes what the views prefer.
  public var spacing: Double?

  /// Creates the rule of a row.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Stacks along the horizontal axis.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  func add(to builder: inout TreeBuilder, _ content: (inout TreeBuilder) -> Void) {
    builder.addStack(
      .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing, content)
  }
}

/// The rule of a column, as a layout that can take turns with others.
public struct VStackLayout: ForwardingLayout, KnownLayout {
  /// The guide by which the views line up horizontally.
  public var alignment: HorizontalAlignment
  /// Points between neighbours; nil takes what the views prefer.
  public var spacing: Double?

  /// Creates the rule of a column.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Stacks along the vertical axis.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  func add(to builder: inout TreeBuilder, _ content: (inout TreeBuilder) -> Void) {
    builder.addStack(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing, content)
  }
}

/// The rule of a stack in depth, as a layout that can take turns with others.
public struct ZStackLayout: Layout, KnownLayout {
  /// The guides by which the views line up.
  public var alignment: Alignment

  /// Creates the rule of a stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The greatest size of the children of the highest priority.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    DepthLayout(alignment: alignment).sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places all children over one another.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    DepthLayout(alignment: alignment).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func add(to builder: inout TreeBuilder, _ content: (inout TreeBuilder) -> Void) {
    builder.addDepthStack(alignment: alignment, content)
  }
}

extension LayoutProperties {
  static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
