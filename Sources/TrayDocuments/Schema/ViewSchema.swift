// SPDX-License-Identifier: MIT

import TrayKit

/// The schemas of views, type by type.
enum ViewSchema {
  private typealias Part = SchemaPart

  /// Any view, or a repeat.
  static let view = Part.any(ViewDecoder.types.names.map(type) + [repeated])

  private static let repeated = Part.object(
    [("repeat", Part.array(Part.string)), ("as", Part.ref("view"))], required: ["repeat", "as"])

  private static func type(_ name: String) -> JSONOutput {
    let own = properties(name)
    return Part.object(
      [("type", Part.const(.string(name)))] + own + [
        ("id", Part.string), ("modifiers", Part.array(Part.ref("modifier"))),
      ], required: ["type"] + required(name))
  }

  private static func required(_ name: String) -> [String] {
    switch name {
    case "chip": ["text"]
    case "roundedrectangle": ["cornerRadius"]
    default: ViewForm.named(name)?.properties.needed ?? []
    }
  }

  /// What a type of view may say of itself.
  private static func properties(_ name: String) -> SchemaPart.Properties {
    switch name {
    case "text": text
    case "vstack": stack(Part.choice(ViewNames.horizontalAlignments))
    case "hstack": stack(Part.choice(ViewNames.verticalAlignments))
    case "zstack": [("alignment", Part.choice(ViewNames.alignments)), children]
    case "flow": flow(Part.choice(ViewNames.verticalAlignments), "rowSpacing")
    case "vflow": flow(Part.choice(ViewNames.horizontalAlignments), "columnSpacing")
    case "scroll": [("axes", Part.choice(ViewNames.axes)), children]
    case "group": [children]
    case "spacer": [("minLength", Part.number)]
    case "chip":
      [("text", Part.string), ("selected", Part.bool), ("systemImage", Part.string)]
    case "button": button
    case "searchfield":
      [("prompt", Part.string), ("text", Part.string), ("focused", Part.bool)]
    case "calendar": calendar
    case "image": image
    case "color": [("color", Part.choice(ViewNames.colors))]
    case "roundedrectangle": [("cornerRadius", Part.number(0...100_000))]
    default: ViewForm.named(name)?.properties.schema ?? []
    }
  }

  private static let children: (key: String, schema: JSONOutput) = (
    "children", Part.array(Part.ref("view"))
  )

  private static func stack(_ alignment: JSONOutput) -> SchemaPart.Properties {
    [("alignment", alignment), ("spacing", Part.number), children]
  }

  private static func flow(_ alignment: JSONOutput, _ line: String) -> SchemaPart.Properties {
    [
      ("alignment", alignment), ("spacing", Part.number), ("itemSpacing", Part.number),
      (line, Part.number), ("justified", Part.bool), children,
    ]
  }

  // MARK: - Texts

  /// What may be said of a font.
  static let font: SchemaPart.Properties = [
    ("style", Part.choice(ViewNames.styles)), ("size", Part.number(0.5...10_000)),
    ("family", Part.string), ("fixedSize", Part.number(0.5...10_000)),
    ("design", Part.choice(ViewNames.designs)), ("weight", weight), ("bold", Part.bool),
    ("italic", Part.bool), ("monospacedDigit", Part.bool), ("leading", leading),
  ]

  private static let leading = Part.any([
    Part.choice(ViewNames.leadings), Part.number(0.5...10_000),
  ])

  static let weight = Part.any([Part.choice(ViewNames.weights), Part.integer(1...1000)])

  private static let lines = Part.integer(1...10_000)

  static let lineLimit = Part.any([
    lines, ["type": "null"], Part.object([("min", lines), ("max", lines)]),
  ])

  /// What may be said of lines, in texts and as modifiers.
  static let lineSettings: SchemaPart.Properties = [
    ("lineLimit", lineLimit), ("truncationMode", Part.choice(ViewNames.truncationModes)),
    ("minimumScaleFactor", Part.number(0...1)), ("lineSpacing", Part.number),
    ("lineHeight", Part.number(TextSettings.lineHeights)),
    ("tracking", Part.number), ("kerning", Part.number), ("baselineOffset", Part.number),
    ("allowsTightening", Part.bool),
    ("multilineTextAlignment", Part.choice(ViewNames.textAlignments)),
  ]

  private static let text: SchemaPart.Properties =
    [
      ("text", Part.string),
      (
        "runs",
        Part.array(
          Part.object(
            [
              ("text", Part.string), ("tracking", Part.number), ("kerning", Part.number),
              ("baselineOffset", Part.number),
            ] + font, required: ["text"]))
      ),
    ] + font + lineSettings + [("reservesSpace", Part.bool)]

  // MARK: - Controls and pictures

  private static let button: SchemaPart.Properties = [
    ("text", Part.string), children, ("style", Part.choice(ViewNames.buttonStyles)),
    ("controlSize", Part.choice(ViewNames.controlSizes)),
  ]

  private static let calendar: SchemaPart.Properties = [
    ("month", ["type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])$"]),
    ("system", Part.choice(ViewNames.calendars)),
    ("date", ["type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"]),
    ("selected", Part.array(Part.integer(1...31), count: 2)),
    ("firstWeekday", Part.choice(ViewNames.weekdays)),
    ("cellHeight", Part.number(0...10_000)), ("rowSpacing", Part.number(0...10_000)),
    ("showsWeekdays", Part.bool), ("alwaysShowsSixWeeks", Part.bool),
  ]

  private static let image: SchemaPart.Properties = [
    ("systemName", Part.string), ("name", Part.string), ("width", Part.number(0...100_000)),
    ("height", Part.number(0...100_000)), ("resizable", Part.bool),
  ]
}
