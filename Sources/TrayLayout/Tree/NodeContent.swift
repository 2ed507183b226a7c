// SPDX-License-Identifier: MIT

import TrayGeometry

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

/// What the layout of others needs to know of a node, apart from its geometry.
struct NodeTraits: OptionSet, Sendable {
  let rawValue: UInt16
  /// A container sees through the node to what the child says to layouts.
  static let passesValues = NodeTraits(rawValue: 1)
  /// A container sees through the node to the priority of the child.
  static let passesPriority = NodeTraits(rawValue: 2)
  /// The node answers every proposal as its first child does.
  static let measuresAsChild = NodeTraits(rawValue: 4)
  /// The size is the same whatever is proposed.
  static let isRigid = NodeTraits(rawValue: 8)
  /// The size is the same whatever is proposed if that holds for all children.
  static let isRigidWithChildren = NodeTraits(rawValue: 16)
  /// The size is the same whatever is proposed if that holds for the first child.
  static let isRigidWithFirstChild = NodeTraits(rawValue: 32)
  /// The spacing preferences of the children are put together here, and kept.
  static let mergesSpacing = NodeTraits(rawValue: 64)
  /// More than the places of the children is decided while the node is placed.
  static let isDecidedWhilePlacing = NodeTraits(rawValue: 128)
}

extension NodeContent {
  /// The traits of the kind of node; a new kind states its own here first.
  var traits: NodeTraits {
    switch self {
    case .flexible, .spacer, .divider, .text, .scroll: []
    case .fixed: .isRigid
    case .reader, .fitting: .isDecidedWhilePlacing
    // A frame of two lengths is rigid by itself, which only its payload tells.
    case .padding, .fixedFrame: [.passesValues, .isRigidWithChildren]
    // A place is all that changes, so the stack around sees through it.
    case .offset: [.passesValues, .passesPriority, .measuresAsChild, .isRigidWithChildren]
    case .flexibleFrame, .position, .aspectRatio, .edgeInset: .passesValues
    case .fixedSize(let axes):
      axes == [.horizontal, .vertical]
        ? [.passesValues, .passesPriority, .isRigid]
        : [.passesValues, .passesPriority, .isRigidWithChildren]
    case .priority: [.passesValues, .measuresAsChild, .isRigidWithChildren]
    case .alignmentGuide, .layoutValue, .preference:
      [.passesValues, .passesPriority, .measuresAsChild, .isRigidWithChildren]
    case .observer, .preferenceLayer:
      [
        .passesValues, .passesPriority, .measuresAsChild, .isRigidWithChildren,
        .isDecidedWhilePlacing,
      ]
    case .layered: [.passesValues, .passesPriority, .measuresAsChild, .isRigidWithFirstChild]
    case .stack, .depth: [.mergesSpacing, .isRigidWithChildren]
    case .layout: .mergesSpacing
    }
  }
}
