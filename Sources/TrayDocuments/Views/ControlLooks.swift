// SPDX-License-Identifier: MIT

import TrayKit

/// How buttons look, as far as a document can say it.
enum ButtonLook: Hashable, Sendable {
  case automatic, plain, borderless, bordered, borderedProminent

  /// The style of the look.
  var style: any PrimitiveButtonStyle {
    switch self {
    case .automatic: DefaultButtonStyle()
    case .plain: PlainButtonStyle()
    case .borderless: BorderlessButtonStyle()
    case .bordered: BorderedButtonStyle()
    case .borderedProminent: BorderedProminentButtonStyle()
    }
  }
}

/// How labels look, as far as a document can say it.
enum LabelLook: Hashable, Sendable {
  case automatic, iconOnly, titleOnly, titleAndIcon

  /// The style of the look.
  var style: any LabelStyle {
    switch self {
    case .automatic: DefaultLabelStyle()
    case .iconOnly: IconOnlyLabelStyle()
    case .titleOnly: TitleOnlyLabelStyle()
    case .titleAndIcon: TitleAndIconLabelStyle()
    }
  }
}

/// How toggles look, as far as a document can say it.
enum ToggleLook: Hashable, Sendable {
  case automatic, `switch`, button

  /// The style of the look.
  var style: any ToggleStyle {
    switch self {
    case .automatic: DefaultToggleStyle()
    case .switch: SwitchToggleStyle()
    case .button: ButtonToggleStyle()
    }
  }
}
