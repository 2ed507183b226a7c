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
  }

  var content: Content
  var font = FontDocument()
  var settings = TextSettings()

  func lower(_ strings: StringTable, into builder: inout TreeBuilder) {
    settings.lower(around: DeferredView { lowerContent(strings, into: &$0) }, into: &builder)
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
        text = text.map { $0 + part } ?? part
      }
      let whole = text ?? Text("")
      font.lower(around: DeferredView { whole.lower(into: &$0) }, into: &builder)
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

  /// The font, or nil where the font around counts.
  var font: Font? {
    if let family {
      let points = size ?? (style ?? .body).pointSize(at: .large)
      if isSizeFixed { return .custom(family, fixedSize: points) }
      return .custom(family, size: points, relativeTo: style ?? .body)
    }
    if let size { return .system(size: size, design: design) }
    guard style != nil || design != nil else { return nil }
    return .system(style ?? .body, design: design)
  }

  /// A text with the font as its own.
  func applied(to text: Text) -> Text {
    var text = text
    if let font { text = text.font(font) }
    if let weight { text = text.fontWeight(weight) }
    if isBold == true { text = text.bold() }
    if isItalic == true { text = text.italic() }
    return text
  }

  /// Adds views for which this is the font around.
  func lower(around view: DeferredView, into builder: inout TreeBuilder) {
    builder.withEnvironment(adjust) { view.lower(into: &$0) }
  }

  private func adjust(_ environment: inout EnvironmentValues) {
    if let font { environment.font = font }
    if let weight { environment.fontWeight = weight }
    if let isBold { environment.isBold = isBold }
    if let isItalic { environment.isItalic = isItalic }
  }
}

/// What is said of the lines of texts.
struct TextSettings: Sendable {
  /// How many lines a text may have, and for how many it takes the height at least.
  struct LineLimit: Hashable, Sendable {
    var most: Int?
    var reserved = 0

    func lower(around view: DeferredView, into builder: inout TreeBuilder) {
      guard reserved > 0 else { return view.lineLimit(most).lower(into: &builder) }
      guard let most else { return view.lineLimit(reserved...).lower(into: &builder) }
      view.lineLimit(min(reserved, most)...most).lower(into: &builder)
    }
  }

  var lineLimit: LineLimit?
  var truncation: Text.TruncationMode?
  var minimumScaleFactor: Double?
  var lineSpacing: Double?
  var tracking: Double?
  var alignment: TextAlignment?

  func lower(around view: DeferredView, into builder: inout TreeBuilder) {
    var view = view
    if let tracking {
      let inner = view
      view = DeferredView { inner.tracking(tracking).lower(into: &$0) }
    }
    if let lineLimit {
      let inner = view
      view = DeferredView { lineLimit.lower(around: inner, into: &$0) }
    }
    builder.withEnvironment(adjust) { view.lower(into: &$0) }
  }

  private func adjust(_ environment: inout EnvironmentValues) {
    if let truncation { environment.truncationMode = truncation }
    if let minimumScaleFactor { environment.minimumScaleFactor = minimumScaleFactor }
    if let lineSpacing { environment.lineSpacing = lineSpacing }
    if let alignment { environment.multilineTextAlignment = alignment }
  }
}
