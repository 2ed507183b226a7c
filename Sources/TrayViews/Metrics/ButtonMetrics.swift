// SPDX-License-Identifier: MIT

import TrayGeometry

/// The room around the label of a bordered button.
enum ButtonMetrics {
  /// At the sides, mini and small; iOS 26: 53 wide around a symbol (meshtastic/Meshtastic-Apple).
  static let smallHorizontal = ControlMetric(10).guessed(in: .ios17, .ios18, error: 2)
  /// Above and below, mini and small; iOS 26: 28 and 42 high (iamcgn/swiftui-web, Meshtastic-Apple).
  static let smallVertical = ControlMetric(5).guessed(in: .ios17, .ios18, error: 1)
  /// At the sides, regular; iOS 26: the value of a picker begins 12 in (meshtastic/Meshtastic-Apple).
  static let regularHorizontal = ControlMetric(12).guessed(in: .ios17, .ios18, error: 2)
  /// Above and below, regular; iOS 26: 34.33 high (meshtastic/Meshtastic-Apple).
  static let regularVertical = ControlMetric(7).guessed(in: .ios17, .ios18, error: 1)
  /// At the sides, large and extra large; the published sizes of iOS 15.
  static let largeHorizontal = ControlMetric(20)
  /// Above and below, large and extra large; iOS 26: 50.33 high (iamcgn/swiftui-web).
  static let largeVertical = ControlMetric(15).guessed(in: .ios17, .ios18, error: 1)
}
