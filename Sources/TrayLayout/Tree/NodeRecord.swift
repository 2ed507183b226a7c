// SPDX-License-Identifier: MIT

import TrayGeometry

/// A node of one ``LayoutTree``, by its index; it must not outlive the tree.
public struct NodeID: Hashable, Sendable {
  /// The index in the tree's arrays.
  package let index: Int

  /// Creates an identifier from an index.
  init(_ index: Int) { self.index = index }
}

/// Facts about a node and what lies below it.
struct NodeFlags: OptionSet, Sendable {
  let rawValue: UInt8
  /// The interface runs from right to left at the node.
  static let rightToLeft = NodeFlags(rawValue: 1)
  /// Somewhere below a guide could be set by hand.
  static let explicitGuides = NodeFlags(rawValue: 2)
  /// Somewhere below there is text, which has baselines.
  static let text = NodeFlags(rawValue: 4)
  /// Somewhere below a preference is written.
  static let preferences = NodeFlags(rawValue: 8)
  /// The view is laid out but not shown.
  static let hidden = NodeFlags(rawValue: 16)
  /// The size is the same whatever is proposed, so that it is worked out once.
  static let rigid = NodeFlags(rawValue: 32)
  /// Another view was chosen in place of the node, which is neither placed nor shown.
  static let absent = NodeFlags(rawValue: 64)
  /// The text may shrink or move together before it is cut.
  static let elastic = NodeFlags(rawValue: 128)

  /// What a parent takes over from its children.
  static let inherited: NodeFlags = [.explicitGuides, .text, .preferences]
}

/// One node of the tree.
struct NodeRecord: Sendable {
  var content: NodeContent
  /// The children's places in the tree's list of children.
  var children: Range<Int>
  /// The parent's index, or -1 at the root.
  var parent: Int32
  var flags: NodeFlags
}
