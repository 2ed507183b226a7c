// SPDX-License-Identifier: MIT

import TrayKit

/// The names that documents use for values of a contract.
enum ContractNames {
  static let conditions: JSONChoices<DetentCondition> = [
    "always": .always, "keyboard": .keyboard, "noKeyboard": !.keyboard,
    "compactWidth": .horizontal(.compact), "regularWidth": .horizontal(.regular),
    "compactHeight": .vertical(.compact), "regularHeight": .vertical(.regular),
    "partlyFolded": .posture(.partlyFolded), "flat": .posture(.flat), "screenReader": .screenReader,
    "accessibilityTextSize": .textSizeAtLeast(.accessibility1),
  ]
  static let tapsOnDim: JSONChoices<TapOnDim> = [
    "ignore": .ignore, "dismiss": .dismiss, "collapse": .collapse,
  ]
  static let outside: JSONChoices<OutsideTouches> = [
    "block": .block, "pass": .pass, "passWhereUndimmed": .passWhereUndimmed,
  ]
  static let dismissals: JSONChoices<DismissalPolicy.Ways> = [
    "drag": .drag, "tapOutside": .tapOutside, "escape": .escape,
  ]
  static let keyboards: JSONChoices<KeyboardPolicy> = [
    "grow": .grow, "lift": .lift, "fill": .fill, "largest": .largest, "ignore": .ignore,
  ]
  static let surfaces: JSONChoices<SurfaceMode> = [
    "presented": .presented, "persistent": .persistent,
  ]
  static let forms: JSONChoices<FormSize> = ["form": .form, "page": .page]
  static let placements: JSONChoices<WidthPolicy.Placement> = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}
