// SPDX-License-Identifier: MIT

import TrayKit

/// The schemas of modifiers, name by name.
enum ModifierSchema {
  private typealias Part = SchemaPart

  /// An object with the name of one modifier as its only key.
  static let modifier: JSONOutput = {
    let modifiers = ViewDecoder.modifiers.names.map { ($0, value($0)) }
    guard case .object(let members) = Part.object(modifiers) else { return true }
    return .object(members + [.init("minProperties", 1), .init("maxProperties", 1)])
  }()

  /// What stands behind the name of a modifier.
  private static func value(_ name: String) -> JSONOutput {
    if let line = ViewSchema.lineSettings.first(where: { $0.key == name }) { return line.schema }
    if let layout = layout[name] { return layout }
    switch name {
    case "id": return Part.string
    case "font": return Part.any([Part.choice(ViewNames.styles), Part.object(ViewSchema.font)])
    case "fontWeight": return ViewSchema.weight
    case "bold", "italic", "monospacedDigit": return Part.bool
    case "buttonStyle": return Part.choice(ViewNames.buttonStyles)
    case "controlSize": return Part.choice(ViewNames.controlSizes)
    case "detents": return ContractSchema.detentsModifier
    case "dim": return ContractSchema.dimModifier
    case "footprint": return Part.choice(ContractNames.outside)
    case "dismissal": return ContractSchema.dismissal
    case "keyboard": return Part.choice(ContractNames.keyboards)
    case "readableWidth": return Part.any([Part.number, ["type": "null"]])
    case "surfaceWidth": return ContractSchema.width
    case "surface": return Part.choice(ContractNames.surfaces)
    default: return ModifierForm.named(name)?.kind.schema ?? true
    }
  }

  private static let alignment: (key: String, schema: JSONOutput) = (
    "alignment", Part.choice(ViewNames.alignments)
  )
  private static let point = Part.object([("x", Part.number), ("y", Part.number)])

  private static let layer = Part.any([
    Part.object([alignment, ("content", Part.ref("view"))], required: ["content"]),
    Part.ref("view"),
  ])

  private static let layout: [String: JSONOutput] = [
    "frame": frame, "padding": padding, "layoutPriority": Part.number, "offset": point,
    "position": point, "overlay": layer, "background": layer, "safeAreaInset": bar,
    "fixedSize": Part.any([
      Part.bool, Part.object([("horizontal", Part.bool), ("vertical", Part.bool)]),
    ]),
    "aspectRatio": Part.object(
      [("ratio", Part.length), ("contentMode", Part.choice(ViewNames.contentModes))],
      required: ["contentMode"]),
  ]

  private static let frame: JSONOutput = {
    let limits = [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]
    return Part.any([
      Part.object([("width", Part.length), ("height", Part.length), alignment]),
      Part.object(limits.map { ($0, Part.length) } + [alignment]),
    ])
  }()

  private static let padding: JSONOutput = {
    let edges = ["all", "horizontal", "vertical", "top", "leading", "bottom", "trailing"]
    return Part.any([
      Part.number, Part.const(true), Part.object(edges.map { ($0, Part.number) }),
    ])
  }()

  private static let bar = Part.object(
    [
      ("edge", Part.choice(ViewNames.edges)),
      (
        "alignment",
        Part.names(
          ViewNames.horizontalAlignments.names
            + ViewNames.verticalAlignments.names.filter { $0 != "center" })
      ), ("spacing", Part.number), ("content", Part.ref("view")),
    ], required: ["edge", "content"])
}
