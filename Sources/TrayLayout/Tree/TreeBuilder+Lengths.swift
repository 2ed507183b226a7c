// SPDX-License-Identifier: MIT

extension TreeBuilder {
  /// A length, or 0 and an issue where it is not finite.
  mutating func finite(_ length: Double, _ name: String) -> Double {
    if length.isFinite { return length }
    report { .invalidLength(name, length, node: $0) }
    return 0
  }
}
