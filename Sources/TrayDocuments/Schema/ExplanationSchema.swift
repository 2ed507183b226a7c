// SPDX-License-Identifier: MIT

/// The schema of `tray.explanation`; what is written may grow, so members beyond these are allowed.
enum ExplanationSchema {
  private typealias Part = SchemaPart

  static let schema = SchemaPart.document(
    title: "The arithmetic behind the heights of a flow's steps",
    root: Part.open(
      Part.header("tray.explanation", version: ExplanationOutput.version) + [
        ("cases", Part.array(explained))
      ]),
    parts: [
      ("derivation", ResultSchema.derivation), ("height", height), ("change", change),
    ])

  private static let explained = Part.open(
    [
      ("flow", Part.string), ("case", ResultSchema.oneCase), ("versus", ResultSchema.oneCase),
      ("steps", Part.array(step)),
    ], optional: ["versus"])

  private static let step = Part.open(
    [
      ("step", Part.string), ("surfaceWidth", Part.ref("derivation")),
      ("maximum", Part.ref("derivation")), ("stops", Part.array(stop)),
      ("dropped", Part.array(ResultSchema.dropped)), ("content", Part.ref("height")),
      ("bottom", Part.ref("height")), ("difference", difference),
    ], optional: ["content", "bottom", "difference"])

  private static let stop = Part.open(
    [
      ("detent", Part.string), ("contentHeight", Part.measure), ("surfaceHeight", Part.measure),
      ("derivation", Part.ref("derivation")),
    ], optional: ["contentHeight", "surfaceHeight"])

  /// The height of a view, and those of its parts of which it is made.
  private static let height = Part.open(
    [
      ("view", Part.string), ("height", Part.measure),
      ("offered", Part.open([("width", offered), ("height", offered)])),
      ("rule", Part.open([("kind", Part.string)])), ("parts", Part.array(Part.ref("height"))),
    ], optional: ["view", "parts"])

  /// A length, or null where none is offered.
  private static let offered = Part.any([Part.measure, ["type": "null"]])

  // MARK: - Differences

  private static let difference = Part.open([
    ("causes", Part.array(Part.string)), ("moves", Part.array(move)), ("selection", Part.string),
    ("content", Part.array(Part.ref("change"))), ("bottom", Part.array(Part.ref("change"))),
  ])

  private static let move = Part.open(
    [
      ("detent", Part.string), ("before", Part.measure), ("after", Part.measure),
      ("surfaceBefore", Part.measure), ("surfaceAfter", Part.measure), ("dropped", Part.string),
      (
        "shares",
        Part.array(Part.open([("input", Part.string), ("points", Part.measure)]))
      ),
    ], optional: ["before", "after", "surfaceBefore", "surfaceAfter", "dropped"])

  /// What a view adds to a difference.
  private static let change = Part.open([
    ("view", Part.string), ("points", Part.measure), ("change", Part.string),
  ])
}
