// SPDX-License-Identifier: MIT

import TrayGeometry

/// The lengths of labels.
enum LabelMetrics {
  /// The distance of a title from its symbol outside of lists: 8 on iOS 26 (iamcgn/swiftui-web).
  static let gap = ControlMetric(8).guessed(in: .ios17, .ios18, error: 2)
  /// The distance of a title from the column of symbols in a list: 16 on iOS 26
  /// (meshtastic/Meshtastic-Apple: 40 from the row's start, the symbol's center at 12).
  static let listGap = ControlMetric(16).guessed(in: .ios17, .ios18, error: 4)
  /// The width of the column of symbols in a list at the large text size: 24 on iOS 26; at the medium
  /// one 23 (home-assistant/iOS: 39 from the row's start, the symbol's center at 11.2).
  static let listColumn = ControlMetric(24).guessed(in: .ios17, .ios18, error: 4)
}
