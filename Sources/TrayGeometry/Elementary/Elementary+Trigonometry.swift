// SPDX-License-Identifier: MIT

extension Elementary {
  /// The sine of an angle in radians, for angles of any size.
  ///
  /// An infinite angle or NaN gives NaN.
  public static func sin(_ x: Double) -> Double {
    if x.magnitude < 0x1p-27 { return x }
    let angle = ReducedAngle(x)
    let value = angle.quarter & 1 == 0 ? sinKernel(angle.rest) : cosKernel(angle.rest)
    return angle.quarter & 2 == 0 ? value : -value
  }

  /// The cosine of an angle in radians, for angles of any size.
  ///
  /// An infinite angle or NaN gives NaN.
  public static func cos(_ x: Double) -> Double {
    let angle = ReducedAngle(x)
    let value = angle.quarter & 1 == 0 ? cosKernel(angle.rest) : sinKernel(angle.rest)
    return (angle.quarter &+ 1) & 2 == 0 ? value : -value
  }

  /// The sine and the cosine of one angle in radians, at little more than the price of one.
  ///
  /// Both have the bits that `sin` and `cos` return.
  public static func sinAndCos(_ x: Double) -> (sin: Double, cos: Double) {
    let angle = ReducedAngle(x)
    let first = x.magnitude < 0x1p-27 ? x : sinKernel(angle.rest)
    let second = cosKernel(angle.rest)
    switch angle.quarter & 3 {
    case 0: return (first, second)
    case 1: return (second, -first)
    case 2: return (-first, -second)
    default: return (-second, first)
    }
  }

  /// The sine of an angle between -π/4 and π/4.
  private static func sinKernel(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let z = x * x
    let tail =
      1.0 / 120 - z
      * (1.0 / 5_040 - z
        * (1.0 / 362_880 - z
          * (1.0 / 39_916_800
            - z
            * (1.0 / 6_227_020_800 - z
              * (1.0 / 1_307_674_368_000
                - z * (1.0 / 355_687_428_096_000))))))
    let cube = z * x
    return x - ((z * (0.5 * angle.low - cube * tail) - angle.low) + cube * (1.0 / 6))
  }

  /// The cosine of an angle between -π/4 and π/4.
  private static func cosKernel(_ angle: DoubleDouble) -> Double {
    let x = angle.high
    let z = x * x
    let tail =
      1.0 / 24 - z
      * (1.0 / 720 - z
        * (1.0 / 40_320 - z
          * (1.0 / 3_628_800
            - z
            * (1.0 / 479_001_600 - z
              * (1.0 / 87_178_291_200
                - z * (1.0 / 20_922_789_888_000))))))
    let half = 0.5 * z
    let head = 1 - half
    return head + (((1 - head) - half) + (z * (z * tail) - x * angle.low))
  }
}
