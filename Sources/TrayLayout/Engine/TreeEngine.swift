// SPDX-License-Identifier: MIT

import TrayGeometry

/// The engine of one tree: what its nodes answered, and the rules by which they answer.
///
/// Every question that can be asked twice is kept with its answer. The tree is fixed, which spares the
/// hot path the checks of a property that may change; ``LayoutEngine`` puts an engine that continues
/// this one in its place when the tree changes.
final class TreeEngine {
  let tree: LayoutTree
  let measurer: any TextMeasurer

  var issues: [LayoutIssue] = []
  var safeArea: SafeArea?
  /// Coordinate spaces of the trees below which this one hangs.
  var outerSpaces: [NamedSpace] = []

  /// How often a text was measured.
  var textMeasurements = 0
  var checksAnswers = false
  var isCheckingAnswer = false

  var answers: AnswerCache
  var textAnswers: ContiguousArray<TextAnswers>
  var alignments: [AlignmentQuestion: Double?] = [:]
  var spacings: [Int: ViewSpacing] = [:]
  var placements: ContiguousArray<Placement?>
  var prepared: ContiguousArray<(any PreparedText)?>
  var stackCaches: ContiguousArray<StackLayout.Cache?>
  var layoutCaches: ContiguousArray<LayoutCacheBox?>

  /// The layout that was made last.
  var placed: PlacedLayout?
  /// What of it may be used again in the layout that is being made.
  var reusable = ReusableNodes.nothing
  /// The corner of each node, seen from that of its parent, in the layout that was made last.
  var offsets: ContiguousArray<Point> = []
  /// Engines of the views that were built while the tree was placed, by the node that built them.
  var innerEngines: [Int: TreeEngine] = [:]

  init(tree: LayoutTree, measurer: any TextMeasurer) {
    self.tree = tree
    self.measurer = measurer
    answers = AnswerCache(nodeCount: tree.nodes.count)
    textAnswers = ContiguousArray(repeating: TextAnswers(), count: tree.texts.count)
    placements = ContiguousArray(repeating: nil, count: tree.nodes.count)
    prepared = ContiguousArray(repeating: nil, count: tree.texts.count)
    stackCaches = ContiguousArray(repeating: nil, count: tree.stacks.count)
    layoutCaches = ContiguousArray(repeating: nil, count: tree.layouts.count)
  }

  /// Creates an engine of a tree of the same shape, with what another one knows.
  init(tree: LayoutTree, memory other: TreeEngine) {
    self.tree = tree
    measurer = other.measurer
    (answers, other.answers) = (other.answers, AnswerCache(nodeCount: 0))
    (textAnswers, other.textAnswers) = (other.textAnswers, [])
    (alignments, other.alignments) = (other.alignments, [:])
    (spacings, other.spacings) = (other.spacings, [:])
    (placements, other.placements) = (other.placements, [])
    (prepared, other.prepared) = (other.prepared, [])
    (stackCaches, other.stackCaches) = (other.stackCaches, [])
    (layoutCaches, other.layoutCaches) = (other.layoutCaches, [])
    (placed, other.placed) = (other.placed, nil)
    (offsets, other.offsets) = (other.offsets, [])
    (innerEngines, other.innerEngines) = (other.innerEngines, [:])
  }

  /// The size of the whole tree for a proposal.
  func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let root = tree.root else { return .zero }
    return size(of: root.index, for: proposal)
  }
}

// MARK: - What lies under a node

extension TreeEngine {
  func child(of record: NodeRecord, _ index: Int = 0) -> LayoutSubview {
    LayoutSubview(engine: self, node: Int(tree.children[record.children.lowerBound + index]))
  }

  func preparedText(at index: Int) -> any PreparedText {
    if let known = prepared[index] { return known }
    let text = measurer.prepare(tree.texts[index])
    prepared[index] = text
    return text
  }

  /// Runs `body` on the cache of a stack, which is taken out meanwhile, so that it is not copied.
  func withStackCache<Result>(
    _ index: Int, _ subviews: LayoutSubviews, _ body: (inout StackLayout.Cache) -> Result
  ) -> Result {
    var cache = stackCaches[index].take() ?? tree.stacks[index].makeCache(subviews: subviews)
    let result = body(&cache)
    stackCaches[index] = cache
    return result
  }

  func layoutCache(_ index: Int, _ subviews: LayoutSubviews) -> LayoutCacheBox {
    if let known = layoutCaches[index] {
      if known.isStale {
        known.isStale = false
        tree.layouts[index].updateCache(known, subviews: subviews)
      }
      return known
    }
    let cache = tree.layouts[index].makeCache(subviews: subviews)
    layoutCaches[index] = cache
    return cache
  }

  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type, of node: Int) -> Key.Value {
    tree.layoutValue(key, ofNode: NodeID(node)) ?? Key.defaultValue
  }

  /// The layout priority of a node: its own, or that of what it wraps without changing it.
  func priority(of node: Int) -> Double {
    var current = node
    while true {
      let record = tree.nodes[current]
      switch record.content {
      case .priority(let priority): return priority
      case .spacer: return -.infinity
      case .stack: return record.children.isEmpty ? -.infinity : 0
      case .flexible, .fixed, .divider, .text, .reader, .padding, .fixedFrame, .flexibleFrame,
        .fixedSize, .offset, .position, .aspectRatio, .alignmentGuide, .layoutValue, .preference,
        .scroll, .observer, .preferenceLayer, .layered, .edgeInset, .depth, .layout, .fitting:
        guard record.content.traits.contains(.passesPriority) else { return 0 }
        current = Int(tree.children[record.children.lowerBound])
      }
    }
  }
}
