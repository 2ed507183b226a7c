// SPDX-License-Identifier: MIT

import TrayKit

/// The schema of `tray.result`; what is written may grow, so members beyond these are allowed.
enum ResultSchema {
  private typealias Part = SchemaPart

  static let schema = SchemaPart.document(
    title: "The heights of the steps of flows, case by case",
    root: SchemaPart.open(
      SchemaPart.header("tray.result", version: ResultOutput.version) + [
        (
          "engine",
          SchemaPart.open(
            [
              ("version", SchemaPart.string), ("data", SchemaPart.string),
              ("metrics", SchemaPart.names(FontLibrary.SystemMetrics.allCases.map(\.rawValue))),
              ("defaultFont", SchemaPart.string),
            ], optional: ["metrics", "defaultFont"])
        ), ("cases", SchemaPart.array(resolved)),
      ]),
    parts: [("frame", SchemaPart.frame), ("stop", stop), ("derivation", derivation)])

  private static let resolved = Part.open([
    ("flow", Part.string), ("case", oneCase), ("window", window), ("steps", Part.array(step)),
  ])

  private static let system: JSONOutput = [
    "enum": .array((CaseNames.systems.names + ["newest"]).map { .string($0) })
  ]

  static let oneCase = Part.open(
    [
      ("device", Part.string), ("display", Part.string),
      ("orientation", Part.choice(CaseNames.orientations)),
      ("posture", Part.choice(CaseNames.postures)), ("system", system),
      ("textSize", Part.choice(TextSizeNames.all)), ("boldText", Part.choice(CaseNames.boldTexts)),
      ("locale", Part.string), ("phoneLocale", Part.string),
      ("keyboard", Part.choice(CaseNames.keyboards)),
    ], optional: ["display"])

  private static let window = Part.open(
    [
      ("size", Part.array(Part.measure, count: 2)),
      (
        "safeAreaInsets",
        Part.open(["top", "left", "bottom", "right"].map { ($0, Part.measure) })
      ), ("scale", Part.measure), ("system", Part.choice(CaseNames.systems)),
      ("keyboard", Part.ref("frame")),
    ], optional: ["keyboard"])

  private static let step = Part.open([
    ("step", Part.string), ("surfaceX", Part.measure), ("surfaceWidth", Part.measure),
    ("maximum", Part.measure),
    ("keyboardOverlap", Part.measure), ("selected", Part.string),
    ("stops", Part.array(Part.ref("stop"))),
    ("dropped", Part.array(dropped)), ("issues", Part.array(issue)),
    (
      "derivations",
      Part.open([
        ("surfaceWidth", Part.ref("derivation")), ("maximum", Part.ref("derivation")),
      ])
    ),
  ])

  /// Something that is worth a look.
  static let issue = Part.open(
    [
      ("kind", Part.string), ("severity", Part.names(IssueSeverity.allCases.map(\.name))),
      ("view", Part.string), ("id", Part.string), ("views", Part.array(Part.string)),
      ("keys", Part.array(Part.string)), ("detents", Part.array(Part.string)),
      ("values", Part.open([])), ("sentence", Part.string),
    ], optional: ["view", "id", "views", "keys", "detents"])

  /// A detent that gives no stop.
  static let dropped = Part.open([("detent", Part.string), ("reason", Part.string)])

  private static let stop = Part.open(
    [
      ("detents", Part.array(Part.string)), ("contentHeight", Part.measure),
      ("surfaceHeight", Part.measure),
      ("frame", Part.ref("frame")), ("viewportHeight", Part.measure), ("scrollRange", Part.measure),
      ("focusOffset", Part.measure),
      ("bottomSectionHeight", Part.measure), ("bottomInset", Part.measure), ("dim", Part.measure),
      ("passesTouches", Part.bool),
      ("dismissal", Part.array(Part.choice(ContractNames.dismissals))),
      (
        "scrolls",
        Part.array(
          Part.open([
            ("path", Part.string), ("viewport", Part.ref("frame")),
            ("content", Part.array(Part.measure, count: 2)), ("range", Part.measure),
          ]))
      ),
      (
        "views",
        Part.array(Part.open([("id", Part.string), ("frame", Part.ref("frame"))]))
      ), ("derivation", Part.ref("derivation")),
    ], optional: ["focusOffset", "derivation"])

  /// Where a number came from, and each rule that changed it.
  static let derivation = Part.open([
    ("source", Part.open([("kind", Part.string)])), ("raw", Part.measure),
    (
      "rules",
      Part.array(
        Part.open([("rule", Part.string), ("before", Part.measure), ("after", Part.measure)]))
    ), ("result", Part.measure),
  ])
}
