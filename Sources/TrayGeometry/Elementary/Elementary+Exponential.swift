// SPDX-License-Identifier: MIT

extension Elementary {
  /// ln 2 in two parts: the first has 32 bits, so a product with an exponent is exact.
  private static let logTwoHigh = 0x1.62e42feep-1
  private static let logTwoLow = 0x1.a39ef35793c76p-33

  /// e raised to the power `x`.
  ///
  /// Infinity above 709.78, 0 below -745.14; NaN gives NaN.
  public static func exp(_ x: Double) -> Double {
    guard x < 709.782712893384 else { return x.isNaN ? x : .infinity }
    guard x > -745.1332191019412 else { return x.isNaN ? x : 0 }
    let shifted = x * 0x1.71547652b82fep+0 + roundingShift
    let turns = shifted - roundingShift
    let high = x - turns * logTwoHigh
    let low = turns * logTwoLow
    let r = high - low
    let r2 = r * r
    let even =
      0.5 + r2
      * (1.0 / 24 + r2
        * (1.0 / 720 + r2
          * (1.0 / 40_320 + r2
            * (1.0 / 3_628_800
              + r2 * (1.0 / 479_001_600)))))
    let odd =
      1.0 / 6 + r2
      * (1.0 / 120 + r2
        * (1.0 / 5_040 + r2
          * (1.0 / 362_880 + r2
            * (1.0 / 39_916_800
              + r2 * (1.0 / 6_227_020_800)))))
    let mantissa = 1 + (high + (r2 * (even + r * odd) - low))
    return scaled(mantissa, by: Int64(truncatingIfNeeded: shifted.bitPattern << 13) >> 13)
  }

  /// `value` times two to the power `exponent`, in one rounding.
  private static func scaled(_ value: Double, by exponent: Int64) -> Double {
    if exponent > 1023 { return value * 2 * powerOfTwo(exponent - 1) }
    if exponent >= -1021 { return value * powerOfTwo(exponent) }
    return value * powerOfTwo(exponent + 54) * 0x1p-54
  }

  private static func powerOfTwo(_ exponent: Int64) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }

  /// The natural logarithm of `x`.
  ///
  /// 0 gives minus infinity, a negative value or NaN gives NaN, infinity gives infinity.
  public static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else {
      return x == 0 ? -.infinity : x == .infinity ? x : .nan
    }
    // Subnormal values are brought into the normal range first.
    let small = x < 0x1p-1022
    let bits = (small ? x * 0x1p54 : x).bitPattern
    // Counts from √½, so that the mantissa lies between √½ and √2.
    let offset = bits &+ (0x3FF0_0000_0000_0000 - 0x3FE6_A09E_0000_0000)
    let exponent = Double(Int64(offset >> 52) - 1023 - (small ? 54 : 0))
    let mantissa = Double(
      bitPattern: (offset & 0x000F_FFFF_FFFF_FFFF) + 0x3FE6_A09E_0000_0000)
    let f = mantissa - 1
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let rest = s * (half + areaTangentTail(s * s))
    return exponent * logTwoHigh - ((half - (rest + exponent * logTwoLow)) - f)
  }

  /// The series 2z/3 + 2z²/5 + …, what the area tangent of √z adds to its first term.
  private static func areaTangentTail(_ z: Double) -> Double {
    let z2 = z * z
    let odd =
      2.0 / 3 + z2
      * (2.0 / 7 + z2 * (2.0 / 11 + z2 * (2.0 / 15 + z2 * (2.0 / 19 + z2 * (2.0 / 23)))))
    let even = 2.0 / 5 + z2 * (2.0 / 9 + z2 * (2.0 / 13 + z2 * (2.0 / 17 + z2 * (2.0 / 21))))
    return z * (odd + z * even)
  }
}
