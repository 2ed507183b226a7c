// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// A picture as a flat list of what is drawn, back to front, in points.
///
/// What decides a picture ends here; the writers of formats only spell it.
public struct DisplayList: Sendable {
  /// One thing to do, in order.
  public enum Command: Sendable {
    /// Fills a rectangle.
    case fill(Rect, corners: Double, Ink)
    /// Draws the outline of a rectangle, half of the line outside; dashes of a length, 0 for none.
    case stroke(Rect, corners: Double, Ink, width: Double, dash: Double)
    /// Fills an outline, or draws its line where a width is given.
    case outline(Outline, Ink, lineWidth: Double?)
    /// Draws a line along an outline, with round ends and corners.
    case trace(Outline, Ink, width: Double)
    /// Draws a straight line.
    case line(Point, Point, Ink, width: Double, dash: Double)
    /// Fills glyphs.
    case glyphs(GlyphShape, Ink)
    /// Draws nothing outside of a rectangle until the clip ends.
    case beginClip(Rect, corners: Double)
    case endClip
    /// Moves all that follows until the shift ends.
    case beginShift(Point)
    case endShift
    /// Names all that follows until the group ends: an identifier, and what a person reads of it.
    case beginGroup(id: String?, title: String)
    case endGroup
  }

  /// The size of the picture.
  public var size: Size
  /// What a person reads of the whole picture.
  public var title: String
  /// What is drawn.
  public private(set) var commands: [Command] = []

  /// Creates an empty picture.
  public init(size: Size, title: String) {
    self.size = size
    self.title = title
  }

  /// Draws one thing over what is there.
  public mutating func add(_ command: Command) { commands.append(command) }

  /// Draws another picture with its corner at a point.
  public mutating func add(_ picture: DisplayList, at origin: Point) {
    add(.beginShift(origin))
    add(.beginGroup(id: nil, title: picture.title))
    commands += picture.commands
    add(.endGroup)
    add(.endShift)
  }
}

/// Glyphs of one font at one size, at their places in the picture.
public struct GlyphShape: Sendable {
  /// A glyph and the origin of its outline.
  public struct Glyph: Hashable, Sendable {
    /// The number of the glyph in its font.
    public var id: UInt32
    /// Where the pen stands.
    public var origin: Point
  }

  /// The font, which has the outlines.
  public var font: any GlyphFont
  /// Points per unit of the outlines.
  public var scale: Double
  /// The index of the text's run that the glyphs come from.
  public var run: Int
  /// The glyphs.
  public var glyphs: [Glyph]
}

/// A colour with an opacity.
public struct Ink: Hashable, Sendable {
  /// Red, from 0 to 1.
  public var red: Double
  /// Green, from 0 to 1.
  public var green: Double
  /// Blue, from 0 to 1.
  public var blue: Double
  /// From 0 for nothing to 1.
  public var opacity: Double

  /// Creates a colour from its parts.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// Creates a colour from its digits, such as `0x1C1C1E`.
  public init(_ digits: UInt32, opacity: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}
