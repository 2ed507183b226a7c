// SPDX-License-Identifier: MIT

import TrayGeometry

/// The lengths of fields.
///
/// A plain field is as high as the leading of its font: 22 for body at the large text size and 21 at
/// the medium one, on iOS 16 to 26 (cashapp/AccessibilitySnapshot, home-assistant/iOS). A secure field
/// is a line of its text high, 20.33, and its prompt a whole point, 21 (the same, iOS 17 to 26).
enum FieldMetrics {
  /// The room above and below a text in a border; with lines of 22 a field is 34 high on iOS 26
  /// (iamcgn/swiftui-web).
  static let borderVertical = ControlMetric(6).guessed(in: .ios17, .ios18, error: 1)
  /// The room at the sides of a text in a border; 7 on iOS 26 (iamcgn/swiftui-web).
  static let borderHorizontal = ControlMetric(7).guessed(in: .ios17, .ios18, error: 1)
  /// The height of a search field.
  ///
  /// iOS 16: 36 (a navigation bar of a snapshot); iOS 26: 38 in a capsule (iamcgn/swiftui-web).
  static let searchHeight = ControlMetric(before: 36, ios26: 38)
}
