// SPDX-License-Identifier: MIT

import TrayKit

/// What layout costs on the trees on which engines are compared (`--layout`).
///
/// A row is a tree, a column what is done with it: building it, laying it out with an engine that
/// knows nothing, laying it out again as it is, and after the text of one leaf changed, which includes
/// finding out what changed.
enum LayoutBenchmark {
  /// Prints the figures, as a whole and for each node.
  static func printTable() throws {
    for trees in LayoutTrees.all {
      let (nodes, rows) = try measurement(of: trees)
      print("\(trees.name): \(nodes) nodes")
      for row in rows {
        let each = Int((row.minimum / Double(nodes) * 1e9).rounded())
        print("  \(row.line)  \(each) ns a node")
      }
    }
  }

  /// The figures, each under the names of its tree and of what was done.
  static func named() throws -> [Measurement] {
    try LayoutTrees.all.flatMap { trees in
      try measurement(of: trees).rows.map { row in
        var named = row
        named.name = "\(trees.name), \(row.name)"
        return named
      }
    }
  }

  /// The number of nodes of a tree, and what each thing that is done with it took.
  static func measurement(of trees: LayoutTrees) throws -> (nodes: Int, rows: [Measurement]) {
    let tree = trees.tree()
    return (tree.count, try rows(of: trees, tree))
  }

  private static func rows(of trees: LayoutTrees, _ tree: LayoutTree) throws -> [Measurement] {
    let measurer = BlockMeasurer()
    let bounds = Rect(
      x: 0, y: 0, width: trees.offer.width ?? 0, height: trees.offer.height ?? 0)
    var made = tree
    let create = try Measurement.take("create") { made = trees.tree() }
    var engine = LayoutEngine(tree: made, measurer: measurer)
    let first = Measurement.take(
      "first layout", prepare: { engine = LayoutEngine(tree: tree, measurer: measurer) }
    ) { _ = engine.place(in: bounds) }
    let again = try Measurement.take("nothing dirty") { _ = engine.place(in: bounds) }
    let turns = [trees.tree("longer than it was"), tree]
    var turn = 0
    let dirty = try Measurement.take("one leaf dirty") {
      engine.update(to: turns[turn % 2])
      _ = engine.place(in: bounds)
      turn += 1
    }
    return [create, first, again, dirty]
  }
}
