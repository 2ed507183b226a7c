// SPDX-License-Identifier: MIT

/// Numbers as text, the same on every machine.
enum Numbers {
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
    _ value: Double, scale: Double, digits: Int
  ) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    let whole = Int((value.magnitude * scale).rounded())
    let sign = value < 0 && whole > 0 ? "-" : ""
    var fraction = String(whole % Int(scale))
    fraction = String(repeating: "0", count: digits - fraction.count) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return sign + String(whole / Int(scale)) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
