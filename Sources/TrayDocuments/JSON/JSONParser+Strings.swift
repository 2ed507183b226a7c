// SPDX-License-Identifier: MIT

// Strings and their escapes. The document is known to be UTF-8 when these are called.
extension JSONParser {
  /// Reads a string from its opening to its closing quote and resolves its escapes.
  mutating func parseString() throws(DocumentError) -> String {
    let opening = index
    index += 1
    var resolved: [UInt8] = []
    var plainStart = index
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        let tail = source.bytes[plainStart..<index]
        index += 1
        guard !resolved.isEmpty else { return String(decoding: tail, as: UTF8.self) }
        return String(decoding: resolved + tail, as: UTF8.self)
      case UInt8(ascii: "\\"):
        resolved += source.bytes[plainStart..<index]
        let scalar = try parseEscape()
        resolved += Array(String(Character(scalar)).utf8)
        plainStart = index
      case 0x0A, 0x0D:
        throw failure("expected '\"' at the end of a string, found a line break; write \\n for one")
      case 0..<0x20:
        throw failure(
          "a control character stands in a string as \\u\(hexadecimal(UInt32(byte), digits: 4))")
      default: index += 1
      }
    }
    throw failure("the string is not closed; expected '\"'", at: opening)
  }

  private mutating func parseEscape() throws(DocumentError) -> Unicode.Scalar {
    let start = index
    index += 1
    let letter = peek()
    index += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try parseUnicodeEscape(start)
    default:
      index = start + 1
      throw failure(
        "expected one of \" \\ / b f n r t u after '\\', found \(found())", at: start)
    }
  }

  private mutating func parseUnicodeEscape(_ start: Int) throws(DocumentError) -> Unicode.Scalar {
    let first = try parseHexadecimal(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else {
      throw surrogateFailure(first, at: start)
    }
    let second = try parseHexadecimal(start)
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw surrogateFailure(first, at: start) }
    return scalar
  }

  private func surrogateFailure(_ half: UInt32, at offset: Int) -> DocumentError {
    let escape = "\\u\(hexadecimal(half, digits: 4))"
    return failure(
      half < 0xDC00
        ? "\(escape) is the first half of a pair; expected \\uDC00 to \\uDFFF behind it"
        : "\(escape) is the second half of a pair; expected \\uD800 to \\uDBFF before it",
      at: offset)
  }

  private mutating func parseHexadecimal(_ start: Int) throws(DocumentError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = hexadecimalDigit(byte) else {
        throw failure("expected four hexadecimal digits after \\u, found \(found())", at: start)
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
