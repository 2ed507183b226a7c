// SPDX-License-Identifier: MIT

/// Numbers as text, the same on every machine.
enum Numbers {
  /// Numbers that people read, as results spell them: rounded half-even to at most three digits
  /// behind the point, no zeros at the end.
  static func shown(_ value: Double) -> String {
    text(value, scale: 1000, digits: 3, .toNearestOrEven)
  }

  /// At most two digits behind the point, no zeros at the end.
  static func short(_ value: Double) -> String { text(value, scale: 100, digits: 2) }

  /// At most six digits behind the point, no zeros at the end.
  static func precise(_ value: Double) -> String { text(value, scale: 1_000_000, digits: 6) }

  /// No digits behind the point.
  static func whole(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    return String(Int(value.rounded()))
  }

  private static func text(
    _ value: Double, scale: Double, digits: Int,
    _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    let whole = Int((value.magnitude * scale).rounded(rule))
    let sign = value < 0 && whole > 0 ? "-" : ""
    var fraction = String(whole % Int(scale))
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return sign + String(whole / Int(scale)) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
