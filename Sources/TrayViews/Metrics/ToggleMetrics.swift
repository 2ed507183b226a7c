// SPDX-License-Identifier: MIT

import TrayGeometry

/// The lengths of a switch.
enum ToggleMetrics {
  /// The width that counts in layout.
  ///
  /// iOS 16 to 18: 51; iOS 26: 63 are drawn, of which 2 reach past the trailing edge of the row
  /// (home-assistant/iOS, meshtastic/Meshtastic-Apple).
  static let width = ControlMetric(before: 51, ios26: 61)
  /// The height; iOS 16 to 18: 31, iOS 26: 28 in a stack (home-assistant/iOS).
  static let height = ControlMetric(before: 31, ios26: 28)
  /// The width that is drawn.
  static let drawnWidth = ControlMetric(before: 51, ios26: 63)
  /// The room at the sides of a toggle that looks like a button: that of a bordered button.
  static let buttonPadding = ButtonMetrics.regularHorizontal
    .guessed(in: .ios17, .ios18, .ios26, error: 2)
}
