// SPDX-License-Identifier: MIT

internal import TrayLayout

/// A line that was cut, with its width in em.
struct CutLine: Sendable {
  /// The advance of what shows, with the ellipsis.
  var width: Double
  /// Where the last visible character ends.
  var visibleEnd: Int
  /// What does not show.
  var hidden: Range<Int>
}

/// Cuts the rest of a paragraph down to one line with an ellipsis (Rules R10).
///
/// The longest part that fits together with the ellipsis stays, grapheme by grapheme; white space
/// beside the ellipsis goes; an ellipsis that does not fit alone shows alone. In the middle, the head
/// takes up to half of the room and the tail what is left, so that the head is never the wider one.
struct Truncation {
  private let text: ShapedText
  private let start: Int
  private let end: Int
  private let limit: Double
  private let tabs: TabRuler
  private let hasTabs: Bool

  /// Prepares to cut.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: Where the line starts.
  ///   - paragraph: The line's paragraph.
  ///   - limit: The greatest width, in em.
  ///   - tabs: Where tabs lead.
  init(_ text: ShapedText, start: Int, paragraph: Paragraph, limit: Double, tabs: TabRuler) {
    self.text = text
    self.start = start
    self.limit = limit
    self.tabs = tabs
    var end = paragraph.contentEnd
    while end > start, CharacterClass.hangs(text.units[end - 1]) { end -= 1 }
    self.end = end
    hasTabs = text.units[start..<end].contains(CharacterClass.tab)
  }

  /// Cuts at the place of the mode, and at the tail where more paragraphs are hidden below.
  func cut(_ mode: StyledText.TruncationMode) -> CutLine {
    let hidesParagraphs = text.paragraphs.last.map { $0.start > end } ?? false
    guard !hidesParagraphs else { return cutTail() }
    return switch mode {
    case .tail: cutTail()
    case .head: cutHead()
    case .middle: cutMiddle()
    }
  }

  private func cutTail() -> CutLine {
    let room = limit - ellipsis(at: start).advance + Truncation.slack
    var cut = start
    var next = start
    while next < end {
      next = boundary(after: next)
      guard headAdvance(to: next) <= room else { break }
      cut = next
    }
    var kept = trimmedEnd(cut)
    while kept > start, headWidth(to: kept) > limit {
      kept = trimmedEnd(boundary(before: kept))
    }
    return CutLine(
      width: headWidth(to: kept), visibleEnd: kept, hidden: kept..<text.units.count)
  }

  private func cutHead() -> CutLine {
    let lead = ellipsis(at: start).advance
    let room = limit - lead + Truncation.slack
    var cut = end
    var next = end
    while next > start {
      next = boundary(before: next)
      guard tailAdvance(from: next, at: lead) <= room else { break }
      cut = next
    }
    var kept = trimmedStart(cut)
    while kept < end, tailWidth(from: kept) > limit { kept = trimmedStart(boundary(after: kept)) }
    return CutLine(width: tailWidth(from: kept), visibleEnd: end, hidden: start..<kept)
  }

  private func cutMiddle() -> CutLine {
    var head = start
    var tail = end
    let room = limit - ellipsis(at: start).advance
    while head < end {
      let next = boundary(after: head)
      guard headAdvance(to: next) <= room / 2 else { break }
      head = next
    }
    let lead = headAdvance(to: trimmedEnd(head))
    while tail > head {
      let next = boundary(before: tail)
      guard lead + middleTailAdvance(head, next) <= room else { break }
      tail = next
    }
    var line = middleLine(head, tail)
    while line.width > limit, head > start || tail < end {
      if tail < end { tail = boundary(after: tail) } else { head = boundary(before: head) }
      line = middleLine(head, tail)
    }
    return line
  }

  private func middleLine(_ head: Int, _ tail: Int) -> CutLine {
    let keptHead = trimmedEnd(head)
    let keptTail = trimmedStart(tail)
    let lead = headWidth(to: keptHead)
    let rest = text.lineAdvance(from: keptTail, to: end, visibleEnd: end)
    return CutLine(
      width: lead + rest + tabShift(in: keptTail..<end, at: lead),
      visibleEnd: keptTail < end ? end : keptHead, hidden: keptHead..<keptTail)
  }

  /// How far each tab of a cut line leads, in em, so that it is drawn as it was measured.
  func tabAdvances(hiding hidden: Range<Int>) -> [Int: Double] {
    guard hasTabs else { return [:] }
    var advances: [Int: Double] = [:]
    let head = start..<max(hidden.lowerBound, start)
    _ = tabs.shift(in: head, of: text, from: headOrigin) { advances[$0] = $1 }
    if hidden.upperBound < end {
      let lead =
        head.isEmpty ? ellipsis(at: hidden.upperBound).advance : headWidth(to: head.upperBound)
      _ = tabs.shift(in: hidden.upperBound..<end, of: text, from: lead) { advances[$0] = $1 }
    }
    return advances
  }

  /// Room given to a first guess, in em, because kerning may make a line narrower than its sum.
  private static let slack = 0.25

  // MARK: Widths

  /// The width of the text from the start to a cut, by the sums.
  private func headAdvance(to cut: Int) -> Double {
    headOrigin + text.positions[cut] - text.positions[start]
      + tabShift(in: start..<cut, at: headOrigin)
  }

  /// By how much the line is wider for starting where it does.
  private var headOrigin: Double { text.startChange(at: start) }

  /// The width of the text from a cut to the end, which begins at a place, by the sums.
  private func tailAdvance(from cut: Int, at place: Double) -> Double {
    text.positions[end] - text.positions[cut] + tabShift(in: cut..<end, at: place)
  }

  /// The same where the text before another cut and the ellipsis stand before it.
  private func middleTailAdvance(_ head: Int, _ tail: Int) -> Double {
    tailAdvance(from: tail, at: headAdvance(to: head) + ellipsis(at: start).advance)
  }

  /// How far the tabs in a range lead together, where the range begins at a place in the line.
  private func tabShift(in range: Range<Int>, at place: Double) -> Double {
    hasTabs ? tabs.shift(in: range, of: text, from: place) : 0
  }

  /// The width of the text from the start to a cut with the ellipsis, shaped together.
  private func headWidth(to cut: Int) -> Double {
    guard cut > start else { return ellipsis(at: start).advance }
    let ellipsis = ellipsis(at: cut - 1)
    guard let index = text.runIndex(at: cut - 1), text.runs[index].face === ellipsis.face else {
      let shift = headAdvance(to: cut) - (text.positions[cut] - text.positions[start])
      let exact = text.lineAdvance(from: start, to: cut, visibleEnd: cut)
      return (text.isUnsafe(start) ? exact : exact + shift) + ellipsis.advance
    }
    let from = joint(before: cut)
    let joined = text.advance(
      before: [], range: from..<cut, after: ellipsis.units, run: text.runs[index])
    return headAdvance(to: from) + joined
  }

  /// The width of the ellipsis with the text from a cut to the end, shaped together.
  private func tailWidth(from cut: Int) -> Double {
    guard cut < end else { return ellipsis(at: start).advance }
    let ellipsis = ellipsis(at: cut)
    let shift = tabShift(in: cut..<end, at: ellipsis.advance)
    guard let index = text.runIndex(at: cut), text.runs[index].face === ellipsis.face else {
      return text.lineAdvance(from: cut, to: end, visibleEnd: end) + ellipsis.advance + shift
    }
    let to = min(text.safePosition(atOrAfter: boundary(after: cut)), end)
    let joined = text.advance(
      before: ellipsis.units, range: cut..<to, after: [], run: text.runs[index])
    return joined + text.positions[end] - text.positions[to] + shift
  }

  private func ellipsis(at position: Int) -> Ellipsis { Ellipsis(of: text.style(at: position)) }

  /// From where the text before a cut is shaped together with the ellipsis: soft hyphens do not
  /// show, so the character before them meets the ellipsis.
  private func joint(before cut: Int) -> Int {
    var from = max(text.safePosition(before: cut), start)
    while from > start, text.units[from..<cut].allSatisfy({ $0 == CharacterClass.softHyphen }) {
      from = max(text.safePosition(before: from), start)
    }
    return from
  }

  // MARK: Positions

  private func boundary(after position: Int) -> Int {
    var next = position + 1
    while next < end, !text.isGrapheme(next) { next += 1 }
    return next
  }

  private func boundary(before position: Int) -> Int {
    var previous = position - 1
    while previous > start, !text.isGrapheme(previous) { previous -= 1 }
    return previous
  }

  private func trimmedEnd(_ position: Int) -> Int {
    var trimmed = position
    while trimmed > start, CharacterClass.hangs(text.units[trimmed - 1]) { trimmed -= 1 }
    return trimmed
  }

  private func trimmedStart(_ position: Int) -> Int {
    var trimmed = position
    while trimmed < end, CharacterClass.hangs(text.units[trimmed]) { trimmed += 1 }
    return trimmed
  }
}
