// SPDX-License-Identifier: MIT

internal import TrayLayout

/// Sets the glyphs of one piece, from left to right.
struct PieceSetter {
  let piece: LinePiece
  let text: ShapedText
  let size: Double
  let line: TextLine
  let tabAdvances: [Int: Double]
  var pen: Double
  var glyphs: [PositionedGlyph] = []
  /// The advance of each unit of the piece in em, tracking included, where it was measured.
  private var measured: [Double] = []

  /// Prepares to set a piece from a pen position on.
  init(
    piece: LinePiece, text: ShapedText, size: Double, line: TextLine, tabAdvances: [Int: Double],
    pen: Double
  ) {
    self.piece = piece
    self.text = text
    self.size = size
    self.line = line
    self.tabAdvances = tabAdvances
    self.pen = pen
  }

  private var clusters: ClusterAdvances {
    ClusterAdvances(
      units: piece.units, range: piece.range, origin: piece.range.lowerBound, run: piece.run,
      rules: text.rules)
  }

  private var scale: Double { piece.run.ratio / piece.run.face.unitsPerEm * size }

  private var raise: Double { text.styles[piece.run.style].baselineOffset * size }

  mutating func set(with buffer: ShapingBuffer) {
    if piece.isNominal { return setNominal() }
    if piece.run.widths != nil { measure(with: buffer) }
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
    guard measured.isEmpty else { return setMeasured(cluster, of: shaped, units: units) }
    pen += clusters.latinSpace(before: units.lowerBound) * size
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

  /// Finds the advances of a piece whose font has measured widths, as measuring found them.
  private mutating func measure(with buffer: ShapingBuffer) {
    var marks = piece.range.map { unit in
      isInserted(unit) ? Mark.grapheme : text.marks[unit + piece.shift]
    }
    measured = [Double](repeating: 0, count: piece.range.count)
    clusters.shape(with: buffer, marks: &marks, advances: &measured)
  }

  /// One cluster with a measured advance; within it the glyphs stand as the font has them.
  private mutating func setMeasured(
    _ cluster: Range<Int>, of shaped: ShapedGlyphs, units: Range<Int>
  ) {
    var advance = units.reduce(0) { $0 + measured[$1 - piece.range.lowerBound] } * size
    if let tab = tabAdvances[units.lowerBound + piece.shift], !isInserted(units.lowerBound) {
      advance = tab * size
    }
    if line.tightening != 0 {
      let count = units.count { !isInserted($0) && text.isGrapheme($0 + piece.shift) }
      advance -= line.tightening * Double(count)
    }
    let end = pen + advance
    pen += clusters.latinSpace(before: units.lowerBound) * size
    for index in piece.run.attributes.isRightToLeft ? Array(cluster.reversed()) : Array(cluster) {
      let offset = shaped.offset(at: index)
      let natural = Double(shaped.advance(at: index)) * scale
      glyphs.append(
        PositionedGlyph(
          id: shaped.glyph(at: index), x: pen + Double(offset.x) * scale,
          y: line.baseline - raise - Double(offset.y) * scale, advance: natural,
          utf16Offset: position(of: units.lowerBound)))
      pen += natural
    }
    if let last = glyphs.indices.last, !cluster.isEmpty { glyphs[last].advance += end - pen }
    pen = end
  }

  private mutating func setNominal() {
    let run = piece.run
    let font = ResolvedFont(
      face: run.face, metrics: run.face.description.metrics, widths: run.widths)
    for unit in piece.units {
      let face = run.face
      let advance = (font.advance(of: UInt32(unit)) ?? 0) * run.ratio + run.tracking
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
