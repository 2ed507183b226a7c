// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// Random trees for laws of derivations; the same seed gives the same tree.
struct RandomLayoutTree {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func tree() -> LayoutTree {
    var builder = TreeBuilder()
    add(to: &builder, depth: 4)
    return builder.finish()
  }

  /// A width without a height, and others.
  mutating func offers() -> [ProposedSize] {
    [
      ProposedSize(width: number(400), height: nil), ProposedSize(width: number(400), height: nil),
      ProposedSize(width: number(300), height: number(500)), .unspecified, .zero,
      ProposedSize(width: number(300), height: .infinity),
    ]
  }

  private mutating func pick(_ count: UInt64) -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state % count
  }

  private mutating func number(_ limit: UInt64) -> Double { Double(pick(limit * 4)) / 4 }
  private mutating func perhaps(_ limit: UInt64) -> Double? { pick(2) == 0 ? nil : number(limit) }

  private mutating func add(to builder: inout TreeBuilder, depth: Int) {
    guard depth > 0 else { return addLeaf(to: &builder) }
    switch pick(12) {
    case 0, 1: addLeaf(to: &builder)
    case 2, 3, 4: addStack(to: &builder, depth)
    case 5:
      builder.addDepthStack(alignment: .center) { self.addSeveral(to: &$0, depth) }
    case 6: addFlow(to: &builder, depth)
    case 7:
      builder.addScroll(pick(2) == 0 ? .vertical : .horizontal) {
        self.add(to: &$0, depth: depth - 1)
      }
    case 8: addBar(to: &builder, depth)
    default: addModifier(to: &builder, depth)
    }
  }

  private mutating func addSeveral(to builder: inout TreeBuilder, _ depth: Int) {
    for _ in 0..<pick(4) + 1 { add(to: &builder, depth: depth - 1) }
  }

  private mutating func addStack(to builder: inout TreeBuilder, _ depth: Int) {
    let axis: Axis = pick(3) == 0 ? .horizontal : .vertical
    let alignments: [Alignment] = [
      .center, .topLeading, .bottomTrailing, .centerFirstTextBaseline, .centerLastTextBaseline,
    ]
    builder.addStack(
      axis, alignment: alignments[Int(pick(5))], spacing: pick(3) == 0 ? nil : number(20)
    ) { self.addSeveral(to: &$0, depth) }
  }

  private mutating func addFlow(to builder: inout TreeBuilder, _ depth: Int) {
    let layout = FlowLayout(
      axis: pick(4) == 0 ? .vertical : .horizontal,
      alignment: pick(2) == 0 ? .center : .centerFirstTextBaseline, itemSpacing: perhaps(12),
      lineSpacing: perhaps(12), isJustified: pick(4) == 0)
    builder.addLayout(layout) { self.addSeveral(to: &$0, depth) }
  }

  private mutating func addBar(to builder: inout TreeBuilder, _ depth: Int) {
    let edges: [Edge] = [.top, .bottom, .leading, .trailing]
    var other = RandomLayoutTree(seed: state)
    builder.addEdgeInset(
      edge: edges[Int(pick(4))], alignment: .center, spacing: perhaps(10),
      primary: { self.add(to: &$0, depth: depth - 1) }, bar: { other.addLeaf(to: &$0) })
  }

  private mutating func addModifier(to builder: inout TreeBuilder, _ depth: Int) {
    let (first, second) = (number(60), number(60))
    switch pick(8) {
    case 0, 1:
      let insets = EdgeInsets(
        top: first, leading: number(20), bottom: pick(8) == 0 ? -second : second, trailing: 0)
      builder.addPadding(insets) { self.add(to: &$0, depth: depth - 1) }
    case 2:
      builder.addFrame(width: perhaps(300), height: perhaps(300), alignment: .center) {
        self.add(to: &$0, depth: depth - 1)
      }
    case 3, 4:
      builder.addFrame(
        minWidth: nil, idealWidth: nil, maxWidth: pick(2) == 0 ? .infinity : nil,
        minHeight: perhaps(200), idealHeight: pick(4) == 0 ? number(200) : nil,
        maxHeight: perhaps(300), alignment: .center
      ) { self.add(to: &$0, depth: depth - 1) }
    case 5:
      builder.addFixedSize(pick(2) == 0 ? .vertical : .horizontal) {
        self.add(to: &$0, depth: depth - 1)
      }
    case 6:
      builder.addAspectRatio(pick(2) == 0 ? nil : 0.5 + number(2), contentMode: .fit) {
        self.add(to: &$0, depth: depth - 1)
      }
    default:
      builder.addPriority(Double(pick(3))) { self.add(to: &$0, depth: depth - 1) }
    }
  }

  private mutating func addLeaf(to builder: inout TreeBuilder) {
    switch pick(7) {
    case 0: builder.addFixed(Size(width: number(150), height: number(90)))
    case 1: builder.addFlexible()
    case 2: builder.addSpacer(minimum: number(20))
    case 3: builder.addDivider(thickness: 0.5)
    default:
      let letters = String(repeating: "lorem ", count: Int(pick(12)) + 1)
      var text = StyledText(runs: [.init(text: letters, font: FontDescription(size: 10))])
      text.paragraph.lineLimit = pick(5) == 0 ? 2 : nil
      text.paragraph.reservedLines = pick(6) == 0 ? 3 : 0
      text.paragraph.lineSpacing = pick(4) == 0 ? 3 : 0
      builder.addText(text)
    }
  }
}

/// Measures texts as on a typewriter: characters 10 wide, lines 20 high, heights to the full point.
struct Typewriter: TextMeasurer {
  func prepare(_ text: StyledText) -> any PreparedText { TypedText(text) }
}

private final class TypedText: PreparedText {
  private let text: StyledText
  private let count: Int
  let metrics = FontMetrics(ascent: 16, descent: 4, lineGap: 0, capHeight: 14)
  var missingCharacters: [Unicode.Scalar] { [] }

  init(_ text: StyledText) {
    self.text = text
    count = text.runs.reduce(0) { $0 + $1.text.count }
  }

  func measure(width: Double, height: Double, grid: PixelGrid) -> TextMeasure {
    let shown = lines(width: width, height: height, grid: grid)
    let reserved = Double(max(text.paragraph.reservedLines, shown.count))
    let total = reserved * 20 + max(reserved - 1, 0) * text.paragraph.lineSpacing
    return TextMeasure(
      size: Size(width: shown.map(\.width).max() ?? 0, height: grid.roundUp(total)),
      firstBaseline: 16, lastBaseline: (shown.last?.top ?? 0) + 16, lineCount: shown.count,
      isTruncated: (shown.last?.utf16Range.upperBound ?? 0) < count)
  }

  func lines(width: Double, height: Double, grid: PixelGrid) -> [TextLine] {
    let perLine = width.isFinite ? max(Int(width / 10), 1) : max(count, 1)
    let all = (count + perLine - 1) / perLine
    let fitting = height.isFinite ? max(Int(height / 20), 1) : .max
    return (0..<min(all, text.paragraph.lineLimit ?? .max, fitting)).map { index in
      let range = index * perLine..<min((index + 1) * perLine, count)
      let top = Double(index) * (20 + text.paragraph.lineSpacing)
      return TextLine(
        utf16Range: range, visibleUTF16End: range.upperBound, width: Double(range.count) * 10,
        top: top, height: 20, baseline: top + 16)
    }
  }
}
