// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A JSON value of a golden table.
enum Golden: Decodable, Sendable, CustomTestStringConvertible {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Golden])
  case object([String: Golden])

  /// The cases of a table in `Fixtures/conformance/motion`.
  static func table(_ name: String) throws -> [Golden] {
    try #require(tables[name]).get()
  }

  /// Every table that these tests read, read once.
  private static let tables = Dictionary(
    uniqueKeysWithValues: [
      "springs", "spring_scripts", "conversions", "projection", "decays", "rubber_band",
      "rubber_band_inverse", "rubber_band_clamp", "velocity_estimators", "paging", "dim",
      "detent_choice", "peers",
    ].map { name in (name, Result { try read(name) }) })

  private static func read(_ name: String) throws -> [Golden] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/conformance/motion/\(name).json")
    return try JSONDecoder().decode(Golden.self, from: Data(contentsOf: url))["cases"].list
  }

  /// The cases of one group of a table.
  static func table(_ name: String, group: String) throws -> [Golden] {
    try table(name).filter { try $0["group"].text.hasPrefix(group) }
  }

  /// The groups of published values whose identifiers begin with `prefix`.
  static func peers(_ prefix: String) throws -> [Golden] {
    try table("peers").filter { try $0["id"].text.hasPrefix(prefix) }
  }

  init(from decoder: any Decoder) throws {
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

  /// A member of an object; `null` if there is none.
  subscript(name: String) -> Golden {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

  /// An element of a list; `null` if there is none.
  subscript(index: Int) -> Golden {
    if case .list(let elements) = self, elements.indices.contains(index) {
      elements[index]
    } else {
      .null
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  var number: Double {
    get throws {
      if case .number(let number) = self { return number }
      throw Mismatch(expected: "a number", found: "\(self)")
    }
  }

  var int: Int { get throws { Int(try number) } }

  var flag: Bool {
    get throws {
      if case .flag(let flag) = self { return flag }
      throw Mismatch(expected: "a flag", found: "\(self)")
    }
  }

  var text: String {
    get throws {
      if case .text(let text) = self { return text }
      throw Mismatch(expected: "a text", found: "\(self)")
    }
  }

  var list: [Golden] {
    get throws {
      if case .list(let list) = self { return list }
      throw Mismatch(expected: "a list", found: "\(self)")
    }
  }

  var numbers: [Double] { get throws { try list.map { try $0.number } } }

  var members: [String: Golden] {
    get throws {
      if case .object(let members) = self { return members }
      throw Mismatch(expected: "an object", found: "\(self)")
    }
  }

  var testDescription: String {
    if case .text(let id) = self["id"] { id } else { "case" }
  }

  struct Mismatch: Error, CustomStringConvertible {
    let expected: String
    let found: String
    var description: String { "expected \(expected), found \(found)" }
  }
}

/// Whether two numbers are no further apart than a tolerance.
func isClose(_ first: Double, _ second: Double, within tolerance: Double) -> Bool {
  (first - second).magnitude <= tolerance
}
