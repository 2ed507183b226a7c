// SPDX-License-Identifier: MIT

/// A range that gives way at its ends: inside a value is itself, outside a rubber band pulls back.
///
/// The two spaces of `RubberBand` apply: the **raw** value is where the finger has moved to, the
/// **shown** one where the surface is. Inside the range, and past an end whose band is free, they are
/// equal to the last bit.
public struct SoftRange: Hashable, Sendable {
  /// The lower end.
  public let lower: Double

  /// The upper end, not below the lower one.
  public let upper: Double

  /// What happens below the lower end.
  public let lowerBand: RubberBand

  /// What happens above the upper end.
  public let upperBand: RubberBand

  /// Creates a range with a rubber band at each end.
  ///
  /// - Parameters:
  ///   - lower: One end; NaN counts as no end.
  ///   - upper: The other end; NaN counts as no end. Ends in the wrong order are exchanged.
  ///   - lowerBand: The band below the range; `rigid` clamps.
  ///   - upperBand: The band above the range; `rigid` clamps.
  public init(lower: Double, upper: Double, lowerBand: RubberBand, upperBand: RubberBand) {
    let low = lower.isNaN ? -.infinity : lower
    let high = upper.isNaN ? .infinity : upper
    self.lower = min(low, high)
    self.upper = max(low, high)
    self.lowerBand = lowerBand
    self.upperBand = upperBand
  }

  /// Creates a range with the same rubber band at both ends.
  public init(lower: Double, upper: Double, band: RubberBand) {
    self.init(lower: lower, upper: upper, lowerBand: band, upperBand: band)
  }

  /// The value shown for a raw one; NaN gives NaN.
  public func shown(_ raw: Double) -> Double {
    if raw > upper, !upperBand.isFree { return upper + upperBand.offset(forPull: raw - upper) }
    if raw < lower, !lowerBand.isFree { return lower + lowerBand.offset(forPull: raw - lower) }
    return raw
  }

  /// The raw value that is shown as `shown`: the inverse, for a grab of what is on screen.
  ///
  /// Past a rigid end nothing is shown, so such a value gives the end itself.
  public func raw(showing shown: Double) -> Double {
    if shown > upper, !upperBand.isFree {
      return upper + upperBand.pull(showing: shown - upper)
    }
    if shown < lower, !lowerBand.isFree {
      return lower + lowerBand.pull(showing: shown - lower)
    }
    return shown
  }

  /// The share of a finger's velocity that the shown value has: 1 inside, less outside.
  public func slope(atRaw raw: Double) -> Double {
    if raw > upper { return upperBand.slope(atPull: raw - upper) }
    if raw < lower { return lowerBand.slope(atPull: raw - lower) }
    return 1
  }
}
