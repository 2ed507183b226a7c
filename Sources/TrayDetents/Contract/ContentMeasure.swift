// SPDX-License-Identifier: MIT

/// What measuring a step's content at the surface's width gave, in points.
///
/// Measure at the width that `DetentResolver` answers, with an unspecified height: never at a height
/// that the surface has or is moving through, or the result would depend on itself. Negative values,
/// infinities and NaN count as 0 (as unmeasured for the content), with an issue.
public struct ContentMeasure: Hashable, Sendable {
  /// A part pinned to the surface's lower edge at every stop.
  public struct BottomSection: Hashable, Sendable {
    /// The height, in points.
    public var height: Double
    /// Whether `height` holds the window's bottom inset already.
    public var includesBottomInset: Bool
    /// Whether it lies over the content, which then scrolls on below it, and adds no height.
    public var isOverlay: Bool

    /// Creates a bottom section.
    public init(height: Double, includesBottomInset: Bool = false, isOverlay: Bool = false) {
      self.height = height
      self.includesBottomInset = includesBottomInset
      self.isOverlay = isOverlay
    }
  }

  /// The content's ideal height without header and bottom section; nil while unmeasured.
  ///
  /// A scrolling part counts with all of its content, not with what it would show.
  public var idealHeight: Double?
  /// The height of a part above the content that never scrolls.
  public var headerHeight: Double
  /// The part pinned to the lower edge, or nil.
  public var bottomSection: BottomSection?
  /// The least height at which the content can be shown, or nil; a lower stop is an issue.
  public var minimumHeight: Double?
  /// The field that has the keyboard's focus and must stay in sight, or nil.
  public var focusedField: FocusedField?

  /// Lengths above this count as not measured properly, in points.
  static let greatestLength = 1e9

  /// Creates a measure, in points.
  public init(
    idealHeight: Double?, headerHeight: Double = 0, bottomSection: BottomSection? = nil,
    minimumHeight: Double? = nil, focusedField: FocusedField? = nil
  ) {
    self.idealHeight = idealHeight
    self.headerHeight = headerHeight
    self.bottomSection = bottomSection
    self.minimumHeight = minimumHeight
    self.focusedField = focusedField
  }

  /// Nothing is known yet.
  public static let unmeasured = ContentMeasure(idealHeight: nil)
}
