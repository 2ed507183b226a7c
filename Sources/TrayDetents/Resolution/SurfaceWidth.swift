// SPDX-License-Identifier: MIT

import TrayGeometry

/// The surface's extent from side to side; a function of window and width policy alone.
struct SurfaceWidth {
  private(set) var x: Double
  private(set) var width: Double
  private(set) var derivation: Derivation

  init(
    _ policy: WidthPolicy, _ window: Window, _ checked: CheckedWindow, _ issues: inout [DetentIssue]
  ) {
    let (region, insets, grid) = (checked.region, checked.insets, checked.grid)
    derivation = Derivation(source: .regionWidth(region.width), raw: region.width)
    // Whole pixels inside the insets, so that no rounding makes the surface narrower than measured.
    let right = max(grid.roundDown(region.maxX - insets.right), grid.roundDown(region.minX))
    let left = min(grid.roundUp(region.minX + insets.left), right)
    let room = right - left
    derivation.apply(
      .sideInsets(left: insets.left, right: insets.right),
      max(region.width - insets.left - insets.right, 0))
    derivation.apply(.pixel(.down, scale: grid.scale), room)
    width = room
    let form = policy.form(in: window, width: region.width)
    if let form, form.width < room {
      width = grid.roundDown(form.width)
      derivation.apply(.form(form.width), form.width)
      derivation.apply(.pixel(.down, scale: grid.scale), width)
      x = left + grid.round((room - width) / 2)
      return
    }
    let textScale = policy.scalesWithTextSize ? window.dynamicTypeSize.bodyScale : 1
    if let readable = Self.cap(policy, &issues), readable * textScale < room {
      width = grid.roundDown(readable * textScale)
      derivation.apply(
        .readableWidth(readable, textScale: textScale), readable * textScale)
      derivation.apply(.pixel(.down, scale: grid.scale), width)
    }
    x = left + Self.offset(policy.placement, window.layoutDirection, spare: room - width, grid)
  }

  private static func cap(_ policy: WidthPolicy, _ issues: inout [DetentIssue]) -> Double? {
    guard let readable = policy.readableWidth, readable != .infinity else { return nil }
    guard readable > 0, readable.isFinite else {
      issues.append(.readableWidth(readable))
      return nil
    }
    return readable
  }

  private static func offset(
    _ placement: WidthPolicy.Placement, _ direction: LayoutDirection, spare: Double,
    _ grid: PixelGrid
  ) -> Double {
    switch placement {
    case .center: grid.round(spare / 2)
    case .leading: direction == .leftToRight ? 0 : spare
    case .trailing: direction == .leftToRight ? spare : 0
    }
  }
}

extension DynamicTypeSize {
  /// The size of body text over its default of 17 points, as Apple's guidelines list the twelve.
  var bodyScale: Double {
    let points: Double =
      switch self {
      case .xSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .xLarge: 19
      case .xxLarge: 21
      case .xxxLarge: 23
      case .accessibility1: 28
      case .accessibility2: 33
      case .accessibility3: 40
      case .accessibility4: 47
      case .accessibility5: 53
      }
    return points / 17
  }
}
