// SPDX-License-Identifier: MIT

/// Exponential, logarithm, sine and cosine with the same bits on every machine.
///
/// A platform's mathematics library may round differently from the next one, and a compiler may
/// fuse a product into a sum. Nothing here calls such a library or asks for a fused operation: only
/// the additions, multiplications and divisions that IEEE 754 defines to the last bit. Each result
/// is within one unit in the last place of the exact value, over the whole range of `Double`.
///
/// | function | method |
/// | --- | --- |
/// | `exp` | remainder against a multiple of ln 2, power series |
/// | `log` | binary exponent taken off, series of the area tangent |
/// | `sin`, `cos` | remainder against a multiple of π/2 (any size of angle), power series |
///
/// The coefficients are those of the power series themselves, taken far enough that the next term
/// lies below a sixteenth of the last place.
public enum Elementary {
  /// 1.5 × 2^52: adding and subtracting it rounds a double below 2^51 to the nearest integer.
  static let roundingShift = 0x1.8p52
}

/// An unrounded sum of two doubles, the second one small against the first.
struct DoubleDouble {
  var high: Double
  var low: Double

  /// The sum with both parts adjusted so that `low` is below half a unit of `high`.
  ///
  /// Exact for operands in any order of size.
  static func sum(_ first: Double, _ second: Double) -> Self {
    let high = first + second
    let back = high - first
    return Self(high: high, low: (first - (high - back)) + (second - back))
  }

  /// The exact product of two doubles of moderate size, by splitting each in two halves.
  static func product(_ first: Double, _ second: Double) -> Self {
    let high = first * second
    let (a, b) = halves(first)
    let (c, d) = halves(second)
    return Self(high: high, low: ((a * c - high) + a * d + b * c) + b * d)
  }

  private static func halves(_ value: Double) -> (Double, Double) {
    let shifted = value * 0x1.0000002p27
    let high = shifted - (shifted - value)
    return (high, value - high)
  }
}
