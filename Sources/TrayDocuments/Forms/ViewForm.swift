// SPDX-License-Identifier: MIT

import TrayKit

/// A type of view that documents know: its name, its keys, and the view that it stands for.
struct ViewForm: Sendable {
  /// The name of the type.
  let name: String
  /// Other spellings of the name, such as the one in Swift.
  let aliases: [String]
  /// What the view is, in a sentence.
  let doc: String
  /// What may be said of the view.
  let properties: [Property]
  /// What holds between the keys.
  let rule: ObjectRule
  /// How many views one counts as, without those that it holds.
  let weight: Int
  /// Adds the nodes of the view.
  let lower: @Sendable (PropertyValues, StringTable, inout TreeBuilder) -> Void

  init(
    _ name: String, also aliases: [String] = [], _ doc: String, _ properties: [Property] = [],
    rule: ObjectRule = ObjectRule(), weight: Int = 1,
    _ lower: @escaping @Sendable (PropertyValues, StringTable, inout TreeBuilder) -> Void
  ) {
    self.name = name
    self.aliases = aliases
    self.doc = doc
    self.properties = properties
    self.rule = rule
    self.weight = weight
    self.lower = lower
  }

  /// All types, in the order in which errors list them.
  static let all: [ViewForm] = [
    texts, stacks, marks, answers, calendars, pictures, containers, lists, controls,
  ].flatMap { $0 }

  /// The type with a name.
  static func named(_ name: String) -> ViewForm? { byName[name] }

  /// The types by their names and other spellings.
  static let choices = JSONChoices(
    all.map { ($0.name, $0) },
    aliases: all.flatMap { form in form.aliases.map { ($0, form) } })

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The views inside.
  static let children = Property("children", .views, "The views inside, in order.")
}

/// A label: a text, or views.
struct LabelDocument: View {
  let title: String?
  let views: ViewDocuments

  /// The keys that say what a label is.
  static let properties = [
    Property("text", also: ["title"], .text, .requiredUnless("label"), "The text of the label."),
    Property("label", .views, "The views of a label that is no text."),
  ]

  init(
    _ values: PropertyValues, _ strings: StringTable, _ builder: inout TreeBuilder
  ) {
    title = values.text("text", strings, &builder)
    views = values.views("label", strings)
  }

  @ViewBuilder var body: some View {
    if let title { Text(title) } else { views }
  }
}
