// SPDX-License-Identifier: MIT
import TrayDocuments
import Testing

private enum Tone: Sendable { case calm, loud }

private struct Chip: Equatable {
  var text: String
  var isSelected = false
  var spacing = 8.0
  var rows = 1
  var width: Double?
  var tone = Tone.calm
  var note: String?
  var children: [Chip] = []

  private static let tones: JSONChoices<Tone> = ["calm": .calm, "loud": .loud]

  static func decode(_ cursor: JSONCursor) -> Chip? {
    cursor.object { reader in
      Chip(
        text: reader.string("text"),
        isSelected: reader.bool("selected", default: false),
        spacing: reader.number("spacing", default: 8, in: 0...100),
        rows: reader.integer("rows", default: 1, in: 1...6),
        width: reader.length("width"),
        tone: reader.choice("tone", default: .calm, tones),
        note: reader.string(ifPresent: "note"),
        children: reader.array("children", default: [], Chip.decode))
    }
  }
}

@Suite struct JSONReaderTests {
  private func chip(_ text: String) throws -> Chip {
    try JSONDocument.decode(SourceText(file: "f", text), Chip.decode)
  }

  private func errors<Value>(
    _ text: String, _ decode: (JSONCursor) -> Value?
  ) -> [String] {
    do {
      _ = try JSONDocument.decode(SourceText(file: "f", text), decode)
      return []
    } catch {
      return error.errors.map(\.description)
    }
  }

  @Test func `decodes members and defaults`() throws {
    #expect(try chip("{\"text\": \"Sushi\"}") == Chip(text: "Sushi"))
    let text = """
      {"width": "infinity", "text": "a", "selected": true, "spacing": 2.5, "rows": 6,
       "tone": "loud", "note": "n", "children": [{"text": "b", "width": null}]}
      """
    let expected = Chip(
      text: "a", isSelected: true, spacing: 2.5, rows: 6, width: .infinity, tone: .loud,
      note: "n", children: [Chip(text: "b")])
    #expect(try chip(text) == expected)
  }

  @Test func `collects all errors in the order of the document`() {
    let text = """
      {
        "text": 1, "selected": "yes", "spacing": 101,
        "rows": 1.5, "width": "wide", "tone": "lout", "note": null,
        "children": [{"text": "ok"}, {"spacng": 2, "text": "x"}, {}, []]
      }
      """
    #expect(
      errors(text, Chip.decode) == [
        "f:2:11: error: expected a string, found the number 1 (at text)",
        "f:2:26: error: expected true or false, found the string \"yes\" (at selected)",
        "f:2:44: error: expected a number from 0 to 100, found the number 101 (at spacing)",
        "f:3:11: error: expected a whole number from 1 to 6, found the number 1.5 (at rows)",
        "f:3:25: error: expected a number, \"infinity\" or null, found the string \"wide\" (at width)",
        "f:3:41: error: expected one of calm, loud, found the string \"lout\"; "
          + "did you mean \"loud\"? (at tone)",
        "f:3:57: error: expected a string, found null (at note)",
        "f:4:33: error: unknown key \"spacng\"; expected one of text, selected, spacing, rows, "
          + "width, tone, note, children; did you mean \"spacing\"? (at children[1].spacng)",
        "f:4:60: error: the key \"text\" is missing; expected a string (at children[2])",
        "f:4:64: error: expected an object, found an array (at children[3])",
      ])
  }

  @Test func `a misspelt key is not also missing`() {
    #expect(
      errors("{\"txet\": \"a\"}", Chip.decode).map { $0.prefix(40) } == [
        "f:1:2: error: unknown key \"txet\"; expect"
      ])
  }

  @Test func `collects at most 20 errors`() {
    let text = "[\(Array(repeating: "1", count: 50).joined(separator: ","))]"
    #expect(errors(text) { $0.array { $0.string() } }.count == 20)
  }

  @Test func `the same error is kept once`() {
    let twice = { (cursor: JSONCursor) in [cursor.string(), cursor.string()] }
    #expect(errors("1", twice).count == 1)
  }

  @Test func `a decoder that answers nothing is an error`() {
    let silent: (JSONCursor) -> Int? = { _ in nil }
    #expect(errors("1", silent) == ["f:1:1: error: the document could not be read"])
  }

  @Test func `keys written twice are reported with the others`() {
    let text = "{\"text\": 1, \"text\": \"a\", \"x\": 0}"
    #expect(errors(text, Chip.decode).count == 3)
  }

  @Test func `a missing value that is needed is an error`() {
    let decode = { (cursor: JSONCursor) in
      cursor.object { reader -> Int? in
        _ = reader.bool("b")
        _ = reader.number("n")
        _ = reader.integer("i", in: 3...4)
        _ = reader.choice("c", ["x": 1, "y": 2])
        _ = reader.array("a") { $0.string() }
        _ = reader.object("o") { $0.string("p") }
        return 0
      }
    }
    let expected = [
      "b\" is missing; expected true or false", "n\" is missing; expected a number",
      "i\" is missing; expected a whole number", "c\" is missing; expected one of x, y",
      "a\" is missing; expected an array", "o\" is missing; expected an object",
    ]
    #expect(errors("{}", decode) == expected.map { "f:1:1: error: the key \"" + $0 })
  }

  @Test(
    arguments: [
      ("{\"padding\": 4, \"id\": \"a\"}", []),
      ("{\"pading\": 4}", ["unknown key"]),
      ("{}", ["expected a key that is one of padding, frame"]),
      ("{\"padding\": 4, \"frame\": 5}", ["expected only one of padding, frame"]),
    ] as [(String, [String])])
  func `a variant is the one key that is there`(text: String, expected: [String]) {
    let found = errors(text) { cursor in
      cursor.object { reader in
        _ = reader.string(ifPresent: "id")
        return reader.variant(among: ["padding", "frame"])?.value.number()
      }
    }
    #expect(found.count == expected.count)
    for (error, start) in zip(found, expected) { #expect(error.contains(start)) }
  }

  @Test func `free keys are not unknown`() throws {
    let strings = try JSONDocument.decode(SourceText(file: "f", "{\"en\": \"a\", \"de\": \"b\"}")) {
      $0.object { reader in
        reader.allMembers().compactMap { key, value in value.string().map { "\(key)=\($0)" } }
      }
    }
    #expect(strings == ["en=a", "de=b"])
  }

  @Test func `unknown keys may be ignored after a complaint`() {
    let found = errors("{\"type\": \"chp\", \"text\": \"a\"}") { cursor in
      cursor.object { reader -> Int? in
        let type = reader.choice("type", ["chip": 1])
        if type == nil { reader.ignoreUnknownKeys() }
        return type
      }
    }
    #expect(found.count == 1)
  }

  @Test(
    arguments: [
      ("spacng", "spacing"), ("Spacing", "spacing"), ("sapcing", "spacing"), ("txt", "text"),
      ("wieght", "weight"), ("zebra", nil), ("", nil), ("x", nil), ("T", "t"),
    ] as [(String, String?)])
  func `near names are found`(word: String, expected: String?) {
    #expect(
      nearestName(to: word, among: ["spacing", "text", "weight", "t"]) == expected)
  }
}
