// SPDX-License-Identifier: MIT

/// Numbers as people read them, the same on every machine: plain decimals without an exponent.
package enum PlainNumber {
  /// A number rounded half-even to 1/1000, as a plain decimal; `infinity`, `-infinity` or `nan`.
  package static func rounded(_ number: Double) -> String {
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
  package static func exact(_ number: Double) -> String {
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
}
