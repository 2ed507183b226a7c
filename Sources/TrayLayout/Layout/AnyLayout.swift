// SPDX-License-Identifier: MIT

public import TrayGeometry

/// A layout of a type that is not known.
public struct AnyLayout: Layout, KnownLayout {
  /// What the layout inside keeps.
  public struct Cache {
    let box: LayoutCacheBox
  }

  private let base: any Layout
  private let erased: any ErasedLayout

  /// Creates a layout that hides the type of another.
  public init<L: Layout>(_ layout: L) {
    base = layout
    erased = LayoutEraser(base: layout)
  }

  /// Creates the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(box: erased.makeCache(subviews: subviews))
  }

  /// The preferences of the layout inside.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    erased.spacing(subviews: subviews, cache: cache.box)
  }

  /// The size of the layout inside.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    erased.size(for: proposal, subviews: subviews, cache: cache.box)
  }

  /// Places the children as the layout inside does.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) {
    erased.place(in: bounds, proposal: proposal, subviews: subviews, cache: cache.box)
  }

  /// The guide's place as the layout inside gives it.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    erased.explicitAlignment(
      guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: cache.box)
  }

  /// The guide's place as the layout inside gives it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    erased.explicitAlignment(
      guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: cache.box)
  }

  func add(to builder: inout TreeBuilder, _ content: (inout TreeBuilder) -> Void) {
    builder.addLayout(base, content)
  }
}
