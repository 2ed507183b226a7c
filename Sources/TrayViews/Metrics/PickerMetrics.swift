// SPDX-License-Identifier: MIT

import TrayGeometry

/// The lengths of pickers.
enum PickerMetrics {
  /// The height of a segmented picker in layout; 32 are drawn.
  ///
  /// iOS 26: 31 (iamcgn/swiftui-web); UIKit's is 32 on iOS 17, 18 and 26.
  static let segmentedHeight = ControlMetric(31).guessed(in: .ios17, .ios18, error: 1)
  /// The height of a wheel: 216 on iOS 26 (iamcgn/swiftui-web).
  static let wheelHeight = ControlMetric(216).guessed(in: .ios17, .ios18, error: 4)
  /// The width of a wheel where none is offered: 320 on iOS 26 (iamcgn/swiftui-web).
  static let wheelWidth = ControlMetric(320).guessed(in: .ios17, .ios18, error: 4)
  /// The room at the sides of a menu's value: 12 in a row whose value stands below its label on
  /// iOS 26 (meshtastic/Meshtastic-Apple), 13.5 outside of lists (iamcgn/swiftui-web).
  static let menuHorizontal = ControlMetric(12).guessed(in: .ios17, .ios18, error: 2)
  /// The room above and below a menu's value: 34.33 high on iOS 26 (meshtastic/Meshtastic-Apple).
  static let menuVertical = ControlMetric(7).guessed(in: .ios17, .ios18, error: 1)
  /// The distance of a menu's value from its arrows: 4 on iOS 26 (iamcgn/swiftui-web).
  static let arrowGap = ControlMetric(4).guessed(in: .ios17, .ios18, error: 2)
  /// The width of a menu's arrows: 9 on iOS 26 (iamcgn/swiftui-web).
  static let arrowWidth = ControlMetric(before: 12, ios26: 9).guessed(in: .ios17, .ios18, error: 2)
  /// The distance of a label from the value below it: 4 on iOS 26 (meshtastic/Meshtastic-Apple).
  static let valueGap = ControlMetric(4)
  /// The least height of an option that stands among others; nobody has pictured it.
  static let optionHeight = ControlMetric(before: 44, ios26: 52)
    .guessed(in: .ios17, .ios18, .ios26, error: 4)
}
