// SPDX-License-Identifier: MIT

/// Pairs the nodes of two trees of different shape, from the root down.
///
/// Children are paired by their order; where some were added or taken away, those that are the same
/// all the way down before and after them. A modifier that came or went is stepped over.
struct TreePairing {
  /// For each node of the new tree its counterpart in the old one, or -1.
  private(set) var pairs: ContiguousArray<Int32>

  private let new: LayoutTree
  private let old: LayoutTree

  /// - Complexity: Linear in the number of nodes, times the levels at which children came or went.
  init(_ new: LayoutTree, _ old: LayoutTree) {
    (self.new, self.old) = (new, old)
    pairs = ContiguousArray(repeating: -1, count: new.count)
    guard let root = new.root, let other = old.root else { return }
    var open = [(root.index, other.index)]
    while let (first, second) = open.popLast() {
      let (node, counterpart) = unwrapped(first, second)
      pairs[node] = Int32(counterpart)
      let children = new.children[new.nodes[node].children]
      let others = old.children[old.nodes[counterpart].children]
      let trailing = children.count == others.count ? 0 : commonEnd(children, others)
      let leading = min(children.count, others.count) - trailing
      open += zip(children.prefix(leading), others.prefix(leading)).map { (Int($0), Int($1)) }
      open += zip(children.suffix(trailing), others.suffix(trailing)).map { (Int($0), Int($1)) }
    }
  }

  /// The two nodes, or the only child of one of them that says the same as the other.
  private func unwrapped(_ node: Int, _ counterpart: Int) -> (Int, Int) {
    if new.isNode(node, like: counterpart, of: old) { return (node, counterpart) }
    if let child = Self.onlyChild(of: node, in: new),
      new.isNode(child, like: counterpart, of: old)
    {
      return (child, counterpart)
    }
    if let child = Self.onlyChild(of: counterpart, in: old), new.isNode(node, like: child, of: old)
    {
      return (node, child)
    }
    return (node, counterpart)
  }

  private static func onlyChild(of node: Int, in tree: LayoutTree) -> Int? {
    let children = tree.nodes[node].children
    return children.count == 1 ? Int(tree.children[children.lowerBound]) : nil
  }

  private typealias Children = ContiguousArray<Int32>.SubSequence

  /// How many children at the end are the same, after as many at the beginning as are.
  private func commonEnd(_ children: Children, _ others: Children) -> Int {
    let shorter = min(children.count, others.count)
    let same = zip(children, others).prefix { isSame($0, $1) }
    let leading = same.count
    return min(
      zip(children.reversed(), others.reversed()).prefix { isSame($0, $1) }.count,
      shorter - leading)
  }

  /// Whether two nodes and all that lies below them say the same.
  private func isSame(_ node: Int32, _ other: Int32) -> Bool {
    var open = [(Int(node), Int(other))]
    while let (one, two) = open.popLast() {
      guard new.isNode(one, like: two, of: old) else { return false }
      let (children, others) = (new.nodes[one].children, old.nodes[two].children)
      guard children.count == others.count else { return false }
      open += zip(new.children[children], old.children[others]).map { (Int($0), Int($1)) }
    }
    return true
  }
}
