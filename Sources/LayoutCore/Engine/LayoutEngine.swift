// SPDX-License-Identifier: MIT

public import Geometry

/// Answers sizes of one tree and places its views.
///
/// An engine belongs to one thread. It keeps every answer under its exact proposal, so that asking
/// again costs a look-up; the tree does not change under it.
public final class LayoutEngine {
  /// The tree whose sizes it answers.
  public let tree: LayoutTree
  /// How often a text was measured, which is what layout costs; answers kept are not counted.
  public internal(set) var textMeasurements = 0
  /// What was wrong while sizes were answered and views placed.
  public internal(set) var issues: [LayoutIssue] = []

  /// The safe area, and the rectangle whose edges it keeps free.
  public var safeArea: SafeArea?

  let measurer: any TextMeasurer
  /// Coordinate spaces of the trees below which this one hangs.
  var outerSpaces: [NamedSpace] = []
  var answers: AnswerCache
  var alignments: [AlignmentQuestion: Double?] = [:]
  var spacings: [Int: ViewSpacing] = [:]
  var placements: ContiguousArray<Placement?>
  private var prepared: ContiguousArray<(any PreparedText)?>
  private var stackCaches: ContiguousArray<StackLayout.Cache?>
  private var layoutCaches: ContiguousArray<LayoutCacheBox?>

  /// Creates an engine for a tree whose texts `measurer` measures.
  public init(tree: LayoutTree, measurer: any TextMeasurer) {
    self.tree = tree
    self.measurer = measurer
    answers = AnswerCache(nodeCount: tree.nodes.count)
    placements = ContiguousArray(repeating: nil, count: tree.nodes.count)
    prepared = ContiguousArray(repeating: nil, count: tree.texts.count)
    stackCaches = ContiguousArray(repeating: nil, count: tree.stacks.count)
    layoutCaches = ContiguousArray(repeating: nil, count: tree.layouts.count)
  }

  /// The size of the whole tree for a proposal; 0 × 0 for a tree without nodes.
  ///
  /// - Complexity: Linear in the number of nodes the first time, O(1) for a known proposal.
  public func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let root = tree.root else { return .zero }
    return size(of: root.index, for: proposal)
  }

  /// The text of a node after shaping, or nil where the node is no text.
  public func preparedText(of node: NodeID) -> (any PreparedText)? {
    guard case .text(let index) = tree.nodes[node.index].content else { return nil }
    return preparedText(at: Int(index))
  }
}

// MARK: - What lies under a node

extension LayoutEngine {
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
    if let known = layoutCaches[index] { return known }
    let cache = tree.layouts[index].makeCache(subviews: subviews)
    layoutCaches[index] = cache
    return cache
  }

  func layoutValue<Key: LayoutValueKey>(_ key: Key.Type, of node: Int) -> Key.Value {
    var current = node
    while true {
      let record = tree.nodes[current]
      if case .layoutValue(let index) = record.content {
        let writer = tree.layoutValues[Int(index)]
        if writer.key == ObjectIdentifier(key), let value = writer.value as? Key.Value {
          return value
        }
      }
      guard record.content.passesTraitsThrough, let next = record.children.first else {
        return Key.defaultValue
      }
      current = Int(tree.children[next])
    }
  }

  /// The layout priority of a node: its own, or that of what it wraps without changing it.
  func priority(of node: Int) -> Double {
    let record = tree.nodes[node]
    switch record.content {
    case .priority(let priority): return priority
    case .spacer: return -.infinity
    case .stack where record.children.isEmpty: return -.infinity
    case .fixedSize, .layered, .alignmentGuide, .layoutValue, .preference, .observer,
      .preferenceLayer:
      return child(of: record).priority
    default: return 0
    }
  }
}

extension NodeContent {
  /// Whether a container sees through the node to the traits of the child.
  var passesTraitsThrough: Bool {
    switch self {
    case .flexible, .fixed, .spacer, .divider, .text, .reader, .scroll, .stack, .depth, .layout,
      .fitting:
      false
    default: true
    }
  }
}
