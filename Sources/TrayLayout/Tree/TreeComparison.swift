// SPDX-License-Identifier: MIT

/// Which nodes of a tree are laid out just as a node of an earlier tree was.
///
/// Nodes are paired from the root down: children by their order, and where some were added or taken
/// away in the middle, the same ones before and after them. A node is *kept* where it says the same
/// as its counterpart and all that lies below is kept.
struct TreeComparison {
  /// Whether both trees have the same nodes in the same places, whatever these say.
  let isSameShape: Bool
  /// For each node of the new tree whether it is kept.
  let isKept: ContiguousArray<Bool>
  /// The nodes of the new tree that are not kept, children before parents.
  let changedNodes: [Int]
  /// The changed nodes that say the same as their counterparts, so that only what lies below changed.
  let alikeNodes: Set<Int>
  /// For each node of the new tree its counterpart in the old one, or -1; empty for the same shape.
  private let pairs: ContiguousArray<Int32>

  /// Compares two trees as a builder finished them.
  ///
  /// - Complexity: Linear in the number of nodes.
  init(_ new: LayoutTree, with old: LayoutTree) {
    let isSameShape = new.hasSameShape(as: old)
    let pairs = isSameShape ? [] : TreePairing(new, old).pairs
    var isKept = ContiguousArray(repeating: false, count: new.count)
    var changed: [Int] = []
    var alike: Set<Int> = []
    // Children come before their parents.
    for node in new.nodes.indices {
      let counterpart = isSameShape ? node : Int(pairs[node])
      let isAlike = counterpart >= 0 && new.isNode(node, like: counterpart, of: old)
      if isAlike, Self.areChildrenKept(of: node, counterpart, new, old, pairs, isKept) {
        isKept[node] = true
      } else {
        changed.append(node)
        if isAlike { alike.insert(node) }
      }
    }
    (self.isSameShape, self.pairs) = (isSameShape, pairs)
    (self.isKept, changedNodes, alikeNodes) = (isKept, changed, alike)
  }

  private static func areChildrenKept(
    of node: Int, _ counterpart: Int, _ new: LayoutTree, _ old: LayoutTree,
    _ pairs: ContiguousArray<Int32>, _ isKept: ContiguousArray<Bool>
  ) -> Bool {
    let (range, other) = (new.nodes[node].children, old.nodes[counterpart].children)
    guard range.count == other.count else { return false }
    for (index, otherIndex) in zip(range, other) {
      let child = Int(new.children[index])
      guard isKept[child], pairs.isEmpty || pairs[child] == old.children[otherIndex] else {
        return false
      }
    }
    return true
  }

  /// The counterpart of a node of the new tree in the old one; nil where it has none.
  func counterpart(of node: Int) -> Int? {
    if isSameShape { return node }
    return pairs[node] >= 0 ? Int(pairs[node]) : nil
  }

  /// Whether a node says the same as its counterpart, whatever lies below.
  func isAlike(_ node: Int) -> Bool { isKept[node] || alikeNodes.contains(node) }

  /// The new place of each node of the old tree that is kept.
  var newPlaces: [Int: Int] {
    var places: [Int: Int] = [:]
    for node in isKept.indices where isKept[node] {
      if let counterpart = counterpart(of: node) { places[counterpart] = node }
    }
    return places
  }

  /// The issues of views that are kept, under their new identifiers.
  func kept(_ issues: [LayoutIssue], in new: LayoutTree) -> [LayoutIssue] {
    guard !issues.isEmpty else { return [] }
    let places = newPlaces
    return issues.compactMap { issue in
      guard let node = issue.node else { return issue }
      guard let place = places[node.index] else { return nil }
      // Where a view was placed is its container's doing.
      if case .invalidPlacement = issue, !isKept[Int(max(new.nodes[place].parent, 0))] {
        return nil
      }
      return issue.moved { _ in NodeID(place) }
    }
  }
}

extension NodeContent {
  /// Where a node keeps what it remembers: the kind of its state, and the place among that kind.
  fileprivate var place: Int64 {
    switch self {
    case .text(let index): Int64(index) << 2 | 1
    case .stack(let index): Int64(index) << 2 | 2
    case .layout(let index): Int64(index) << 2 | 3
    case .flexible, .fixed, .spacer, .divider, .reader, .padding, .fixedFrame, .flexibleFrame,
      .fixedSize, .offset, .position, .aspectRatio, .priority, .alignmentGuide, .layoutValue,
      .preference, .scroll, .observer, .preferenceLayer, .layered, .edgeInset, .depth, .fitting:
      0
    }
  }
}

// MARK: - What nodes say

extension LayoutTree {
  /// Whether another tree has the same nodes in the same places, whatever these say.
  fileprivate func hasSameShape(as other: LayoutTree) -> Bool {
    guard count == other.count, children == other.children else { return false }
    for node in nodes.indices {
      guard nodes[node].children == other.nodes[node].children,
        nodes[node].content.place == other.nodes[node].content.place
      else { return false }
    }
    return true
  }

  /// Whether a node says the same as one of another tree, apart from what lies below them.
  func isNode(_ node: Int, like other: Int, of tree: LayoutTree) -> Bool {
    let (one, two) = (nodes[node], tree.nodes[other])
    return one.flags == two.flags && isLaidOut(one.content, like: two.content, of: tree)
  }

  /// Whether a node is laid out like one of another tree with as many children of the same sizes.
  ///
  /// Closures and values without an equality can't be compared, so that they count as different.
  /// What a node hands up or is built later changes neither its size nor its place.
  func isLaidOut(_ content: NodeContent, like other: NodeContent, of tree: LayoutTree) -> Bool {
    switch content {
    case .text(let one):
      guard case .text(let two) = other else { return false }
      return texts[Int(one)] == tree.texts[Int(two)]
    case .stack(let one):
      guard case .stack(let two) = other else { return false }
      return stacks[Int(one)] == tree.stacks[Int(two)]
    case .layout(let one):
      guard case .layout(let two) = other else { return false }
      return layouts[Int(one)].isEqual(to: tree.layouts[Int(two)])
    case .fixedFrame(let one):
      guard case .fixedFrame(let two) = other else { return false }
      return fixedFrames[Int(one)] == tree.fixedFrames[Int(two)]
    case .flexibleFrame(let one):
      guard case .flexibleFrame(let two) = other else { return false }
      return flexibleFrames[Int(one)] == tree.flexibleFrames[Int(two)]
    case .layered(let one):
      guard case .layered(let two) = other else { return false }
      return layers[Int(one)] == tree.layers[Int(two)]
    case .edgeInset(let one):
      guard case .edgeInset(let two) = other else { return false }
      return edgeInsets[Int(one)] == tree.edgeInsets[Int(two)]
    case .layoutValue(let one):
      guard case .layoutValue(let two) = other else { return false }
      return layoutValues[Int(one)].isEqual(to: tree.layoutValues[Int(two)])
    case .preferenceLayer(let one):
      guard case .preferenceLayer(let two) = other else { return false }
      return preferenceLayers[Int(one)].layering == tree.preferenceLayers[Int(two)].layering
    case .preference:
      guard case .preference = other else { return false }
      return true
    case .observer:
      guard case .observer = other else { return false }
      return true
    case .reader:
      guard case .reader = other else { return false }
      return true
    case .alignmentGuide: return false
    case .flexible, .fixed, .spacer, .divider, .padding, .fixedSize, .offset, .position,
      .aspectRatio, .priority, .scroll, .depth, .fitting:
      return content == other
    }
  }
}
