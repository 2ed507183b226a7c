// SPDX-License-Identifier: MIT

// Numbers, exactly as RFC 8259 writes them.
extension JSONParser {
  /// Reads a number; the nearest `Double`, where a tiny number may become 0.
  mutating func parseNumber() throws(DocumentError) -> Double {
    let start = index
    let isNegative = take("-")
    let firstDigit = index
    var small = try takeDigits(after: "-", wordStart: start)
    if index - firstDigit > 1, source.bytes[firstDigit] == UInt8(ascii: "0") {
      throw failure("a number has no zeros in front", at: start)
    }
    var isInteger = true
    if take(".") {
      isInteger = false
      _ = try takeDigits(after: ".", wordStart: start)
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      _ = try takeDigits(after: "e", wordStart: start)
    }
    if let next = peek(), isWordByte(next) {
      throw failure("expected the end of the number, found \(found())")
    }
    if isInteger, index - firstDigit <= 15 {
      if isNegative { small = -small }
      return small == 0 && isNegative ? -0.0 : Double(small)
    }
    return try convert(start)
  }

  /// Reads at least one digit and answers the value of the digits where it fits.
  private mutating func takeDigits(
    after sign: Unicode.Scalar, wordStart: Int
  ) throws(DocumentError) -> Int {
    let start = index
    var value = 0
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      if index - start < 18 { value = value * 10 + Int(byte - UInt8(ascii: "0")) }
      index += 1
    }
    guard index > start else { throw digitFailure(after: sign, wordStart: wordStart) }
    return value
  }

  private func digitFailure(after sign: Unicode.Scalar, wordStart: Int) -> DocumentError {
    var end = index
    while end < source.bytes.count, isWordByte(source.bytes[end]) { end += 1 }
    let word = String(decoding: source.bytes[wordStart..<end], as: UTF8.self)
    if isNonFinite(word) {
      var start = self
      start.index = wordStart
      return start.nonFiniteFailure(word)
    }
    return failure("expected a digit after '\(sign)' in a number, found \(found())")
  }

  private func convert(_ start: Int) throws(DocumentError) -> Double {
    let text = String(decoding: source.bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw failure(
        "the number \(JSONWriter.shortened(text)) is out of range; "
          + "numbers reach from -1.7976931348623157e308 to 1.7976931348623157e308",
        at: start)
    }
    return value
  }
}
