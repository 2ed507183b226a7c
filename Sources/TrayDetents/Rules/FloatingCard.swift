// SPDX-License-Identifier: MIT

/// The shape of a surface that floats as a card, its distance from the edges shrinking with height.
///
/// The numbers reproduce twelve frames measured on iOS 26.1. The card is the surface laid out at its
/// full width and drawn smaller, so its frame isn't rounded to pixels. At the maximum it is no card.
public struct FloatingCard: Hashable, Sendable {
  /// The distance from the edges at low heights, in points.
  public var greatestInset: Double
  /// The distance from the edges at high heights, in points.
  public var leastInset: Double
  /// The content height up to which the distance is the greatest, in points.
  public var lowHeight: Double
  /// The content height from which the distance is the least, in points.
  public var highHeight: Double
  /// The content height from which the whole bottom inset is added, in points.
  ///
  /// Up to `highHeight` none is added. Between the two there is no measurement: a straight line.
  public var insetHeight: Double

  /// Creates a card; the defaults are iOS 26.1's.
  public init(
    greatestInset: Double = 28, leastInset: Double = 8, lowHeight: Double = 76,
    highHeight: Double = 150, insetHeight: Double = 200
  ) {
    self.greatestInset = greatestInset
    self.leastInset = leastInset
    self.lowHeight = lowHeight
    self.highHeight = highHeight
    self.insetHeight = insetHeight
  }

  /// The distance from both sides and the bottom at a content height, in points.
  public func edgeInset(atContentHeight height: Double) -> Double {
    let progress = Self.progress(of: height, from: lowHeight, to: highHeight)
    return greatestInset + (leastInset - greatestInset) * progress
  }

  /// How much of the window's bottom inset is added below a content height, in points.
  public func addedBottomInset(_ inset: Double, atContentHeight height: Double) -> Double {
    inset * Self.progress(of: height, from: highHeight, to: insetHeight)
  }

  /// How much of the window's bottom inset lies inside a content height, in points.
  public func innerBottomInset(_ inset: Double, atContentHeight height: Double) -> Double {
    let ramp = inset * Self.progress(of: height, from: lowHeight, to: highHeight)
    return max(ramp - addedBottomInset(inset, atContentHeight: height), 0)
  }

  private static func progress(of height: Double, from low: Double, to high: Double) -> Double {
    guard high > low else { return height >= high ? 1 : 0 }
    return min(max((height - low) / (high - low), 0), 1)
  }
}
