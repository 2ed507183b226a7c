// SPDX-License-Identifier: MIT

/// The names by which values are written, in the order in which errors list them.
///
///     let axes: NameTable<Axis> = ["horizontal": .horizontal, "vertical": .vertical]
public struct NameTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  /// The names with their values, in order.
  package let entries: [(name: String, value: Value)]
  /// Other names that are read but neither listed nor written.
  private let aliases: [(name: String, value: Value)]

  /// Creates a table from names and values; `aliases` are read, but neither listed nor written.
  public init(_ entries: [(String, Value)], aliases: [(String, Value)] = []) {
    self.entries = entries.map { (name: $0.0, value: $0.1) }
    self.aliases = aliases.map { (name: $0.0, value: $0.1) }
  }

  /// Creates a table from a literal, whose order is kept.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements)
  }

  /// All names, in order.
  public var names: [String] { entries.map(\.name) }

  /// The value with a name or an alias, or nil.
  public subscript(name: String) -> Value? {
    (entries.first { $0.name == name } ?? aliases.first { $0.name == name })?.value
  }

  /// The first name of a value, or nil.
  public func name(of value: Value) -> String? where Value: Equatable {
    entries.first { $0.value == value }?.name
  }
}
