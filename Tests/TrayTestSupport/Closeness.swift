// SPDX-License-Identifier: MIT

/// Whether two numbers are no further apart than a tolerance.
public func isClose(_ first: Double, _ second: Double, within tolerance: Double) -> Bool {
  (first - second).magnitude <= tolerance
}

/// How many doubles lie between two values; 0 for equal values and for two NaNs.
public func unitsApart(_ first: Double, _ second: Double) -> UInt64 {
  if first == second || (first.isNaN && second.isNaN) { return 0 }
  guard first.isFinite, second.isFinite else { return .max }
  func position(_ value: Double) -> Int64 {
    let bits = Int64(bitPattern: value.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
  return (position(first) &- position(second)).magnitude
}
