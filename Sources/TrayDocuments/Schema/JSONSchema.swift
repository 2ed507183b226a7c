// SPDX-License-Identifier: MIT

/// The JSON Schemas (2020-12) of the documents that are read and written.
///
/// Names and ranges come from the tables by which the decoders read. A schema tells an editor what
/// may stand where; what it can't say (a string that no language has, two keys that exclude each
/// other) the reader says.
public enum JSONSchema {
  /// The schemas by the names that commands use: what is read, then what is written.
  private static let all: [(name: String, schema: JSONOutput)] = [
    ("flow", FlowSchema.schema), ("script", ScriptSchema.schema), ("devices", DeviceSchema.schema),
    ("result", ResultSchema.schema), ("explanation", ExplanationSchema.schema),
    ("comparison", ComparisonSchema.schema), ("sweep", SweepSchema.schema),
    ("trace", TraceSchema.schema),
  ]

  /// The documents that have a schema, by the names of commands.
  ///
  /// Sweeps and traces are lines of JSON; their schemas are those of a line.
  public static let names = all.map(\.name)

  /// The schema with a name, or nil where there is none.
  public static func schema(_ name: String) -> JSONOutput? {
    all.first { $0.name == name }?.schema
  }
}

/// The parts of which schemas are made.
enum SchemaPart {
  typealias Properties = [(key: String, schema: JSONOutput)]

  static let string: JSONOutput = ["type": "string"]
  /// A string that is not empty.
  static let name: JSONOutput = ["type": "string", "minLength": 1]
  static let bool: JSONOutput = ["type": "boolean"]
  static let number: JSONOutput = ["type": "number"]
  /// Points, an infinite length, or an unspecified one.
  static let length: JSONOutput = any([number, const("infinity"), ["type": "null"]])

  /// A number as it is written, or the name of one that is not finite.
  static let measure: JSONOutput = any([number, names(["infinity", "-infinity", "nan"])])
  /// A rectangle as it is written: x, y, width and height.
  static let frame: JSONOutput = array(measure, count: 4)

  static func number(_ range: ClosedRange<Double>) -> JSONOutput {
    [
      "type": "number", "minimum": .exact(range.lowerBound), "maximum": .exact(range.upperBound),
    ]
  }

  static func integer(_ range: ClosedRange<Int>) -> JSONOutput {
    [
      "type": "integer", "minimum": .integer(range.lowerBound),
      "maximum": .integer(range.upperBound),
    ]
  }

  static func const(_ value: JSONOutput) -> JSONOutput { ["const": value] }

  static func names(_ names: [String]) -> JSONOutput {
    ["enum": .array(names.map { .string($0) })]
  }

  static func choice<Value>(_ choices: JSONChoices<Value>) -> JSONOutput { names(choices.names) }

  static func array(_ items: JSONOutput) -> JSONOutput { ["type": "array", "items": items] }

  static func array(_ items: JSONOutput, count: Int) -> JSONOutput {
    [
      "type": "array", "items": items, "minItems": .integer(count), "maxItems": .integer(count),
    ]
  }

  static func any(_ schemas: [JSONOutput]) -> JSONOutput { ["anyOf": .array(schemas)] }

  static func ref(_ name: String) -> JSONOutput { ["$ref": .string("#/$defs/\(name)")] }

  /// An object with these members and no others.
  static func object(_ properties: Properties, required: [String] = []) -> JSONOutput {
    members(properties, required, others: false)
  }

  /// An object with these members and any others, since what is written may grow.
  static func open(_ properties: Properties, optional: [String] = []) -> JSONOutput {
    members(properties, properties.map(\.key).filter { !optional.contains($0) }, others: nil)
  }

  /// An object whose keys are free.
  static func map(_ values: JSONOutput, _ properties: Properties = []) -> JSONOutput {
    members(properties, [], others: values)
  }

  private static func members(
    _ properties: Properties, _ required: [String], others: JSONOutput?
  ) -> JSONOutput {
    [
      "type": "object",
      "properties": properties.isEmpty
        ? nil : .object(properties.map { .init($0.key, $0.schema) }),
      "required": required.isEmpty ? nil : .array(required.map { .string($0) }),
      "additionalProperties": others,
    ]
  }

  /// A whole schema: its head, its root, and the parts to which others refer.
  static func document(
    title: String, root: JSONOutput, parts: Properties = []
  ) -> JSONOutput {
    guard case .object(let members) = root else { return root }
    let head: [JSONOutput.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", .string(title)),
    ]
    let tail =
      parts.isEmpty
      ? [] : [JSONOutput.Member("$defs", .object(parts.map { .init($0.key, $0.schema) }))]
    return .object(head + members + tail)
  }

  /// The two members that every document begins with.
  static func header(_ schema: String, version: Int) -> Properties {
    [("schema", const(.string(schema))), ("version", const(.integer(version)))]
  }
}
