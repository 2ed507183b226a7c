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

  /// What holds for all lines of a text, whatever its characters.
  ///
  /// Two texts are prepared once only if these are equal, all of them: equality is that of the
  /// compiler, and what a view says of its texts travels as one value of this type.
  public struct Paragraph: Hashable, Sendable {
    /// The greatest number of lines; nil for no limit, values below 1 count as 1.
    public var lineLimit: Int?
    /// The number of lines whose height is taken even where the text has fewer; 0 for none.
    public var reservedLines = 0
    /// Where a text that does not fit is cut.
    public var truncationMode = TruncationMode.tail
    /// The least factor by which the font may shrink before text is cut; 1 or more turns it off.
    public var minimumScaleFactor = 1.0
    /// Points between lines, never after the last; negative values count as 0.
    public var lineSpacing = 0.0
    /// The height of every line in points, whatever fonts are on it; nil leaves it to the fonts, and so
    /// does a value that is not finite or not above 0.
    public var lineHeight: Double?
    /// Whether characters may move together before a text shrinks or is cut.
    public var allowsTightening = false
    /// How lines line up with one another, for drawing.
    public var alignment = Alignment.leading

    /// Creates what holds for a text of which nothing is said.
    public init() {}

    /// Whether a text may shrink or move together before it is cut.
    var isElastic: Bool { minimumScaleFactor < 1 || allowsTightening }
  }

  /// The stretches, in reading order.
  public var runs: [Run]
  /// The language as a BCP 47 tag, such as `en` or `ar-EG`; it guides shaping and line breaks.
  public var language: String
  /// The direction of the paragraph; nil takes it from the first strong character.
  public var direction: LayoutDirection?
  /// What holds for all lines.
  public var paragraph: Paragraph

  /// Creates a text from its parts.
  public init(
    runs: [Run], language: String = "en", direction: LayoutDirection? = nil,
    paragraph: Paragraph = Paragraph()
  ) {
    self.runs = runs
    self.language = language
    self.direction = direction
    self.paragraph = paragraph
  }
}
