// SPDX-License-Identifier: MIT

internal import TrayLayout

/// Lays a shaped text out at a size in an offer: lines, their places, and where text is cut.
struct TextLayout {
  /// What a layout comes to, in points, not rounded.
  struct Totals: Hashable, Sendable {
    var width = 0.0
    var height = 0.0
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    var lineCount = 0
    var isTruncated = false
    var isTightened = false
  }

  /// Slack by which a line may be wider than the offer (Rules R8), in points.
  private static let widthSlack = 1.0 / 64 + 1e-9
  /// Slack by which lines may be taller than the offer, for sums of floating-point numbers.
  private static let heightSlack = 1e-6

  let text: ShapedText
  let source: StyledText
  let options: TypesettingOptions
  /// The size in points that 1 em stands for.
  let size: Double
  /// What the leading of text styles adds between lines.
  let gaps: LineGaps

  /// Lays out in an offer; `lines` receives each line if it is not nil.
  func run(width: Double, height: Double, lines: inout [TextLine]?) -> Totals {
    let limit = (width + TextLayout.widthSlack) / size
    var breaker = LineBreaker(
      text, limit: limit, tabs: tabs, pushOut: options.pushOut)
    let boxes = self.boxes
    let lineLimit = source.paragraph.lineLimit.map { max($0, 1) } ?? .max
    var totals = Totals()
    var spacing = 0.0
    guard var line = breaker.next() else { return totals }
    var box = boxes.box(of: line.start..<line.end, in: text)
    while true {
      let top = totals.lineCount == 0 ? 0 : totals.height + spacing
      spacing = self.spacing + gaps.gap(below: line.start..<line.end, in: text) * size
      guard let following = breaker.next() else {
        place(line, box, limit: limit, top: top, &totals, &lines)
        return totals
      }
      let nextBox = boxes.box(of: following.start..<following.end, in: text)
      let bottom = top + box.height + spacing + nextBox.height
      if totals.lineCount + 1 >= lineLimit || bottom > height + TextLayout.heightSlack {
        if isBlank(from: following.start) {
          line.end = text.units.count
          place(line, box, limit: limit, top: top, &totals, &lines)
        } else if !placeTightened(line, box, limit: limit, top: top, &totals, &lines) {
          placeCut(line, limit: limit, boxes, top: top, &totals, &lines)
        }
        return totals
      }
      place(line, box, limit: limit, top: top, &totals, &lines)
      line = following
      box = nextBox
    }
  }

  /// Points between lines.
  var spacing: Double {
    source.paragraph.lineSpacing.isFinite ? max(source.paragraph.lineSpacing, 0) : 0
  }

  /// How high lines are at this size.
  var boxes: LineBoxRule {
    LineBoxRule(
      mode: options.mode, size: size, lineHeight: source.paragraph.lineHeight,
      addition: options.mode == .apple ? addition : 0)
  }

  /// The greatest addition that a run makes to its lines, at this size.
  private var addition: Double {
    var greatest = 0.0
    for run in source.runs where run.font.lineAddition.isFinite {
      greatest = max(greatest, run.font.lineAddition)
    }
    return greatest
  }

  /// Where tabs lead at this size.
  var tabs: TabRuler {
    TabRuler(stops: options.tabStops, size: size, skipsNearStops: options.mode != .apple)
  }

  /// Whether nothing but white space and hard breaks follows.
  private func isBlank(from position: Int) -> Bool {
    text.units[position...].allSatisfy {
      CharacterClass.hangs($0) || CharacterClass.breaksLine($0)
    }
  }

  /// The width in em of a line with the white space that ends its paragraph, as far as there is room.
  private func fullWidth(_ line: BrokenLine, _ limit: Double) -> Double {
    let end = text.paragraphs[line.paragraph].contentEnd
    guard options.mode == .apple, line.visibleEnd < end, line.end >= end else { return 0 }
    let full = line.width + text.positions[end] - text.positions[line.visibleEnd]
    return min(full, limit - TextLayout.widthSlack / size)
  }

  private func place(
    _ line: BrokenLine, _ box: LineBox, limit: Double, top: Double, _ totals: inout Totals,
    _ lines: inout [TextLine]?
  ) {
    let width = line.width * size
    add(box, width: max(width, fullWidth(line, limit) * size), top: top, &totals)
    lines?.append(
      TextLine(
        utf16Range: line.start..<line.end, visibleUTF16End: line.visibleEnd, width: width,
        top: top, height: box.height, baseline: top + box.above, isHyphenated: line.isHyphenated))
  }

  /// The share of its width by which a line may be too wide to be tightened instead of cut, as
  /// TextKit's `tighteningFactorForTruncation` has it.
  private static let tighteningShare = 0.05

  /// Places all of the rest as one line with its characters moved together, if that is allowed and
  /// enough.
  private func placeTightened(
    _ line: BrokenLine, _ box: LineBox, limit: Double, top: Double, _ totals: inout Totals,
    _ lines: inout [TextLine]?
  ) -> Bool {
    let paragraph = text.paragraphs[line.paragraph]
    guard source.paragraph.allowsTightening, line.paragraph == text.paragraphs.count - 1,
      line.width > 0
    else { return false }
    var end = paragraph.contentEnd
    while end > line.start, CharacterClass.hangs(text.units[end - 1]) { end -= 1 }
    let shown = line.start..<end
    guard !text.units[shown].contains(CharacterClass.tab) else { return false }
    let natural = text.lineAdvance(from: line.start, to: end, visibleEnd: end)
    let room = limit - TextLayout.widthSlack / size
    guard natural > room, natural <= room * (1 + TextLayout.tighteningShare) else { return false }
    let count = shown.count { text.isGrapheme($0) }
    let width = room * size
    add(box, width: width, top: top, &totals)
    totals.isTightened = true
    lines?.append(
      TextLine(
        utf16Range: line.start..<text.units.count, visibleUTF16End: end, width: width, top: top,
        height: box.height, baseline: top + box.above,
        tightening: (natural * size - width) / Double(max(count, 1))))
    return true
  }

  private func placeCut(
    _ line: BrokenLine, limit: Double, _ boxes: LineBoxRule, top: Double, _ totals: inout Totals,
    _ lines: inout [TextLine]?
  ) {
    let truncation = Truncation(
      text, start: line.start, paragraph: text.paragraphs[line.paragraph], limit: limit, tabs: tabs)
    let cut = truncation.cut(source.paragraph.truncationMode)
    let shown = line.start..<max(cut.visibleEnd, line.start)
    let box = boxes.box(of: shown, in: text)
    let width = cut.width * size
    add(box, width: width, top: top, &totals)
    totals.isTruncated = true
    lines?.append(
      TextLine(
        utf16Range: line.start..<text.units.count, visibleUTF16End: cut.visibleEnd, width: width,
        top: top, height: box.height, baseline: top + box.above, truncatedUTF16Range: cut.hidden))
  }

  private func add(_ box: LineBox, width: Double, top: Double, _ totals: inout Totals) {
    totals.width = max(totals.width, width)
    if totals.lineCount == 0 { totals.firstBaseline = top + box.above }
    totals.lastBaseline = top + box.above
    totals.height = top + box.height
    totals.lineCount += 1
  }
}
