// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// Sets texts with the engine that measured them, so that what is drawn is what was measured.
struct Lettering {
  let measurer: any TextMeasurer

  /// The glyphs of a text that was laid out in a frame.
  func glyphs(
    of text: StyledText, in frame: Rect, proposal: ProposedSize, grid: PixelGrid,
    direction: LayoutDirection
  ) -> [GlyphShape] {
    let drawing = measurer.prepare(text).drawing(
      width: proposal.width ?? .infinity, height: proposal.height ?? .infinity, grid: grid)
    return drawing.lines.flatMap { line in
      let left = frame.minX + drawing.offset(of: line, in: frame.width, direction: direction)
      return line.runs.compactMap { Self.shape($0, at: Point(x: left, y: frame.minY)) }
    }
  }

  private static func shape(_ run: GlyphRun, at origin: Point) -> GlyphShape? {
    guard run.font.unitsPerEm > 0, !run.glyphs.isEmpty else { return nil }
    return GlyphShape(
      font: run.font, scale: run.size / run.font.unitsPerEm, run: run.sourceRun,
      glyphs: run.glyphs.map {
        .init(id: $0.id, origin: Point(x: origin.x + $0.x, y: origin.y + $0.y))
      })
  }

  /// A word or two of the picture itself.
  struct Caption {
    var shapes: [GlyphShape]
    var size: Size
  }

  /// A caption with its corner at a point; wrapped in a width where one is given.
  func caption(
    _ words: String, size: Double, weight: Int = 400, at origin: Point,
    width: Double = .infinity
  ) -> Caption {
    let text = StyledText(
      runs: [.init(text: words, font: FontDescription(size: size, weight: weight))])
    let prepared = measurer.prepare(text)
    let grid = PixelGrid(scale: 2)
    let measure = prepared.measure(width: width, height: .infinity, grid: grid)
    let shapes = glyphs(
      of: text, in: Rect(origin: origin, size: measure.size),
      proposal: ProposedSize(width: width, height: nil), grid: grid, direction: .leftToRight)
    return Caption(shapes: shapes, size: measure.size)
  }
}
