// SPDX-License-Identifier: MIT

import TrayKit

extension ModifierForm {
  /// Modifiers of controls that a button may say itself.
  static let controls: [ModifierForm] = [
    ModifierForm(
      Property(
        "buttonStyle", .name(ViewNames.buttonStyles), "Says how the buttons inside look."),
      environment: { value, environment in
        guard let look = value.choice(ViewNames.buttonStyles) else { return }
        environment.buttonStyles.append(look.style)
      }),
    ModifierForm(
      Property(
        "controlSize", .name(ViewNames.controlSizes), "Says how large the controls inside are."),
      environment: { value, environment in
        guard let size = value.choice(ViewNames.controlSizes) else { return }
        environment.controlSize = size
      }),
  ]

  /// Modifiers that choose how controls look.
  static let styles: [ModifierForm] = [
    ModifierForm(
      "labelStyle", .name(ViewNames.labelStyles), "Says what the labels inside show."
    ) { value, view in
      let look = value.choice(ViewNames.labelStyles) ?? .automatic
      return view.transformEnvironment(\.labelStyles) { $0.append(look.style) }
    },
    ModifierForm("labelsHidden", .bool, "Leaves out the labels of the controls inside.") {
      value, view in
      view.environment(\.areLabelsHidden, value.bool ?? true)
    },
    ModifierForm("listStyle", .name(ViewNames.listStyles), "Says how the lists inside look.") {
      value, view in
      view.listStyle(value.choice(ViewNames.listStyles) ?? .automatic)
    },
    ModifierForm(
      "pickerStyle", .name(ViewNames.pickerStyles), "Says how the pickers inside look."
    ) { value, view in
      view.pickerStyle(value.choice(ViewNames.pickerStyles) ?? .automatic)
    },
    ModifierForm(
      "textFieldStyle", .name(ViewNames.textFieldStyles), "Says how the fields inside look."
    ) { value, view in
      view.textFieldStyle(value.choice(ViewNames.textFieldStyles) ?? .automatic)
    },
    ModifierForm(
      "toggleStyle", .name(ViewNames.toggleStyles), "Says how the toggles inside look."
    ) { value, view in
      let look = value.choice(ViewNames.toggleStyles) ?? .automatic
      return view.transformEnvironment(\.toggleStyles) { $0.append(look.style) }
    },
    ModifierForm("disabled", .bool, "Switches the controls inside off.") { value, view in
      view.disabled(value.bool ?? true)
    },
  ]

  /// Modifiers that change no frame; a document keeps them for whoever draws.
  static let looks: [ModifierForm] = [
    ModifierForm(
      "foregroundStyle", also: ["foregroundColor"], .name(ViewNames.colors),
      "Gives the texts and symbols inside a colour."
    ) { value, view in
      view.foregroundColor(value.choice(ViewNames.colors))
    },
    ModifierForm("cornerRadius", .number(0...100_000), "Rounds the corners, in points.") {
      value, view in
      view.cornerRadius(value.number ?? 0)
    },
    ModifierForm("opacity", .number(0...1), "Says how much of the view is seen.") { value, view in
      view.opacity(value.number ?? 1)
    },
    ModifierForm("border", .name(ViewNames.colors), "Draws a line around the view.") {
      value, view in
      view.border(value.choice(ViewNames.colors) ?? .clear)
    },
    ModifierForm("clipped", .bool, "Cuts the view off at its frame.") { value, view in
      if value.bool ?? true { view.clipped() } else { view }
    }, look("tint", .name(ViewNames.colors), "Gives the controls inside a colour."),
    look("shadow", .object(shadow), "Gives the view a shadow."),
    look("zIndex", .number(), "Draws the view in front of those of less."),
    look("rotationEffect", .number(), "Turns the view, by degrees."),
    look("scaleEffect", .number(), "Draws the view larger or smaller."),
    look("blur", .number(0...100_000), "Blurs the view, by points."),
    look("accessibilityLabel", .text, "Says what a screen reader calls the view."),
    look("accessibilityHidden", .bool, "Keeps the view from screen readers."),
  ]

  private static func look(_ name: String, _ kind: PropertyKind, _ doc: String) -> ModifierForm {
    ModifierForm(name, kind, doc) { _, view in view }
  }

  private static let shadow = [
    Property(
      "radius", .number(0...100_000), .required, "How far the shadow is blurred, in points."),
    Property("x", .number(), default: 0, "How far the shadow lies to the side, in points."),
    Property("y", .number(), default: 0, "How far the shadow lies below, in points."),
  ]
}
