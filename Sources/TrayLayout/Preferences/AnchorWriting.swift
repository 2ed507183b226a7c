// SPDX-License-Identifier: MIT

extension TreeBuilder {
  /// Hands up a value that is made from a place in each node of `content`.
  package mutating func addAnchorPreference<Key: PreferenceKey, Value>(
    _ key: Key.Type, _ source: Anchor<Value>.Source,
    _ transform: @escaping @Sendable (Anchor<Value>) -> Key.Value,
    _ content: (inout TreeBuilder) -> Void
  ) {
    let action = PreferenceWriter.Action.locate { transform(source.anchor(in: $0)) }
    addWriter(PreferenceWriter(key: ObjectIdentifier(key), action: action), content)
  }

  /// Changes the value that each node of `content` hands up, knowing a place in the node.
  package mutating func addAnchorPreferenceTransform<Key: PreferenceKey, Value>(
    _ key: Key.Type, _ source: Anchor<Value>.Source,
    _ transform: @escaping @Sendable (inout Key.Value, Anchor<Value>) -> Void,
    _ content: (inout TreeBuilder) -> Void
  ) {
    let action = PreferenceWriter.Action.relocate { located, below in
      var value = below as? Key.Value ?? Key.defaultValue
      transform(&value, source.anchor(in: located))
      return value
    }
    addWriter(PreferenceWriter(key: ObjectIdentifier(key), action: action), content)
  }
}
