// SPDX-License-Identifier: MIT

public import TrayGeometry

/// A child, as its container's layout sees it.
public struct LayoutSubview {
  let engine: TreeEngine
  let node: Int

  /// The child's layout priority; 0 unless it says otherwise.
  public var priority: Double { engine.priority(of: node) }

  /// How much room the child would like next to its neighbours.
  public var spacing: ViewSpacing { engine.spacing(of: node) }

  /// The child's size for a proposal, in points.
  ///
  /// - Complexity: O(1) for a proposal that was asked before.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    engine.size(of: node, for: proposal)
  }

  /// The child's size and alignment guides for a proposal.
  public func dimensions(in proposal: ProposedSize) -> ViewDimensions {
    ViewDimensions(
      size: engine.size(of: node, for: proposal), engine: engine, node: node, proposal: proposal)
  }

  /// Puts the child's `anchor` at `position`, which counts from the container's leading top corner.
  ///
  /// The last call counts. A coordinate that is not a number counts as 0 and gives an issue.
  public func place(
    at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedSize
  ) {
    var origin = position
    if anchor != .topLeading {
      origin = origin - anchor.point(in: engine.size(of: node, for: proposal))
    }
    engine.setPlacement(Placement(origin: origin, proposal: proposal), of: node)
  }

  /// The value that the child gives for a key, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    engine.layoutValue(key, of: node)
  }

  /// Whether the child answers every proposal with the same size.
  var isRigid: Bool { engine.tree.nodes[node].flags.contains(.rigid) }

  /// Whether something in the child could give the guide a value of its own.
  func mayHaveExplicitAlignment(of key: AlignmentKey) -> Bool {
    engine.mayHaveExplicitAlignment(key, node: node)
  }

  /// The child's length along `axis` for a proposal; a text answers a width of 0 with 0.
  func length(along axis: Axis, for proposal: ProposedSize) -> Double {
    engine.length(of: node, along: axis, for: proposal)
  }

  /// The child's explicit value for a guide in its container's coordinates, once it is placed.
  func placedAlignment(
    of key: AlignmentKey, in size: Size, proposal: ProposedSize
  ) -> Double? {
    let placement = engine.resolvedPlacement(of: node, in: size, proposal: proposal)
    let childSize = engine.size(of: node, for: placement.proposal)
    let value = engine.explicitAlignment(
      key, of: node, size: childSize, proposal: placement.proposal)
    return value.map { $0 + (key.axis == .horizontal ? placement.origin.x : placement.origin.y) }
  }
}

extension LayoutSubview: Equatable {
  /// Whether both stand for the same child of the same tree.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.engine === second.engine && first.node == second.node
  }
}

/// The children of a container, in order.
public struct LayoutSubviews: RandomAccessCollection {
  let engine: TreeEngine
  let container: Int
  let children: Range<Int>

  init(engine: TreeEngine, container: Int) {
    self.engine = engine
    self.container = container
    children = engine.tree.nodes[container].children
  }

  /// The index of the first child.
  public var startIndex: Int { 0 }
  /// One past the index of the last child.
  public var endIndex: Int { children.count }
  /// The direction in which the container's interface runs; layouts rarely need it.
  public var layoutDirection: LayoutDirection {
    engine.tree.nodes[container].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  /// The child at an index from 0 to `count - 1`.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(
      engine: engine, node: Int(engine.tree.children[children.lowerBound + index]))
  }

  /// Forgets where the children were placed.
  func beginPlacing() { engine.clearPlacements(of: container) }

  /// Whether any child, at any depth, could give the guide a value.
  func haveExplicitAlignment(of key: AlignmentKey) -> Bool {
    engine.mayHaveExplicitAlignment(key, node: container)
  }
}

/// Where a child was put: its top leading corner in its container, and the proposal it got.
struct Placement {
  var origin: Point
  var proposal: ProposedSize
}
