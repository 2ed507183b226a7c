// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The frames of all nodes of a tree after it was placed.
public struct LayoutResult: Sendable {
  /// The tree that was placed, with the views that were built once sizes were known.
  ///
  /// Nodes of the engine's tree keep their identifiers.
  public internal(set) var tree: LayoutTree
  /// What was wrong while the tree was built, measured and placed.
  public internal(set) var issues: [LayoutIssue] = []

  /// What views asked to be told of their frames and preferences, from the leaves up.
  package internal(set) var reports: [LayoutReport] = []

  var frames: ContiguousArray<Rect>
  var proposals: ContiguousArray<ProposedSize>
  /// Where each node lies in its parent, and the root in its bounds; none where that is not known.
  var offsets: ContiguousArray<Point> = []
  /// Where the root lies in place of where it was placed; nil where it lies there.
  private var movedOrigin: Point?

  init(tree: LayoutTree) {
    self.tree = tree
    frames = ContiguousArray(repeating: .zero, count: tree.count)
    proposals = ContiguousArray(repeating: .unspecified, count: tree.count)
  }

  /// The frame of the first view with an identifier as layout computed it, not rounded; nil where
  /// there is none.
  public func frame(ofViewWithID id: String) -> Rect? { tree.node(withID: id).map(frame(of:)) }

  /// The frame of a node as layout computed it, not rounded.
  ///
  /// - Complexity: O(1); linear in the levels around the node where the result was moved.
  public func frame(of node: NodeID) -> Rect {
    guard let movedOrigin else { return frames[node.index] }
    return Rect(origin: origin(of: node.index, from: movedOrigin), size: frames[node.index].size)
  }

  /// Whether some frame reaches out of an interval from left to right by more than a slack.
  package func reachesOut(of left: Double, _ right: Double, slack: Double) -> Bool {
    for node in tree.nodes.indices {
      let frame = frame(of: NodeID(node))
      if left - frame.minX > slack || frame.maxX - right > slack { return true }
    }
    return false
  }

  /// The frame of a node with its edges on the pixel grid.
  public func roundedFrame(of node: NodeID) -> Rect { tree.grid.round(frame(of: node)) }

  /// The proposal with which a node was placed.
  public func proposal(of node: NodeID) -> ProposedSize { proposals[node.index] }
}

// MARK: - Moving

extension LayoutResult {
  /// The same layout in bounds of the same size elsewhere, to the bit as if it had been placed there.
  ///
  /// Nothing is copied: frames are worked out when they are read.
  ///
  /// - Parameter corner: The upper left corner of the bounds.
  /// - Returns: The layout; nil where views were built or chosen while it was placed, which may depend
  ///   on the place.
  package func moved(to corner: Point) -> LayoutResult? {
    guard let root = tree.root else { return self }
    guard !offsets.isEmpty else { return nil }
    var result = self
    result.movedOrigin = corner + offsets[root.index]
    return result
  }

  /// The frames of all nodes.
  var allFrames: ContiguousArray<Rect> {
    movedOrigin == nil
      ? frames : ContiguousArray(tree.nodes.indices.lazy.map { frame(of: NodeID($0)) })
  }

  /// Adds up the offsets from the root down, in the order in which layout does.
  private func origin(of node: Int, from root: Point) -> Point {
    var way: [Int] = []
    var current = node
    while tree.nodes[current].parent >= 0 {
      way.append(current)
      current = Int(tree.nodes[current].parent)
    }
    return way.reversed().reduce(root) { $0 + offsets[$1] }
  }
}
