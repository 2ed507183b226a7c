// SPDX-License-Identifier: MIT

/// Which font a run of text asks for, after text styles and text sizes have become numbers.
public struct FontDescription: Hashable, Sendable {
  /// The family of faces to choose from.
  public enum Family: Hashable, Sendable {
    /// The system font: the default font's advances with the system font's vertical metrics.
    case system
    /// The system font with all characters of equal width.
    case monospaced
    /// A family by the name in its font file, or a face by its PostScript name.
    case named(String)

    /// Whether it is the system font, in one design or another.
    package var isSystem: Bool {
      switch self {
      case .system, .monospaced: true
      case .named: false
      }
    }
  }

  /// The family of faces to choose from.
  public var family: Family
  /// The size in points; a size that is not finite or not above 0 measures as 0 × 0.
  public var size: Double
  /// The weight on the scale from 100 (ultra-light) to 900 (black); 400 is regular.
  public var weight: Int
  /// Whether a slanted face is asked for.
  public var isItalic: Bool
  /// Whether digits are asked for that are all as wide as the widest.
  public var hasEqualDigits: Bool
  /// Points from one baseline to the next, as a text style has them; nil leaves it to the font.
  ///
  /// It changes nothing about the height of one line. A value that is not finite counts as nil.
  public var leading: Double?
  /// Points by which every line is higher than the font, as those of text styles are on a phone that is
  /// set to Arabic; a value that is not finite or not above 0 counts as 0.
  public var lineAddition: Double

  /// Creates a description from its parts.
  public init(
    family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
    hasEqualDigits: Bool = false, leading: Double? = nil, lineAddition: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasEqualDigits = hasEqualDigits
    self.leading = leading
    self.lineAddition = lineAddition
  }
}
