// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayKit

@testable import TrayDrawing

/// Glyphs that are pictures, such as emoji, are drawn as squares of their size.
@Suite struct ColorGlyphTests {
  private final class PictureFont: GlyphFont {
    let name = "pictures"
    let unitsPerEm = 1_000.0
    let isColor = true
    func outline(of glyph: UInt32) -> Outline { Outline() }
  }

  /// A text of one picture, 20 points high, whose baseline lies 17 points below the top.
  private final class PictureText: PreparedText {
    var missingCharacters: [Unicode.Scalar] { [] }
    var metrics: FontMetrics {
      FontMetrics(ascent: 17, descent: 3, lineGap: 0, capHeight: 14)
    }

    func measure(width: Double, height: Double, grid: PixelGrid) -> TextMeasure {
      TextMeasure(
        size: Size(width: 20, height: 20), firstBaseline: 17, lastBaseline: 17, lineCount: 1,
        isTruncated: false)
    }

    func lines(width: Double, height: Double, grid: PixelGrid) -> [TextLine] {
      [
        TextLine(
          utf16Range: 0..<2, visibleUTF16End: 2, width: 20, top: 0, height: 20, baseline: 17)
      ]
    }

    func drawing(width: Double, height: Double, grid: PixelGrid) -> TextDrawing {
      let glyph = PositionedGlyph(id: 1, x: 0, y: 17, advance: 20, utf16Offset: 0)
      let run = GlyphRun(font: PictureFont(), size: 20, sourceRun: 0, glyphs: [glyph])
      return TextDrawing(
        lines: lines(width: width, height: height, grid: grid).map {
          GlyphLine(line: $0, runs: [run])
        })
    }
  }

  private struct PictureMeasurer: TextMeasurer {
    func prepare(_ text: StyledText) -> any PreparedText { PictureText() }
  }

  @Test func `a picture has a square of one em on its baseline`() throws {
    var builder = TreeBuilder()
    builder.tag(.name("text")) { $0.addText(StyledText(runs: [])) }
    let measurer = PictureMeasurer()
    let layout = LayoutEngine(tree: builder.finish(), measurer: measurer)
      .place(in: Rect(x: 100, y: 50, width: 20, height: 20))
    var painter = ViewPainter(
      layout, onto: DisplayList(size: .zero, title: ""), .light, Lettering(measurer: measurer))
    painter.paint()
    let squares = painter.list.commands.compactMap { command -> Rect? in
      guard case .fill(let rect, _, _) = command else { return nil }
      return rect
    }
    #expect(squares == [Rect(x: 100, y: 50, width: 20, height: 20)])
  }
}
