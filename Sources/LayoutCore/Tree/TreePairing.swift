// SPDX-License-Identifier: MIT

/// Pairs the nodes of two trees of different shape, from the root down.
///
/// Children are paired by their order; where some were added or taken away, those that are the same
/// all the way down before and after them.
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
    while let (node, counterpart) = open.popLast() {
      pairs[node] = Int32(counterpart)
      let children = new.children[new.nodes[node].children]
      let others = old.children[old.nodes[counterpart].children]
      let trailing = children.count == others.count ? 0 : commonEnd(children, others)
      let leading = min(children.count, others.count) - trailing
      open += zip(children.prefix(leading), others.prefix(leading)).map { (Int($0), Int($1)) }
      open += zip(children.suffix(trailing), others.suffix(trailing)).map { (Int($0), Int($1)) }
    }
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
      open += zip(new.children[children], old.children[others]).map { (Int($0), Int($1)) }
    }
    return true
  }
}
