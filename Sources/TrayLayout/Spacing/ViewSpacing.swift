// SPDX-License-Identifier: MIT

public import TrayGeometry

/// How much room a view would like next to others of its kind and of other kinds.
///
/// Each edge carries preferences under categories; two views that face each other take the greatest
/// distance that both have a preference for, and the platform's default where they share none
/// (LAYOUT 1.10). A view without a preference is a *plain* view.
public struct ViewSpacing: Hashable, Sendable {
  /// The distance between two views that share no preference, in points.
  public static let defaultDistance = 8.0

  /// Preferences of one edge; nil where the edge has none under that category.
  struct EdgePreference: Hashable, Sendable {
    /// Under no category: taken where no category is shared.
    var plain: Double?
    /// For an edge with text above it.
    var belowText: Double?
    /// For an edge with text below it.
    var aboveText: Double?
    /// Between two lines of text: the leading that the lower one asks for, and its pixel length.
    var leading: TextLeading?

    mutating func formUnion(_ other: EdgePreference) {
      plain = greater(plain, other.plain)
      belowText = greater(belowText, other.belowText)
      aboveText = greater(aboveText, other.aboveText)
      if let mine = leading, let theirs = other.leading {
        leading = mine.distance >= theirs.distance ? mine : theirs
      } else {
        leading = leading ?? other.leading
      }
    }
  }

  /// The leading that a line of text asks for.
  struct TextLeading: Hashable, Sendable {
    var distance: Double
    var grid: PixelGrid
  }

  var top = EdgePreference(belowText: 0)
  var leading = EdgePreference()
  var bottom = EdgePreference(aboveText: 0)
  var trailing = EdgePreference()

  /// Creates the preferences of a plain view.
  public init() {}

  /// Preferences of 0 on all edges, whatever the neighbour is.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    let none = EdgePreference(plain: 0)
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (none, none, none, none)
    return spacing
  }()

  /// Preferences of a text in a font with `metrics` (LAYOUT 1.10, step 5).
  ///
  /// To another text below it, the leading of the lower one is kept: what it has above the height of
  /// a line. A font without a leading asks for nothing there.
  init(text metrics: FontMetrics, grid: PixelGrid) {
    let height = metrics.ascent + metrics.descent
    let extra = grid.roundUp(0.1 * height)
    let line = height + extra
    let between = TextLeading(distance: max((metrics.leading ?? 0) - height, 0), grid: grid)
    top = EdgePreference(aboveText: line - metrics.ascent, leading: between)
    bottom = EdgePreference(
      belowText: max(line - metrics.capHeight, extra + metrics.descent), leading: between)
  }

  /// Takes over the greater preference of both on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The greater preference of both on the given edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance to the view that follows along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let (mine, theirs) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if let upper = mine.leading, let lower = theirs.leading {
      return upper.grid.roundUp(lower.distance)
    }
    var shared: Double?
    if let first = mine.belowText, let second = theirs.belowText {
      shared = greater(shared, first + second)
    }
    if let first = mine.aboveText, let second = theirs.aboveText {
      shared = greater(shared, first + second)
    }
    return shared ?? greater(mine.plain, theirs.plain) ?? Self.defaultDistance
  }

  /// Takes over the preferences of `other` on the given edges.
  mutating func replace(with other: ViewSpacing, edges: Edge.Set) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}

/// The greater of two optional numbers.
private func greater(_ first: Double?, _ second: Double?) -> Double? {
  guard let first else { return second }
  guard let second else { return first }
  return max(first, second)
}
