// SPDX-License-Identifier: MIT

import TrayGeometry

/// The greatest height a detent can have, as it is without a keyboard.
struct MaximumHeight {
  private(set) var gap: Double
  private(set) var maximum: Double
  private(set) var derivation: Derivation

  init(_ contract: StepContract, _ window: Window, _ checked: CheckedWindow) {
    let (height, insets) = (checked.region.height, checked.insets)
    derivation = Derivation(source: .regionHeight(height), raw: height)
    derivation.apply(.consumedKeyboard(checked.consumed), height + checked.consumed)
    let form = contract.width.form(in: window, width: checked.region.width)
    let wanted = Self.topGap(contract.rules.topGap, insets)
    // A form, and what stays below a fold, has an edge of its own there that is not the window's.
    let least = form == nil && checked.region.minY == 0 ? -height : 0
    gap = min(max(wanted, least), height)
    derivation.apply(
      .topGap(inset: insets.top, extra: gap - insets.top), derivation.result - gap)
    // A form stands clear of the bottom inset, whoever owns it elsewhere.
    if contract.safeArea == .outside || form != nil {
      derivation.apply(.bottomInset(insets.bottom), max(derivation.result - insets.bottom, 0))
    }
    if let height = form?.height, height > 0, height < derivation.result {
      derivation.apply(.form(height), height)
    }
    maximum = derivation.result
  }

  private static func topGap(_ rule: ResolutionRules.TopGap, _ insets: WindowInsets) -> Double {
    let inset = insets.top
    switch rule {
    case .statusBar(let extra, let limit):
      let gap = inset > 0 && inset <= limit ? inset + extra : inset
      return gap.isFinite ? max(gap, 0) : inset
    case .stacked(let extra, let withoutIndicator):
      let gap = inset + (insets.bottom > 0 ? extra : withoutIndicator)
      return gap.isFinite ? max(gap, 0) : inset
    case .safeArea(let extra):
      let gap = inset + extra
      return gap.isFinite ? max(gap, 0) : inset
    case .window(let distance): return distance.isFinite ? distance : inset
    }
  }
}
