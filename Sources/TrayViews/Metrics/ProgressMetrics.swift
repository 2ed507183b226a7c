// SPDX-License-Identifier: MIT

import TrayGeometry

/// The lengths of views that show how far something has come, and of groups that unfold.
enum ProgressMetrics {
  /// The height of a bar: 4 on iOS 26 (iamcgn/swiftui-web), the same in UIKit since iOS 14.
  static let barHeight = ControlMetric(4).guessed(in: .ios17, .ios18, error: 0.5)
  /// The distance of a bar from its label: 4 on iOS 26 (iamcgn/swiftui-web).
  static let barGap = ControlMetric(4).guessed(in: .ios17, .ios18, error: 4)
  /// The side of a wheel that turns: 20 on iOS 26 (iamcgn/swiftui-web), in UIKit since iOS 13.
  static let wheelSide = ControlMetric(20)
  /// The distance of a wheel from its label: 8.43 on iOS 26 (iamcgn/swiftui-web), 8 on iOS 14
  /// (DominatorVbN/ViewComponents).
  static let wheelGap = ControlMetric(8)
  /// The width of the arrow of a group that unfolds; nobody has pictured one.
  static let arrowWidth = ControlMetric(8).guessed(in: .ios17, .ios18, .ios26, error: 4)
  /// The height of the arrow of a group that unfolds; nobody has pictured one.
  static let arrowHeight = ControlMetric(14).guessed(in: .ios17, .ios18, .ios26, error: 4)
}
