// SPDX-License-Identifier: MIT

/// A line as the breaker found it, with its width in em.
struct BrokenLine: Sendable {
  var start: Int
  var end: Int
  var visibleEnd: Int
  var width: Double
  var isHyphenated: Bool
  /// The index of its paragraph.
  var paragraph: Int
}

/// Breaks a shaped text into lines by walking its opportunities, one line after the other.
///
/// As much as fits goes on a line (Rules R8).
struct LineBreaker {
  private let text: ShapedText
  private let limit: Double
  private let tabs: TabRuler
  private let pushOut: TypesettingOptions.PushOut
  private var paragraph = 0
  private var segment = 0
  private var position = 0

  /// Starts at the beginning of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The greatest width of what shows of a line, in em; at or above 0.
  ///   - tabs: Where tabs lead.
  ///   - pushOut: When a word alone on the last line takes the one before it along.
  init(
    _ text: ShapedText, limit: Double, tabs: TabRuler,
    pushOut: TypesettingOptions.PushOut = .never
  ) {
    self.text = text
    self.limit = limit
    self.tabs = tabs
    self.pushOut = pushOut
  }

  /// Where the next line starts.
  var start: Int { position }

  /// The paragraph of the next line; nil at the end.
  var currentParagraph: Paragraph? {
    paragraph < text.paragraphs.count ? text.paragraphs[paragraph] : nil
  }

  /// The next line, or nil at the end.
  mutating func next() -> BrokenLine? {
    guard let current = currentParagraph else { return nil }
    guard position < current.end else {
      let line = BrokenLine(
        start: position, end: position, visibleEnd: position, width: 0, isHyphenated: false,
        paragraph: paragraph)
      paragraph += 1
      segment = current.segments.upperBound
      return line
    }
    segment = max(segment, current.segments.lowerBound)
    var line = fittingLine(current) ?? emergencyLine(current)
    if pushOut != .never, let shorter = pushedOut(line, current) { line = shorter }
    advance(to: line.end, in: current)
    return line
  }

  private mutating func advance(to end: Int, in current: Paragraph) {
    position = end
    while segment < current.segments.upperBound, text.segments[segment].end <= position {
      segment += 1
    }
    if position == current.end { paragraph += 1 }
  }

  /// The line without its last word, where a single word follows to which that one can move.
  ///
  /// Words end at white space. Nothing moves from a line that would be empty, nor to a line that
  /// would be too long.
  private func pushedOut(_ line: BrokenLine, _ current: Paragraph) -> BrokenLine? {
    guard line.end < current.end, !line.isHyphenated else { return nil }
    if pushOut == .shortWord {
      // The share is one of the first line, not of the offer, so that every width that breaks the
      // paragraph in the same places gives the same.
      let rest = text.positions[current.contentEnd] - text.positions[line.end]
      guard line.start == current.start, rest < line.width * Self.shortShare else { return nil }
    }
    var moved = segment
    while text.segments[moved].end < line.end { moved += 1 }
    guard isWord(moved), !hasWordEnd(line.end..<current.contentEnd) else { return nil }
    while moved > segment, !isWord(moved - 1) { moved -= 1 }
    guard moved > segment, let shorter = fittingLine(current, before: moved),
      shorter.end == text.segments[moved].start
    else { return nil }
    var following = self
    following.advance(to: shorter.end, in: current)
    return following.fittingLine(current)?.end == current.end ? shorter : nil
  }

  /// The share of the first line below which a word that is alone on the second is short.
  private static let shortShare = 0.2

  /// Whether white space ends a segment.
  private func isWord(_ index: Int) -> Bool {
    text.segments[index].visibleEnd < text.segments[index].end
  }

  /// Whether a word ends before the end of a range.
  private func hasWordEnd(_ range: Range<Int>) -> Bool {
    var visible = range
    while !visible.isEmpty, CharacterClass.hangs(text.units[visible.upperBound - 1]) {
      visible = visible.lowerBound..<visible.upperBound - 1
    }
    return text.units[visible].contains(where: CharacterClass.hangs)
  }

  /// The line up to the last opportunity that fits, or nil if none does.
  ///
  /// Only those of the segments before `end` count, if it is given.
  private func fittingLine(_ current: Paragraph, before end: Int? = nil) -> BrokenLine? {
    var bound = end ?? current.segments.upperBound
    while let candidate = candidate(current, before: bound) {
      let end = text.segments[candidate.segment].end
      var line = BrokenLine(
        start: position, end: end, visibleEnd: candidate.visibleEnd, width: candidate.width,
        isHyphenated: candidate.isHyphenated, paragraph: paragraph)
      guard text.isUnsafe(position) || text.isUnsafe(end) else { return line }
      line.width =
        text.lineAdvance(from: position, to: end, visibleEnd: line.visibleEnd) + candidate.extra
      if line.width <= limit { return line }
      bound = candidate.segment
    }
    return nil
  }

  private struct Candidate {
    var segment: Int
    var visibleEnd: Int
    var width: Double
    /// The part of the width that is a hyphen or comes from tabs.
    var extra: Double
    var isHyphenated: Bool
  }

  /// The last opportunity that fits by the sums, among the segments before `bound`.
  private func candidate(_ current: Paragraph, before bound: Int) -> Candidate? {
    let origin = text.positions[position] - text.startChange(at: position)
    var best: Candidate?
    var shift = 0.0
    var visibleShift = 0.0
    var width = 0.0
    var visibleEnd = position
    for index in segment..<max(segment, bound) {
      let piece = text.segments[index]
      if piece.hasTab { walkTabs(max(piece.start, position)..<piece.visibleEnd, origin, &shift) }
      if piece.visibleEnd > max(piece.start, position) {
        visibleEnd = piece.visibleEnd
        width = text.positions[visibleEnd] - origin + shift
        visibleShift = shift
      }
      if width > limit { break }
      if piece.hasTab { walkTabs(max(piece.visibleEnd, position)..<piece.end, origin, &shift) }
      var hyphen = 0.0
      if piece.isSoftHyphenated, index + 1 < current.segments.upperBound {
        hyphen = text.hyphenAdvance(before: piece.end)
        if width + hyphen > limit { continue }
      }
      best = Candidate(
        segment: index, visibleEnd: visibleEnd, width: width + hyphen,
        extra: visibleShift + hyphen, isHyphenated: hyphen > 0)
    }
    return best
  }

  private func walkTabs(_ range: Range<Int>, _ origin: Double, _ shift: inout Double) {
    guard !range.isEmpty else { return }
    let place = text.positions[range.lowerBound] - origin + shift
    shift += tabs.shift(in: range, of: text, from: place)
  }

  /// The line broken between graphemes, at least one of them, because no opportunity fits.
  ///
  /// A soft hyphen stays with the grapheme before it; the hyphen shows if they are alone.
  private func emergencyLine(_ current: Paragraph) -> BrokenLine {
    var end = emergencyEnd(current)
    var extra = end.tabShift
    while text.isUnsafe(end.position), exactWidth(to: end.position) + extra > limit,
      let earlier = cutPosition(before: end.position)
    {
      end.position = earlier
    }
    var visibleEnd = end.position
    while visibleEnd > position + 1, CharacterClass.hangs(text.units[visibleEnd - 1]) {
      visibleEnd -= 1
    }
    let isHyphenated =
      visibleEnd < current.contentEnd && text.units[visibleEnd - 1] == CharacterClass.softHyphen
    if isHyphenated { extra += text.hyphenAdvance(before: visibleEnd) }
    let width = exactWidth(to: visibleEnd) + extra
    while end.position < current.end, isHanging(end.position) { end.position += 1 }
    return BrokenLine(
      start: position, end: end.position, visibleEnd: visibleEnd, width: width,
      isHyphenated: isHyphenated, paragraph: paragraph)
  }

  /// The last cut that fits by the sums, or the first one if none does.
  private func emergencyEnd(_ current: Paragraph) -> (position: Int, tabShift: Double) {
    let origin = text.positions[position] - text.startChange(at: position)
    var cut: (position: Int, tabShift: Double)?
    var shift = 0.0
    var next = position
    while next < current.contentEnd {
      if text.units[next] == CharacterClass.tab { walkTabs(next..<next + 1, origin, &shift) }
      next += 1
      while next < current.contentEnd, !isCut(next) { next += 1 }
      let isHyphenated =
        next < current.contentEnd && text.units[next - 1] == CharacterClass.softHyphen
      let width = text.positions[next] - origin + shift
      if cut != nil, width > limit || isHyphenated { break }
      cut = (next, shift)
      if width > limit { break }
    }
    return cut ?? (current.end, 0)
  }

  private func exactWidth(to end: Int) -> Double {
    text.lineAdvance(from: position, to: end, visibleEnd: end)
  }

  /// Whether an emergency break may be at a position: a grapheme boundary, no soft hyphen after it.
  private func isCut(_ position: Int) -> Bool {
    text.isGrapheme(position) && text.units[position] != CharacterClass.softHyphen
  }

  private func cutPosition(before end: Int) -> Int? {
    var earlier = end - 1
    while earlier > position, !isCut(earlier) { earlier -= 1 }
    return earlier > position ? earlier : nil
  }

  private func isHanging(_ position: Int) -> Bool {
    let unit = text.units[position]
    return CharacterClass.hangs(unit) || CharacterClass.breaksLine(unit)
  }
}
