// SPDX-License-Identifier: MIT

/// The schema of `tray.flow`, from the tables by which flows are read.
enum FlowSchema {
  private typealias Part = SchemaPart

  /// A key of a flow, a step or any view, whose decoder is its own.
  struct Key {
    let name: String
    /// What the key holds, in words.
    let words: String
    let schema: JSONOutput
    /// What the key means, in a sentence.
    let doc: String
    var isRequired = true
  }

  static let schema = SchemaPart.document(
    title: "A flow of steps that a sheet carries",
    root: object(SchemaPart.header("tray.flow", version: 1), flow, [("$schema", Part.string)]),
    parts: [
      ("contract", Part.object(ContractForm.members.schema).described(contract)),
      ("view", view.described("A view, or one view for each item of a repeat.")),
      ("modifier", modifier.described("A modifier: an object with its name as the only key.")),
      ("detent", DetentForm.schema.described("A height at which the surface rests.")),
      ("condition", ConditionForm.schema.described("When a detent exists.")),
    ])

  private static let contract =
    "What a step asks of its surface; what is left out is as by default."

  /// The keys of a flow beside its header.
  static let flow = [
    Key(
      name: "note", words: "a string", schema: Part.string,
      doc: "A note for people; it changes nothing.", isRequired: false),
    Key(name: "id", words: "a string", schema: Part.name, doc: "The name of the flow."),
    Key(
      name: "locales", words: "objects of strings by language",
      schema: Part.map(Part.map(Part.string)),
      doc: "The strings of each language, by the keys for which `@key` stands.", isRequired: false),
    Key(
      name: "steps", words: "steps", schema: Part.array(object([], step, [])),
      doc: "The steps, in order."),
  ]

  /// The keys of a step.
  static let step = [
    Key(
      name: "id", words: "a string", schema: Part.name,
      doc: "The name of the step, unlike that of any other."),
    Key(
      name: "contract", words: "a contract", schema: Part.ref("contract"),
      doc: "What the step asks of its surface.", isRequired: false),
    Key(name: "content", words: "a view", schema: Part.ref("view"), doc: "What the step shows."),
    Key(
      name: "bottom", words: "a view", schema: Part.ref("view"),
      doc: "What stays below the content, such as a button.", isRequired: false),
  ]

  /// The keys of any view beside its type.
  static let common = [
    Key(
      name: "id", words: "a string", schema: Part.string, doc: "The name of the view.",
      isRequired: false),
    Key(
      name: "modifiers", words: "modifiers", schema: Part.array(Part.ref("modifier")),
      doc: "What is done to the view, the innermost first.", isRequired: false),
  ]

  /// The keys of a repeat.
  static let repeated = [
    Key(
      name: "repeat", words: "strings", schema: Part.array(Part.string),
      doc: "The items, in order."),
    Key(
      name: "as", words: "a view", schema: Part.ref("view"),
      doc: "The view of an item, for which `$item` stands."),
  ]

  private static func object(
    _ head: Part.Properties, _ keys: [Key], _ tail: Part.Properties
  ) -> JSONOutput {
    Part.object(
      head + properties(keys) + tail,
      required: head.map(\.key) + keys.filter(\.isRequired).map(\.name))
  }

  private static func properties(_ keys: [Key]) -> Part.Properties {
    keys.map { ($0.name, $0.schema.described($0.doc)) }
  }

  /// Any view, or a repeat.
  private static let view = Part.any(
    ViewForm.all.map(type) + [object([], repeated, []).described("A view once for each item.")])

  private static func type(_ form: ViewForm) -> JSONOutput {
    Part.object(
      [("type", Part.names([form.name] + form.aliases))] + form.properties.schema
        + properties(common),
      required: ["type"] + form.properties.needed
    ).described(form.doc)
  }

  private static let modifier: JSONOutput = {
    guard case .object(let members) = Part.object(ModifierForm.all.map(\.property).schema) else {
      return true
    }
    return .object(members + [.init("minProperties", 1), .init("maxProperties", 1)])
  }()
}
