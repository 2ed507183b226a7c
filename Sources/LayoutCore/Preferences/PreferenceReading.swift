// SPDX-License-Identifier: MIT

extension LayoutTree {
  /// The value of a preference at the root, or nil where no view below gives one.
  ///
  /// Children are merged in order, from the first that has a value; the key's `reduce` is not
  /// called for a single one (LAYOUT section 3). Branches without a writer are not visited.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    root.flatMap { preference(key, from: $0) }
  }

  /// The value of a preference at a node, or nil where no view below gives one.
  public func preference<Key: PreferenceKey>(_ key: Key.Type, from node: NodeID) -> Key.Value? {
    let record = nodes[node.index]
    guard record.flags.contains(.preferences) else { return nil }
    if case .preference(let index) = record.content {
      let writer = preferences[Int(index)]
      if writer.key == ObjectIdentifier(key) { return written(by: writer, key, below: record) }
    }
    return mergedPreference(key, of: record)
  }

  private func written<Key: PreferenceKey>(
    by writer: PreferenceWriter, _ key: Key.Type, below record: NodeRecord
  ) -> Key.Value? {
    switch writer.action {
    case .replace(let value): return value as? Key.Value
    case .transform(let change):
      let below = mergedPreference(key, of: record) ?? Key.defaultValue
      return change(below) as? Key.Value
    }
  }

  private func mergedPreference<Key: PreferenceKey>(
    _ key: Key.Type, of record: NodeRecord
  ) -> Key.Value? {
    var merged: Key.Value?
    for child in orderedForPreferences(record) {
      let node = NodeID(Int(child))
      guard var value = merged else {
        merged = preference(key, from: node)
        continue
      }
      guard nodes[node.index].flags.contains(.preferences),
        let next = preference(key, from: node)
      else { continue }
      Key.reduce(value: &value) { next }
      merged = value
    }
    return merged
  }

  /// The children in the order in which they count: a background before what it lies under.
  private func orderedForPreferences(_ record: NodeRecord) -> [Int32] {
    let own = Array(children[record.children])
    guard case .layered(let index) = record.content, !layers[Int(index)].isOverlay else {
      return own
    }
    return own.reversed()
  }
}
