// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The glyphs of a measured text, ready to be drawn: what was measured is what is drawn.
public struct TextDrawing: Sendable {
  /// The lines, top to bottom.
  public var lines: [GlyphLine]
  /// The factor by which the fonts shrank to fit; 1 if they did not.
  public var scaleFactor: Double
  /// How the lines line up with one another.
  public var alignment: StyledText.Alignment

  /// Creates a drawing from its parts.
  public init(
    lines: [GlyphLine], scaleFactor: Double = 1, alignment: StyledText.Alignment = .leading
  ) {
    self.lines = lines
    self.scaleFactor = scaleFactor
    self.alignment = alignment
  }

  /// The distance from the left edge of a box to that of a line in it, in points.
  ///
  /// - Parameters:
  ///   - line: One of the lines.
  ///   - width: The width of the box; lines wider than it hang over.
  ///   - direction: The direction of the views, which says where the leading edge is.
  /// - Returns: The distance; negative where a line is wider than the box.
  public func offset(of line: GlyphLine, in width: Double, direction: LayoutDirection) -> Double {
    let room = width - line.line.width
    switch (alignment, direction) {
    case (.center, _): return room / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    case (.leading, .rightToLeft), (.trailing, .leftToRight): return room
    }
  }
}

/// A line with its glyphs.
public struct GlyphLine: Sendable {
  /// The line's ranges and places.
  public var line: TextLine
  /// The glyphs of what shows, in visual order from left to right.
  public var runs: [GlyphRun]
  /// Whether the line's paragraph runs from right to left.
  public var isRightToLeft: Bool

  /// Creates a line from its parts.
  public init(line: TextLine, runs: [GlyphRun], isRightToLeft: Bool = false) {
    self.line = line
    self.runs = runs
    self.isRightToLeft = isRightToLeft
  }
}

/// A stretch of glyphs in one font at one size, from left to right.
public struct GlyphRun: Sendable {
  /// The font that the glyphs belong to.
  public var font: any GlyphFont
  /// Points per em, any shrinking included.
  public var size: Double
  /// The index of the text's run that the glyphs come from.
  public var sourceRun: Int
  /// The glyphs.
  public var glyphs: [PositionedGlyph]

  /// Creates a run from its parts.
  public init(font: any GlyphFont, size: Double, sourceRun: Int, glyphs: [PositionedGlyph]) {
    self.font = font
    self.size = size
    self.sourceRun = sourceRun
    self.glyphs = glyphs
  }
}

/// A glyph at its place.
public struct PositionedGlyph: Hashable, Sendable {
  /// The number of the glyph in its font.
  public var id: UInt32
  /// Points from the left edge of the line to the glyph's origin.
  public var x: Double
  /// Points from the top of the text down to the glyph's origin.
  public var y: Double
  /// Points from the glyph's pen position to that of the next glyph.
  public var advance: Double
  /// The first UTF-16 unit of the cluster that the glyph shows; for an ellipsis or a hyphen, where
  /// it stands.
  public var utf16Offset: Int

  /// Creates a glyph from its parts.
  public init(id: UInt32, x: Double, y: Double, advance: Double, utf16Offset: Int) {
    self.id = id
    self.x = x
    self.y = y
    self.advance = advance
    self.utf16Offset = utf16Offset
  }
}

/// A font as a drawing needs it: where it comes from, and its glyphs' outlines.
public protocol GlyphFont: AnyObject, Sendable {
  /// The path of the font's file, or the name of an embedded font.
  var name: String { get }
  /// The units of outlines per em.
  var unitsPerEm: Double { get }
  /// Whether glyphs are coloured pictures, whose outlines are empty.
  var isColor: Bool { get }
  /// The outline of a glyph in units of the font; empty for a space, a picture or a wrong number.
  func outline(of glyph: UInt32) -> Outline
}
