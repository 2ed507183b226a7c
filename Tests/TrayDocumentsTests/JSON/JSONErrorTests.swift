// SPDX-License-Identifier: MIT
import TrayDocuments
import Testing

/// A text that is no JSON, and the error that says so.
struct SyntaxCase: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let column: Int
  let message: String
  var path = ""
  var suggestion: String?

  var testDescription: String { text }

  static let all = [
    SyntaxCase(
      text: "", line: 1, column: 1, message: "expected a value, found the end of the document"),
    SyntaxCase(text: "[1 2]", line: 1, column: 4, message: "expected ',' or ']', found '2'"),
    SyntaxCase(
      text: "{\n  \"a\": [1,\n    2\n", line: 4, column: 1,
      message: "expected ',' or ']', found the end of the document; "
        + "the '[' of line 2, column 8 is not closed", path: "a"),
    SyntaxCase(
      text: "{\"a\": 1", line: 1, column: 8,
      message: "expected ',' or '}', found the end of the document; "
        + "the '{' of line 1, column 1 is not closed"),
    SyntaxCase(text: "[,]", line: 1, column: 2, message: "expected a value, found ','"),
    SyntaxCase(text: "[1,,]", line: 1, column: 4, message: "expected a value, found ','"),
    SyntaxCase(
      text: "{a: 1}", line: 1, column: 2, message: "expected a key in double quotes, found \"a\""),
    SyntaxCase(
      text: "{'a': 1}", line: 1, column: 2, message: "expected a key in double quotes, found '''"),
    SyntaxCase(
      text: "{\"a\" 1}", line: 1, column: 6, message: "expected ':' after the key \"a\", found '1'"),
    SyntaxCase(
      text: "['a']", line: 1, column: 2,
      message: "expected a value, found '''; strings stand in double quotes", path: "[0]"),
    SyntaxCase(
      text: "{\"寿司\": True}", line: 1, column: 8,
      message: "expected a value, found \"True\"; strings stand in double quotes",
      path: "[\"寿司\"]", suggestion: "true"),
    SyntaxCase(
      text: "{\"steps\": [{}, {}, {\"content\": {\"size\": Infinity}}]}", line: 1, column: 41,
      message: "Infinity is no number of JSON; "
        + "where a length is meant, write the string \"infinity\"", path: "steps[2].content.size"),
    SyntaxCase(
      text: "[-Infinity]", line: 1, column: 2,
      message: "-Infinity is no number of JSON; "
        + "where a length is meant, write the string \"infinity\"", path: "[0]"),
    SyntaxCase(
      text: "NaN", line: 1, column: 1,
      message: "NaN is no number of JSON; where a length is meant, write the string \"infinity\""),
    SyntaxCase(
      text: "1e400", line: 1, column: 1,
      message: "the number \"1e400\" is out of range; "
        + "numbers reach from -1.7976931348623157e308 to 1.7976931348623157e308"),
    SyntaxCase(text: "012", line: 1, column: 1, message: "a number has no zeros in front"),
    SyntaxCase(text: "+1", line: 1, column: 1, message: "a number has no '+' in front"),
    SyntaxCase(text: ".5", line: 1, column: 1, message: "a number needs a digit before its '.'"),
    SyntaxCase(
      text: "2.", line: 1, column: 3,
      message: "expected a digit after '.' in a number, found the end of the document"),
    SyntaxCase(
      text: "[20px]", line: 1, column: 4, message: "expected the end of the number, found 'p'",
      path: "[0]"),
    SyntaxCase(
      text: "\"a\nb\"", line: 1, column: 3,
      message: "expected '\"' at the end of a string, found a line break; write \\n for one"),
    SyntaxCase(
      text: "\"a\tb\"", line: 1, column: 3,
      message: "a control character stands in a string as \\u0009"),
    SyntaxCase(
      text: "[\"abc", line: 1, column: 2, message: "the string is not closed; expected '\"'",
      path: "[0]"),
    SyntaxCase(
      text: "\"\\x41\"", line: 1, column: 2,
      message: "expected one of \" \\ / b f n r t u after '\\', found 'x'"),
    SyntaxCase(
      text: "\"\\u00G0\"", line: 1, column: 2,
      message: "expected four hexadecimal digits after \\u, found 'G'"),
    SyntaxCase(
      text: "\"\\uD83D!\"", line: 1, column: 2,
      message: "\\uD83D is the first half of a pair; expected \\uDC00 to \\uDFFF behind it"),
    SyntaxCase(
      text: "\"\\uDE00\"", line: 1, column: 2,
      message: "\\uDE00 is the second half of a pair; expected \\uD800 to \\uDBFF before it"),
    SyntaxCase(
      text: "1 /* a", line: 1, column: 3, message: "the comment is not closed; expected '*/'"),
    SyntaxCase(
      text: "/ 1", line: 1, column: 1, message: "expected a value or a comment, found '/'"),
    SyntaxCase(
      text: "{} x", line: 1, column: 4,
      message: "expected the end of the document after its value, found 'x'"),
    SyntaxCase(
      text: "[\u{A0}1]", line: 1, column: 2,
      message: "expected a value, found \"\u{A0}1\"; strings stand in double quotes", path: "[0]"),
    SyntaxCase(
      text: "{\"😀é\":\r\n\t\"\u{301}x\" y}", line: 2, column: 7,
      message: "expected ',' or '}', found 'y'"),
  ]
}

@Suite struct JSONErrorTests {
  private func failure(
    of source: SourceText, limits: JSONLimits = .standard
  ) -> [DocumentError] {
    do {
      _ = try JSONDocument.parse(source, limits: limits)
      return []
    } catch {
      return error.errors
    }
  }

  @Test(arguments: SyntaxCase.all)
  func `a syntax error names place, path and remedy`(_ example: SyntaxCase) {
    let expected = DocumentError(
      file: "flow.json", position: SourcePosition(line: example.line, column: example.column),
      path: example.path, message: example.message, suggestion: example.suggestion)
    #expect(failure(of: SourceText(file: "flow.json", example.text)) == [expected])
  }

  @Test func `an error is one line`() {
    let error = DocumentError(
      file: "flow.json", position: SourcePosition(line: 3, column: 14), path: "steps[0].styl",
      message: "unknown key \"styl\"", suggestion: "style")
    #expect(
      error.description
        == "flow.json:3:14: error: unknown key \"styl\"; did you mean \"style\"? (at steps[0].styl)"
    )
    #expect((error.line, error.column) == (3, 14))
  }

  @Test(
    arguments: [
      ([0x22, 0xC3, 0x28, 0x22], 2, "the byte C3 is not UTF-8 here"),
      ([0x20, 0x0A, 0x22, 0xED, 0xA0, 0x80, 0x22], 2, "the byte ED is not UTF-8 here"),
      ([0x22, 0xF0, 0x9F, 0x98], 2, "the byte F0 is not UTF-8 here"),
      ([0xFF, 0xFE, 0x31, 0x00], 1, "expected a document in UTF-8, found UTF-16"),
    ] as [([UInt8], Int, String)])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8], column: Int, message: String) {
    let errors = failure(of: SourceText(file: "x", bytes: bytes))
    #expect(errors.map(\.message) == [message])
    #expect(errors.map(\.column) == [column])
  }

  @Test func `a byte order mark is no column`() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(failure(of: SourceText(file: "x", bytes: bytes + Array("x".utf8))).first?.column == 1)
    let one = try JSONDocument.parse(SourceText(file: "x", bytes: bytes + Array("1".utf8)))
    #expect(one.offset == 3)
  }

  @Test func `keys written twice are errors, all at once`() {
    let text = "{\"a\": 1,\n \"b\": {\"c\": 1, \"\\u0063\": 2},\n \"a\": 3}"
    let errors = failure(of: SourceText(file: "x", text))
    #expect(
      errors.map(\.description) == [
        "x:2:16: error: the key \"c\" is written twice; the first one is at line 2, column 8 (at b.c)",
        "x:3:2: error: the key \"a\" is written twice; the first one is at line 1, column 2 (at a)",
      ])
  }

  @Test func `a key written twice is found among many`() {
    let members = (0..<5000).map { "\"k\($0)\": 0" }
    let text = "{\((members + members).joined(separator: ","))}"
    #expect(failure(of: SourceText(file: "x", text)).count == DocumentErrors.limit)
  }

  @Test func `values and keys know their places`() throws {
    let source = SourceText(file: "x", "{ // é\n  \"ä\" : [ 10, 20 ] }")
    guard case .object(let members) = try JSONDocument.parse(source).value,
      case .array(let nodes) = members[0].node.value
    else { return #expect(Bool(false), "the document was misread") }
    #expect(source.position(at: members[0].keyOffset) == SourcePosition(line: 2, column: 3))
    #expect(source.position(at: members[0].node.offset) == SourcePosition(line: 2, column: 9))
    #expect(source.position(at: nodes[1].offset) == SourcePosition(line: 2, column: 15))
  }

  @Test func `comments and trailing commas are read`() throws {
    let text = "/* a */ {\n \"a\": [1, 2, /* ** */ ], // \"b\": 3,\n \"c\": \"//\", }\n// end"
    let root = try JSONDocument.parse(SourceText(file: "x", text))
    #expect(JSONOutput(root.value) == ["a": [.exact(1), .exact(2)], "c": "//"])
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"\":", "[/**/"])
  func `a depth bomb is refused`(_ piece: String) {
    let text = String(repeating: piece, count: 1_000_000)
    let errors = failure(of: SourceText(file: "x", text))
    #expect(
      errors.map(\.message) == ["arrays and objects are nested more than 256 levels deep"])
  }

  @Test func `exactly 256 levels are read`() {
    let nested = { (levels: Int) in
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(failure(of: SourceText(file: "x", nested(256))).isEmpty)
    #expect(failure(of: SourceText(file: "x", nested(257))).first?.column == 257)
  }

  @Test func `at most 100,000 values are read`() {
    let list = { (values: Int) in
      "[" + Array(repeating: "0", count: values - 1).joined(separator: ",") + "]"
    }
    #expect(failure(of: SourceText(file: "x", list(100_000))).isEmpty)
    #expect(
      failure(of: SourceText(file: "x", list(100_001))).map(\.message) == [
        "the document holds more than 100000 values"
      ])
  }

  @Test func `at most 8 mebibytes are read`() {
    let blanks = [UInt8](repeating: 0x20, count: 8 << 20)
    #expect(
      failure(of: SourceText(file: "x", bytes: blanks + [0x31])).map(\.description) == [
        "x: error: the document has 8388609 bytes; at most 8388608 are read"
      ])
    #expect(failure(of: SourceText(file: "x", bytes: blanks.dropLast() + [0x31])).isEmpty)
  }
}
