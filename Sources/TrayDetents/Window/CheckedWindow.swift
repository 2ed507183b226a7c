// SPDX-License-Identifier: MIT

import TrayGeometry

/// A window whose numbers make sense, cut down to the half that a surface stays in.
struct CheckedWindow: Sendable {
  /// The window, or its half, in window coordinates.
  private(set) var region: Rect
  /// The insets of `region`; 0 along a fold.
  private(set) var insets: WindowInsets
  /// The pixels.
  let grid: PixelGrid
  /// How much of `region` a keyboard covers, in points.
  private(set) var overlap = 0.0
  /// How much lower the region is because the host ended it at a keyboard, in points.
  private(set) var consumed = 0.0
  /// Whether a keyboard is on the window or has shortened it.
  private(set) var isKeyboardUp = false
  /// What didn't make sense.
  private(set) var issues: [DetentIssue] = []

  /// Extents and insets above this are taken for mistakes, in points.
  private static let greatestLength = 1e6

  init(_ window: Window) {
    region = .zero
    insets = .zero
    grid = window.pixelGrid
    region.size.width = checkExtent(window.size.width, .horizontal)
    region.size.height = checkExtent(window.size.height, .vertical)
    if region.width == 0 || region.height == 0 { issues.append(.windowIsEmpty) }
    checkInsets(window)
    if grid.scale != window.scale { issues.append(.windowScale(window.scale)) }
    if window.posture == .partlyFolded {
      for division in window.divisions { divide(at: division, window.layoutDirection) }
    }
    if let keyboard = window.keyboard { check(keyboard) }
  }

  private mutating func checkExtent(_ asked: Double, _ axis: Axis) -> Double {
    if asked >= 0 && asked <= Self.greatestLength { return asked }
    let used = asked.isFinite ? min(max(asked, 0), Self.greatestLength) : 0
    issues.append(.windowExtent(axis, asked: asked, used: used))
    return used
  }

  private mutating func checkInsets(_ window: Window) {
    let asked = window.safeAreaInsets
    let isRightToLeft = window.layoutDirection == .rightToLeft
    insets.top = checkInset(asked.top, .top, room: region.height)
    insets.bottom = checkInset(asked.bottom, .bottom, room: region.height - insets.top)
    insets.left = checkInset(
      asked.left, isRightToLeft ? .trailing : .leading, room: region.width)
    insets.right = checkInset(
      asked.right, isRightToLeft ? .leading : .trailing, room: region.width - insets.left)
  }

  private mutating func checkInset(_ asked: Double, _ edge: Edge, room: Double) -> Double {
    if asked >= 0 && asked <= room { return asked }
    let used = asked.isFinite ? min(max(asked, 0), room) : 0
    issues.append(.windowInset(edge, asked: asked, used: used))
    return used
  }

  /// Cuts the region at a fold: below a horizontal one, on the leading side of a vertical one.
  ///
  /// These are the halves that iOS 27.1 chooses: the lower panel of a device that stands like a
  /// laptop, the leading page of one that is held like a book.
  private mutating func divide(at division: Rect, _ direction: LayoutDirection) {
    guard
      division.minX.isFinite, division.minY.isFinite, division.size.isFinite,
      division.width >= 0, division.height >= 0
    else {
      issues.append(.divisionIgnored(division))
      return
    }
    let isHorizontal = division.width >= division.height
    let keepsLeft = direction == .leftToRight
    var half = region
    if isHorizontal {
      half.origin.y = max(region.minY, division.maxY)
      half.size.height = region.maxY - half.minY
    } else if keepsLeft {
      half.size.width = min(region.maxX, division.minX) - region.minX
    } else {
      half.origin.x = max(region.minX, division.maxX)
      half.size.width = region.maxX - half.minX
    }
    guard half.width > 0, half.height > 0 else {
      issues.append(.divisionIgnored(division))
      return
    }
    keepInsets(in: half)
  }

  /// Takes a part of the region, with what reaches into it of the insets.
  private mutating func keepInsets(in half: Rect) {
    insets.top = min(max(insets.top - (half.minY - region.minY), 0), half.height)
    insets.left = min(max(insets.left - (half.minX - region.minX), 0), half.width)
    insets.right = min(max(insets.right - (region.maxX - half.maxX), 0), half.width)
    region = half
  }

  private mutating func check(_ keyboard: Keyboard) {
    guard let frame = keyboard.windowFrame else {
      issues.append(.keyboardFrame(keyboard.frame))
      return
    }
    if keyboard.isConsumedByHost {
      consumed = min(max(frame.maxY - region.maxY, 0), Self.greatestLength)
      isKeyboardUp = consumed > 0
    } else {
      overlap = keyboard.overlap(with: region)
      isKeyboardUp = frame.intersection(region) != nil
    }
  }
}
