// SPDX-License-Identifier: MIT

import TrayKit

extension ModifierForm {
  /// Modifiers that name the places of a control that two sections of a reveal share.
  static let reveals = [
    ModifierForm("morphSource", place) { value, view in
      view.morphSource(value.controlName, cornerRadius: value.controlRadius)
    },
    ModifierForm("morphDestination", place) { value, view in
      view.morphDestination(value.controlName, cornerRadius: value.controlRadius)
    },
  ]

  /// The name of the control, or an object with its corners here.
  private static let place = PropertyKind.either([
    .string,
    .object([
      Property("id", .string, .required), Property("cornerRadius", .number(0...100_000)),
    ]),
  ])
}

extension PropertyValue {
  fileprivate var controlName: String { string ?? object?.string("id") ?? "" }
  fileprivate var controlRadius: Double { object?.number("cornerRadius") ?? 0 }
}
