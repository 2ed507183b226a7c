// SPDX-License-Identifier: MIT

/// One value of a JSON document, together with the place where it stands.
public struct JSONNode: Sendable {
  /// What the document says here.
  public let value: JSONValue
  /// Where the value begins: bytes from the start of the document.
  public let offset: Int

  /// Creates a node from a value and its place.
  public init(_ value: JSONValue, offset: Int) {
    self.value = value
    self.offset = offset
  }
}

/// What a JSON document can say in one place.
public enum JSONValue: Sendable {
  /// The literal `null`.
  case null
  /// The literal `true` or `false`.
  case bool(Bool)
  /// A number; always finite.
  case number(Double)
  /// A string with its escapes resolved.
  case string(String)
  /// The elements of an array, in order.
  case array([JSONNode])
  /// The members of an object, in the order of the document; no two keys are equal.
  case object([JSONMember])

  /// The kind of value, in words fit for an error message: “a string”, “an array”.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A key of an object and what it holds.
public struct JSONMember: Sendable {
  /// The key, with its escapes resolved.
  public let key: String
  /// Where the key's opening quote stands: bytes from the start of the document.
  public let keyOffset: Int
  /// What the key holds.
  public let node: JSONNode

  /// Creates a member from its key, the key's place, and what it holds.
  public init(key: String, keyOffset: Int, node: JSONNode) {
    self.key = key
    self.keyOffset = keyOffset
    self.node = node
  }
}
