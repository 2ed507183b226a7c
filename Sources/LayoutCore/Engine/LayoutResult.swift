// SPDX-License-Identifier: MIT

public import Geometry

/// The frames of all nodes of a tree after it was placed.
public struct LayoutResult: Sendable {
  /// The tree that was placed.
  public let tree: LayoutTree
  /// What was wrong while the tree was built, measured and placed.
  public internal(set) var issues: [LayoutIssue] = []

  var frames: ContiguousArray<Rect>
  var proposals: ContiguousArray<ProposedSize>

  init(tree: LayoutTree) {
    self.tree = tree
    frames = ContiguousArray(repeating: .zero, count: tree.count)
    proposals = ContiguousArray(repeating: .unspecified, count: tree.count)
  }

  /// The frame of a node as layout computed it, not rounded.
  public func frame(of node: NodeID) -> Rect { frames[node.index] }

  /// The frame of a node with its edges on the pixel grid.
  public func roundedFrame(of node: NodeID) -> Rect { tree.grid.round(frames[node.index]) }

  /// The proposal with which a node was placed.
  public func proposal(of node: NodeID) -> ProposedSize { proposals[node.index] }
}
