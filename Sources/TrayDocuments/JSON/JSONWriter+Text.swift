// SPDX-License-Identifier: MIT

import TrayKit

// How numbers and strings are spelled, in documents and in messages.
extension JSONWriter {
  /// A number rounded half-even to 1/1000, as a plain decimal; `infinity`, `-infinity` or `nan`.
  public static func rounded(_ number: Double) -> String { PlainNumber.rounded(number) }

  /// A number in the fewest digits that read back the same, as a plain decimal without exponent.
  public static func exact(_ number: Double) -> String { PlainNumber.exact(number) }

  static func quotedUnlessFinite(_ number: Double, _ text: String) -> String {
    number.isFinite ? text : "\"\(text)\""
  }

  /// A string in double quotes, with the escapes that JSON asks for and no others.
  public static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// A string in double quotes, cut after 40 characters.
  static func shortened(_ string: String) -> String {
    quoted(string.count > 40 ? string.prefix(40) + "…" : string)
  }

  /// What a value is, in words fit for an error message.
  static func described(_ value: JSONValue) -> String {
    switch value {
    case .number(let number): "the number \(exact(number))"
    case .string(let text): "the string \(shortened(text))"
    case .null, .bool, .array, .object: value.kind
    }
  }

  /// A range of numbers in words, with a blank in front.
  static func described(_ range: ClosedRange<Double>) -> String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): " from \(exact(range.lowerBound)) to \(exact(range.upperBound))"
    case (true, false): " of at least \(exact(range.lowerBound))"
    case (false, true): " of at most \(exact(range.upperBound))"
    case (false, false): ""
    }
  }

  /// The words “one of a, b, c”, or the one name there is.
  static func oneOf(_ names: [String]) -> String {
    names.count == 1 ? quoted(names[0]) : "one of \(names.joined(separator: ", "))"
  }
}
