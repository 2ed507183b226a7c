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

  init(tree: LayoutTree) {
    self.tree = tree
    frames = ContiguousArray(repeating: .zero, count: tree.count)
    proposals = ContiguousArray(repeating: .unspecified, count: tree.count)
  }

  /// The frame of the first view with an identifier as layout computed it, not rounded; nil where
  /// there is none.
  public func frame(ofViewWithID id: String) -> Rect? { tree.node(withID: id).map(frame(of:)) }

  /// The frame of a node as layout computed it, not rounded.
  public func frame(of node: NodeID) -> Rect { frames[node.index] }

  /// The frame of a node with its edges on the pixel grid.
  public func roundedFrame(of node: NodeID) -> Rect { tree.grid.round(frames[node.index]) }

  /// The proposal with which a node was placed.
  public func proposal(of node: NodeID) -> ProposedSize { proposals[node.index] }
}
