// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
public import Testing

/// A JSON value of a fixture.
public enum Golden: Decodable, Sendable, CustomTestStringConvertible {
  /// No value.
  case null
  /// True or false.
  case flag(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// Values in their order.
  case list([Golden])
  /// Values by name.
  case object([String: Golden])

  /// Decodes any JSON value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([Golden].self) {
      self = .list(list)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .object(try container.decode([String: Golden].self))
    }
  }

  /// The identifier of a case.
  public var testDescription: String {
    if case .text(let id) = self["id"] { id } else { "case" }
  }

  /// A value of another kind than a test expects.
  public struct Mismatch: Error, CustomStringConvertible {
    /// What was expected, and what was found.
    public let description: String

    init(expected: String, _ found: Golden) { description = "expected \(expected), found \(found)" }
  }
}

// MARK: - Files

extension Golden {
  private static let files = Mutex<[String: Golden]>([:])

  /// A file below `Fixtures`, read once.
  public static func file(_ path: String) throws -> Golden {
    if let known = files.withLock({ $0[path] }) { return known }
    let file = try JSONDecoder().decode(
      Golden.self, from: Data(contentsOf: Fixtures.url(path)))
    files.withLock { $0[path] = file }
    return file
  }

  /// The cases of a file below `Fixtures/conformance`, which has at least one.
  public static func cases(_ path: String) throws -> [Golden] {
    let cases = try file("conformance/\(path)")["cases"].list
    try #require(!cases.isEmpty)
    return cases
  }
}

// MARK: - Members

extension Golden {
  /// A member of an object; `null` if there is none.
  public subscript(name: String) -> Golden {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// An element of a list; `null` if there is none.
  public subscript(index: Int) -> Golden {
    if case .list(let elements) = self, elements.indices.contains(index) {
      elements[index]
    } else {
      .null
    }
  }

  /// Whether there is no value.
  public var isNull: Bool { if case .null = self { true } else { false } }

  /// The value as a number.
  public var number: Double {
    get throws {
      guard case .number(let number) = self else { throw Mismatch(expected: "a number", self) }
      return number
    }
  }

  /// The value as a whole number.
  public var int: Int { get throws { Int(try number) } }

  /// The value as a flag.
  public var flag: Bool {
    get throws {
      guard case .flag(let flag) = self else { throw Mismatch(expected: "a flag", self) }
      return flag
    }
  }

  /// The value as a text.
  public var text: String {
    get throws {
      guard case .text(let text) = self else { throw Mismatch(expected: "a text", self) }
      return text
    }
  }

  /// The value as a list.
  public var list: [Golden] {
    get throws {
      guard case .list(let list) = self else { throw Mismatch(expected: "a list", self) }
      return list
    }
  }

  /// The value as a list of numbers.
  public var numbers: [Double] { get throws { try list.map { try $0.number } } }

  /// The value as an object.
  public var members: [String: Golden] {
    get throws {
      guard case .object(let members) = self else { throw Mismatch(expected: "an object", self) }
      return members
    }
  }
}
