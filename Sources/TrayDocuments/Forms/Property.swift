// SPDX-License-Identifier: MIT

/// A key of a view, modifier or contract: what it may hold, what it means, and its default.
///
/// From tables of these, documents are read, written, described in a schema and explained in the
/// reference: what is in a table needs no decoder, output or schema of its own.
struct Property: Sendable {
  /// Whether a key must be there.
  enum Need: Sendable {
    /// It may be left out.
    case optional
    /// It may be left out, and excludes others.
    case excluding([String])
    /// It must be there.
    case required
    /// It must be there where another one is not, and excludes it.
    case requiredUnless(String)
    /// It must be there where a condition holds, here also in words, and is not read elsewhere.
    case requiredWhere(String, @Sendable (JSONReader) -> Bool)
  }

  let key: String
  /// Other spellings of the key, such as the one in Swift; read, but never written.
  let aliases: [String]
  let kind: PropertyKind
  let need: Need
  /// What counts where the key is left out; nil where that is nothing.
  let `default`: PropertyValue?
  /// What the key means, in a sentence.
  let doc: String

  /// A key that may be left out.
  init(
    _ key: String, also aliases: [String] = [], _ kind: PropertyKind,
    default: PropertyValue? = nil, _ doc: String
  ) {
    self.key = key
    self.aliases = aliases
    self.kind = kind
    self.need = .optional
    self.default = `default`
    self.doc = doc
  }

  /// A key without a default.
  init(
    _ key: String, also aliases: [String] = [], _ kind: PropertyKind, _ need: Need, _ doc: String
  ) {
    self.key = key
    self.aliases = aliases
    self.kind = kind
    self.need = need
    self.default = nil
    self.doc = doc
  }
}

/// What a key may hold.
indirect enum PropertyKind: Sendable {
  case bool
  /// The value `true` alone.
  case yes
  case null
  case number(ClosedRange<Double>? = nil)
  case integer(ClosedRange<Int>)
  /// A number, `"infinity"`, or null for an unspecified length.
  case length
  /// A string as it is.
  case string
  /// A text, which may stand for a string of the language or the item of a repeat.
  case text
  /// One of several names.
  case choice([String])
  case pattern(TextPattern)
  case view
  case views
  /// A resting height.
  case detent
  /// When a detent exists.
  case condition
  case object([Property], ObjectRule = ObjectRule())
  /// An object whose keys are free but for some.
  case map(PropertyKind, [Property])
  case list(PropertyKind, ListRule? = nil)
  /// One of several kinds, told apart by the type of the JSON value.
  case either([PropertyKind], complaint: Complaint = .all)
  /// A kind that other members of the object narrow down.
  case narrowed(PropertyKind, @Sendable (JSONReader) -> PropertyKind)

  /// What is said where a value is of none of several kinds.
  enum Complaint: Sendable {
    /// All kinds are expected.
    case all
    /// One of the kinds is expected.
    case kind(Int)
    /// Something is expected, in words.
    case words(String)
  }

  /// A name from a table.
  static func name<Value>(_ choices: JSONChoices<Value>) -> PropertyKind { .choice(choices.names) }

  /// A distance for all edges, or an object of distances.
  static let insets = PropertyKind.either([
    .number(),
    .object(
      ["top", "leading", "bottom", "trailing"].map {
        Property($0, .number(), default: 0, "The distance at this edge, in points.")
      }),
  ])

  /// The table of an object that may be here, or of the objects of a list.
  var properties: [Property] {
    switch self {
    case .object(let properties, _), .map(_, let properties): properties
    case .list(let kind, _), .narrowed(let kind, _): kind.properties
    case .either(let kinds, _): kinds.lazy.map(\.properties).first { !$0.isEmpty } ?? []
    case .bool, .yes, .null, .number, .integer, .length, .string, .text, .choice, .pattern, .view,
      .views, .detent, .condition:
      []
    }
  }
}

/// A string that is valid only in some forms, such as a day.
struct TextPattern: Sendable {
  /// What the string is.
  let what: String
  /// One that is valid.
  let example: String
  /// The regular expression of a schema; it may let pass what `isValid` does not.
  let expression: String
  /// Whether a string is valid.
  let isValid: @Sendable (String) -> Bool
}

/// What holds between the members of an object.
struct ObjectRule: Sendable {
  /// Complains about what no single key can know.
  let check: (@Sendable (JSONReader, PropertyValues) -> Void)?
  /// Groups of keys of which only one may be there, for the schema; the check complains.
  let alternatives: [[String]]

  init(
    alternatives: [[String]] = [],
    _ check: (@Sendable (JSONReader, PropertyValues) -> Void)? = nil
  ) {
    self.alternatives = alternatives
    self.check = check
  }
}

/// How many elements a list has.
struct ListRule: Sendable {
  /// How many there must be, or nil where at least one is enough.
  var count: Int?
  /// What is expected, in words.
  let words: String
  /// Whether the elements are valid together.
  var isValid: @Sendable ([PropertyValue]) -> Bool = { _ in true }
}

// MARK: - Words

extension PropertyKind {
  /// What is expected here, in words.
  var words: String {
    if case .either(_, .words(let words)) = self { return words }
    return Self.joined(alternatives(in: false))
  }

  private static func joined(_ parts: [String]) -> String {
    var unique: [String] = []
    for part in parts where !unique.contains(part) { unique.append(part) }
    guard unique.count > 1, let last = unique.popLast() else { return unique.first ?? "" }
    return "\(unique.joined(separator: ", ")) or \(last)"
  }

  /// The values that may be here, each in words; among other kinds a view is an object like any.
  private func alternatives(in others: Bool) -> [String] {
    switch self {
    case .bool: ["true", "false"]
    case .yes: ["true"]
    case .null: ["null"]
    case .number: ["a number"]
    case .integer: ["a whole number"]
    case .length: ["a number", "\"infinity\"", "null"]
    case .string, .text: ["a string"]
    case .choice(let names): [JSONWriter.oneOf(names)]
    case .pattern(let pattern): ["\(pattern.what) such as \(pattern.example)"]
    case .view: [others ? "an object" : "a view"]
    case .detent: [others ? "an object" : "a detent"]
    case .condition: [others ? "an object" : "a condition"]
    case .views, .list: ["an array"]
    case .object, .map: ["an object"]
    case .either(let kinds, _): kinds.flatMap { $0.alternatives(in: true) }
    case .narrowed(let kind, _): kind.alternatives(in: others)
    }
  }

  /// Whether a value has the JSON type that the kind needs.
  func accepts(_ value: JSONValue) -> Bool {
    switch self {
    case .bool: ["true", "false"].contains(value.kind)
    case .yes: value.kind == "true"
    case .null: value.kind == "null"
    case .number, .integer: value.kind == "a number"
    case .length: ["null", "a number", "a string"].contains(value.kind)
    case .string, .text, .choice, .pattern: value.kind == "a string"
    case .view: value.members.contains { $0.key == "type" }
    case .detent, .condition, .object, .map: value.kind == "an object"
    case .views, .list: value.kind == "an array"
    case .either(let kinds, _): kinds.contains { $0.accepts(value) }
    case .narrowed(let kind, _): kind.accepts(value)
    }
  }
}

extension JSONValue {
  fileprivate var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }
}
