// SPDX-License-Identifier: MIT

import TrayKit

/// The schema of `tray.script`.
enum ScriptSchema {
  private typealias Part = SchemaPart

  static let schema = SchemaPart.document(
    title: "Timed events and expectations for a surface",
    root: SchemaPart.object(
      SchemaPart.header("tray.script", version: 1) + [
        ("note", Part.string), ("id", Part.string),
      ] + environment + settings + [
        ("surface", surface), ("reducedMotion", Part.bool),
        ("until", Part.number(ScriptRanges.times)), ("events", Part.array(Part.ref("event"))),
        ("$schema", Part.string),
      ], required: ["schema", "version", "id", "events"]),
    parts: [
      ("event", event), ("expectation", expectation), ("detent", DetentForm.schema),
      ("condition", ConditionForm.schema),
    ])

  private static let environment: SchemaPart.Properties = [
    ("device", Part.string), ("orientation", Part.choice(CaseNames.orientations)),
    ("system", Part.choice(CaseNames.systems)), ("textSize", Part.choice(TextSizeNames.all)),
    ("boldText", Part.choice(CaseNames.boldTexts)), ("locale", language),
    ("phoneLocale", language),
  ]

  private static let language: JSONOutput = [
    "type": "string", "pattern": .string(CaseAxes.languageTagPattern),
  ]

  private static let settings: SchemaPart.Properties = [
    ("release", Part.choice(ScriptNames.rules)),
    ("resistance", Part.choice(ScriptNames.resistances)),
    ("scrollResistance", Part.choice(ScriptNames.resistances)),
    (
      "spring",
      Part.object(
        [
          ("response", Part.number(ScriptRanges.response)),
          ("dampingRatio", Part.number(ScriptRanges.dampingRatio)),
        ], required: ["response", "dampingRatio"])
    ),
  ]

  // MARK: - Surfaces

  private static let surface = Part.any(
    [Part.choice(ScriptNames.plainSurfaces)]
      + ScriptNames.surfaceKeys.map { name in
        Part.object([(name, name == "sheet" ? sheet : reveal)], required: [name])
      })

  private static let sheet = Part.object([
    ("look", Part.choice(ScriptNames.looks)), ("style", Part.choice(ScriptNames.styles)),
    ("tip", length), ("half", length), ("full", length), ("cards", Part.bool),
  ])

  private static let reveal = Part.object(
    [("primary", Part.string), ("secondary", Part.string)], required: ["primary", "secondary"])

  private static let length = Part.number(ScriptRanges.lengths)

  // MARK: - Events

  /// A time, and what happens then.
  private static let event = Part.any(
    ScriptNames.events.map { name in
      Part.object(
        [("at", Part.number(ScriptRanges.times)), (name, value(name))], required: ["at", name])
    })

  private static func value(_ name: String) -> JSONOutput {
    switch name {
    case "present", "go": Part.string
    case "select": ContractForm.detentID.schema
    case "adjust": Part.choice(ScriptNames.adjustments)
    case "drag": drag
    case "grab": Part.any([Part.const(true), scroll])
    case "move", "release": Part.number
    case "keyboard": Part.choice(CaseNames.keyboards)
    case "lock": Part.bool
    case "expect": Part.ref("expectation")
    default: Part.const(true)
    }
  }

  private static let scroll = Part.integer(ScriptRanges.scrolls)

  private static let drag = Part.object(
    [
      ("by", Part.number(ScriptRanges.ways)), ("during", Part.number(ScriptRanges.durations)),
      ("scroll", scroll), ("velocity", Part.number(ScriptRanges.ways)),
    ], required: ["by"])

  private static let expectation = Part.object([
    ("phase", Part.choice(SimulationNames.phases)), ("step", Part.string),
    ("stop", ContractForm.detentID.schema), ("visibleHeight", Part.number), ("dim", Part.number),
    ("scrollOffset", Part.number), ("outside", Part.choice(SimulationNames.outside)),
    ("position", Part.choice(SimulationNames.positions)),
    ("section", Part.choice(SimulationNames.sections)),
    ("progress", Part.number(ScriptRanges.progress)), ("within", length),
  ])
}
