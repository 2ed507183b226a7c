// SPDX-License-Identifier: MIT

/// A set of the 128 characters of ASCII.
struct AsciiSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The characters for which `isMember` holds.
  init(_ isMember: (UInt32) -> Bool) {
    for scalar in UInt32(0)..<64 where isMember(scalar) { low |= 1 << UInt64(scalar) }
    for scalar in UInt32(0)..<64 where isMember(scalar + 64) { high |= 1 << UInt64(scalar) }
  }

  /// The characters of a string, all of them ASCII.
  init(of string: String) {
    let scalars = string.unicodeScalars
    self.init { scalar in scalars.contains { $0.value == scalar } }
  }

  /// Whether a character below 128 is in the set.
  func contains(_ scalar: UInt32) -> Bool {
    (scalar < 64 ? low >> UInt64(scalar) : high >> UInt64(scalar & 63)) & 1 == 1
  }
}
