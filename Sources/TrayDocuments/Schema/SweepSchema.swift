// SPDX-License-Identifier: MIT

/// The schema of a line that a sweep writes: a case, or what begins to be wrong along an axis.
enum SweepSchema {
  private typealias Part = SchemaPart

  static let schema = SchemaPart.document(
    title: "A line of a sweep: the heights in a case, or where they break",
    root: Part.any([resolved, found]))

  private static let resolved = Part.open([
    ("flow", Part.string), ("case", ResultSchema.oneCase), ("steps", Part.array(step)),
  ])

  private static let step = Part.open([
    ("step", Part.string), ("selected", Part.string), ("height", Part.measure),
    ("surfaceWidth", Part.measure), ("maximum", Part.measure),
    (
      "stops",
      Part.array(
        Part.open([
          ("detents", Part.array(Part.string)), ("surfaceHeight", Part.measure),
          ("scrollRange", Part.measure),
        ]))
    ), ("dropped", Part.array(ResultSchema.dropped)), ("issues", Part.array(ResultSchema.issue)),
  ])

  private static let keys = CaseKey.allCases.map(\.rawValue)

  /// Something that is wrong at some values of an axis; the axis itself is none of the case.
  private static let found = Part.open([
    ("flow", Part.string),
    ("case", Part.open(keys.map { ($0, Part.string) }, optional: keys)), ("step", Part.string),
    ("axis", Part.names(keys)), ("from", Part.string), ("at", Part.array(Part.string)),
    ("kind", Part.names(BreakKind.allCases.map(\.rawValue))), ("name", Part.string),
    ("text", Part.string),
  ])
}
