// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayGeometry

extension LayoutTree {
  /// The value of a preference at the root, or nil where no view below gives one.
  ///
  /// Children are merged in order, from the first that has a value; the key's `reduce` is not
  /// called for a single one (LAYOUT section 3). Branches without a writer are not visited. Before
  /// layout an anchor lies at the origin; ask the ``LayoutResult`` for its real place. A value that
  /// was said around no view counts where no view gives one.
  package func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let value = root.flatMap({ preference(key, from: $0) }) { return value }
    for writer in absentWriters where writer.key == ObjectIdentifier(key) {
      if case .replace(let value) = writer.action { return value as? Key.Value }
    }
    return nil
  }

  /// The value of a preference at a node, or nil where no view below gives one.
  package func preference<Key: PreferenceKey>(_ key: Key.Type, from node: NodeID) -> Key.Value? {
    PreferenceSource(tree: self, frames: nil).preference(key, from: node)
  }
}

extension LayoutResult {
  /// The value of a preference at the root, with anchors at their places.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    tree.root.flatMap { preference(key, from: $0) }
  }

  /// The value of a preference at a node, with anchors at their places; nil where none is given.
  public func preference<Key: PreferenceKey>(_ key: Key.Type, from node: NodeID) -> Key.Value? {
    PreferenceSource(self).preference(key, from: node)
  }
}

/// A tree whose preferences are read, and its frames once it was placed.
struct PreferenceSource {
  let tree: LayoutTree
  let frames: ContiguousArray<Rect>?

  init(tree: LayoutTree, frames: ContiguousArray<Rect>?) {
    self.tree = tree
    self.frames = frames
  }

  init(_ result: LayoutResult) { self.init(tree: result.tree, frames: result.allFrames) }

  func preference<Key: PreferenceKey>(_ key: Key.Type, from node: NodeID) -> Key.Value? {
    let record = tree.nodes[node.index]
    guard record.flags.contains(.preferences) else { return nil }
    return DeepStack.withRoom {
      if case .preference(let index) = record.content {
        let writer = tree.preferences[Int(index)]
        if writer.key == ObjectIdentifier(key) { return written(by: writer, key, at: node) }
      }
      return merged(key, of: record)
    }
  }

  private func written<Key: PreferenceKey>(
    by writer: PreferenceWriter, _ key: Key.Type, at node: NodeID
  ) -> Key.Value? {
    let record = tree.nodes[node.index]
    switch writer.action {
    case .replace(let value): return value as? Key.Value
    case .transform(let change):
      return change(merged(key, of: record) ?? Key.defaultValue) as? Key.Value
    case .locate(let make): return make(located(node)) as? Key.Value
    case .relocate(let change):
      return change(located(node), merged(key, of: record) ?? Key.defaultValue) as? Key.Value
    }
  }

  private func located(_ node: NodeID) -> LocatedFrame {
    LocatedFrame(
      frame: frames?[node.index] ?? .zero,
      isRightToLeft: tree.nodes[node.index].flags.contains(.rightToLeft))
  }

  private func merged<Key: PreferenceKey>(
    _ key: Key.Type, of record: NodeRecord
  ) -> Key.Value? {
    var merged: Key.Value?
    for child in ordered(record) {
      let node = NodeID(Int(child))
      guard var value = merged else {
        merged = preference(key, from: node)
        continue
      }
      guard tree.nodes[node.index].flags.contains(.preferences),
        let next = preference(key, from: node)
      else { continue }
      Key.reduce(value: &value) { next }
      merged = value
    }
    return merged
  }

  /// The children in the order in which they count: a background before what it lies under.
  ///
  /// Of alternatives the chosen one counts, or the first before one was chosen.
  private func ordered(_ record: NodeRecord) -> [Int32] {
    let own = Array(tree.children[record.children])
    if case .layered(let index) = record.content, !tree.layers[Int(index)].isOverlay {
      return own.reversed()
    }
    guard case .fitting = record.content else { return own }
    return Array(own.filter { !tree.nodes[Int($0)].flags.contains(.absent) }.prefix(1))
  }
}
