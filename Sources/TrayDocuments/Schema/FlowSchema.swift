// SPDX-License-Identifier: MIT

/// The schema of `tray.flow`.
enum FlowSchema {
  private typealias Part = SchemaPart

  static let schema = SchemaPart.document(
    title: "A flow of steps that a sheet carries",
    root: SchemaPart.object(
      SchemaPart.header("tray.flow", version: 1) + [
        ("note", SchemaPart.string), ("id", SchemaPart.name),
        ("locales", SchemaPart.map(SchemaPart.map(SchemaPart.string))),
        ("steps", SchemaPart.array(step)), ("$schema", SchemaPart.string),
      ], required: ["schema", "version", "id", "steps"]),
    parts: [
      ("contract", SchemaPart.object(ContractSchema.contract)),
      ("view", ViewSchema.view), ("modifier", ModifierSchema.modifier),
      ("detent", ContractSchema.detent), ("condition", ContractSchema.condition),
    ])

  private static let step = Part.object(
    [
      ("id", Part.name), ("contract", Part.ref("contract")), ("content", Part.ref("view")),
      ("bottom", Part.ref("view")),
    ], required: ["id", "content"])
}
