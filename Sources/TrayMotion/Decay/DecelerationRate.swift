// SPDX-License-Identifier: MIT

import TrayGeometry

/// The share of its velocity that a thrown value keeps each millisecond, as UIScrollView states it.
///
/// A release is judged by where it would land. Two formulas are in use, half a point apart at
/// 1000 points per second: the sum of a decay in steps of one millisecond, shown at WWDC 2018
/// (session 803), and the smooth decay that a scroll view draws. Releases use the first.
public struct DecelerationRate: Hashable, Sendable {
  /// The share kept per millisecond, from 0 to 0.999999.
  public let perMillisecond: Double

  /// UIScrollView's normal rate, 0.998: 1000 points per second carry 499 points.
  public static let normal = DecelerationRate(perMillisecond: 0.998)

  /// UIScrollView's fast rate, 0.99: 1000 points per second carry 99 points.
  public static let fast = DecelerationRate(perMillisecond: 0.99)

  /// Creates a rate.
  ///
  /// - Parameter share: The share kept per millisecond. A negative one or NaN counts as 0, which
  ///   carries nowhere; one above 0.999999 as 0.999999.
  public init(perMillisecond share: Double) {
    perMillisecond = share > 0 ? min(share, 0.999999) : 0
  }

  /// How far a velocity carries: `v / 1000 · d / (1 - d)`.
  ///
  /// - Parameter velocity: Units per second, of either sign. Infinite or NaN comes back so, except
  ///   that a rate of 0 turns infinity into NaN.
  /// - Returns: Units, with the sign of the velocity.
  public func projectedDistance(velocity: Double) -> Double {
    velocity / 1000 * (perMillisecond / (1 - perMillisecond))
  }

  /// Where a value would land: itself and the projected distance.
  public func landing(from value: Double, velocity: Double) -> Double {
    value + projectedDistance(velocity: velocity)
  }

  /// The velocity whose projected distance is `distance`, in units per second.
  ///
  /// Infinite for a rate of 0.
  public func velocity(toProject distance: Double) -> Double {
    distance * 1000 * ((1 - perMillisecond) / perMillisecond)
  }

  /// The smooth decay of the same rate, which carries slightly further.
  public var decay: Decay {
    Decay(rate: perMillisecond > 0 ? -1000 * Elementary.log(perMillisecond) : .infinity)
  }
}
