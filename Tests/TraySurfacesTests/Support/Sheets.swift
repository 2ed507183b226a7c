// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TraySurfaces

/// Sheets and windows for tests.
enum Sheets {
  /// 393 × 852 with insets 59 and 34: at most 759.
  static let phone = Window(
    size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34),
    scale: 3)

  /// A list of 2000 points that scrolls along.
  static let list = SheetContent(idealHeight: 2000, scroll: TrayScroll(id: 1, range: 1400))

  /// A sheet at rest at its first position.
  static func resting(
    style: SheetStyle = .modal, _ content: SheetContent = list,
    insets: SheetInsets = SheetInsets(), options: SheetOptions = .all,
    system: SheetSystem = .cards, in window: Window = phone
  ) -> Sheet {
    var sheet = Sheet(
      style: style, content: content, insets: insets, options: options, system: system,
      window: window)
    sheet.present(isAnimated: false)
    _ = sheet.takeReports()
    return sheet
  }

  /// A modal sheet in the native look, at rest.
  static func native(
    _ content: SheetContent = list, insets: SheetInsets = SheetInsets(),
    system: SheetSystem = .cards, in window: Window = phone
  ) -> Sheet {
    resting(
      content, insets: insets, options: [.all, .nativeSheet], system: system, in: window)
  }
}

extension Sheet {
  /// Lets frames of a 120th of a second pass until nothing moves, two minutes at most.
  mutating func run() {
    for _ in 0..<14_400 where tray.needsFrames { advance(by: 1.0 / 120) }
  }

  /// A drag in steps of 10 milliseconds that ends with a velocity.
  mutating func drag(by distance: Double, velocity: Double = 0, scroll: Int? = nil) {
    handle(.dragBegan(scroll: scroll, time: 0))
    for step in 1...4 { handle(.dragMoved(by: distance / 4, time: Double(step) * 0.01)) }
    handle(.dragEnded(velocity: velocity, time: 0.04))
  }

  /// The rectangle of the surface at rest at its selected stop.
  var restingFrame: Rect { resolution.selectedStop.frame }

  /// The positions that were reported, in order.
  var reportedPositions: [SheetPosition] {
    reports.compactMap { if case .positionChanged(let position) = $0 { position } else { nil } }
  }
}
