// SPDX-License-Identifier: MIT

public import TrayLayout

/// A text.
///
/// Its lines break at the offered width; its size is rounded up to the pixel on both axes.
public struct Text: PrimitiveView, Hashable, Sendable {
  /// Where a text that does not fit is cut.
  public typealias TruncationMode = StyledText.TruncationMode

  /// A stretch of the text with what is said of it alone.
  struct Part: Hashable, Sendable {
    var content: String
    var font: Font?
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var hasEqualDigits = false
    var tracking: Double?
    var kerning: Double?
    var baselineOffset: Double?
    /// The colour, for drawing.
    var color: Color?
  }

  private(set) var parts: [Part]

  /// Creates a text that shows a string as it is.
  public init(_ content: some StringProtocol) { parts = [Part(content: String(content))] }

  /// Creates a text that shows a string as it is.
  public init(verbatim content: String) { parts = [Part(content: content)] }

  /// Both texts as one.
  public static func + (first: Text, second: Text) -> Text {
    var result = first
    result.parts += second.parts
    return result
  }

  /// The text in a font of its own.
  public func font(_ font: Font?) -> Text { changingParts { $0.font = font } }

  /// The text in a weight of its own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changingParts { $0.weight = weight } }

  /// The text emphasised.
  public func bold() -> Text { changingParts { $0.isBold = true } }

  /// The text slanted.
  public func italic() -> Text { changingParts { $0.isItalic = true } }

  /// The text with digits of equal width.
  public func monospacedDigit() -> Text { changingParts { $0.hasEqualDigits = true } }

  /// The text with points added after every character.
  public func tracking(_ tracking: Double) -> Text { changingParts { $0.tracking = tracking } }

  /// The text with points added after every character, and ligatures kept.
  public func kerning(_ kerning: Double) -> Text { changingParts { $0.kerning = kerning } }

  /// The text raised above its baseline, or lowered where negative; lines grow by it.
  public func baselineOffset(_ offset: Double) -> Text {
    changingParts { $0.baselineOffset = offset }
  }

  func changingParts(_ change: (inout Part) -> Void) -> Text {
    var result = self
    for index in result.parts.indices { change(&result.parts[index]) }
    return result
  }

  /// Adds the text with the font, language and limits at its place.
  public static func lower(_ view: Text, into builder: inout TreeBuilder) {
    let environment = builder.environment
    let (style, locale) = (environment.text, environment.localeFacts)
    let runs = view.parts.map { part in
      var font = part.font ?? style.font ?? .body
      if part.isBold || style.isBold { font = font.bold() }
      if part.isItalic || style.isItalic { font = font.italic() }
      if part.hasEqualDigits || style.hasEqualDigits { font = font.monospacedDigit() }
      if let weight = part.weight ?? style.weight { font = font.weight(weight) }
      if let design = style.design, font.design == .default { font.design = design }
      var description = font.description(
        at: environment.dynamicTypeSize, onArabicPhone: locale.isArabicPhone)
      if let legibility = style.legibilityWeight, description.family.isSystem {
        description.weight = legibility.applied(to: description.weight)
      }
      return StyledText.Run(
        text: style.letters?.applied(to: part.content, in: locale.identifier) ?? part.content,
        font: description,
        tracking: part.tracking ?? style.tracking, kerning: part.kerning ?? style.kerning,
        baselineOffset: part.baselineOffset ?? style.baselineOffset)
    }
    let text = StyledText(
      runs: runs, language: locale.identifier, paragraph: style.paragraph)
    let colors = view.parts.map { $0.color?.treeColor }
    builder.tag(.name("text")) { builder in
      builder.tag(style.color?.tag) { builder in
        let own: NodeTag? = colors.contains { $0 != nil } ? .look(.runColors(colors)) : nil
        builder.tag(own) { $0.addText(text) }
      }
    }
  }
}
