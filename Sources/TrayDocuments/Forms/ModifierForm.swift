// SPDX-License-Identifier: MIT

import TrayKit

/// A modifier that documents know: its name, its value, and what it does to a view.
struct ModifierForm: Sendable {
  /// Adds the nodes of `content` under the modifier with a value.
  typealias Lower =
    @Sendable (
      PropertyValue, StringTable, inout TreeBuilder, (inout TreeBuilder) -> Void
    ) -> Void

  /// The name of the modifier, its value, and what it does, in a sentence.
  let property: Property
  private let lower: Lower

  /// The name of the modifier.
  var name: String { property.key }
  /// What the modifier may be given.
  var kind: PropertyKind { property.kind }

  /// A modifier that calls the builder.
  init(
    _ name: String, also aliases: [String] = [], _ kind: PropertyKind, _ doc: String,
    lower: @escaping Lower
  ) {
    property = Property(name, also: aliases, kind, doc)
    self.lower = lower
  }

  /// A modifier that changes what is around.
  init(
    _ property: Property,
    environment adjust: @escaping @Sendable (PropertyValue, inout EnvironmentValues) -> Void
  ) {
    self.property = property
    lower = { value, _, builder, content in
      builder.withEnvironment({ adjust(value, &$0) }, content)
    }
  }

  /// A modifier by the modifier of the view language.
  init<Modified: View>(
    _ name: String, also aliases: [String] = [], _ kind: PropertyKind, _ doc: String,
    @ViewBuilder _ apply: @escaping @Sendable (PropertyValue, LoweredView) -> Modified
  ) {
    self.init(name, also: aliases, kind, doc) { value, _, builder, content in
      withoutActuallyEscaping(content) { content in
        apply(value, LoweredView(build: content)).lower(into: &builder)
      }
    }
  }

  /// All modifiers, in the order in which errors list them.
  static let all: [ModifierForm] = [
    frames, layers, fonts, lines, controls, ContractForm.modifiers, layouts, texts, styles, looks,
    reveals,
  ].flatMap { $0 }

  /// The modifier with a name or another spelling of it.
  static func named(_ name: String) -> ModifierForm? { byName[name] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.flatMap { form in
      ([form.name] + form.property.aliases).map { ($0, form) }
    })

  /// The names of all modifiers, in order.
  static let names = all.map(\.name)

  /// Adds the nodes of `content` under the modifier.
  func lower(
    _ value: PropertyValue, _ strings: StringTable, into builder: inout TreeBuilder,
    _ content: (inout TreeBuilder) -> Void
  ) {
    lower(value, strings, &builder, content)
  }
}

/// Nodes that a closure adds, as a view to which modifiers apply.
struct LoweredView: PrimitiveView {
  let build: (inout TreeBuilder) -> Void

  static func lower(_ view: LoweredView, into builder: inout TreeBuilder) { view.build(&builder) }
}
