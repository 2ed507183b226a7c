// SPDX-License-Identifier: MIT

import TrayKit

/// A modifier that documents know from a table: its name, its value, and what it does to a view.
struct ModifierForm: Sendable {
  /// The name of the modifier.
  let name: String
  /// What stands behind the name.
  let kind: PropertyKind
  /// The view under the modifier.
  let apply: @Sendable (PropertyValue, LoweredView) -> any View

  init<Modified: View>(
    _ name: String, _ kind: PropertyKind,
    @ViewBuilder _ apply: @escaping @Sendable (PropertyValue, LoweredView) -> Modified
  ) {
    self.name = name
    self.kind = kind
    self.apply = { apply($0, $1) }
  }

  /// All modifiers, in the order in which errors list them.
  static let all: [ModifierForm] = layouts + texts + styles + looks + reveals

  /// The modifier with a name.
  static func named(_ name: String) -> ModifierForm? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Adds the nodes of `content` under the modifier.
  func lower(
    _ value: PropertyValue, into builder: inout TreeBuilder,
    _ content: (inout TreeBuilder) -> Void
  ) {
    withoutActuallyEscaping(content) { content in
      apply(value, LoweredView(build: content)).lower(into: &builder)
    }
  }
}

/// Nodes that a closure adds, as a view to which modifiers apply.
struct LoweredView: PrimitiveView {
  let build: (inout TreeBuilder) -> Void

  static func lower(_ view: LoweredView, into builder: inout TreeBuilder) { view.build(&builder) }
}
