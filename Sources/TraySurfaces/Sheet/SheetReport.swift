// SPDX-License-Identifier: MIT

/// Something that a sheet tells its host.
public enum SheetReport: Hashable, Sendable {
  /// The sheet has another position to rest at, whoever chose it; `hidden` once it is gone.
  case positionChanged(SheetPosition)
  /// The sheet is gone, and nothing keeps it any longer.
  case dismissed(DismissalReason)
  /// What the surface beneath reports besides.
  case surface(TrayReport)
}

/// What a sheet shows.
public struct SheetContent: Hashable, Sendable {
  /// The content's ideal height at the sheet's width, in points; nil while unmeasured.
  public var idealHeight: Double?
  /// The height of the section pinned to the lower edge, in points; nil without one.
  ///
  /// It lies over the content, and the tracked scroll view gets the matching inset.
  public var bottomSection: Double?
  /// The scroll view that moves along with the sheet; nil for a sheet that fits its content.
  public var scroll: TrayScroll?

  /// Creates content; its numbers count as those of `ContentMeasure` do.
  public init(
    idealHeight: Double?, bottomSection: Double? = nil, scroll: TrayScroll? = nil
  ) {
    self.idealHeight = idealHeight
    self.bottomSection = bottomSection
    self.scroll = scroll
  }
}
