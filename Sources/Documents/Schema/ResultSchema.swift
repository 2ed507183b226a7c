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
          SchemaPart.open([("version", SchemaPart.string), ("data", SchemaPart.string)])
        ), ("cases", SchemaPart.array(resolved)),
      ]),
    parts: [("frame", frame), ("stop", stop), ("derivation", derivation)])

  /// A number, or the name of one that is not finite.
  private static let number = Part.any([
    Part.number, Part.names(["infinity", "-infinity", "nan"]),
  ])
  /// x, y, width and height.
  private static let frame = Part.array(number, count: 4)

  private static let resolved = Part.open([
    ("flow", Part.string), ("case", oneCase), ("window", window), ("steps", Part.array(step)),
  ])

  private static let oneCase = Part.open(
    [
      ("device", Part.string), ("display", Part.string),
      ("orientation", Part.names(Orientation.allCases.map(\.rawValue))),
      ("posture", Part.names(["flat", "partlyFolded"])),
      ("textSize", Part.choice(TextSizeNames.all)), ("locale", Part.string),
      ("keyboard", Part.names(["up", "down"])),
    ], optional: ["display"])

  private static let window = Part.open(
    [
      ("size", Part.array(number, count: 2)),
      (
        "safeAreaInsets",
        Part.open(["top", "left", "bottom", "right"].map { ($0, number) })
      ), ("scale", number), ("keyboard", Part.ref("frame")),
    ], optional: ["keyboard"])

  private static let step = Part.open([
    ("step", Part.string), ("surfaceX", number), ("surfaceWidth", number), ("maximum", number),
    ("keyboardOverlap", number), ("selected", Part.string),
    ("stops", Part.array(Part.ref("stop"))),
    (
      "dropped",
      Part.array(Part.open([("detent", Part.string), ("reason", Part.string)]))
    ), ("issues", Part.array(Part.string)),
    (
      "derivations",
      Part.open([
        ("surfaceWidth", Part.ref("derivation")), ("maximum", Part.ref("derivation")),
      ])
    ),
  ])

  private static let stop = Part.open(
    [
      ("detents", Part.array(Part.string)), ("contentHeight", number), ("surfaceHeight", number),
      ("frame", Part.ref("frame")), ("viewportHeight", number), ("scrollRange", number),
      ("focusOffset", number),
      ("bottomSectionHeight", number), ("bottomInset", number), ("dim", number),
      ("passesTouches", Part.bool),
      ("dismissal", Part.array(Part.choice(ContractNames.dismissals))),
      (
        "scrolls",
        Part.array(
          Part.open([
            ("path", Part.string), ("viewport", Part.ref("frame")),
            ("content", Part.array(number, count: 2)), ("range", number),
          ]))
      ),
      (
        "views",
        Part.array(Part.open([("id", Part.string), ("frame", Part.ref("frame"))]))
      ), ("derivation", Part.ref("derivation")),
    ], optional: ["focusOffset", "derivation"])

  /// Where a number came from, and each rule that changed it.
  private static let derivation = Part.open([
    ("source", Part.open([("kind", Part.string)])), ("raw", number),
    (
      "rules",
      Part.array(Part.open([("rule", Part.string), ("before", number), ("after", number)]))
    ), ("result", number),
  ])
}
