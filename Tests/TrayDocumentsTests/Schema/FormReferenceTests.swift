// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayDocuments
import TrayTestSupport

@Suite struct FormReferenceTests {
  private static let file = Fixtures.url("../docs/flow-reference.md")

  /// `TRAY_RECORD_REFERENCE=1 swift test --filter FormReferenceTests` prints the file again.
  private static let isRecording =
    ProcessInfo.processInfo.environment["TRAY_RECORD_REFERENCE"] != nil

  @Test func `the printed reference is up to date`() throws {
    if Self.isRecording {
      try FormReference.markdown.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let printed = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(
      printed == FormReference.markdown,
      "print it again with TRAY_RECORD_REFERENCE=1 swift test --filter FormReferenceTests")
  }

  @Test(arguments: ViewTypes.all)
  func `every type of view is explained with its keys`(_ type: String) throws {
    let markdown = FormReference.markdown
    let start = try #require(markdown.range(of: "\n### `\(type)`"))
    let rest = markdown[start.upperBound...]
    let end = rest.range(of: "\n##")?.lowerBound ?? rest.endIndex
    let keys = try #require(ViewTypes.keys(of: type)).subtracting(["type", "id", "modifiers"])
    for key in keys { #expect(rest[..<end].contains("| `\(key)`"), "\(type): \(key)") }
  }
}

/// What the schema of flows says beside what may be where.
@Suite struct SchemaDescriptionTests {
  private static func flow() throws -> JSONOutput { try #require(JSONSchema.schema("flow")) }

  /// The members of all objects named `properties`, at any depth, with the way that leads to them.
  private static func properties(_ schema: JSONOutput, _ path: String) -> [(String, JSONOutput)] {
    switch schema {
    case .object(let members):
      return members.flatMap { member -> [(String, JSONOutput)] in
        let path = "\(path).\(member.key)"
        guard member.key == "properties", case .object(let named) = member.value else {
          return properties(member.value, path)
        }
        return named.flatMap {
          [("\(path).\($0.key)", $0.value)] + properties($0.value, "\(path).\($0.key)")
        }
      }
    case .array(let parts): return parts.flatMap { properties($0, path) }
    case .null, .bool, .integer, .number, .exact, .string: return []
    }
  }

  @Test func `every key says what it means, in one sentence`() throws {
    let all = Self.properties(try Self.flow(), "")
    #expect(all.count > 200)
    for (path, schema) in all where !["type", "schema", "version", "$schema"].contains(key(path)) {
      guard let doc = schema["description"]?.string else {
        Issue.record("\(path) says nothing")
        continue
      }
      #expect(doc.hasSuffix(".") && doc.count <= 150 && doc.first?.isLowercase == false, "\(doc)")
    }
  }

  private func key(_ path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? ""
  }

  // What counts where a key is left out is also what counts where the default is written down.
  @Test func `a default is what the key may hold`() throws {
    let schema = try Self.flow()
    let withDefaults = Self.properties(schema, "").filter { $0.1["default"] != nil }
    #expect(withDefaults.count > 50)
    for (path, property) in withDefaults {
      let validator = SchemaValidator(
        root: .object([
          .init("anyOf", .array([property])), .init("$defs", try #require(schema["$defs"])),
        ]))
      let text = JSONWriter.text(try #require(property["default"]))
      #expect(try validator.problems(of: text).isEmpty, "\(path): \(text)")
    }
  }

  /// What every key of a type of view has as its default.
  private static func defaults(of type: String) throws -> [(key: String, value: JSONOutput)] {
    try flow().keys(ofView: type).compactMap { member in
      member.value["default"].map { (member.key, $0) }
    }
  }

  // A calendar's `system` needs a `date` beside it, so its default can only be left out.
  @Test(arguments: ViewDecodingTests.all)
  func `a default that is written down changes nothing`(_ spelled: SpelledView) throws {
    let opening = #"{"type": ""#
    guard spelled.json.hasPrefix(opening) else { return }
    let type = String(spelled.json.dropFirst(opening.count).prefix { $0 != "\"" })
    let rest = spelled.json.dropFirst(opening.count + type.count + 1)
    for (key, value) in try Self.defaults(of: type) where key != "system" {
      guard !rest.contains("\"\(key)\":") else { continue }
      let text = JSONWriter.text(value, style: .oneLine)
      try spelled.check(
        TestCase(), as: "\(opening)\(type)\", \"\(key)\": \(text)\(rest)")
    }
  }
}
