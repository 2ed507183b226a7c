// SPDX-License-Identifier: MIT

import TrayKit

/// What a document says behind a key.
indirect enum PropertyValue: Sendable {
  case bool(Bool)
  case number(Double)
  case string(String)
  case views([ViewDocument])
  case object(PropertyValues)
  case list([PropertyValue])
}

/// What a document says of a view or a modifier, key by key, in the order of its table.
struct PropertyValues: Sendable {
  private(set) var entries: [(key: String, value: PropertyValue)] = []

  init() {}

  /// Creates values from those that are not nil.
  init(_ entries: [(key: String, value: PropertyValue?)]) {
    self.entries = entries.compactMap { entry in entry.value.map { (entry.key, $0) } }
  }

  subscript(key: String) -> PropertyValue? {
    get { entries.first { $0.key == key }?.value }
    set {
      entries.removeAll { $0.key == key }
      if let newValue { entries.append((key, newValue)) }
    }
  }

  func bool(_ key: String) -> Bool? { self[key]?.bool }
  func number(_ key: String) -> Double? { self[key]?.number }
  func integer(_ key: String) -> Int? { self[key]?.number.flatMap { Int(exactly: $0) } }
  func string(_ key: String) -> String? { self[key]?.string }
  func object(_ key: String) -> PropertyValues? { self[key]?.object }

  /// A value by its name in a table.
  func choice<Value>(_ key: String, _ choices: JSONChoices<Value>) -> Value? {
    string(key).flatMap { choices[$0] }
  }

  /// A text in the language that is shown, or nil where none is there.
  func text(
    _ key: String, _ strings: StringTable, _ builder: inout TreeBuilder
  ) -> String? {
    guard let text = string(key) else { return nil }
    return strings.shown(text, &builder)
  }

  /// The views behind a key; none where it is left out.
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

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var views: [ViewDocument]? {
    if case .views(let views) = self { views } else { nil }
  }

  var object: PropertyValues? {
    if case .object(let values) = self { values } else { nil }
  }

  var list: [PropertyValue]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// All views behind the key, at any depth.
  var allViews: [ViewDocument] {
    switch self {
    case .bool, .number, .string: []
    case .views(let views): views
    case .object(let values): values.allViews
    case .list(let elements): elements.flatMap(\.allViews)
    }
  }
}

extension PropertyValues {
  /// All views behind all keys.
  var allViews: [ViewDocument] { entries.flatMap(\.value.allViews) }
}

// MARK: - Writing

extension PropertyValue {
  /// The value as it is read; a kind that holds one view writes it alone.
  func output(_ kind: PropertyKind) -> JSONOutput {
    switch (self, kind) {
    case (.bool(let truth), _): .bool(truth)
    case (.number(let number), _): .exact(number)
    case (.string(let text), _): .string(text)
    case (.views(let views), .view): views.first.map(ViewOutput.view) ?? .null
    case (.views(let views), _): .array(views.map(ViewOutput.view))
    case (.object(let values), _): .object(values.members(kind.properties))
    case (.list(let elements), .list(let kind)): .array(elements.map { $0.output(kind) })
    case (.list, _): .null
    }
  }
}

extension PropertyValues {
  /// The members that say this, in the order of a table.
  func members(_ properties: [Property]) -> [JSONOutput.Member] {
    properties.compactMap { property in
      self[property.key].map { .init(property.key, $0.output(property.kind)) }
    }
  }
}

extension PropertyKind {
  /// The table of an object that may stand here.
  fileprivate var properties: [Property] {
    switch self {
    case .object(let properties): properties
    case .either(let kinds): kinds.lazy.map(\.properties).first { !$0.isEmpty } ?? []
    default: []
    }
  }
}
