// SPDX-License-Identifier: MIT

import TrayKit

// Texts, with their fonts and limits.
extension ViewForm {
  static let texts: [ViewForm] = [
    ViewForm(
      "text", also: ["Text"], "A text, of one stretch or of several with fonts of their own.",
      [
        Property("runs", .list(.object(run, font)), "The stretches of a text of several fonts."),
        Property("text", .text, .requiredUnless("runs"), "The text."),
      ] + FontDocument.properties + lines, rule: lineRule
    ) { values, strings, builder in
      builder.withEnvironment({ adjust(values, &$0) }) { lower(values, strings, &$0) }
    }
  ]

  private static let font = FontDocument.rule

  /// What may be said of a stretch.
  private static let run =
    [Property("text", .text, .required, "The text of the stretch.")] + FontDocument.properties
    + ["tracking", "kerning", "baselineOffset"].compactMap { TextSetting.named($0)?.property }

  /// What may be said of the lines of a text.
  private static let lines: [Property] = {
    let reserving = Property(
      "reservesSpace", .bool, default: false,
      "Whether the text is as high as `lineLimit` lines even where it has fewer.")
    var properties = TextSetting.all.map(\.property)
    properties.insert(reserving, at: 1)
    return properties
  }()

  private static let lineRule = ObjectRule { reader, values in
    font.check?(reader, values)
    guard values.flag("reservesSpace"), !reader.has("lineLimit") else { return }
    reader.member("reservesSpace")?.report("expected \"lineLimit\" beside \"reservesSpace\"")
  }

  /// Makes what is said of lines the settings around.
  private static func adjust(_ values: PropertyValues, _ environment: inout EnvironmentValues) {
    for (key, value) in values.entries {
      TextSetting.named(key)?.adjust(value, &environment)
    }
    if values.flag("reservesSpace"), let most = values["lineLimit"]?.lineLimit.most {
      environment.limitLines(to: most, reserving: most)
    }
  }

  private static func lower(
    _ values: PropertyValues, _ strings: StringTable, _ builder: inout TreeBuilder
  ) {
    let font = FontDocument(values)
    if let text = values.text("text", strings, &builder) {
      return font.applied(to: Text(text)).lower(into: &builder)
    }
    let runs = values.objects("runs").map { run in
      FontDocument(run).applied(to: Text(run.text("text", strings, &builder) ?? ""))
        .set(run.number("tracking"), Text.tracking).set(run.number("kerning"), Text.kerning)
        .set(run.number("baselineOffset"), Text.baselineOffset)
    }
    let whole = runs.dropFirst().reduce(runs.first ?? Text("")) { $0 + $1 }
    builder.withEnvironment(font.adjust) { whole.lower(into: &$0) }
  }
}

extension Text {
  /// The text with a setting, where there is one.
  fileprivate func set(_ value: Double?, _ setting: (Text) -> (Double) -> Text) -> Text {
    value.map { setting(self)($0) } ?? self
  }
}

/// What is said of the lines of texts: a key of texts as well as a modifier.
struct TextSetting: Sendable {
  let property: Property
  /// Makes a value the setting around.
  let adjust: @Sendable (PropertyValue, inout EnvironmentValues) -> Void

  init(
    _ key: String, _ kind: PropertyKind, _ doc: String,
    _ adjust: @escaping @Sendable (PropertyValue, inout EnvironmentValues) -> Void
  ) {
    property = Property(key, kind, doc)
    self.adjust = adjust
  }

  /// A setting that is a number.
  init(
    _ key: String, in range: ClosedRange<Double>? = nil, _ doc: String,
    _ adjust: @escaping @Sendable (Double, inout EnvironmentValues) -> Void
  ) {
    self.init(key, .number(range), doc) { value, environment in
      if let number = value.number { adjust(number, &environment) }
    }
  }

  /// The setting with a name.
  static func named(_ key: String) -> TextSetting? { byKey[key] }

  private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.property.key, $0) })

  /// The heights that a line may be given.
  static let lineHeights = 0.5...10_000

  /// All settings, in the order in which errors list them.
  static let all: [TextSetting] = [
    TextSetting(
      "lineLimit", lineLimit, "How many lines a text has at most, or at least and at most."
    ) { value, environment in
      let limit = value.lineLimit
      environment.limitLines(to: limit.most, reserving: limit.reserved)
    },
    TextSetting(
      "truncationMode", .name(ViewNames.truncationModes),
      "Where a text that is too long is cut; at its end, unless said otherwise."
    ) { value, environment in
      if let mode = value.choice(ViewNames.truncationModes) { environment.truncationMode = mode }
    },
    TextSetting(
      "minimumScaleFactor", in: 0...1, "How far a text may shrink to fit, as a part of its size."
    ) { $1.minimumScaleFactor = $0 },
    TextSetting("lineSpacing", "Points between two lines, beside those of the font.") {
      $1.lineSpacing = $0
    },
    TextSetting("lineHeight", in: lineHeights, "The height of every line, in points.") {
      $1.lineHeight = $0
    },
    TextSetting("tracking", "Points after each character; breaks ligatures.") {
      $1.tracking = $0
    },
    TextSetting("kerning", "Points between characters; keeps ligatures.") { $1.kerning = $0 },
    TextSetting("baselineOffset", "Points by which a text is raised.") { $1.baselineOffset = $0 },
    TextSetting(
      "allowsTightening", .bool, "Whether characters may move closer before a text is cut."
    ) { value, environment in
      if let allows = value.bool { environment.allowsTightening = allows }
    },
    TextSetting(
      "multilineTextAlignment", .name(ViewNames.textAlignments),
      "How the lines of a text are lined up."
    ) { value, environment in
      if let alignment = value.choice(ViewNames.textAlignments) {
        environment.multilineTextAlignment = alignment
      }
    },
  ]

  /// A number of lines, null for no limit, or an object with the least and the greatest number.
  private static let lineLimit = PropertyKind.either(
    [
      .integer(lineCounts), .null,
      .object(
        [
          Property("min", .integer(lineCounts), "For how many lines there is room in any case."),
          Property("max", .integer(lineCounts), "The greatest number of lines."),
        ],
        ObjectRule { reader, values in
          guard let least = values.number("min"), let most = values.number("max"), least > most
          else { return }
          reader.member("max")?.report("the greatest number of lines is below the least one")
        }),
    ], complaint: .kind(0))

  private static let lineCounts = 1...10_000
}

extension PropertyValue {
  /// How many lines a text may have, and for how many it takes the height at least.
  var lineLimit: (most: Int?, reserved: Int) {
    (integer ?? object?.integer("max"), object?.integer("min") ?? 0)
  }
}
