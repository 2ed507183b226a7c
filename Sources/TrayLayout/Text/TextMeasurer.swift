// SPDX-License-Identifier: MIT

public import TrayGeometry

/// What the layout core asks of a text engine: prepare a text once, then answer any width.
///
/// A measurer is shared between threads. Preparing the same text twice should return the same
/// object or an equal one, at the cost of a look-up.
public protocol TextMeasurer: Sendable {
  /// Shapes a text and finds its line-break opportunities, independent of any width.
  func prepare(_ text: StyledText) -> any PreparedText
}

/// A text that was shaped, ready to answer any number of widths.
///
/// Immutable, so that threads may share it.
public protocol PreparedText: AnyObject, Sendable {
  /// Measures the text in an offered width and height.
  ///
  /// - Parameters:
  ///   - width: The offered width in points; infinity for no limit. Values at or below 0 and NaN
  ///     count as the narrowest width, which holds one cluster a line.
  ///   - height: The offered height in points, which limits the number of lines to those that fit,
  ///     but never below one; infinity for no limit.
  ///   - grid: The pixel grid onto which the total size is rounded up where the engine's mode says
  ///     so; lines inside are not rounded.
  /// - Returns: The size, the baselines and the number of lines. Where the text is neither cut nor
  ///   shrunk, it is the same for every width from that of the answer to the one offered and for
  ///   every height from that of the answer up, so that the engine does not ask again.
  func measure(width: Double, height: Double, grid: PixelGrid) -> TextMeasure

  /// The lines behind the measure for the same arguments, top to bottom.
  func lines(width: Double, height: Double, grid: PixelGrid) -> [TextLine]

  /// The glyphs behind the measure for the same arguments.
  func drawing(width: Double, height: Double, grid: PixelGrid) -> TextDrawing

  /// Families that the text asks for and the engine does not have, each once, in order.
  var unknownFamilies: [String] { get }

  /// Families of fonts found on the machine that the text is set in, each once, in order; what is
  /// measured with them holds for that machine only.
  var machineFonts: [String] { get }

  /// Characters for which no font at hand has a glyph, each once, in order of appearance.
  var missingCharacters: [Unicode.Scalar] { get }

  /// Vertical metrics of the font of the first run, for spacing between kinds of views.
  var metrics: FontMetrics { get }
}

extension PreparedText {
  /// The lines without glyphs, for an engine that has none.
  public func drawing(width: Double, height: Double, grid: PixelGrid) -> TextDrawing {
    let lines = lines(width: width, height: height, grid: grid)
    return TextDrawing(lines: lines.map { GlyphLine(line: $0, runs: []) })
  }

  /// None, for an engine that does not choose by family.
  public var unknownFamilies: [String] { [] }

  /// None, for an engine that looks for no fonts.
  public var machineFonts: [String] { [] }
}

/// The answer of a text to an offered width and height.
public struct TextMeasure: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// Distance from the top to the baseline of the first line, in points.
  public var firstBaseline: Double
  /// Distance from the top to the baseline of the last line, in points.
  public var lastBaseline: Double
  /// The number of lines that show.
  public var lineCount: Int
  /// Whether some of the text does not show.
  public var isTruncated: Bool
  /// The factor by which the fonts shrank to fit; 1 if they did not.
  public var scaleFactor: Double

  /// Creates a measure from its parts.
  public init(
    size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int, isTruncated: Bool,
    scaleFactor: Double = 1
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.scaleFactor = scaleFactor
  }
}

/// One line of a measured text.
public struct TextLine: Hashable, Sendable {
  /// The line's part of the text in UTF-16 units, with trailing white space and the hard break.
  public var utf16Range: Range<Int>
  /// The line's part of the text in Unicode scalars, with trailing white space and the hard break.
  public var scalarRange: Range<Int>
  /// The end of the visible part in UTF-16 units, before trailing white space.
  public var visibleUTF16End: Int
  /// The advance of the visible part in points, with the hyphen or the ellipsis where one shows.
  public var width: Double
  /// Distance from the top of the text to the top of the line, in points.
  public var top: Double
  /// The height of the line, in points.
  public var height: Double
  /// Distance from the top of the text to the line's baseline, in points.
  public var baseline: Double
  /// Whether a hyphen shows at a soft hyphen.
  public var isHyphenated: Bool
  /// The part left out in UTF-16 units, where the line is cut with an ellipsis.
  public var truncatedUTF16Range: Range<Int>?
  /// Points by which every character moved nearer to the one before it, so that the line fits.
  public var tightening: Double

  /// Creates a line from its parts; without a range of scalars that of UTF-16 units counts.
  public init(
    utf16Range: Range<Int>, visibleUTF16End: Int, width: Double, top: Double, height: Double,
    baseline: Double, isHyphenated: Bool = false, truncatedUTF16Range: Range<Int>? = nil,
    scalarRange: Range<Int>? = nil, tightening: Double = 0
  ) {
    self.utf16Range = utf16Range
    self.scalarRange = scalarRange ?? utf16Range
    self.tightening = tightening
    self.visibleUTF16End = visibleUTF16End
    self.width = width
    self.top = top
    self.height = height
    self.baseline = baseline
    self.isHyphenated = isHyphenated
    self.truncatedUTF16Range = truncatedUTF16Range
  }
}

/// A font's vertical metrics at its size, in points.
public struct FontMetrics: Hashable, Sendable {
  /// Distance from the baseline up to the top of a line; positive.
  public var ascent: Double
  /// Distance from the baseline down to the bottom of a line; positive.
  public var descent: Double
  /// Extra distance between lines.
  public var lineGap: Double
  /// Height of a flat capital letter.
  public var capHeight: Double
  /// Distance from one baseline to the next in a text style; nil in a font without one.
  public var leading: Double?

  /// Creates metrics from their parts, in points.
  public init(
    ascent: Double, descent: Double, lineGap: Double, capHeight: Double, leading: Double? = nil
  ) {
    self.ascent = ascent
    self.descent = descent
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.leading = leading
  }
}
