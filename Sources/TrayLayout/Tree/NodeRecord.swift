// SPDX-License-Identifier: MIT

import TrayGeometry

/// A node of one ``LayoutTree``, by its index; it must not outlive the tree.
public struct NodeID: Hashable, Sendable {
  /// The index in the tree's arrays.
  package let index: Int

  /// Creates an identifier from an index.
  init(_ index: Int) { self.index = index }
}

/// What a node is.
///
/// Payloads that are not a few plain numbers lie in the tree's side arrays.
enum NodeContent: Equatable, Sendable {
  // Leaves.
  /// Takes what it is offered, and 10 points where nothing is.
  case flexible
  /// Has a size of its own.
  case fixed(Size)
  /// Room that pushes its neighbours apart, along the axis of the stack around it.
  case spacer(Axis?, minimum: Double)
  /// A line across the stack around it.
  case divider(stack: Axis, thickness: Double)
  /// A text, by its index.
  case text(Int32)
  /// Takes what it is offered; its content is built once that is known.
  case reader(Int32)

  // One child.
  case padding(EdgeInsets)
  case fixedFrame(Int32)
  case flexibleFrame(Int32)
  case fixedSize(Axis.Set)
  case offset(Point)
  case position(Point)
  case aspectRatio(Double?, ContentMode)
  case priority(Double)
  case alignmentGuide(Int32)
  case layoutValue(Int32)
  case preference(Int32)
  case scroll(Axis.Set)
  /// Something about the child is told once it is placed.
  case observer(Int32)
  /// A layer over or under the child is built from a preference once the child is placed.
  case preferenceLayer(Int32)

  // A primary child and others.
  /// Overlay or background: the first child decides, the second lies over or under it.
  case layered(Int32)
  /// A bar at an edge: the first child is the primary, the second the bar.
  case edgeInset(Int32)

  // Any number of children.
  case stack(Int32)
  case depth(Alignment)
  case layout(Int32)
  /// The first child whose ideal size fits along some axes, and no other.
  case fitting(Axis.Set)
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

/// How a view with a given ratio of width to height fills a place.
public enum ContentMode: UInt8, Hashable, Sendable, CaseIterable {
  /// As large as fits inside.
  case fit
  /// As small as covers all of it.
  case fill
}
