// SPDX-License-Identifier: MIT

/// A line with corners: values at a few places, straight in between, level outside.
///
/// The dim behind a surface, an index between stops or a blend are ramps over the live height.
/// They have no clock of their own, so they can't drift from what they follow.
public struct Ramp: Hashable, Sendable {
  /// A place and the value there.
  public struct Corner: Hashable, Sendable {
    /// The place.
    public let place: Double

    /// The value at that place.
    public let value: Double

    /// Creates a corner.
    public init(at place: Double, value: Double) {
      self.place = place
      self.value = value
    }
  }

  /// The corners in ascending order of their places.
  public let corners: [Corner]

  /// Creates a ramp.
  ///
  /// - Parameter corners: In any order; one with a number that is not finite is left out. Two at
  ///   the same place make a jump, the second one holding at the place itself.
  public init(_ corners: [Corner]) {
    var sorted: [Corner] = []
    for corner in corners where corner.place.isFinite && corner.value.isFinite {
      var index = sorted.endIndex
      while index > 0, sorted[index - 1].place > corner.place { index -= 1 }
      sorted.insert(corner, at: index)
    }
    self.corners = sorted
  }

  /// The value at a place; 0 for a ramp without corners, the first corner's for NaN.
  ///
  /// - Complexity: O(*n*) in the number of corners; allocates nothing.
  public func value(at place: Double) -> Double {
    guard var before = corners.first else { return 0 }
    for corner in corners {
      if corner.place > place {
        guard before.place <= place else { return before.value }
        let share = (place - before.place) / (corner.place - before.place)
        return before.value + (corner.value - before.value) * share
      }
      if corner.place <= place { before = corner }
    }
    return before.value
  }
}
