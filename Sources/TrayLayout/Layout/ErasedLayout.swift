// SPDX-License-Identifier: MIT

import TrayGeometry

/// A layout of any type behind one interface, so that the tree can hold it.
protocol ErasedLayout: Sendable {
  var stackOrientation: Axis? { get }
  /// Whether another layout is of the same type and equal; types without an equality never are.
  func isEqual(to other: any ErasedLayout) -> Bool
  func makeCache(subviews: LayoutSubviews) -> LayoutCacheBox
  /// Brings a cache up to date after the children changed.
  func updateCache(_ cache: LayoutCacheBox, subviews: LayoutSubviews)
  func spacing(subviews: LayoutSubviews, cache: LayoutCacheBox) -> ViewSpacing
  func size(
    for proposal: ProposedSize, subviews: LayoutSubviews, cache: LayoutCacheBox
  ) -> Size
  func place(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: LayoutCacheBox)
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews,
    cache: LayoutCacheBox
  ) -> Double?
}

/// The cache of an erased layout; its subclass knows the type.
class LayoutCacheBox {
  /// Whether the children changed since the cache was made.
  final var isStale = false
}

private final class TypedCacheBox<Cache>: LayoutCacheBox {
  var cache: Cache
  init(_ cache: Cache) { self.cache = cache }
}

/// The one conformance of ``ErasedLayout``.
struct LayoutEraser<Base: Layout>: ErasedLayout {
  let base: Base

  var stackOrientation: Axis? { Base.layoutProperties.stackOrientation }

  func isEqual(to other: any ErasedLayout) -> Bool {
    guard let other = other as? LayoutEraser<Base> else { return false }
    return areEqual(base, other.base)
  }

  func makeCache(subviews: LayoutSubviews) -> LayoutCacheBox {
    TypedCacheBox(base.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: LayoutCacheBox, subviews: LayoutSubviews) {
    withCache(cache, subviews) { base.updateCache(&$0, subviews: subviews) }
  }

  func spacing(subviews: LayoutSubviews, cache: LayoutCacheBox) -> ViewSpacing {
    withCache(cache, subviews) { base.spacing(subviews: subviews, cache: &$0) }
  }

  func size(
    for proposal: ProposedSize, subviews: LayoutSubviews, cache: LayoutCacheBox
  ) -> Size {
    withCache(cache, subviews) {
      base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: LayoutCacheBox
  ) {
    withCache(cache, subviews) {
      base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews,
    cache: LayoutCacheBox
  ) -> Double? {
    withCache(cache, subviews) {
      switch key.axis {
      case .horizontal:
        base.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
      case .vertical:
        base.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &$0)
      }
    }
  }

  /// Runs `body` on the typed cache; a box of another type is replaced by a fresh cache.
  private func withCache<Result>(
    _ box: LayoutCacheBox, _ subviews: LayoutSubviews, _ body: (inout Base.Cache) -> Result
  ) -> Result {
    if let typed = box as? TypedCacheBox<Base.Cache> { return body(&typed.cache) }
    var fresh = base.makeCache(subviews: subviews)
    return body(&fresh)
  }
}
