// SPDX-License-Identifier: MIT

extension ShapedText {
  /// The advance of what shows of a line, in em, shaped again only where a break needs it (R6).
  ///
  /// The line starts at `start` and ends at `end`, both grapheme boundaries; its hanging white
  /// space starts at `visibleEnd`.
  func lineAdvance(from start: Int, to end: Int, visibleEnd: Int) -> Double {
    guard visibleEnd > start else { return 0 }
    let plain = positions[visibleEnd] - positions[start]
    let hasUnsafeStart = isUnsafe(start)
    let hasUnsafeEnd = isUnsafe(end)
    guard hasUnsafeStart || hasUnsafeEnd else { return plain }
    let safeStart = hasUnsafeStart ? safePosition(after: start) : start
    let safeEnd = hasUnsafeEnd ? safePosition(before: end) : end
    if hasUnsafeStart, safeStart > min(safeEnd, visibleEnd) {
      guard safeStart < end else { return reshaped(start..<end, upTo: visibleEnd) }
      let head = reshaped(start..<safeStart, upTo: min(visibleEnd, safeStart))
      return head + (visibleEnd > safeStart ? positions[visibleEnd] - positions[safeStart] : 0)
    }
    var advance = plain
    if hasUnsafeStart { advance += startChange(at: start) }
    if hasUnsafeEnd, safeEnd < visibleEnd {
      advance += memoized(end * 2) {
        reshaped(safeEnd..<end, upTo: visibleEnd) - (positions[visibleEnd] - positions[safeEnd])
      }
    }
    return advance
  }

  /// By how much a line is wider for starting at a position at which a break needs shaping again.
  func startChange(at start: Int) -> Double {
    guard isUnsafe(start) else { return 0 }
    return memoized(start * 2 + 1) {
      let end = safePosition(after: start)
      return reshaped(start..<end, upTo: end) - (positions[end] - positions[start])
    }
  }

  /// The first position after another at which text may be cut without shaping again.
  private func safePosition(after position: Int) -> Int {
    let limit = runIndex(at: position).map { runs[$0].end } ?? position
    var safe = position + 1
    while safe < limit, isUnsafe(safe) { safe += 1 }
    return min(safe, limit)
  }

  /// The last position before another at which text may be cut without shaping again.
  func safePosition(before position: Int) -> Int {
    let limit = runIndex(at: position - 1).map { runs[$0].start } ?? position
    var safe = position - 1
    while safe > limit, isUnsafe(safe) { safe -= 1 }
    return max(safe, limit)
  }

  /// The first position at or after another at which text may be cut without shaping again.
  func safePosition(atOrAfter position: Int) -> Int {
    isUnsafe(position) ? safePosition(after: position) : position
  }

  /// The advance of a stretch of one run when it is shaped alone, counted up to a position.
  private func reshaped(_ range: Range<Int>, upTo visibleEnd: Int) -> Double {
    guard let index = runIndex(at: range.lowerBound), !range.isEmpty else { return 0 }
    var marks = Array(marks[range])
    var advances = [Double](repeating: 0, count: range.count)
    let clusters = ClusterAdvances(
      units: shapedUnits, range: range, origin: range.lowerBound, run: runs[index], rules: rules)
    clusters.shape(
      with: ShapingBuffer(language: language), marks: &marks, advances: &advances)
    var sum = 0.0
    for unit in range.lowerBound..<max(visibleEnd, range.lowerBound)
    where units[unit] != CharacterClass.tab {
      sum += advances[unit - range.lowerBound]
    }
    return sum
  }

  /// The advance of a stretch of one run, shaped together with units that are not in the text.
  func advance(before: [UInt16], range: Range<Int>, after: [UInt16], run: ShapingRun) -> Double {
    let context = max(range.lowerBound - Self.contextLength, 0)..<range.lowerBound
    let lead = before.isEmpty ? Array(shapedUnits[context]) : []
    var units = lead + before + shapedUnits[range] + after
    let shaped = lead.count..<units.count
    if after.isEmpty {
      let end = min(range.upperBound + Self.contextLength, shapedUnits.count)
      units += shapedUnits[range.upperBound..<end]
    }
    var marks =
      before.map { _ in Mark.grapheme } + self.marks[range] + after.map { _ in Mark.grapheme }
    var advances = [Double](repeating: 0, count: shaped.count)
    let clusters = ClusterAdvances(
      units: units, range: shaped, origin: shaped.lowerBound, run: run, rules: rules)
    clusters.shape(
      with: ShapingBuffer(language: language), marks: &marks, advances: &advances)
    for index in range where self.units[index] == CharacterClass.tab {
      advances[before.count + index - range.lowerBound] = 0
    }
    return advances.reduce(0, +)
  }

  /// As many units around a stretch as HarfBuzz looks at.
  private static var contextLength: Int { 10 }

  /// The advance of the hyphen that shows where a line ends at a soft hyphen, in em.
  ///
  /// U+2010 of the font asked for, else U+002D, else that of the first fallback that has one.
  func hyphenAdvance(before position: Int) -> Double {
    let style = style(at: position - 1)
    return hyphen(of: style).flatMap { style.advance(of: $0.scalar, in: $0.font) } ?? 0
  }

  /// The hyphen of a style, and the font that has it.
  func hyphen(of style: StyleRun) -> (font: ResolvedFont, scalar: UInt32)? {
    for font in style.fonts {
      for scalar in [UInt32(0x2010), 0x2D] where font.face.covers(scalar) {
        return (font, scalar)
      }
    }
    return nil
  }
}
