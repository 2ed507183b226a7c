// SPDX-License-Identifier: MIT

/// The schema of a line that a simulation writes: a report, or the frame that follows it.
enum TraceSchema {
  private typealias Part = SchemaPart

  static let schema = SchemaPart.document(
    title: "A line of a simulation: a report or a frame",
    root: Part.any([report, frame]))

  private static let report = Part.open([("time", Part.measure), ("report", Part.string)])

  private static let frame = Part.open(
    [
      ("time", Part.measure), ("phase", Part.choice(SimulationNames.phases)),
      ("visibleHeight", Part.measure), ("velocity", Part.measure), ("position", Part.measure),
      ("laidOutHeight", Part.measure), ("x", Part.measure), ("width", Part.measure),
      ("dim", Part.measure), ("blend", Part.measure), ("stopIndex", Part.measure),
      ("outside", Part.choice(SimulationNames.outside)), ("scrollOffset", Part.measure),
      ("progress", Part.measure), ("controls", Part.array(control)),
    ], optional: ["progress", "controls"])

  private static let control = Part.open([
    ("id", Part.string), ("frame", Part.frame), ("cornerRadius", Part.measure),
  ])
}
