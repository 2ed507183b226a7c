// SPDX-License-Identifier: MIT

import TrayKit

extension ModifierForm {
  /// Modifiers that name the places of a control that two sections of a reveal share.
  static let reveals: [ModifierForm] = [
    ModifierForm(
      "morphSource", place, "Says where a control is that moves to a `morphDestination`."
    ) { value, view in
      view.morphSource(value.controlName, cornerRadius: value.controlRadius)
    },
    ModifierForm(
      "morphDestination", place, "Says where a control ends that moves from a `morphSource`."
    ) { value, view in
      view.morphDestination(value.controlName, cornerRadius: value.controlRadius)
    },
  ]

  /// The name of the control, or an object with its corners here.
  private static let place = PropertyKind.either([
    .string,
    .object([
      Property("id", .string, .required, "The name of the control."),
      Property(
        "cornerRadius", .number(0...100_000), default: 0,
        "The radius of its corners here, in points."),
    ]),
  ])
}

extension PropertyValue {
  fileprivate var controlName: String { string ?? object?.string("id") ?? "" }
  fileprivate var controlRadius: Double { object?.amount("cornerRadius") ?? 0 }
}
