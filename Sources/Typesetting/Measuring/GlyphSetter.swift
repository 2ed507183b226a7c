// SPDX-License-Identifier: MIT

internal import LayoutCore

/// Sets the glyphs of lines that were measured: shaped, put in visual order, each at its place.
struct GlyphSetter {
  private let text: ShapedText
  private let size: Double
  private let tabs: TabRuler
  private let buffer: ShapingBuffer

  /// Prepares to set a text at a size in points per em.
  init(_ text: ShapedText, size: Double, tabs: TabRuler) {
    self.text = text
    self.size = size
    self.tabs = tabs
    buffer = ShapingBuffer(language: text.language)
  }

  /// A measured line with its glyphs.
  func glyphLine(_ line: TextLine) -> GlyphLine {
    let pieces = GlyphSetter.inVisualOrder(LinePieces(text, line).pieces)
    let tabAdvances = tabAdvances(in: line)
    var pen = 0.0
    let runs = pieces.map { piece in
      var setter = PieceSetter(
        piece: piece, text: text, size: size, line: line, tabAdvances: tabAdvances, pen: pen)
      setter.set(with: buffer)
      pen = setter.pen
      return GlyphRun(
        font: piece.run.face, size: size * piece.run.ratio, sourceRun: piece.run.style,
        glyphs: setter.glyphs)
    }
    let start = line.utf16Range.lowerBound
    return GlyphLine(
      line: line, runs: runs.filter { !$0.glyphs.isEmpty },
      isRightToLeft: text.paragraph(at: start)?.isRightToLeft ?? false)
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level to the lowest odd one, what
  /// stands at that level or above is reversed.
  private static func inVisualOrder(_ pieces: [LinePiece]) -> [LinePiece] {
    var ordered = pieces
    guard let highest = pieces.map(\.run.level).max(), highest > 0 else { return pieces }
    for level in (1...highest).reversed() {
      var start = 0
      while start < ordered.count {
        guard ordered[start].run.level >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < ordered.count, ordered[end].run.level >= level { end += 1 }
        ordered[start..<end].reverse()
        start = end
      }
    }
    return ordered
  }

  /// How far each tab of a line leads, in em, as measuring found it.
  private func tabAdvances(in line: TextLine) -> [Int: Double] {
    let start = line.utf16Range.lowerBound
    let visible = start..<max(line.visibleUTF16End, start)
    guard text.units[visible].contains(CharacterClass.tab) else { return [:] }
    if let hidden = line.truncatedUTF16Range, let paragraph = text.paragraph(at: start) {
      let truncation = Truncation(
        text, start: start, paragraph: paragraph, limit: line.width / size, tabs: tabs)
      return truncation.tabAdvances(hiding: hidden)
    }
    let origin = text.positions[start] - text.startChange(at: start)
    var advances: [Int: Double] = [:]
    var shift = 0.0
    for unit in visible where text.units[unit] == CharacterClass.tab {
      let advance = tabs.advance(
        from: text.positions[unit] - origin + shift, style: text.style(at: unit))
      advances[unit] = advance
      shift += advance
    }
    return advances
  }
}

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
    guard let (face, scalar) = text.hyphen(of: text.style(at: end - 1)) else { return }
    addNominal([UInt16(scalar)], face, at: end, styled: end - 1)
  }

  private mutating func addNominal(_ ellipsis: Ellipsis, at position: Int) {
    addNominal(
      ellipsis.units, ellipsis.face, at: position, styled: max(position - 1, 0))
  }

  private mutating func addNominal(
    _ units: [UInt16], _ face: FontFace, at position: Int, styled: Int
  ) {
    let index = text.styles.firstIndex { styled < $0.end } ?? text.styles.count - 1
    let style = text.styles[index]
    let neighbour = text.runIndex(at: styled).map { text.runs[$0] }
    let run = ShapingRun(
      start: position, end: position, face: face, ratio: style.ratio, tracking: style.tracking,
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

/// Sets the glyphs of one piece, from left to right.
private struct PieceSetter {
  let piece: LinePiece
  let text: ShapedText
  let size: Double
  let line: TextLine
  let tabAdvances: [Int: Double]
  var pen: Double
  var glyphs: [PositionedGlyph] = []

  private var scale: Double { piece.run.ratio / piece.run.face.unitsPerEm * size }

  private var raise: Double { text.styles[piece.run.style].baselineOffset * size }

  mutating func set(with buffer: ShapingBuffer) {
    if piece.isNominal { return setNominal() }
    guard
      let shaped = buffer.shape(
        piece.units, range: piece.range, face: piece.run.face, attributes: piece.run.attributes)
    else { return }
    let isRightToLeft = piece.run.attributes.isRightToLeft
    var start = 0
    var clusters: [Range<Int>] = []
    while start < shaped.count {
      var end = start + 1
      while end < shaped.count, shaped.cluster(at: end) == shaped.cluster(at: start) { end += 1 }
      clusters.append(start..<end)
      start = end
    }
    let ends =
      clusters.dropFirst().map { shaped.cluster(at: $0.lowerBound) } + [piece.range.upperBound]
    let places = isRightToLeft ? Array(clusters.indices.reversed()) : Array(clusters.indices)
    for place in places {
      let units = shaped.cluster(at: clusters[place].lowerBound)..<ends[place]
      set(clusters[place], of: shaped, units: units, isRightToLeft)
    }
  }

  /// One cluster; what is added after it stands at its end, which is left where text runs left.
  private mutating func set(
    _ cluster: Range<Int>, of shaped: ShapedGlyphs, units: Range<Int>, _ isRightToLeft: Bool
  ) {
    let extra = added(after: units)
    if isRightToLeft { pen += extra }
    for index in isRightToLeft ? Array(cluster.reversed()) : Array(cluster) {
      let offset = shaped.offset(at: index)
      var advance = Double(shaped.advance(at: index)) * scale
      if let tab = tabAdvances[units.lowerBound + piece.shift], !isInserted(units.lowerBound) {
        advance = tab * size
      }
      glyphs.append(
        PositionedGlyph(
          id: shaped.glyph(at: index), x: pen + Double(offset.x) * scale,
          y: line.baseline - raise - Double(offset.y) * scale, advance: advance,
          utf16Offset: position(of: units.lowerBound)))
      pen += advance
    }
    if !isRightToLeft { pen += extra }
    if extra != 0, let last = glyphs.indices.last { glyphs[last].advance += extra }
  }

  private mutating func setNominal() {
    for unit in piece.units {
      let face = piece.run.face
      let advance = (face.advance(of: UInt32(unit)) ?? 0) * piece.run.ratio + piece.run.tracking
      glyphs.append(
        PositionedGlyph(
          id: face.glyph(for: UInt32(unit)) ?? 0, x: pen, y: line.baseline - raise,
          advance: advance * size, utf16Offset: piece.shift))
      pen += advance * size
    }
  }

  private func isInserted(_ unit: Int) -> Bool { piece.inserted.contains(unit) }

  /// Where in the text a unit stands; what was inserted stands where the text was cut.
  private func position(of unit: Int) -> Int {
    guard isInserted(unit) else { return unit + piece.shift }
    let cut =
      piece.inserted.lowerBound > piece.range.lowerBound
      ? piece.inserted.lowerBound : piece.inserted.upperBound
    return cut + piece.shift
  }

  /// Tracking, kerning and tightening after a cluster, in points.
  private func added(after units: Range<Int>) -> Double {
    let perGrapheme = piece.run.tracking * size - line.tightening
    guard perGrapheme != 0 else { return 0 }
    var sum = 0.0
    for unit in units {
      let position = unit + piece.shift
      if isInserted(unit) {
        sum += piece.run.tracking * size
      } else if text.isGrapheme(position), text.units[position] != CharacterClass.tab {
        if text.rules.takesTracking(text.shapedUnits.scalar(at: position)) {
          sum += piece.run.tracking * size
        }
        sum -= line.tightening
      }
    }
    return sum
  }
}
