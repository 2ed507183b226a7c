// SPDX-License-Identifier: MIT

/// Random numbers that are the same in every run: SplitMix64, by its published constants.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator that starts at a state of SplitMix64.
  public init(state: UInt64) { self.state = state }

  /// Creates a generator; seeds that follow one another share no numbers.
  public init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number between the bounds.
  public mutating func uniform(_ bounds: ClosedRange<Double>) -> Double {
    bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * (Double(next() >> 11) * 0x1p-53)
  }

  /// A whole number from 0 to one below a count.
  public mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Any finite double: each exponent is as likely as the next.
  public mutating func anyFinite() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}
