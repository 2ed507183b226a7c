// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport

/// A flow that a person wrote, from `Fixtures/flows` or `Fixtures/surfaces`.
struct FlowFixture: Sendable, CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  static let all: [FlowFixture] = {
    ["flows", "surfaces"].flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(atPath: Fixtures.url(folder).path())
      return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
        .map { FlowFixture(name: "\(folder)/\($0)") }
    }
  }()

  func text() throws -> String {
    try String(contentsOf: Fixtures.url(name), encoding: .utf8)
  }

  func document() throws -> FlowDocument {
    try FlowDocument(reading: SourceText(file: name, try text()))
  }
}

/// The types of view, as the reader names them.
enum ViewTypes {
  /// All types, from the error about one that does not exist.
  static let all: [String] = names(in: message(#"{"type": "no such type"}"#)) ?? []

  /// The keys that a type of view may have, from the error about one that no type has.
  static func keys(of type: String) -> Set<String>? {
    let text = message(#"{"type": "\#(type)", "no such key": 0}"#)
    guard let names = names(in: text) else { return nil }
    return Set(names).subtracting(["repeat"])
  }

  /// The errors about a view, of which those that list names matter.
  private static func message(_ view: String) -> String {
    let text = """
      {"schema": "tray.flow", "version": 1, "id": "a", "steps": [{"id": "b", "content": \(view)}]}
      """
    do {
      _ = try FlowDocument(reading: SourceText(file: "a", text))
      return ""
    } catch {
      let messages = error.errors.map(\.message)
      return messages.first { $0.contains("no such") && $0.contains("expected one of ") } ?? ""
    }
  }
}

/// The names that an error lists behind “expected one of”.
func names(in message: String) -> [String]? {
  guard let range = message.range(of: "expected one of ") else { return nil }
  let list = message[range.upperBound...].components(separatedBy: ", found")[0]
  return list.components(separatedBy: ", ")
}
