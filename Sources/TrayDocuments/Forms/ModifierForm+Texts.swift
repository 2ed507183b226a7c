// SPDX-License-Identifier: MIT

import TrayKit

extension ModifierForm {
  /// Modifiers of fonts, for the texts inside that say nothing of their own.
  static let fonts: [ModifierForm] = [
    font(
      "font",
      .either(
        [.name(ViewNames.styles), .object(FontDocument.properties, FontDocument.rule)],
        complaint: .kind(1)),
      "Gives the texts inside a text style, or a font as the keys of a text say it."
    ) { value in
      value.object.map { FontDocument($0) } ?? FontDocument(style: value.choice(ViewNames.styles))
    },
    font("fontWeight", FontDocument.weight, "Gives the texts inside a weight.") {
      FontDocument(weight: $0.weight)
    },
    font("bold", .bool, "Emphasises the texts inside, or not.") { FontDocument(isBold: $0.bool) },
    font("italic", .bool, "Slants the texts inside, or not.") { FontDocument(isItalic: $0.bool) },
    font("monospacedDigit", .bool, "Gives the digits inside one width, or not.") {
      FontDocument(hasEqualDigits: $0.bool)
    },
  ]

  private static func font(
    _ name: String, _ kind: PropertyKind, _ doc: String,
    _ font: @escaping @Sendable (PropertyValue) -> FontDocument
  ) -> ModifierForm {
    ModifierForm(Property(name, kind, doc), environment: { font($0).adjust(&$1) })
  }

  /// What a text may say of its lines, for the texts inside.
  static let lines = TextSetting.all.map { ModifierForm($0.property, environment: $0.adjust) }

  /// Modifiers of texts that are no keys of texts themselves.
  static let texts: [ModifierForm] = [
    ModifierForm(
      "textCase", .name(ViewNames.cases), "Shows the texts inside in capitals, or in small letters."
    ) { value, view in
      view.textCase(value.choice(ViewNames.cases))
    },
    ModifierForm(
      "fontDesign", .name(ViewNames.designs), "Gives the texts inside a design of the system font."
    ) { value, view in
      view.fontDesign(value.choice(ViewNames.designs))
    },
  ]
}
