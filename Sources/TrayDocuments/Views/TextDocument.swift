// SPDX-License-Identifier: MIT

import TrayKit

/// A text and what is said of it.
struct TextDocument: Sendable {
  /// One stretch, or several with fonts of their own.
  enum Content: Sendable {
    case text(String)
    case runs([Run])
  }

  /// A stretch of a text.
  struct Run: Sendable {
    var text: String
    var font = FontDocument()
    var tracking: Double?
    var kerning: Double?
    var baselineOffset: Double?
  }

  var content: Content
  var font = FontDocument()
  var settings = TextSettings()

  func lower(_ strings: StringTable, into builder: inout TreeBuilder) {
    builder.withEnvironment(settings.adjust) { lowerContent(strings, into: &$0) }
  }

  private func lowerContent(_ strings: StringTable, into builder: inout TreeBuilder) {
    switch content {
    case .text(let text):
      font.applied(to: Text(strings.shown(text, &builder))).lower(into: &builder)
    case .runs(let runs):
      var text: Text?
      for run in runs {
        var part = run.font.applied(to: Text(strings.shown(run.text, &builder)))
        if let tracking = run.tracking { part = part.tracking(tracking) }
        if let kerning = run.kerning { part = part.kerning(kerning) }
        if let offset = run.baselineOffset { part = part.baselineOffset(offset) }
        text = text.map { $0 + part } ?? part
      }
      let whole = text ?? Text("")
      builder.withEnvironment(font.adjust) { whole.lower(into: &$0) }
    }
  }
}

/// A font and what is said of it beside.
struct FontDocument: Sendable {
  var style: Font.TextStyle?
  var size: Double?
  var family: String?
  /// Whether the size of a family does not follow the person's text size.
  var isSizeFixed = false
  var design: Font.Design?
  var weight: Font.Weight?
  /// Whether the text is emphasised; nil leaves it to the views around.
  var isBold: Bool?
  /// Whether the text is slanted; nil leaves it to the views around.
  var isItalic: Bool?
  /// Whether digits are of equal width; nil leaves it to the views around.
  var hasEqualDigits: Bool?
  /// How far apart lines stand; nil leaves it to the style.
  var leading: Leading?

  /// How far apart lines stand, by name or in points from baseline to baseline.
  enum Leading: Hashable, Sendable {
    case named(Font.Leading)
    case points(Double)
  }

  /// The font, or nil where the font around counts.
  var font: Font? {
    switch leading {
    case .named(let leading): plainFont.map { $0.leading(leading) }
    case .points(let points): plainFont.map { $0.leading(points: points) }
    case nil: plainFont
    }
  }

  private var plainFont: Font? {
    if let family {
      let points = size ?? (style ?? .body).pointSize(at: .large)
      if isSizeFixed { return .custom(family, fixedSize: points) }
      return .custom(family, size: points, relativeTo: style ?? .body)
    }
    if let size { return .system(size: size, design: design) }
    guard style != nil || design != nil || leading != nil else { return nil }
    return .system(style ?? .body, design: design)
  }

  /// A text with the font as its own.
  func applied(to text: Text) -> Text {
    var text = text
    if let font { text = text.font(font) }
    if let weight { text = text.fontWeight(weight) }
    if isBold == true { text = text.bold() }
    if isItalic == true { text = text.italic() }
    if hasEqualDigits == true { text = text.monospacedDigit() }
    return text
  }

  /// Makes this the font around.
  func adjust(_ environment: inout EnvironmentValues) {
    if let font { environment.font = font }
    if let weight { environment.fontWeight = weight }
    if let isBold { environment.isBold = isBold }
    if let isItalic { environment.isItalic = isItalic }
    if let hasEqualDigits { environment.hasEqualDigits = hasEqualDigits }
  }
}

/// What is said of the lines of texts.
struct TextSettings: Sendable {
  /// How many lines a text may have, and for how many it takes the height at least.
  struct LineLimit: Hashable, Sendable {
    var most: Int?
    var reserved = 0
  }

  /// The heights that a line may be given.
  static let lineHeights = 0.5...10_000

  var lineLimit: LineLimit?
  var truncation: Text.TruncationMode?
  var minimumScaleFactor: Double?
  var lineSpacing: Double?
  var lineHeight: Double?
  var tracking: Double?
  var kerning: Double?
  var baselineOffset: Double?
  var allowsTightening: Bool?
  var alignment: TextAlignment?

  /// Makes these the settings around.
  func adjust(_ environment: inout EnvironmentValues) {
    if let lineLimit {
      environment.limitLines(to: lineLimit.most, reserving: lineLimit.reserved)
    }
    if let tracking { environment.tracking = tracking }
    if let kerning { environment.kerning = kerning }
    if let baselineOffset { environment.baselineOffset = baselineOffset }
    if let allowsTightening { environment.allowsTightening = allowsTightening }
    if let truncation { environment.truncationMode = truncation }
    if let minimumScaleFactor { environment.minimumScaleFactor = minimumScaleFactor }
    if let lineSpacing { environment.lineSpacing = lineSpacing }
    if let lineHeight { environment.lineHeight = lineHeight }
    if let alignment { environment.multilineTextAlignment = alignment }
  }
}
