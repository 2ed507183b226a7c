// SPDX-License-Identifier: MIT

internal import TrayLayout

/// A part of a line that is shaped as one.
struct LinePiece {
  /// The text to shape, with context around the range.
  var units: [UInt16]
  /// The part of `units` that shows.
  var range: Range<Int>
  /// What to add to a place in `units` for the place in the text.
  var shift: Int
  /// The places in `units` that are not in the text.
  var inserted: Range<Int>
  /// How it is shaped.
  var run: ShapingRun
  /// Whether the glyphs are those that the font maps characters to, without shaping.
  var isNominal = false
}

/// The parts of a measured line in the order of the text, the ellipsis or hyphen among them.
struct LinePieces {
  private(set) var pieces: [LinePiece] = []
  private let text: ShapedText

  /// Takes a line apart.
  init(_ text: ShapedText, _ line: TextLine) {
    self.text = text
    let start = line.utf16Range.lowerBound
    let end = max(line.visibleUTF16End, start)
    if let hidden = line.truncatedUTF16Range {
      add(start..<min(max(hidden.lowerBound, start), end))
      let rest = min(hidden.upperBound, end)..<end
      if hidden.lowerBound > start {
        appendEllipsis(after: hidden.lowerBound)
        add(rest)
      } else if !rest.isEmpty {
        prependEllipsis(before: rest)
      } else {
        addNominal(Ellipsis(of: text.style(at: start)), at: start)
      }
    } else {
      add(start..<end)
      if line.isHyphenated { appendHyphen(at: end) }
    }
  }

  private mutating func add(_ range: Range<Int>) {
    for run in text.runs where run.end > range.lowerBound && run.start < range.upperBound {
      pieces.append(
        LinePiece(
          units: text.shapedUnits,
          range: max(run.start, range.lowerBound)..<min(run.end, range.upperBound), shift: 0,
          inserted: 0..<0, run: run))
    }
  }

  /// Shapes the ellipsis together with the text before it where both are of one face.
  private mutating func appendEllipsis(after cut: Int) {
    let ellipsis = Ellipsis(of: text.style(at: cut - 1))
    guard var last = pieces.last, last.range.upperBound == cut, last.run.face === ellipsis.face
    else { return addNominal(ellipsis, at: cut) }
    last.units = Array(text.shapedUnits[..<cut]) + ellipsis.units
    last.inserted = cut..<last.units.count
    last.range = last.range.lowerBound..<last.units.count
    pieces[pieces.count - 1] = last
  }

  /// Shapes the ellipsis together with the text after it where both are of one face.
  private mutating func prependEllipsis(before rest: Range<Int>) {
    let cut = rest.lowerBound
    let ellipsis = Ellipsis(of: text.style(at: cut))
    let count = pieces.count
    add(rest)
    guard pieces.count > count else { return addNominal(ellipsis, at: cut) }
    var first = pieces[count]
    guard first.range.lowerBound == cut, first.run.face === ellipsis.face else {
      let parts = Array(pieces[count...])
      pieces.removeLast(parts.count)
      addNominal(ellipsis, at: cut)
      pieces += parts
      return
    }
    let length = ellipsis.units.count
    first.units = ellipsis.units + text.shapedUnits[cut...]
    first.shift = cut - length
    first.inserted = 0..<length
    first.range = 0..<(first.range.upperBound - first.shift)
    pieces[count] = first
  }

  private mutating func appendHyphen(at end: Int) {
    guard let (font, scalar) = text.hyphen(of: text.style(at: end - 1)) else { return }
    addNominal([UInt16(scalar)], font, at: end, styled: end - 1)
  }

  private mutating func addNominal(_ ellipsis: Ellipsis, at position: Int) {
    addNominal(
      ellipsis.units, ellipsis.font, at: position, styled: max(position - 1, 0))
  }

  private mutating func addNominal(
    _ units: [UInt16], _ font: ResolvedFont, at position: Int, styled: Int
  ) {
    let index = text.styles.firstIndex { styled < $0.end } ?? text.styles.count - 1
    let style = text.styles[index]
    let neighbour = text.runIndex(at: styled).map { text.runs[$0] }
    let run = ShapingRun(
      start: position, end: position, face: font.face, widths: font.widths, ratio: style.ratio,
      tracking: style.tracking(in: font),
      attributes: neighbour?.attributes
        ?? ShapingAttributes(
          script: 0, isRightToLeft: false, withoutLigatures: false, hasEqualDigits: false),
      level: neighbour?.level ?? 0, style: index)
    pieces.append(
      LinePiece(
        units: units, range: 0..<units.count, shift: position, inserted: 0..<units.count, run: run,
        isNominal: true))
  }
}
