// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A JSON value of a fixture.
enum Golden: Decodable, Sendable, CustomTestStringConvertible {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Golden])
  case object([String: Golden])

  /// The cases of a file below `Fixtures/conformance`, which has at least one.
  static func cases(_ path: String) throws -> [Golden] {
    let cases = try file("conformance/\(path)")["cases"].list
    try #require(!cases.isEmpty)
    return cases
  }

  /// A file below `Fixtures`.
  static func file(_ path: String) throws -> Golden {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/\(path)")
    return try JSONDecoder().decode(Golden.self, from: Data(contentsOf: url))
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

  subscript(name: String) -> Golden {
    if case .object(let members) = self { members[name] ?? .null } else { .null }
  }

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
      guard case .number(let number) = self else { throw Mismatch(expected: "a number", self) }
      return number
    }
  }

  var flag: Bool {
    get throws {
      guard case .flag(let flag) = self else { throw Mismatch(expected: "a flag", self) }
      return flag
    }
  }

  var text: String {
    get throws {
      guard case .text(let text) = self else { throw Mismatch(expected: "a text", self) }
      return text
    }
  }

  var list: [Golden] {
    get throws {
      guard case .list(let list) = self else { throw Mismatch(expected: "a list", self) }
      return list
    }
  }

  var numbers: [Double] { get throws { try list.map { try $0.number } } }

  var testDescription: String {
    if case .text(let id) = self["id"] { id } else { "case" }
  }

  struct Mismatch: Error, CustomStringConvertible {
    let description: String

    init(expected: String, _ found: Golden) { description = "expected \(expected), found \(found)" }
  }
}

/// Whether two numbers are no further apart than a tolerance.
func isClose(_ first: Double, _ second: Double, within tolerance: Double) -> Bool {
  (first - second).magnitude <= tolerance
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number between the bounds.
  mutating func uniform(_ bounds: ClosedRange<Double>) -> Double {
    bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * (Double(next() >> 11) * 0x1p-53)
  }

  /// A whole number from 0 to one below a count.
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
