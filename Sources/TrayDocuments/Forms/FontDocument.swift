// SPDX-License-Identifier: MIT

import TrayKit

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

// MARK: - Keys

extension FontDocument {
  /// What may be said of a font, in texts, their stretches and the modifier `font`.
  static let properties = [
    Property(
      "style", also: ["font"], .name(ViewNames.styles),
      "A text style, whose size follows the text size."),
    Property(
      "size", .number(sizes),
      "The size in points; with a family it follows the text size, alone it is fixed."),
    Property("family", .string, "The name of a font family."),
    Property("design", .name(ViewNames.designs), "A design of the system font."),
    Property("weight", weight, "How heavy the characters are."),
    Property("bold", .bool, "Whether the text is emphasised."),
    Property("italic", .bool, "Whether the text is slanted."),
    Property("monospacedDigit", .bool, "Whether all digits are of one width."),
    Property(
      "leading", .either([.number(sizes), .name(ViewNames.leadings)], complaint: .kind(1)),
      "How far apart lines stand: by name, or in points from baseline to baseline."),
    Property(
      "fixedSize", .number(sizes), "The size in points of a family, whatever the text size."),
  ]

  private static let sizes = 0.5...10_000

  /// A weight by name, or as a number.
  static let weight = PropertyKind.either(
    [.integer(1...1000), .name(ViewNames.weights)], complaint: .kind(1))

  /// Keys that exclude each other.
  static let rule = ObjectRule { reader, _ in
    let isFamily = reader.has("family")
    if reader.has("style"), reader.has("size"), !isFamily {
      reader.reportBoth("style", "size", at: "size")
    }
    if isFamily, reader.has("design") { reader.reportBoth("family", "design", at: "design") }
    guard reader.has("fixedSize") else { return }
    if !isFamily {
      reader.member("fixedSize")?.report(
        "expected \"family\" beside \"fixedSize\"; the \"size\" of the system font is fixed")
    }
    for other in ["style", "size"] where reader.has(other) {
      reader.reportBoth(other, "fixedSize", at: other)
    }
  }

  /// What an object says of a font.
  init(_ values: PropertyValues) {
    for (key, value) in values.entries {
      switch key {
      case "style": style = value.choice(ViewNames.styles)
      case "size": size = value.number
      case "family": family = value.string
      case "design": design = value.choice(ViewNames.designs)
      case "weight": weight = value.weight
      case "bold": isBold = value.bool
      case "italic": isItalic = value.bool
      case "monospacedDigit": hasEqualDigits = value.bool
      case "leading": leading = value.leading
      case "fixedSize": (size, isSizeFixed) = (value.number, true)
      default: continue
      }
    }
  }

  /// The values that say this.
  var values: [(key: String, value: PropertyValue?)] {
    [
      ("style", style.flatMap { ViewNames.styles.name(of: $0) }.map { .string($0) }),
      ("family", family.map { .string($0) }),
      (isSizeFixed ? "fixedSize" : "size", size.map { .number($0) }),
      ("design", design.flatMap { ViewNames.designs.name(of: $0) }.map { .string($0) }),
      ("weight", weight.map(PropertyValue.weight)), ("bold", isBold.map { .bool($0) }),
      ("italic", isItalic.map { .bool($0) }),
      ("monospacedDigit", hasEqualDigits.map { .bool($0) }),
      ("leading", leading.flatMap(PropertyValue.leading)),
    ]
  }
}

extension PropertyValue {
  /// The value as a weight, by name or by number.
  var weight: Font.Weight? {
    choice(ViewNames.weights) ?? integer.map { Font.Weight(value: $0) }
  }

  /// The value as a leading, by name or in points.
  fileprivate var leading: FontDocument.Leading? {
    choice(ViewNames.leadings).map { .named($0) } ?? number.map { .points($0) }
  }

  fileprivate static func leading(_ leading: FontDocument.Leading) -> PropertyValue? {
    switch leading {
    case .named(let leading): ViewNames.leadings.name(of: leading).map { .string($0) }
    case .points(let points): .number(points)
    }
  }

  fileprivate static func weight(_ weight: Font.Weight) -> PropertyValue {
    ViewNames.weights.name(of: weight).map { .string($0) } ?? .number(Double(weight.value))
  }
}
