// SPDX-License-Identifier: MIT

/// How dark the content behind the surface becomes, stop by stop.
///
/// Between two stops the opacity follows the live height in a straight line, from 0 at height 0.
/// Opacities outside 0…1 are clamped and NaN counts as 0, each with an issue.
public struct DimPolicy: Hashable, Sendable {
  /// The opacity of black at one stop.
  public struct Level: Hashable, Sendable {
    /// The detent whose stop is meant.
    public var id: DetentID
    /// The opacity, 0…1.
    public var opacity: Double

    /// Creates a level.
    public init(_ id: DetentID, _ opacity: Double) {
      self.id = id
      self.opacity = opacity
    }
  }

  /// The opacity at stops that `levels` doesn't name, 0…1.
  public var opacity: Double
  /// The opacity at single stops; where merged detents differ, the darkest counts.
  public var levels: [Level]
  /// The highest stop without dim; nil means that the levels decide alone.
  public var largestUndimmed: DetentID?

  /// Creates a policy; 0.2 is what iOS 26 shows (measured).
  public init(
    _ opacity: Double = 0.2, levels: [Level] = [], largestUndimmed: DetentID? = nil
  ) {
    self.opacity = opacity
    self.levels = levels
    self.largestUndimmed = largestUndimmed
  }

  /// No dim at any stop.
  public static let none = DimPolicy(0)
}
