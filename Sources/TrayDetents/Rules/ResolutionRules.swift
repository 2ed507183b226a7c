// SPDX-License-Identifier: MIT

public import TrayGeometry

/// How heights are found and corrected: the policies that sheet systems differ in, as plain data.
///
/// The defaults are a tray's. A preset is nothing but another value of this type.
public struct ResolutionRules: Hashable, Sendable {
  /// How much the maximum keeps free at the top.
  public var topGap: TopGap
  /// What `medium` is of the maximum; 0.56, measured on iOS 26 (425 of 759, 356.5 of 637).
  public var mediumRatio: Double
  /// Whether `medium` is floored to a pixel, as on iOS 26; otherwise it goes to the nearest one.
  public var isMediumFloored: Bool
  /// Whether `medium` doesn't exist in a window of compact height, as on iOS.
  public var isMediumOffInCompactHeight: Bool
  /// What fractions are fractions of.
  public var fractionBase: FractionBase
  /// The greatest fraction of the height between the insets for all kinds but `large` and `full`.
  ///
  /// Nil sets no limit.
  public var partialCap: Double?
  /// What happens to a detent that asks for more than there is.
  public var aboveMaximum: AboveMaximum
  /// Whether a stop may be higher than the content.
  public var contentFit: ContentFit
  /// Whether the content is laid out for each stop anew.
  public var contentLayout: ContentLayout
  /// Whether measured content may make the surface lower again.
  public var sizing: Sizing
  /// Changes of the content's height up to this many pixels move nothing.
  public var deadBandPixels: Double
  /// What hugging detents do while the content is unmeasured.
  public var unmeasured: Unmeasured
  /// Where a surface rests first, if the contract doesn't say or what it says didn't resolve.
  public var firstSelection: FirstSelection
  /// Where a surface goes whose detent has disappeared.
  public var lostSelection: LostSelection
  /// Where the bottom section lies in relation to the height a detent asks for.
  public var bottomSection: SectionCounting
  /// The shape of a floating card, or nil for a surface on the window's lower edge.
  public var card: FloatingCard?
  /// What shows of a surface that is pulled above its largest stop.
  public var beyondLargest: BeyondLargest
  /// Where a height goes that lies halfway between two pixels.
  public var halves: PixelGrid.Halves

  /// Creates rules; what isn't named has a tray's default.
  public init(
    topGap: TopGap = .statusBar(extra: 10, upTo: 20), mediumRatio: Double = 0.56,
    isMediumFloored: Bool = true, isMediumOffInCompactHeight: Bool = true,
    fractionBase: FractionBase = .maximum,
    partialCap: Double? = nil, aboveMaximum: AboveMaximum = .clamp,
    contentFit: ContentFit = .stretch, contentLayout: ContentLayout = .resize,
    sizing: Sizing = .follow, deadBandPixels: Double = 0.5,
    unmeasured: Unmeasured = .drop, firstSelection: FirstSelection = .smallest,
    lostSelection: LostSelection = .travelThenNearest,
    bottomSection: SectionCounting = .added, card: FloatingCard? = nil,
    beyondLargest: BeyondLargest = .stretch, halves: PixelGrid.Halves = .up
  ) {
    self.topGap = topGap
    self.mediumRatio = mediumRatio
    self.isMediumFloored = isMediumFloored
    self.isMediumOffInCompactHeight = isMediumOffInCompactHeight
    self.fractionBase = fractionBase
    self.partialCap = partialCap
    self.aboveMaximum = aboveMaximum
    self.contentFit = contentFit
    self.contentLayout = contentLayout
    self.sizing = sizing
    self.deadBandPixels = deadBandPixels
    self.unmeasured = unmeasured
    self.firstSelection = firstSelection
    self.lostSelection = lostSelection
    self.bottomSection = bottomSection
    self.card = card
    self.beyondLargest = beyondLargest
    self.halves = halves
  }

  /// The greatest height that `partialCap` leaves a partial stop.
  ///
  /// - Parameter available: The height there is, in points. Nil and 0 are a window that isn't known
  ///   yet, negative values, infinities and NaN no height at all: none of them limits anything.
  /// - Returns: The height, in points, or nil for no limit.
  public func partialLimit(of available: Double?) -> Double? {
    guard let partialCap, let available, available > 0, available.isFinite else { return nil }
    let limit = partialCap * available
    return limit >= 0 ? limit : nil
  }
}

extension ResolutionRules {
  /// How much the maximum keeps free at the top of the window.
  public enum TopGap: Hashable, Sendable {
    /// The top inset, plus `extra` where the inset is a plain status bar of at most `upTo` points.
    ///
    /// Measured on iOS 26: 59 gives 59, a status bar of 20 gives 30. An inset of 0 is no status bar.
    case statusBar(extra: Double, upTo: Double)
    /// The top inset, plus `extra`, or `withoutIndicator` where no bottom inset is below.
    ///
    /// Up to iOS 18 a sheet stays 10 below the inset, and 20 below the status bar of a phone with a
    /// home button, so that the view behind it shows as a card.
    case stacked(extra: Double, withoutIndicator: Double)
    /// The top inset plus so many points.
    case safeArea(plus: Double)
    /// So many points from the window's upper edge, whatever the inset.
    ///
    /// Negative values reach beyond it, at most as far as the window is high.
    case window(Double)
  }

  /// What fractions are fractions of; always as it is without a keyboard.
  public enum FractionBase: UInt8, Hashable, Sendable, CaseIterable {
    /// The maximum.
    case maximum
    /// The height between the top and the bottom inset.
    case safeArea
    /// The window's height.
    case window
  }

  /// What happens to a detent that asks for more than the maximum.
  public enum AboveMaximum: UInt8, Hashable, Sendable, CaseIterable {
    /// It rests at the maximum.
    case clamp
    /// It is off where it reaches the maximum, as in Backpack's native sheet; `large` and `full` stay.
    case drop
  }

  /// Whether a stop may be higher than the content.
  public enum ContentFit: UInt8, Hashable, Sendable, CaseIterable {
    /// It may: the content stretches or leaves room.
    case stretch
    /// It may not: a higher stop rests at the content's height.
    case limit
  }

  /// Whether the content is laid out for each stop anew.
  public enum ContentLayout: UInt8, Hashable, Sendable, CaseIterable {
    /// At each stop it has that stop's content height.
    case resize
    /// It has the largest stop's content height everywhere, and lower stops show its upper part.
    case keepLargest
  }

  /// Whether measured content may make the surface lower again.
  public enum Sizing: UInt8, Hashable, Sendable, CaseIterable {
    /// It may.
    case follow
    /// Only a new width may; at the same width the greatest measure so far counts.
    case growOnly
  }

  /// What hugging detents do while the content is unmeasured.
  public enum Unmeasured: Hashable, Sendable {
    /// They don't exist yet.
    case drop
    /// They rest at the maximum.
    case maximum
    /// They take so many points.
    case height(Double)
  }

  /// Where a surface rests first.
  public enum FirstSelection: UInt8, Hashable, Sendable, CaseIterable {
    /// At the smallest stop that shows something and that a drag can reach.
    case smallest
    /// At the largest such stop.
    case largest
  }

  /// Where a surface goes whose detent has disappeared.
  public enum LostSelection: UInt8, Hashable, Sendable, CaseIterable {
    /// To the next stop in the direction of travel, else to the nearest by height.
    case travelThenNearest
    /// To the nearest by height.
    case nearest
    /// To the contract's initial stop.
    case initial
  }

  /// Where the bottom section lies in relation to the height a detent asks for.
  public enum SectionCounting: UInt8, Hashable, Sendable, CaseIterable {
    /// Added below the content.
    case added
    /// Inside: the content gets what the section leaves. Hugging detents hug both.
    case inside
    /// Inside and over the content, which scrolls on below it. Hugging detents hug both.
    case overlay
  }

  /// What shows of a surface that is pulled above its largest stop.
  public enum BeyondLargest: UInt8, Hashable, Sendable, CaseIterable {
    /// Its upper edge rises, and its lower edge stays where it is.
    case stretch
    /// It leaves the lower edge, as high as it was.
    case lift
  }
}
