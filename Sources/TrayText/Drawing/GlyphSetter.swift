// SPDX-License-Identifier: MIT

internal import TrayLayout

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
    let runs = pieces.flatMap { piece in
      var setter = PieceSetter(
        piece: piece, text: text, size: size, line: line, tabAdvances: tabAdvances, pen: pen)
      setter.set(with: buffer)
      pen = setter.pen
      return glyphRuns(of: piece, setter.glyphs)
    }
    let start = line.utf16Range.lowerBound
    return GlyphLine(
      line: line, runs: runs,
      isRightToLeft: text.paragraph(at: start)?.isRightToLeft ?? false)
  }

  /// The glyphs of a piece, parted where another run of the text begins.
  private func glyphRuns(of piece: LinePiece, _ glyphs: [PositionedGlyph]) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for glyph in glyphs {
      // What stands for text that does not show looks like what is before it.
      let position = piece.isNominal ? max(glyph.utf16Offset - 1, 0) : glyph.utf16Offset
      let source = text.sourceRun(at: position, style: piece.run.style)
      if let last = runs.indices.last, runs[last].sourceRun == source {
        runs[last].glyphs.append(glyph)
      } else {
        runs.append(
          GlyphRun(
            font: piece.run.face, size: size * piece.run.ratio, sourceRun: source, glyphs: [glyph]))
      }
    }
    return runs
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
    var advances: [Int: Double] = [:]
    _ = tabs.shift(in: visible, of: text, from: text.startChange(at: start)) { advances[$0] = $1 }
    return advances
  }
}
