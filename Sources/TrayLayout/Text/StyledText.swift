// SPDX-License-Identifier: MIT

public import TrayGeometry

/// One paragraph block of text with everything that can change its measure but the offered width.
///
/// A value of this type is the key under which a text engine keeps what it has shaped, so two
/// texts that compare equal are shaped once.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one font.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font asked for.
    public var font: FontDescription
    /// Points added after every cluster; a value other than 0 turns optional ligatures off.
    public var tracking: Double
    /// Points added after every cluster on top of tracking; ligatures stay.
    public var kerning: Double
    /// Points by which the run stands above the baseline; below it where negative.
    ///
    /// A line grows by what reaches out of it.
    public var baselineOffset: Double

    /// Creates a run from its parts.
    public init(
      text: String, font: FontDescription, tracking: Double = 0, kerning: Double = 0,
      baselineOffset: Double = 0
    ) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.kerning = kerning
      self.baselineOffset = baselineOffset
    }
  }

  /// How lines of a text line up with one another; it changes no measure.
  public enum Alignment: UInt8, Hashable, Sendable, CaseIterable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: UInt8, Hashable, Sendable, CaseIterable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// The stretches, in reading order.
  public var runs: [Run]
  /// The language as a BCP 47 tag, such as `en` or `ar-EG`; it guides shaping and line breaks.
  public var language: String
  /// The direction of the paragraph; nil takes it from the first strong character.
  public var direction: LayoutDirection?
  /// The greatest number of lines; nil for no limit, values below 1 count as 1.
  public var lineLimit: Int?
  /// The number of lines whose height is taken even where the text has fewer; 0 for none.
  public var reservedLines: Int
  /// Where a text that does not fit is cut.
  public var truncationMode: TruncationMode
  /// The least factor by which the font may shrink before text is cut; 1 or more turns it off.
  public var minimumScaleFactor: Double
  /// Points between lines, never after the last; negative values count as 0.
  public var lineSpacing: Double
  /// The height of every line in points, whatever fonts are on it; nil leaves it to the fonts, and so
  /// does a value that is not finite or not above 0.
  public var lineHeight: Double?
  /// Whether characters may move together before a text shrinks or is cut.
  public var allowsTightening: Bool
  /// How lines line up with one another, for drawing.
  public var alignment: Alignment

  /// Whether the text may shrink or move together before it is cut.
  var isElastic: Bool { minimumScaleFactor < 1 || allowsTightening }

  /// Creates a text from its parts.
  public init(
    runs: [Run], language: String = "en", direction: LayoutDirection? = nil, lineLimit: Int? = nil,
    reservedLines: Int = 0, truncationMode: TruncationMode = .tail, minimumScaleFactor: Double = 1,
    lineSpacing: Double = 0, lineHeight: Double? = nil, allowsTightening: Bool = false,
    alignment: Alignment = .leading
  ) {
    self.runs = runs
    self.language = language
    self.direction = direction
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncationMode = truncationMode
    self.minimumScaleFactor = minimumScaleFactor
    self.lineSpacing = lineSpacing
    self.lineHeight = lineHeight
    self.allowsTightening = allowsTightening
    self.alignment = alignment
  }
}
