// SPDX-License-Identifier: MIT

/// A key of a view or a modifier, and what may stand behind it.
///
/// From tables of these, documents are read, written and described: a view or modifier in a table
/// needs no decoder, output or schema of its own.
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
  }

  let key: String
  let kind: PropertyKind
  let need: Need

  init(_ key: String, _ kind: PropertyKind, _ need: Need = .optional) {
    self.key = key
    self.kind = kind
    self.need = need
  }
}

/// What may stand behind a key.
indirect enum PropertyKind: Sendable {
  case bool
  case number(ClosedRange<Double>? = nil)
  case integer(ClosedRange<Int>)
  /// A string as it is.
  case string
  /// A text, which may stand for a string of the language or the item of a repeat.
  case text
  /// One of several names.
  case choice([String])
  /// A string that has a meaning only in some forms: what it is, a pattern, and whether one is valid.
  case parsed(String, pattern: String, isValid: @Sendable (String) -> Bool)
  case view
  case views
  case object([Property])
  case list(PropertyKind)
  /// One of several kinds, told apart by the type of the JSON value.
  case either([PropertyKind])

  /// A name from a table.
  static func name<Value>(_ choices: JSONChoices<Value>) -> PropertyKind { .choice(choices.names) }

  /// A distance for all edges, or an object of distances.
  static let insets = PropertyKind.either([
    .number(),
    .object(["top", "leading", "bottom", "trailing"].map { Property($0, .number()) }),
  ])

  /// What is expected here, in words.
  var words: String {
    switch self {
    case .bool: "true or false"
    case .number: "a number"
    case .integer: "a whole number"
    case .string, .text: "a string"
    case .choice(let names): JSONWriter.oneOf(names)
    case .parsed(let what, _, _): what
    case .view: "a view"
    case .views, .list: "an array"
    case .object: "an object"
    case .either(let kinds): kinds.map(\.words).joined(separator: " or ")
    }
  }

  /// Whether a value has the JSON type that the kind needs.
  fileprivate func accepts(_ value: JSONValue) -> Bool {
    switch (self, value) {
    case (.bool, .bool), (.number, .number), (.integer, .number), (.string, .string),
      (.text, .string), (.choice, .string), (.parsed, .string), (.view, .object),
      (.object, .object), (.views, .array), (.list, .array):
      true
    case (.either(let kinds), _): kinds.contains { $0.accepts(value) }
    default: false
    }
  }
}

// MARK: - Reading

extension ViewDecoder {
  /// The values of an object whose keys a table knows.
  func values(_ properties: [Property], _ reader: JSONReader) -> PropertyValues {
    var values = PropertyValues()
    for property in properties {
      guard let value = value(property, reader) else { continue }
      values[property.key] = value
    }
    return values
  }

  private func value(_ property: Property, _ reader: JSONReader) -> PropertyValue? {
    let key = property.key
    var isRequired = false
    switch property.need {
    case .optional: break
    case .required: isRequired = true
    case .excluding(let others):
      if let other = others.first(where: { reader.has($0) }) {
        reportBoth(other, key, at: key, reader)
      }
    case .requiredUnless(let other):
      isRequired = !reader.has(other)
      if !isRequired { reportBoth(key, other, at: key, reader) }
    }
    guard isRequired else { return reader.value(ifPresent: key) { value(property.kind, $0) } }
    return reader.value(key, placeholder: nil, expecting: property.kind.words) {
      value(property.kind, $0)
    }
  }

  private func reportBoth(
    _ first: String, _ second: String, at key: String, _ reader: JSONReader
  ) {
    guard reader.has(first), reader.has(second), let cursor = reader.member(key) else { return }
    let (first, second) = (JSONWriter.quoted(first), JSONWriter.quoted(second))
    cursor.report("expected either \(first) or \(second), found both")
  }

  /// The value here, of a kind.
  func value(_ kind: PropertyKind, _ cursor: JSONCursor) -> PropertyValue? {
    switch kind {
    case .bool: return cursor.bool().map { .bool($0) }
    case .number(let range): return cursor.number(in: range).map { .number($0) }
    case .integer(let range): return cursor.integer(in: range).map { .number(Double($0)) }
    case .string: return cursor.string().map { .string($0) }
    case .text: return cursor.string().map { .string(checked($0, cursor)) }
    case .choice(let names):
      return cursor.choice(JSONChoices(names.map { ($0, $0) })).map { .string($0) }
    case .parsed(let what, _, let isValid):
      guard let text = cursor.string() else { return nil }
      return isValid(text) ? .string(text) : cursor.expected(what)
    case .view: return view(cursor).map { .views([$0]) }
    case .views: return cursor.array(view).map { .views($0) }
    case .object(let properties): return cursor.object { .object(values(properties, $0)) }
    case .list(let kind): return cursor.array { value(kind, $0) }.map { .list($0) }
    case .either(let kinds):
      guard let kind = kinds.first(where: { $0.accepts(cursor.value) }) else {
        return cursor.expected(PropertyKind.either(kinds).words)
      }
      return value(kind, cursor)
    }
  }
}

// MARK: - Schema

extension PropertyKind {
  /// The schema of what may stand here.
  var schema: JSONOutput {
    switch self {
    case .bool: SchemaPart.bool
    case .number(let range): range.map { SchemaPart.number($0) } ?? SchemaPart.number
    case .integer(let range): SchemaPart.integer(range)
    case .string, .text: SchemaPart.string
    case .choice(let names): SchemaPart.names(names)
    case .parsed(_, let pattern, _): ["type": "string", "pattern": .string(pattern)]
    case .view: SchemaPart.ref("view")
    case .views: SchemaPart.array(SchemaPart.ref("view"))
    case .object(let properties): SchemaPart.object(properties.schema, required: properties.needed)
    case .list(let kind): SchemaPart.array(kind.schema)
    case .either(let kinds): SchemaPart.any(kinds.map(\.schema))
    }
  }
}

extension [Property] {
  /// The keys with their schemas.
  var schema: SchemaPart.Properties { map { ($0.key, $0.kind.schema) } }

  /// The keys that must be there in any case.
  var needed: [String] {
    compactMap { property in
      if case .required = property.need { property.key } else { nil }
    }
  }
}
