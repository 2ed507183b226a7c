// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing

/// Checks values against the keywords of JSON Schema that our schemas use; any other is a failure.
struct SchemaValidator {
  let root: JSONOutput
  /// Whether members are refused that an object with named members allows without naming them.
  let isStrict: Bool

  init(root: JSONOutput) {
    self.root = root
    isStrict = false
  }

  init(_ text: String, isStrict: Bool = false) throws {
    root = try Self.parse(text)
    self.isStrict = isStrict
  }

  /// What is wrong with a document; empty where nothing is.
  func problems(of text: String) throws -> [String] {
    check(try Self.parse(text), root, at: "")
  }

  /// The keys that the schema names, wherever an object may stand.
  var keys: Set<String> { Self.keys(root) }

  private static func keys(_ schema: JSONOutput) -> Set<String> {
    switch schema {
    case .array(let parts): return parts.reduce(into: []) { $0.formUnion(keys($1)) }
    case .object(let members):
      return members.reduce(into: []) { all, member in
        if member.key == "properties", case .object(let named) = member.value {
          all.formUnion(named.map(\.key))
          all.formUnion(named.flatMap { keys($0.value) })
        } else if member.key != "const", member.key != "enum" {
          all.formUnion(keys(member.value))
        }
      }
    default: return []
    }
  }

  private static func parse(_ text: String) throws -> JSONOutput {
    let limits = JSONLimits(maximumBytes: 1 << 26, maximumDepth: 512, maximumNodes: 10_000_000)
    return JSONOutput(
      try JSONDocument.parse(SourceText(file: "text", text), limits: limits).value)
  }

  private func check(_ value: JSONOutput, _ schema: JSONOutput, at path: String) -> [String] {
    if schema == true { return [] }
    guard case .object(let members) = schema else { return ["\(path): nothing may stand here"] }
    return members.flatMap { checkKeyword($0.key, $0.value, value, schema, path) }
  }

  private func checkKeyword(
    _ keyword: String, _ rule: JSONOutput, _ value: JSONOutput, _ schema: JSONOutput,
    _ path: String
  ) -> [String] {
    switch keyword {
    case "$schema", "title", "$defs", "description", "default": return []
    case "properties":
      let areOthersRefused = isStrict && schema["additionalProperties"] == nil
      return checkProperties(value, rule, areOthersRefused ? false : true, path)
    case "$ref":
      let name = rule.string?.split(separator: "/").last.map(String.init) ?? ""
      return check(value, root["$defs"]?[name] ?? false, at: path)
    case "type":
      return value.types.contains(rule.string ?? "") ? [] : ["\(path): not a \(rule)"]
    case "const": return value == rule ? [] : ["\(path): not \(rule)"]
    case "enum": return rule.elements.contains(value) ? [] : ["\(path): not one of \(rule)"]
    case "anyOf":
      let isOne = rule.elements.contains {
        !isOfAnotherType(value, $0) && check(value, $0, at: path).isEmpty
      }
      return isOne ? [] : ["\(path): none of \(rule.elements.count)"]
    case "pattern":
      guard let text = value.string, let pattern = rule.string else { return [] }
      let found = text.range(of: pattern, options: .regularExpression)
      return found != nil ? [] : ["\(path): does not match \(pattern)"]
    default: return checkMembers(keyword, rule, value, schema, path)
    }
  }

  /// Whether a schema asks for another `type` than the value has, so that its parts need no look.
  private func isOfAnotherType(_ value: JSONOutput, _ schema: JSONOutput) -> Bool {
    guard let types = schema["properties"]?["type"]?["enum"] else { return false }
    return !types.elements.contains { $0 == value["type"] }
  }

  private func checkMembers(
    _ keyword: String, _ rule: JSONOutput, _ value: JSONOutput, _ schema: JSONOutput,
    _ path: String
  ) -> [String] {
    switch keyword {
    case "items":
      return value.elements.enumerated().flatMap { index, item in
        check(item, rule, at: "\(path)[\(index)]")
      }
    case "required":
      guard case .object = value else { return [] }
      let names = rule.elements.compactMap(\.string)
      return names.filter { value[$0] == nil }.map { "\(path): no \($0)" }
    case "additionalProperties":
      return rule == true ? [] : checkProperties(value, schema["properties"], rule, path)
    case "minimum", "maximum", "minLength", "minItems", "maxItems", "minProperties",
      "maxProperties":
      guard let count = count(keyword, value), let bound = rule.number else { return [] }
      let isInside = keyword.hasPrefix("min") ? count >= bound : count <= bound
      return isInside ? [] : ["\(path): \(keyword) \(bound)"]
    default: return ["the validator does not know the keyword \(keyword)"]
    }
  }

  private func checkProperties(
    _ value: JSONOutput, _ known: JSONOutput?, _ others: JSONOutput, _ path: String
  ) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.flatMap { check($0.value, known?[$0.key] ?? others, at: "\(path).\($0.key)") }
  }

  private func count(_ keyword: String, _ value: JSONOutput) -> Double? {
    switch (keyword, value) {
    case ("minimum", _), ("maximum", _): value.number
    case ("minLength", .string(let text)): Double(text.unicodeScalars.count)
    case ("minItems", .array(let items)), ("maxItems", .array(let items)): Double(items.count)
    case ("minProperties", .object(let members)), ("maxProperties", .object(let members)):
      Double(members.count)
    default: nil
    }
  }
}

extension JSONOutput {
  /// The member of an object.
  subscript(key: String) -> JSONOutput? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The keys of a type of view, in the schema of flows.
  func keys(ofView type: String) throws -> [JSONOutput.Member] {
    let views = try #require(self["$defs"]?["view"]?["anyOf"]).elements
    let properties = try #require(
      views.compactMap { $0["properties"] }
        .first { $0["type"]?["enum"]?.elements.first == .string(type) })
    guard case .object(let members) = properties else { return [] }
    return members
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONOutput] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var number: Double? {
    switch self {
    case .exact(let number), .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The types of JSON Schema that a value has.
  var types: Set<String> {
    switch self {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    case .integer: ["number", "integer"]
    case .number(let number), .exact(let number):
      number == number.rounded() ? ["number", "integer"] : ["number"]
    }
  }
}
