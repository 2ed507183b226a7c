// SPDX-License-Identifier: MIT

public import TrayGeometry

/// A rule that gives a container its size and its children their places.
///
/// The engine asks two questions only. *What size for this proposal?* is pure: the same proposal
/// gets the same answer, and it may be asked any number of times. *Here is your rectangle and the
/// proposal that led to it: place your children* calls ``LayoutSubview/place(at:anchor:proposal:)``
/// on each child; a child that is never placed is centred with the container's own proposal.
///
/// Coordinates run from the leading edge. Where the interface runs from right to left, the engine
/// mirrors the result, so that a layout need not care.
public protocol Layout: Sendable {
  /// What the layout keeps between questions about the same children.
  associatedtype Cache = Void
  /// The children.
  typealias Subviews = LayoutSubviews

  /// Facts about the layout that do not depend on its children.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for a set of children.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the children changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// How much room the container would like next to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Cache
  ) -> Size

  /// Places every child inside `bounds`.
  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Cache)

  /// The place of a horizontal guide, or nil where the container gives none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double?

  /// The place of a vertical guide, or nil where the container gives none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double?
}

/// Facts about a layout that do not depend on its children.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which the layout stacks its children, which turns spacers and dividers.
  public var stackOrientation: Axis?

  /// Creates properties without a stack orientation.
  public init() {}
}

extension Layout {
  /// No stack orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// On each edge the greatest preference of all children.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The children's explicit values, merged by the guide's rule.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The children's explicit values, merged by the guide's rule.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Places the children, collects each explicit value at its place and merges them.
  ///
  /// Rules 1.9.4 and 1.9.5 say how.
  func mergedAlignment(
    of key: AlignmentKey, in bounds: Rect, proposal: ProposedSize, subviews: Subviews,
    cache: inout Cache
  ) -> Double? {
    guard key.merging != .never, subviews.haveExplicitAlignment(of: key) else { return nil }
    subviews.beginPlacing()
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    var values: [Double] = []
    for subview in subviews {
      if let value = subview.placedAlignment(of: key, in: bounds.size, proposal: proposal) {
        values.append(value)
      }
    }
    switch key.merging {
    case .never: return nil
    case .minimum: return values.min()
    case .maximum: return values.max()
    case .mean: return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// A named value that a child hands to the layout that contains it.
public protocol LayoutValueKey {
  /// What is handed over.
  associatedtype Value: Sendable

  /// The value of a child that gives none.
  static var defaultValue: Value { get }
}
