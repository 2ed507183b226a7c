// SPDX-License-Identifier: MIT

import TrayKit

/// What a document says of one key.
indirect enum PropertyValue: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case views([ViewDocument])
  case detent(Detent)
  case condition(DetentCondition)
  case object(PropertyValues)
  case list([PropertyValue])
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

/// What a document says of a view, modifier or contract, key by key.
///
/// It answers the default of a key that is left out.
struct PropertyValues: Sendable {
  /// What the document says, in its order.
  private(set) var entries: [(key: String, value: PropertyValue)] = []
  /// What counts for keys of which the document says nothing.
  private var defaults: [(key: String, value: PropertyValue)] = []

  init() {}

  /// Creates values from those that are not nil.
  init(_ entries: [(key: String, value: PropertyValue?)]) {
    self.entries = entries.compactMap { entry in entry.value.map { (entry.key, $0) } }
  }

  /// The same values, with the defaults of a table beside.
  func completed(by table: [Property]) -> PropertyValues {
    var values = self
    values.defaults = table.compactMap { property in
      has(property.key) ? nil : property.default.map { (property.key, $0) }
    }
    return values
  }

  /// The value of a key or its default; nil where there is neither.
  subscript(key: String) -> PropertyValue? {
    get { said(key) ?? Self.value(of: key, in: defaults) }
    set {
      entries.removeAll { $0.key == key }
      if let newValue { entries.append((key, newValue)) }
    }
  }

  /// What the document itself says of a key, or nil.
  func said(_ key: String) -> PropertyValue? { Self.value(of: key, in: entries) }

  /// Whether the document says something of a key.
  func has(_ key: String) -> Bool { entries.contains { $0.key == key } }

  private static func value(
    of key: String, in entries: [(key: String, value: PropertyValue)]
  ) -> PropertyValue? {
    for entry in entries where entry.key == key { return entry.value }
    return nil
  }

  /// A truth value; false where there is neither value nor default.
  func flag(_ key: String) -> Bool { self[key]?.bool ?? false }

  /// A number, or nil.
  func number(_ key: String) -> Double? { self[key]?.number }

  /// A number; 0 where there is neither value nor default.
  func amount(_ key: String) -> Double { number(key) ?? 0 }

  /// A whole number, or nil.
  func integer(_ key: String) -> Int? { self[key]?.integer }

  /// A string, or nil.
  func string(_ key: String) -> String? { self[key]?.string }

  /// An object, or nil.
  func object(_ key: String) -> PropertyValues? { self[key]?.object }

  /// The objects of a list; none where there is no list.
  func objects(_ key: String) -> [PropertyValues] { (self[key]?.list ?? []).compactMap(\.object) }

  /// A value by its name in a table, or nil.
  func choice<Value>(_ key: String, _ choices: JSONChoices<Value>) -> Value? {
    self[key]?.choice(choices)
  }

  /// A value by its name in a table; the first of the table where there is neither value nor default.
  func chosen<Value>(_ key: String, _ choices: JSONChoices<Value>) -> Value {
    choice(key, choices) ?? choices.values[0]
  }

  /// A text in the language that is shown, or nil where none is there.
  func text(
    _ key: String, _ strings: StringTable, _ builder: inout TreeBuilder
  ) -> String? {
    string(key).map { strings.shown($0, &builder) }
  }

  /// The views of a key; none where it is left out.
  func views(_ key: String, _ strings: StringTable) -> ViewDocuments {
    ViewDocuments(views: self[key]?.views ?? [], strings: strings)
  }
}

extension PropertyValue {
  var bool: Bool? {
    if case .bool(let truth) = self { truth } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var views: [ViewDocument]? {
    if case .views(let views) = self { views } else { nil }
  }

  var detent: Detent? {
    if case .detent(let detent) = self { detent } else { nil }
  }

  var condition: DetentCondition? {
    if case .condition(let condition) = self { condition } else { nil }
  }

  var object: PropertyValues? {
    if case .object(let values) = self { values } else { nil }
  }

  var list: [PropertyValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// A value by its name in a table.
  func choice<Value>(_ choices: JSONChoices<Value>) -> Value? { string.flatMap { choices[$0] } }

  /// The value with the defaults of its kind, as reading one gives it.
  func with(_ kind: PropertyKind) -> PropertyValue {
    switch self {
    case .object(let values): .object(values.with(kind.properties, others: kind.element))
    case .list(let elements): .list(elements.map { $0.with(kind.element) })
    case .null, .bool, .number, .string, .views, .detent, .condition: self
    }
  }

  /// All views in the value, at any depth.
  var allViews: [ViewDocument] {
    switch self {
    case .null, .bool, .number, .string, .detent, .condition: []
    case .views(let views): views
    case .object(let values): values.allViews
    case .list(let elements): elements.flatMap(\.allViews)
    }
  }
}

extension PropertyValues {
  /// The same values with the defaults of a table, at any depth, as reading them gives them; keys
  /// outside the table are of another kind.
  func with(_ table: [Property], others: PropertyKind = .null) -> PropertyValues {
    PropertyValues(
      entries.map { key, value in
        (key, value.with(table.first { $0.key == key }?.kind ?? others))
      }
    ).completed(by: table)
  }

  /// All views of all keys.
  var allViews: [ViewDocument] { entries.flatMap(\.value.allViews) }
}

// MARK: - Writing

extension PropertyValue {
  /// The value as it is read; a kind that holds one view writes it alone.
  func output(_ kind: PropertyKind) -> JSONOutput {
    switch self {
    case .null: .null
    case .bool(let truth): .bool(truth)
    case .number(let number): .exact(number)
    case .string(let text): .string(text)
    case .views(let views):
      kind.holdsOneView ? views.first.map(\.output) ?? .null : .array(views.map(\.output))
    case .detent(let detent): DetentForm.output(detent) ?? .null
    case .condition(let condition): ConditionForm.output(condition)
    case .object(let values): .object(values.members(kind))
    case .list(let elements): .array(elements.map { $0.output(kind.element) })
    }
  }
}

extension PropertyValues {
  /// The members that say this, in the order in which they were said.
  func members(_ kind: PropertyKind) -> [JSONOutput.Member] {
    members(kind.properties, others: kind.element)
  }

  /// The members that say this; keys outside the table are of another kind.
  func members(_ properties: [Property], others: PropertyKind = .null) -> [JSONOutput.Member] {
    entries.map { key, value in
      let kind = properties.first { $0.key == key }?.kind ?? others
      return .init(key, value.output(kind))
    }
  }
}

extension PropertyKind {
  /// What the elements of a list and the free members of an object are.
  fileprivate var element: PropertyKind {
    switch self {
    case .list(let kind, _), .map(let kind, _): kind
    case .either(let kinds, _):
      kinds.first { kind in
        switch kind {
        case .list, .map: true
        case .bool, .yes, .null, .number, .integer, .length, .string, .text, .choice, .pattern,
          .view, .views, .detent, .condition, .object, .either, .narrowed:
          false
        }
      }?.element ?? .null
    case .bool, .yes, .null, .number, .integer, .length, .string, .text, .choice, .pattern, .view,
      .views, .detent, .condition, .object, .narrowed:
      .null
    }
  }

  /// Whether a view alone may be here.
  fileprivate var holdsOneView: Bool {
    switch self {
    case .view: true
    case .either(let kinds, _): kinds.contains(where: \.holdsOneView)
    case .bool, .yes, .null, .number, .integer, .length, .string, .text, .choice, .pattern, .views,
      .detent, .condition, .object, .map, .list, .narrowed:
      false
    }
  }
}
