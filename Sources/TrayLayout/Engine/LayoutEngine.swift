// SPDX-License-Identifier: MIT

public import TrayGeometry

/// Answers sizes of one tree and places its views.
///
/// An engine belongs to one thread. It keeps every answer under its exact proposal, so that asking
/// again costs a look-up, and ``update(to:)`` keeps those that hold for another tree as well.
public final class LayoutEngine {
  private(set) var inner: TreeEngine

  /// Creates an engine for a tree whose texts `measurer` measures.
  public init(tree: LayoutTree, measurer: any TextMeasurer) {
    inner = TreeEngine(tree: tree, measurer: measurer)
  }

  /// The tree whose sizes it answers.
  public var tree: LayoutTree { inner.tree }

  /// How often a text was measured, which is what layout costs; answers kept are not counted.
  public var textMeasurements: Int { inner.textMeasurements }

  /// What was wrong while sizes were answered and views placed.
  public var issues: [LayoutIssue] { inner.issues }

  /// The safe area, and the rectangle whose edges it keeps free.
  public var safeArea: SafeArea? {
    get { inner.safeArea }
    set { inner.safeArea = newValue }
  }

  /// Whether every kept answer is worked out again when it is used, and compared (off by default).
  ///
  /// For finding custom layouts whose sizes depend on more than their children and the
  /// proposal: one that answers differently the second time gives a
  /// ``LayoutIssue/unsteadySize(_:before:node:)``. The cost grows with the questions asked.
  public var checksAnswers: Bool {
    get { inner.checksAnswers }
    set { inner.checksAnswers = newValue }
  }

  /// The size of the whole tree for a proposal; 0 × 0 for a tree without nodes.
  ///
  /// - Complexity: Linear in the number of nodes the first time, O(1) for a known proposal.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size { inner.sizeThatFits(proposal) }

  /// Places the whole tree in a rectangle.
  ///
  /// The root gets the size that it answers, and `alignment` says where in the rectangle it lies.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle, in the coordinates in which frames are wanted.
  ///   - proposal: What the root is offered; nil offers the size of the rectangle.
  ///   - alignment: Where the root lies where it is smaller or larger than the rectangle.
  /// - Returns: The frame of every node.
  /// - Complexity: Linear in the number of nodes; O(1) where nothing changed since the last time.
  ///   Where little changed, the cost of that and of moving what lies after it.
  public func place(
    in bounds: Rect, proposal: ProposedSize? = nil, alignment: Alignment = .center
  ) -> LayoutResult {
    inner.place(in: bounds, proposal: proposal ?? ProposedSize(bounds.size), alignment: alignment)
  }

  /// Goes on with a tree that came out of the one before, and keeps what still holds of its answers.
  ///
  /// Views that say the same as before, all the way down, keep their sizes, shaped texts and frames:
  /// a text that changed is measured, and so is what contains it, but nothing beside them. What comes
  /// out is what an engine of its own would answer, to the bit. Where the trees differ in shape,
  /// children are paired by their order from both ends. Custom layouts are asked to bring their
  /// caches up to date.
  ///
  /// - Complexity: Linear in the number of nodes, at a fraction of what building the tree costs.
  public func update(to tree: LayoutTree) { inner = TreeEngine(tree: tree, continuing: inner) }

  /// The text of a node after shaping, or nil where the node is no text.
  public func preparedText(of node: NodeID) -> (any PreparedText)? {
    guard case .text(let index) = tree.nodes[node.index].content else { return nil }
    return inner.preparedText(at: Int(index))
  }

  /// Why the whole tree has the height it has for a proposal; nil for a tree without nodes.
  ///
  /// - Parameter proposal: What the root is offered; a width and no height for the ideal height.
  /// - Returns: The arithmetic from the root down.
  /// - Complexity: Linear in the number of nodes, and a measure of the lines of each text.
  public func heightDerivation(for proposal: ProposedSize) -> HeightDerivation? {
    tree.root.map { inner.derive($0.index, proposal) }
  }
}
