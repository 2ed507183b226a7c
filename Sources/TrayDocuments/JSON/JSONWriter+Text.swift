// SPDX-License-Identifier: MIT

// How numbers and strings are spelled, in documents and in messages.
extension JSONWriter {
  /// A number rounded half-even to 1/1000, as a plain decimal; `infinity`, `-infinity` or `nan`.
  public static func rounded(_ number: Double) -> String {
    // Beyond this, doubles hold no thousandths and the product would not fit.
    guard number.magnitude < 9e15 else { return exact(number) }
    let thousandths = Int64((number * 1000).rounded(.toNearestOrEven))
    let magnitude = thousandths.magnitude
    var text = (thousandths < 0 ? "-" : "") + String(magnitude / 1000)
    let fraction = magnitude % 1000
    if fraction != 0 {
      var digits = String(1000 + fraction).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  /// A number in the fewest digits that read back the same, as a plain decimal without exponent.
  public static func exact(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
    if number == 0 { return "0" }
    let parts = number.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let whole = String(mantissa[0])
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let text = decimal(digits: whole + fraction, point: whole.count + exponent)
    return number < 0 ? "-" + text : text
  }

  /// Digits with the decimal point set behind the first `point` of them.
  private static func decimal(digits: String, point: Int) -> String {
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return digits + String(repeating: "0", count: point - digits.count) }
    return "\(digits.prefix(point)).\(digits.dropFirst(point))"
  }

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
