// SPDX-License-Identifier: MIT

import TrayDeepStack

/// Reads the bytes of a document into a tree of values with places.
///
/// The grammar is that of RFC 8259, plus comments, trailing commas and a byte order mark. The first
/// thing that is no JSON ends the reading. A key written twice does not: it is noted and skipped.
struct JSONParser {
  let source: SourceText
  let limits: JSONLimits
  let problems: DocumentProblems

  var index: Int
  private var depth = 0
  private var nodes = 0
  private var steps: [Step] = []

  /// A step from a container to one of its values.
  private enum Step {
    case key(String)
    case index(Int)
  }

  init(_ source: SourceText, limits: JSONLimits, problems: DocumentProblems) {
    self.source = source
    self.limits = limits
    self.problems = problems
    self.index = source.start
  }

  /// Reads the one value of the document, to the end of the document.
  mutating func parseDocument() throws(DocumentError) -> JSONNode {
    try checkBytes()
    try skipBlanks()
    let root = try parseValue()
    try skipBlanks()
    guard index == source.bytes.count else {
      throw failure("expected the end of the document after its value, found \(found())")
    }
    return root
  }

  private func checkBytes() throws(DocumentError) {
    let count = source.bytes.count
    guard count <= limits.maximumBytes else {
      throw DocumentError(
        file: source.file, position: nil,
        message: "the document has \(count) bytes; at most \(limits.maximumBytes) are read")
    }
    guard let offset = source.firstInvalidOffset() else { return }
    let isUTF16 =
      source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
    throw failure(
      isUTF16
        ? "expected a document in UTF-8, found UTF-16"
        : "the byte \(hexadecimal(UInt32(source.bytes[offset]), digits: 2)) is not UTF-8 here",
      at: offset)
  }

  private mutating func parseValue() throws(DocumentError) -> JSONNode {
    nodes += 1
    guard nodes <= limits.maximumNodes else {
      throw failure("the document holds more than \(limits.maximumNodes) values")
    }
    let offset = index
    switch peek() ?? 0 {
    case UInt8(ascii: "{"):
      return try DeepStack.withRoom { () throws(DocumentError) in
        JSONNode(try parseObject(), offset: offset)
      }
    case UInt8(ascii: "["):
      return try DeepStack.withRoom { () throws(DocumentError) in
        JSONNode(try parseArray(), offset: offset)
      }
    case UInt8(ascii: "\""): return JSONNode(.string(try parseString()), offset: offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try parseNumber()), offset: offset)
    default: return JSONNode(try parseLiteral(), offset: offset)
    }
  }

  private mutating func parseArray() throws(DocumentError) -> JSONValue {
    let opening = index
    try enter()
    var elements: [JSONNode] = []
    while !(try closes(with: "]", opening, isFirst: elements.isEmpty, what: "a value")) {
      steps.append(.index(elements.count))
      elements.append(try parseValue())
      steps.removeLast()
    }
    depth -= 1
    return .array(elements)
  }

  private mutating func parseObject() throws(DocumentError) -> JSONValue {
    let opening = index
    try enter()
    var members: [JSONMember] = []
    var keys = KeySet()
    var isFirst = true
    while !(try closes(with: "}", opening, isFirst: isFirst, what: "a key in double quotes")) {
      isFirst = false
      let keyOffset = index
      guard peek() == UInt8(ascii: "\"") else { throw keyFailure() }
      let key = try parseString()
      try skipBlanks()
      guard take(":") else {
        throw failure("expected ':' after the key \(JSONWriter.quoted(key)), found \(found())")
      }
      try skipBlanks()
      steps.append(.key(key))
      let member = JSONMember(key: key, keyOffset: keyOffset, node: try parseValue())
      if let first = keys.insert(key, at: keyOffset) {
        reportDuplicate(key, at: keyOffset, first: first)
      } else {
        members.append(member)
      }
      steps.removeLast()
    }
    depth -= 1
    return .object(members)
  }

  /// Goes down one level, behind the opening bracket.
  private mutating func enter() throws(DocumentError) {
    guard depth < limits.maximumDepth else {
      throw failure("arrays and objects are nested more than \(limits.maximumDepth) levels deep")
    }
    depth += 1
    index += 1
  }

  /// Reads what stands before the next element: its comma, or the closing bracket (then true).
  private mutating func closes(
    with bracket: Unicode.Scalar, _ opening: Int, isFirst: Bool, what: String
  ) throws(DocumentError) -> Bool {
    try skipBlanks()
    if take(bracket) { return true }
    if !isFirst {
      guard take(",") else {
        throw failure("expected ',' or '\(bracket)', found \(found())\(unclosed(opening))")
      }
      try skipBlanks()
      if take(bracket) { return true }
    }
    switch peek() {
    case nil:
      throw failure("expected \(what) or '\(bracket)', found \(found())\(unclosed(opening))")
    case UInt8(ascii: ","): throw failure("expected \(what), found ','")
    default: return false
    }
  }

  /// At the end of the document: which bracket is still open.
  private func unclosed(_ opening: Int) -> String {
    guard index >= source.bytes.count else { return "" }
    let place = source.position(at: opening)
    let bracket = Unicode.Scalar(source.bytes[opening])
    return "; the '\(bracket)' of line \(place.line), column \(place.column) is not closed"
  }

  private func reportDuplicate(_ key: String, at offset: Int, first: Int) {
    // Finding a line is linear, so it is not done for errors that would go unsaid.
    guard !problems.isFull else { return }
    let place = source.position(at: first)
    problems.add(
      offset: offset, path: currentPath,
      message: "the key \(JSONWriter.quoted(key)) is written twice; "
        + "the first one is at line \(place.line), column \(place.column)")
  }

  func peek() -> UInt8? {
    index < source.bytes.count ? source.bytes[index] : nil
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// An error at `offset`, or at the next byte, with the path to the value being read.
  func failure(
    _ message: String, at offset: Int? = nil, suggestion: String? = nil
  ) -> DocumentError {
    DocumentError(
      file: source.file, position: source.position(at: offset ?? index),
      path: currentPath.description, message: message, suggestion: suggestion)
  }

  private var currentPath: JSONPath {
    steps.reduce(.root) { parent, step in
      switch step {
      case .key(let key): .key(parent, key)
      case .index(let index): .index(parent, index)
      }
    }
  }
}

/// The keys of one object and where they stand.
///
/// Keys are equal when Swift strings are, so two spellings of one accented letter are one key.
private struct KeySet {
  private var few: [(key: String, offset: Int)] = []
  private var many: [String: Int] = [:]

  /// Adds a key; if it is there already, answers where.
  mutating func insert(_ key: String, at offset: Int) -> Int? {
    if let first = many.isEmpty ? few.first(where: { $0.key == key })?.offset : many[key] {
      return first
    }
    if many.isEmpty, few.count < 16 {
      few.append((key, offset))
    } else {
      if many.isEmpty {
        for entry in few { many[entry.key] = entry.offset }
      }
      many[key] = offset
    }
    return nil
  }
}
