// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry

/// Windows that many tests share.
enum Phones {
  /// 393 × 852 with insets 59 and 34 at three pixels per point.
  static let tall = Window(
    size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34), scale: 3
  )
  /// 375 × 667 with a status bar of 20 at two pixels per point.
  static let short = Window(
    size: Size(width: 375, height: 667), safeAreaInsets: WindowInsets(top: 20), scale: 2)

  /// A window without insets at one pixel per point.
  static func plain(_ width: Double, _ height: Double, scale: Double = 1) -> Window {
    Window(size: Size(width: width, height: height), scale: scale)
  }
}

extension Window {
  /// The same window with a docked keyboard of a height.
  func withKeyboard(_ height: Double) -> Window {
    var copy = self
    copy.keyboard = Keyboard(height: height, in: size)
    return copy
  }
}

/// Resolves a step with measured content.
func resolve(
  _ detents: [Detent], in window: Window, ideal: Double? = 300, initial: DetentID? = nil,
  after previous: Selection? = nil, _ change: (inout StepContract) -> Void = { _ in }
) -> Resolution {
  var contract = StepContract(detents: detents, initial: initial)
  change(&contract)
  return DetentResolver.resolve(
    contract: contract, window: window, measure: ContentMeasure(idealHeight: ideal),
    after: previous)
}

extension Resolution {
  /// The content heights of all stops, in points.
  var heights: [Double] { stops.map { $0.contentHeight } }
}
