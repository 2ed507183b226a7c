// SPDX-License-Identifier: MIT

extension Spring {
  /// SwiftUI's `smooth`: half a second, no bounce.
  public static let smooth = Spring(duration: 0.5, bounce: 0)

  /// SwiftUI's `snappy`: half a second, a small bounce (0.15).
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)

  /// SwiftUI's `bouncy`: half a second, a bounce of 0.3.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// SwiftUI's `spring(response:dampingFraction:)` with its default values: 0.5 s, ratio 0.825.
  public static let standard = Spring(response: 0.5, dampingRatio: 0.825)

  /// SwiftUI's `interactiveSpring`: 0.15 s, ratio 0.86; follows a finger.
  public static let interactive = Spring(response: 0.15, dampingRatio: 0.86)

  /// SwiftUI's `smooth` with another duration, in seconds, and a bounce on top of its own 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// SwiftUI's `snappy` with another duration, in seconds, and a bounce on top of its own 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// SwiftUI's `bouncy` with another duration, in seconds, and a bounce on top of its own 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
