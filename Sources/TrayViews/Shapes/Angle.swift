// SPDX-License-Identifier: MIT

/// An angle; what is turned is turned after layout.
public struct Angle: Hashable, Sendable, Comparable {
  /// The angle in degrees.
  public var degrees: Double

  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// Creates an angle from radians.
  public init(radians: Double) { degrees = radians * 180 / .pi }

  /// The angle in radians.
  public var radians: Double { degrees * .pi / 180 }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Whether the first angle is smaller.
  public static func < (first: Angle, second: Angle) -> Bool { first.degrees < second.degrees }
}
