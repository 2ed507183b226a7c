// SPDX-License-Identifier: MIT

/// The schema of `tray.comparison`.
enum ComparisonSchema {
  private typealias Part = SchemaPart

  static let schema = SchemaPart.document(
    title: "Steps of a flow on several surfaces side by side",
    root: Part.open(
      Part.header("tray.comparison", version: ComparisonOutput.version) + [
        ("cases", Part.array(compared))
      ]))

  private static let looks = ComparedLook.allCases.map(\.rawValue)

  private static let compared = Part.open([
    ("flow", Part.string), ("step", Part.string), ("case", ResultSchema.oneCase),
    ("looks", Part.array(Part.names(looks))), ("rows", Part.array(row)),
  ])

  private static let row = Part.open(
    [
      ("name", Part.string), ("values", byLook), ("difference", Part.measure),
      ("because", byLook),
    ], optional: ["difference", "because"])

  /// A text for each surface that has one.
  private static let byLook = Part.open(looks.map { ($0, Part.string) }, optional: looks)
}
