// SPDX-License-Identifier: MIT

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number between the bounds.
  mutating func uniform(_ bounds: ClosedRange<Double>) -> Double {
    Double.random(in: bounds, using: &self)
  }

  /// Any finite double: each exponent is as likely as the next.
  mutating func anyFinite() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}

/// How many doubles lie between two values; 0 for equal values and for two NaNs.
func unitsApart(_ first: Double, _ second: Double) -> UInt64 {
  if first == second || (first.isNaN && second.isNaN) { return 0 }
  guard first.isFinite, second.isFinite else { return .max }
  func position(_ value: Double) -> Int64 {
    let bits = Int64(bitPattern: value.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
  return (position(first) &- position(second)).magnitude
}
