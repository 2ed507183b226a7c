// SPDX-License-Identifier: MIT

import TrayGeometry

/// The lengths of steppers and sliders.
enum ValueMetrics {
  /// The width of a stepper's buttons: 94 on iOS 17, 18 and 26 (cashapp/AccessibilitySnapshot).
  static let stepperWidth = ControlMetric(94)
  /// The height of a stepper's buttons: 32 on iOS 17, 18 and 26 (cashapp/AccessibilitySnapshot).
  static let stepperHeight = ControlMetric(32)
  /// The height of a slider.
  ///
  /// iOS 26: 31 (iamcgn/swiftui-web). On all three UIKit's own is 34, of which the alignment rectangle
  /// is 31 on iOS 26 (cashapp/AccessibilitySnapshot).
  static let sliderHeight = ControlMetric(31).guessed(in: .ios17, .ios18, error: 3)
}
