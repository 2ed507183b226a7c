// SPDX-License-Identifier: MIT

import TrayKit

/// A type of view that documents know from a table: its name, its keys, and the view they stand for.
struct ViewForm: Sendable {
  /// The name of the type.
  let name: String
  /// What may be said of the view.
  let properties: [Property]
  /// Adds the nodes of the view.
  let lower: @Sendable (PropertyValues, StringTable, inout TreeBuilder) -> Void

  init(
    _ name: String, _ properties: [Property] = [],
    _ lower: @escaping @Sendable (PropertyValues, StringTable, inout TreeBuilder) -> Void
  ) {
    self.name = name
    self.properties = properties
    self.lower = lower
  }

  /// All types, in the order in which errors list them.
  static let all: [ViewForm] = containers + lists + controls

  /// The type with a name.
  static func named(_ name: String) -> ViewForm? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The views inside.
  static let children = Property("children", .views)
}

/// A label: a text, or views.
struct LabelDocument: View {
  let title: String?
  let views: ViewDocuments

  /// The keys that say what a label is.
  static let properties = [
    Property("text", .text, .requiredUnless("label")), Property("label", .views),
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
