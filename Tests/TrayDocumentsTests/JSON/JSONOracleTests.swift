// SPDX-License-Identifier: MIT
import TrayDocuments
import Foundation
import Testing
import TrayTestSupport

/// Writes random JSON texts in many spellings.
struct RandomDocument {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  mutating func text(depth: Int = 0) -> String {
    let kind = Int.random(in: 0..<(depth < 5 ? 8 : 5), using: &random)
    switch kind {
    case 0: return ["null", "true", "false"].randomElement(using: &random) ?? "null"
    case 1, 2: return number()
    case 3, 4: return string()
    case 5, 6:
      let elements = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        blank() + text(depth: depth + 1) + blank()
      }
      return "[" + elements.joined(separator: ",") + blank() + "]"
    default:
      let members = (0..<Int.random(in: 0...20, using: &random)).map { index in
        "\(blank())\"k\(index)\(string().dropFirst())\(blank()):\(text(depth: depth + 2))"
      }
      return "{" + members.joined(separator: ",") + blank() + "}"
    }
  }

  private mutating func number() -> String {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return String(Int.random(in: -1000...1000, using: &random))
    case 1: return String(Int64.random(in: .min ... .max, using: &random))
    case 2: return "\(Double.random(in: -1e6...1e6, using: &random))"
    case 3:
      let exponent = Int.random(in: -290...290, using: &random)
      return "\(Int.random(in: 1...99_999, using: &random)).25E\(exponent)"
    default:
      let bits = Double(bitPattern: UInt64.random(in: .min ... .max, using: &random))
      return bits.isFinite ? "\(bits)" : "-0.5e+1"
    }
  }

  private mutating func string() -> String {
    let pieces = [
      "a", "Zürich", "寿司", "تاكو", "😀", "e\u{301}", "\\n", "\\\"", "\\\\", "\\/", "\\u0041",
      "\\u00e9", "\\uD83D\\uDE00", "\\t", " ", "//", "/*", "\\u0000", "\u{2028}", "\u{7F}",
    ]
    let parts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    return "\"\(parts.joined())\""
  }

  private mutating func blank() -> String {
    ["", "", " ", "\n", "\r\n\t"].randomElement(using: &random) ?? ""
  }
}

@Suite struct JSONOracleTests {
  @Test(arguments: 0..<400)
  func `gives the values that Foundation gives`(seed: Int) throws {
    var generator = RandomDocument(seed: UInt64(seed))
    let text = generator.text()
    let ours = try JSONDocument.parse(SourceText(file: "random", text))
    let theirs = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(matches(ours.value, theirs), "\(text)")
  }

  @Test(arguments: 0..<100)
  func `writes what it reads back`(seed: Int) throws {
    var generator = RandomDocument(seed: UInt64(seed) + 1_000_000)
    let first = try JSONDocument.parse(SourceText(file: "random", generator.text()))
    let output = JSONOutput(first.value)
    for style in [JSONWriter.Style.pretty, .oneLine] {
      let text = JSONWriter.text(output, style: style)
      let second = try JSONDocument.parse(SourceText(file: "written", text))
      #expect(JSONOutput(second.value) == output)
      let theirs = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      #expect(matches(first.value, theirs))
    }
  }

  @Test(arguments: 0..<200)
  func `never traps on damaged texts`(seed: Int) {
    var generator = RandomDocument(seed: UInt64(seed) + 2_000_000)
    var random = SeededGenerator(state: UInt64(seed))
    var bytes = Array(generator.text().utf8)
    let alphabet = Array("{}[]\",:\\u+-.eE0/*tfn \n".utf8) + [0x00, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
    for _ in 0..<20 {
      let index = Int.random(in: 0...bytes.count, using: &random)
      let byte = alphabet.randomElement(using: &random) ?? 0
      if Bool.random(using: &random) || index == bytes.count {
        bytes.insert(byte, at: index)
      } else {
        bytes[index] = byte
      }
      let source = SourceText(file: "damaged", bytes: bytes)
      let result = Result { () throws(DocumentErrors) in try JSONDocument.parse(source) }
      guard case .failure(let errors) = result else { continue }
      #expect(errors.errors.allSatisfy { $0.position != nil && !$0.message.isEmpty })
    }
  }

  private func matches(_ ours: JSONValue, _ theirs: Any) -> Bool {
    switch ours {
    case .null: return theirs is NSNull
    case .bool(let truth): return (theirs as? NSNumber)?.boolValue == truth
    // Foundation keeps some numbers as decimals, whose own way to a double is not exact.
    case .number(let number): return (theirs as? NSNumber).map { Double($0.stringValue) } == number
    case .string(let text):
      return (theirs as? String).map { Array($0.utf8) == Array(text.utf8) } ?? false
    case .array(let nodes):
      guard let elements = theirs as? [Any], elements.count == nodes.count else { return false }
      return zip(nodes, elements).allSatisfy { matches($0.value, $1) }
    case .object(let members):
      guard let object = theirs as? [String: Any], object.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        object[member.key].map { matches(member.node.value, $0) } ?? false
      }
    }
  }
}
