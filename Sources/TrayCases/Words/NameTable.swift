// SPDX-License-Identifier: MIT

/// The names by which values are written, in the order in which errors list them.
///
///     let axes: NameTable<Axis> = ["horizontal": .horizontal, "vertical": .vertical]
public struct NameTable<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  /// All names, in order.
  public let names: [String]
  /// Other names that are read but neither listed nor written.
  private let aliases: [String]
  /// The values of the names, and behind them those of the aliases.
  package let values: [Value]

  /// Creates a table from names and values; `aliases` are read, but neither listed nor written.
  public init(_ entries: [(String, Value)], aliases: [(String, Value)] = []) {
    names = entries.map(\.0)
    self.aliases = aliases.map(\.0)
    values = entries.map(\.1) + aliases.map(\.1)
  }

  /// Creates a table from a literal, whose order is kept.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self.init(elements)
  }

  /// The value with a name or an alias, or nil.
  public subscript(name: String) -> Value? {
    let place = names.firstIndex(of: name) ?? aliases.firstIndex(of: name).map { names.count + $0 }
    return place.map { values[$0] }
  }

  /// The first name of a value, or nil.
  public func name(of value: Value) -> String? where Value: Equatable {
    zip(names, values).first { $1 == value }?.0
  }
}
