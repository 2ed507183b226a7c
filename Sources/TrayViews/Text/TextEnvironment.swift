// SPDX-License-Identifier: MIT

public import TrayLayout

/// How lines of a text line up with one another.
public typealias TextAlignment = StyledText.Alignment

/// What views above say of the texts below them.
struct TextEnvironment: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var hasEqualDigits = false
  var tracking = 0.0
  var kerning = 0.0
  var baselineOffset = 0.0
  var design: Font.Design?
  var letters: Text.Case?
  var legibilityWeight: LegibilityWeight?
  /// The colour of texts, for drawing.
  var color: Color?
  /// What holds for all lines; texts take it as it is.
  var paragraph = StyledText.Paragraph()
}

private enum TextEnvironmentKey: EnvironmentKey {
  static let defaultValue = TextEnvironment()
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = LocaleFacts.english
}

extension EnvironmentValues {
  var text: TextEnvironment {
    get { self[TextEnvironmentKey.self] }
    set { self[TextEnvironmentKey.self] = newValue }
  }

  /// The default font of texts; nil is running text.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  /// The greatest number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { text.paragraph.lineLimit }
    set {
      text.paragraph.lineLimit = newValue
      text.paragraph.reservedLines = 0
    }
  }

  /// The weight of texts; nil leaves it to their fonts.
  public var fontWeight: Font.Weight? {
    get { text.weight }
    set { text.weight = newValue }
  }

  /// How heavy a person wants the system font to be; nil leaves it as it is.
  public var legibilityWeight: LegibilityWeight? {
    get { text.legibilityWeight }
    set { text.legibilityWeight = newValue }
  }

  /// Whether texts are emphasised.
  public var isBold: Bool {
    get { text.isBold }
    set { text.isBold = newValue }
  }

  /// Whether the digits of texts are of equal width.
  package var hasEqualDigits: Bool {
    get { text.hasEqualDigits }
    set { text.hasEqualDigits = newValue }
  }

  /// Whether texts are slanted.
  public var isItalic: Bool {
    get { text.isItalic }
    set { text.isItalic = newValue }
  }

  /// Limits the number of lines, and takes the height of at least some of them.
  ///
  /// - Parameters:
  ///   - limit: The greatest number of lines; nil for no limit.
  ///   - reserved: The number of lines whose height is taken anyway; at most `limit` counts.
  public mutating func limitLines(to limit: Int?, reserving reserved: Int) {
    text.paragraph.lineLimit = limit
    text.paragraph.reservedLines = max(min(reserved, limit ?? reserved), 0)
  }

  /// Points added after every character of texts.
  public var tracking: Double {
    get { text.tracking }
    set { text.tracking = newValue }
  }

  /// Points added after every character of texts, with ligatures kept.
  public var kerning: Double {
    get { text.kerning }
    set { text.kerning = newValue }
  }

  /// Points by which texts stand above their baseline.
  public var baselineOffset: Double {
    get { text.baselineOffset }
    set { text.baselineOffset = newValue }
  }

  /// Whether characters may move together before a text shrinks or is cut.
  public var allowsTightening: Bool {
    get { text.paragraph.allowsTightening }
    set { text.paragraph.allowsTightening = newValue }
  }

  /// Points between the lines of a text.
  public var lineSpacing: Double {
    get { text.paragraph.lineSpacing }
    set { text.paragraph.lineSpacing = newValue }
  }

  /// The height of every line of a text in points; nil leaves it to the fonts.
  public var lineHeight: Double? {
    get { text.paragraph.lineHeight }
    set { text.paragraph.lineHeight = newValue }
  }

  /// The least factor by which a text may shrink to fit.
  public var minimumScaleFactor: Double {
    get { text.paragraph.minimumScaleFactor }
    set { text.paragraph.minimumScaleFactor = newValue }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { text.paragraph.truncationMode }
    set { text.paragraph.truncationMode = newValue }
  }

  /// How lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { text.paragraph.alignment }
    set { text.paragraph.alignment = newValue }
  }

  /// What the language and region say of texts, calendars and directions.
  public var localeFacts: LocaleFacts {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the default font of texts in this view.
  public func font(_ font: Font?) -> some View { textEnvironment { $0.font = font } }

  /// Sets the weight of texts in this view; nil leaves it to their fonts.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    textEnvironment { $0.weight = weight }
  }

  /// Emphasises the texts in this view.
  public func bold(_ isActive: Bool = true) -> some View {
    textEnvironment { $0.isBold = isActive }
  }

  /// Slants the texts in this view.
  public func italic(_ isActive: Bool = true) -> some View {
    textEnvironment { $0.isItalic = isActive }
  }

  /// Gives the digits of texts in this view equal widths.
  public func monospacedDigit() -> some View {
    textEnvironment { $0.hasEqualDigits = true }
  }

  /// Limits the number of lines of texts in this view; nil for no limit, below 1 counts as 1.
  public func lineLimit(_ number: Int?) -> some View {
    textEnvironment {
      $0.paragraph.lineLimit = number
      $0.paragraph.reservedLines = 0
    }
  }

  /// Limits the number of lines and takes the height of all of them where space is reserved.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    textEnvironment {
      $0.paragraph.lineLimit = limit
      $0.paragraph.reservedLines = reservesSpace ? max(limit, 1) : 0
    }
  }

  /// Limits the number of lines from above, and takes the height of at least the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    textEnvironment {
      $0.paragraph.lineLimit = limit.upperBound
      $0.paragraph.reservedLines = max(limit.lowerBound, 0)
    }
  }

  /// Takes the height of at least this number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    textEnvironment {
      $0.paragraph.lineLimit = nil
      $0.paragraph.reservedLines = max(limit.lowerBound, 0)
    }
  }

  /// Limits the number of lines from above.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Says where texts in this view that do not fit are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    textEnvironment { $0.paragraph.truncationMode = mode }
  }

  /// Lets texts in this view shrink to fit, down to a factor.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    textEnvironment { $0.paragraph.minimumScaleFactor = factor }
  }

  /// Puts points between the lines of texts in this view.
  public func lineSpacing(_ spacing: Double) -> some View {
    textEnvironment { $0.paragraph.lineSpacing = spacing }
  }

  /// Gives all lines of texts one height in points, whatever fonts are on them.
  ///
  /// Nil, and what is not finite or not above 0, leaves the height to the fonts.
  public func lineHeight(_ points: Double?) -> some View {
    textEnvironment { $0.paragraph.lineHeight = points }
  }

  /// Adds points after every character of texts in this view.
  public func tracking(_ tracking: Double) -> some View {
    textEnvironment { $0.tracking = tracking }
  }

  /// Adds points after every character of texts in this view, and keeps ligatures.
  public func kerning(_ kerning: Double) -> some View {
    textEnvironment { $0.kerning = kerning }
  }

  /// Raises texts in this view above their baseline, or lowers them where negative.
  public func baselineOffset(_ offset: Double) -> some View {
    textEnvironment { $0.baselineOffset = offset }
  }

  /// Lets characters of texts in this view move together before a text shrinks or is cut.
  ///
  /// A line that is up to 5 % too wide fits that way.
  public func allowsTightening(_ flag: Bool) -> some View {
    textEnvironment { $0.paragraph.allowsTightening = flag }
  }

  /// Says how lines of texts in this view line up with one another.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textEnvironment { $0.paragraph.alignment = alignment }
  }

  private func textEnvironment(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    EnvironmentView(content: self) { change(&$0.text) }
  }
}
