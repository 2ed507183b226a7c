// SPDX-License-Identifier: MIT

/// The resistance past an edge: the further the pull, the less it moves.
///
/// With the pull `x`, the coefficient `c` and the dimension `d`, the offset shown is
/// `xc / (1 + xc/d)`: it starts with the slope `c`, never reaches `d`, and is odd in `x`. The
/// formula and its coefficient of 0.55 are UIScrollView's as published by Chpwn (gist 6961057).
///
/// Two spaces meet here: the **pull** of the finger and the **offset** shown. A drag adds to the
/// pull; a spring moves the offset. Whoever takes over from the other must convert, or the surface
/// jumps: `pull(showing:)` on a grab, `slope(at:)` for the velocity on a release.
public struct RubberBand: Hashable, Sendable {
  /// The share of the first point of pull that is shown; at least 0.
  public let coefficient: Double

  /// The offset that is never reached, in points; at least 0.
  ///
  /// Usually the size of the container.
  public let dimension: Double

  /// UIScrollView's coefficient.
  public static let standardCoefficient = 0.55

  /// A rubber band that gives nothing: the edge is rigid.
  public static let rigid = RubberBand(dimension: 0, coefficient: 0)

  /// A rubber band that doesn't pull: there is no edge.
  public static let free = RubberBand(dimension: .infinity, coefficient: 1)

  /// Creates a rubber band.
  ///
  /// - Parameters:
  ///   - dimension: Points. A negative value or NaN counts as 0, which gives nothing; an infinite
  ///     one gives the same share without end.
  ///   - coefficient: A negative value or NaN counts as 0, which gives nothing. Above 1 the offset
  ///     runs ahead of the finger at first.
  public init(dimension: Double, coefficient: Double = Self.standardCoefficient) {
    self.dimension = dimension > 0 ? dimension : 0
    self.coefficient = coefficient > 0 ? min(coefficient, 1e9) : 0
  }

  /// Whether every pull shows as it is.
  var isFree: Bool { coefficient == 1 && dimension == .infinity }

  /// Whether no pull shows.
  public var isRigid: Bool { dimension == 0 || coefficient == 0 }

  /// The offset shown for a pull, with the sign of the pull; below `dimension` in size.
  ///
  /// An infinite pull gives the dimension; NaN gives NaN.
  public func offset(forPull pull: Double) -> Double {
    if pull.isNaN { return pull }
    if isRigid { return 0 }
    let stretch = pull * coefficient
    guard stretch.isFinite else { return pull < 0 ? -dimension : dimension }
    return stretch / (1 + stretch.magnitude / dimension)
  }

  /// The pull that shows an offset: the inverse of `offset(forPull:)`.
  ///
  /// An offset at or past the dimension has no pull; it is taken as the largest one below it. A
  /// rigid band shows nothing, so its pull is 0. NaN gives NaN.
  public func pull(showing offset: Double) -> Double {
    if offset.isNaN { return offset }
    if isRigid { return 0 }
    let limit = min(dimension, .greatestFiniteMagnitude).nextDown
    let shown = min(max(offset, -limit), limit)
    return shown / coefficient / (1 - shown.magnitude / dimension)
  }

  /// How much of a finger's velocity the offset has at a pull: the coefficient at 0, then less.
  public func slope(atPull pull: Double) -> Double {
    if isRigid { return 0 }
    let give = 1 + pull.magnitude * coefficient / dimension
    return coefficient / (give * give)
  }
}
