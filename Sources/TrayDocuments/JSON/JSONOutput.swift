// SPDX-License-Identifier: MIT

/// A value to be written as JSON; the members of objects keep their order.
///
/// Literals make outputs. In a dictionary literal, a member whose value is nil is left out:
///
///     let output: JSONOutput = ["id": "mood", "height": .number(413.5), "note": note]
public enum JSONOutput: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number of points or seconds, rounded half-even to 1/1000.
  case number(Double)
  /// A number in the fewest digits that read back as the same `Double`.
  case exact(Double)
  /// A string.
  case string(String)
  /// Elements in order.
  case array([JSONOutput])
  /// Members in order.
  case object([Member])

  /// A key and what it holds.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String
    /// What it holds.
    public let value: JSONOutput

    /// Creates a member.
    public init(_ key: String, _ value: JSONOutput) {
      self.key = key
      self.value = value
    }
  }

  /// An output that says what a value of a document says; places are lost, numbers stay exact.
  public init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let truth): self = .bool(truth)
    case .number(let number): self = .exact(number)
    case .string(let text): self = .string(text)
    case .array(let nodes): self = .array(nodes.map { JSONOutput($0.value) })
    case .object(let members):
      self = .object(members.map { Member($0.key, JSONOutput($0.node.value)) })
    }
  }
}

extension JSONOutput: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByFloatLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number that is rounded to 1/1000.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an array.
  public init(arrayLiteral elements: JSONOutput...) { self = .array(elements) }
  /// Creates an object; members whose value is nil are left out.
  public init(dictionaryLiteral elements: (String, JSONOutput?)...) {
    self = .object(elements.compactMap { key, value in value.map { Member(key, $0) } })
  }
}
