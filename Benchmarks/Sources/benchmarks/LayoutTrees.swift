// SPDX-License-Identifier: MIT

import TrayKit

/// A tree of a shape on which layout engines are compared.
struct LayoutTrees {
  let name: String
  /// The room that the root is offered.
  let offer: ProposedSize
  /// Adds the tree; the text is that of the leaf in its middle, the others have texts of their own.
  let build: (inout TreeBuilder, _ text: String) -> Void

  /// The tree, with a text in one of its leaves.
  func tree(_ text: String = "middle") -> LayoutTree {
    var builder = TreeBuilder()
    build(&builder, text)
    return builder.finish()
  }

  static var all: [LayoutTrees] {
    [
      nested(name: "10 × 10 × 10 in stacks, given sizes", levels: 3, isText: false),
      nested(name: "10⁴ in stacks, given sizes", levels: 4, isText: false),
      nested(name: "10 × 10 × 10 in stacks, texts", levels: 3, isText: true),
      nested(name: "10⁴ in stacks, texts", levels: 4, isText: true),
      binary(levels: 10),
      binary(levels: 13),
      deep(levels: 1_000),
      wide(10_000),
      grid(16),
      list(1_000),
    ]
  }

  /// Stacks of ten in stacks of ten, each level across the one around it.
  ///
  /// The leaves have sizes of their own, as in the programs that other engines were compared with, or
  /// they are texts, which are asked for each room that they may get.
  private static func nested(name: String, levels: Int, isText: Bool) -> LayoutTrees {
    LayoutTrees(name: name, offer: ProposedSize(width: 10_000, height: 10_000)) { builder, text in
      var leaf = 0
      let middle = (0..<levels).reduce(1) { count, _ in count * 10 } / 2
      func add(_ level: Int, _ builder: inout TreeBuilder) {
        guard level > 0 else {
          let words = leaf == middle ? text : "leaf \(leaf % 97)"
          leaf += 1
          guard !isText else { return builder.addText(words) }
          return builder.addFixed(Size(width: Double(words.utf8.count) * 8, height: 20))
        }
        builder.addStack(
          level.isMultiple(of: 2) ? .vertical : .horizontal, alignment: .center, spacing: 1
        ) { builder in
          for _ in 0..<10 { add(level - 1, &builder) }
        }
      }
      add(levels, &builder)
    }
  }

  /// Two children each, which find their own size: a stack that asks often makes the work explode.
  private static func binary(levels: Int) -> LayoutTrees {
    let leaves = 1 << levels
    return LayoutTrees(
      name: "binary tree, \(leaves) leaves", offer: ProposedSize(width: 10_000, height: 10_000)
    ) { builder, text in
      var leaf = 0
      func add(_ level: Int, _ builder: inout TreeBuilder) {
        guard level > 0 else {
          builder.addText(leaf == leaves / 2 ? text : "leaf \(leaf % 97)")
          leaf += 1
          return
        }
        builder.addStack(
          level.isMultiple(of: 2) ? .vertical : .horizontal, alignment: .center, spacing: 1
        ) { builder in
          add(level - 1, &builder)
          add(level - 1, &builder)
        }
      }
      add(levels, &builder)
    }
  }

  /// A view that fills what it gets and the next level, a thousand times; the innermost is a text.
  private static func deep(levels: Int) -> LayoutTrees {
    LayoutTrees(
      name: "\(levels) levels deep", offer: ProposedSize(width: 10_000, height: 10_000)
    ) { builder, text in
      func add(_ level: Int, _ builder: inout TreeBuilder) {
        guard level > 0 else { return builder.addText(text) }
        builder.addStack(
          level.isMultiple(of: 2) ? .vertical : .horizontal, alignment: .center, spacing: 1
        ) { builder in
          builder.addFlexible()
          add(level - 1, &builder)
        }
      }
      add(levels, &builder)
    }
  }

  /// One stack of many.
  private static func wide(_ count: Int) -> LayoutTrees {
    LayoutTrees(
      name: "\(count) in one stack", offer: ProposedSize(width: 1_000, height: 100_000)
    ) { builder, text in
      builder.addStack(.vertical, alignment: .center, spacing: 1) { builder in
        for leaf in 0..<count { builder.addText(leaf == count / 2 ? text : "leaf \(leaf % 97)") }
      }
    }
  }

  /// Rows and columns that share their widths and heights.
  private static func grid(_ side: Int) -> LayoutTrees {
    LayoutTrees(
      name: "grid of \(side * side) cells", offer: ProposedSize(width: 10_000, height: 10_000)
    ) { builder, text in
      builder.addLayout(GridLayout()) { builder in
        for row in 0..<side {
          builder.addGridRow(alignment: nil) { builder in
            for column in 0..<side {
              let isMiddle = row == side / 2 && column == side / 2
              builder.addText(isMiddle ? text : "cell \((row * side + column) % 97)")
            }
          }
        }
      }
    }
  }

  /// Rows of a title, room and a value in a view that scrolls.
  private static func list(_ rows: Int) -> LayoutTrees {
    LayoutTrees(name: "list of \(rows) rows", offer: ProposedSize(width: 390, height: 844)) {
      builder, text in
      builder.addScroll(.vertical) { builder in
        builder.addStack(.vertical, alignment: .leading, spacing: 0) { builder in
          for row in 0..<rows {
            builder.addPadding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)) {
              $0.addStack(.horizontal, alignment: .center, spacing: 8) { builder in
                builder.addText(row == rows / 2 ? text : "title of row \(row)")
                builder.addSpacer(minimum: 8)
                builder.addText("value \(row % 97)")
              }
            }
          }
        }
      }
    }
  }
}

extension TreeBuilder {
  fileprivate mutating func addText(_ text: String) {
    addText(StyledText(runs: [.init(text: text, font: FontDescription(size: 17))]))
  }
}

/// Texts whose characters are all equally wide and whose lines break anywhere.
///
/// As cheap as a leaf can be, so that what is timed is layout.
struct BlockMeasurer: TextMeasurer {
  func prepare(_ text: StyledText) -> any PreparedText {
    Block(count: text.runs.first?.text.utf8.count ?? 0)
  }

  private final class Block: PreparedText {
    let count: Int
    var missingCharacters: [Unicode.Scalar] { [] }
    var metrics: FontMetrics {
      FontMetrics(ascent: 15, descent: 5, lineGap: 0, capHeight: 12)
    }

    init(count: Int) { self.count = count }

    func measure(width: Double, height: Double, grid: PixelGrid) -> TextMeasure {
      let whole = Double(count) * 8
      let columns = width < whole ? max((width / 8).rounded(.down), 1) : Double(count)
      let lines = (Double(count) / columns).rounded(.up)
      let shown = max(min(lines, (height / 20).rounded(.down)), 1)
      return TextMeasure(
        size: Size(width: columns * 8, height: shown * 20), firstBaseline: 15,
        lastBaseline: shown * 20 - 5, lineCount: Int(shown), isTruncated: shown < lines)
    }

    func lines(width: Double, height: Double, grid: PixelGrid) -> [TextLine] { [] }
  }
}
