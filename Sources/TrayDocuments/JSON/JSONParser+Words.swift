// SPDX-License-Identifier: MIT

// Blanks, comments, literals, and words for what was found.
extension JSONParser {
  /// Skips white space and comments.
  mutating func skipBlanks() throws(DocumentError) {
    while let byte = peek() {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(DocumentError) {
    let opening = index
    index += 1
    if take("/") {
      while let byte = peek(), byte != 0x0A { index += 1 }
    } else if take("*") {
      while let byte = peek() {
        index += 1
        if byte == UInt8(ascii: "*"), take("/") { return }
      }
      throw failure("the comment is not closed; expected '*/'", at: opening)
    } else {
      throw failure("expected a value or a comment, found '/'", at: opening)
    }
  }

  /// Reads `true`, `false` or `null`; everything else is no value.
  mutating func parseLiteral() throws(DocumentError) -> JSONValue {
    let offset = index
    let word = takeWord()
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      index = offset
      throw valueFailure(word)
    }
  }

  /// Letters, digits and signs from here on: what a person would take for one word.
  private mutating func takeWord() -> String {
    let start = index
    while let byte = peek(), isWordByte(byte) { index += 1 }
    return String(decoding: source.bytes[start..<index], as: UTF8.self)
  }

  /// Whether a byte may not follow a number directly.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private func valueFailure(_ word: String) -> DocumentError {
    if isNonFinite(word) { return nonFiniteFailure(word) }
    if word.hasPrefix("+") { return failure("a number has no '+' in front") }
    if word.hasPrefix(".") { return failure("a number needs a digit before its '.'") }
    guard !word.isEmpty else {
      let hint = peek() == UInt8(ascii: "'") ? "; strings stand in double quotes" : ""
      return failure("expected a value, found \(found())\(hint)")
    }
    let suggestion = nearestName(to: word, among: ["true", "false", "null"])
    return failure(
      "expected a value, found \(JSONWriter.shortened(word)); strings stand in double quotes",
      suggestion: suggestion)
  }

  /// Whether a word is how other languages spell an infinite number or none.
  func isNonFinite(_ word: String) -> Bool {
    let name = word.drop { $0 == "+" || $0 == "-" }.lowercased()
    return ["nan", "inf", "infinity"].contains(name)
  }

  /// The error for a bare `NaN` or `Infinity`.
  func nonFiniteFailure(_ word: String) -> DocumentError {
    failure(
      "\(word) is no number of JSON; where a length is meant, write the string \"infinity\"")
  }

  /// The error where a key should begin and something else stands.
  func keyFailure() -> DocumentError {
    var copy = self
    let word = copy.takeWord()
    let what = word.isEmpty ? found() : JSONWriter.shortened(word)
    return failure("expected a key in double quotes, found \(what)")
  }

  /// What stands at the next byte, in words.
  func found() -> String {
    guard index < source.bytes.count else { return "the end of the document" }
    let rest = source.bytes[index..<min(index + 4, source.bytes.count)]
    guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else {
      return "the end of the document"
    }
    if scalar.value > 0x20, scalar.properties.generalCategory != .format, scalar.value != 0x7F,
      !scalar.properties.isWhitespace, !(0x80..<0xA0).contains(scalar.value)
    {
      return scalar == "\"" ? "a string" : "'\(scalar)'"
    }
    return "the character U+\(hexadecimal(scalar.value, digits: 4))"
  }

  /// A number in upper-case hexadecimal digits, filled with zeros.
  func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
