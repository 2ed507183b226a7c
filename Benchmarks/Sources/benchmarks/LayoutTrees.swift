// SPDX-License-Identifier: MIT

import TrayKit

/// A tree of a shape on which layout engines are compared, made of views.
struct LayoutTrees {
  let name: String
  /// The room that the root is offered.
  let offer: ProposedSize
  /// The views; the text is that of the leaf in its middle, the others have texts of their own.
  let views: (_ text: String) -> AnyView

  /// The tree, with a text in one of its leaves.
  func tree(_ text: String = "middle") -> LayoutTree {
    LayoutTree(environment: Self.environment) { views(text) }
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

  /// Images are as wide as their names are long, so that one with another name has another size.
  private static let environment: EnvironmentValues = {
    var values = EnvironmentValues()
    let names = (0..<97).map { "leaf \($0)" } + ["middle", "longer than it was"]
    for name in names {
      values.imageSizes[name] = Size(width: Double(name.utf8.count) * 8, height: 20)
    }
    return values
  }()

  /// A stack of views, across or along as its level says.
  private static func stack(_ level: Int, _ views: [AnyView]) -> AnyView {
    let children = ForEach(views.indices, id: \.self) { views[$0] }
    return level.isMultiple(of: 2)
      ? AnyView(VStack(spacing: 1) { children }) : AnyView(HStack(spacing: 1) { children })
  }

  /// Stacks of ten in stacks of ten, each level across the one around it.
  ///
  /// The leaves have sizes of their own, as in the programs that other engines were compared with, or
  /// they are texts, which are asked for each room that they may get.
  private static func nested(name: String, levels: Int, isText: Bool) -> LayoutTrees {
    let middle = (0..<levels).reduce(1) { count, _ in count * 10 } / 2
    return LayoutTrees(name: name, offer: ProposedSize(width: 10_000, height: 10_000)) { text in
      var leaf = 0
      func views(_ level: Int) -> AnyView {
        guard level > 0 else {
          let words = leaf == middle ? text : "leaf \(leaf % 97)"
          leaf += 1
          return isText ? AnyView(Text(words)) : AnyView(Image(words))
        }
        return stack(level, (0..<10).map { _ in views(level - 1) })
      }
      return views(levels)
    }
  }

  /// Two children each, which find their own size: a stack that asks often makes the work explode.
  private static func binary(levels: Int) -> LayoutTrees {
    let leaves = 1 << levels
    return LayoutTrees(
      name: "binary tree, \(leaves) leaves", offer: ProposedSize(width: 10_000, height: 10_000)
    ) { text in
      var leaf = 0
      func views(_ level: Int) -> AnyView {
        guard level > 0 else {
          defer { leaf += 1 }
          return AnyView(Text(leaf == leaves / 2 ? text : "leaf \(leaf % 97)"))
        }
        return stack(level, [views(level - 1), views(level - 1)])
      }
      return views(levels)
    }
  }

  /// A view that fills what it gets and the next level, a thousand times; the innermost is a text.
  private static func deep(levels: Int) -> LayoutTrees {
    LayoutTrees(
      name: "\(levels) levels deep", offer: ProposedSize(width: 10_000, height: 10_000)
    ) { text in
      (1...levels).reduce(AnyView(Text(text))) { inner, level in
        stack(level, [AnyView(Rectangle()), inner])
      }
    }
  }

  /// One stack of many.
  private static func wide(_ count: Int) -> LayoutTrees {
    LayoutTrees(
      name: "\(count) in one stack", offer: ProposedSize(width: 1_000, height: 100_000)
    ) { text in
      AnyView(
        VStack(spacing: 1) {
          ForEach(0..<count) { Text($0 == count / 2 ? text : "leaf \($0 % 97)") }
        })
    }
  }

  /// Rows and columns that share their widths and heights.
  private static func grid(_ side: Int) -> LayoutTrees {
    LayoutTrees(
      name: "grid of \(side * side) cells", offer: ProposedSize(width: 10_000, height: 10_000)
    ) { text in
      AnyView(
        Grid {
          ForEach(0..<side) { row in
            GridRow {
              ForEach(0..<side) { column in
                let isMiddle = row == side / 2 && column == side / 2
                Text(isMiddle ? text : "cell \((row * side + column) % 97)")
              }
            }
          }
        })
    }
  }

  /// Rows of a title, room and a value in a view that scrolls.
  private static func list(_ rows: Int) -> LayoutTrees {
    LayoutTrees(name: "list of \(rows) rows", offer: ProposedSize(width: 390, height: 844)) {
      text in
      AnyView(
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<rows) { row in
              HStack(spacing: 8) {
                Text(row == rows / 2 ? text : "title of row \(row)")
                Spacer(minLength: 8)
                Text("value \(row % 97)")
              }
              .padding(.horizontal, 16)
              .padding(.vertical, 8)
            }
          }
        })
    }
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
