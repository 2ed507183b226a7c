// SPDX-License-Identifier: MIT

/// What one benchmark took: the fastest and the middle of several runs.
struct Measurement {
  var name: String
  /// Seconds for one unit of work in the fastest run.
  var minimum: Double
  /// Seconds for one unit of work in the middle run.
  var median: Double
  /// Units of work in a run.
  var units: Int

  /// Runs `body` several times and keeps the time for one of its `units`.
  static func take(
    _ name: String, units: Int = 1, runs: Int = 15, prepare: () throws -> Void = {},
    _ body: () throws -> Void
  ) rethrows -> Measurement {
    var seconds: [Double] = []
    for _ in 0..<runs {
      try prepare()
      let clock = ContinuousClock()
      let duration = try clock.measure(body)
      let (whole, rest) = duration.components
      seconds.append((Double(whole) + Double(rest) * 1e-18) / Double(units))
    }
    seconds.sort()
    return Measurement(
      name: name, minimum: seconds[0], median: seconds[runs / 2], units: units)
  }

  /// The figures on one line.
  var line: String {
    let padding = String(repeating: " ", count: max(44 - name.count, 1))
    return "\(name)\(padding)\(Self.text(minimum))  \(Self.text(median))"
  }

  /// A duration in a unit in which it is short.
  static func text(_ seconds: Double) -> String {
    let (value, unit) =
      seconds < 1e-6
      ? (seconds * 1e9, "ns") : seconds < 1e-3 ? (seconds * 1e6, "µs") : (seconds * 1e3, "ms")
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    let text = "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) \(unit)"
    return String(repeating: " ", count: max(12 - text.count, 0)) + text
  }
}
