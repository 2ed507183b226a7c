// SPDX-License-Identifier: MIT

/// An angle as a number of quarter turns and a rest between -π/4 and π/4.
struct ReducedAngle {
  /// Quarter turns; only the last two bits carry meaning.
  var quarter: Int32
  var rest: DoubleDouble

  /// Takes the whole quarter turns off an angle in radians; NaN for an infinite one.
  init(_ angle: Double) {
    if angle.magnitude <= 0x1.921fb54442d18p-1 {
      self.init(quarter: 0, rest: DoubleDouble(high: angle, low: 0))
    } else if angle.magnitude < 0x1p20 {
      self.init(moderate: angle)
    } else if angle.magnitude < .infinity {
      self.init(large: angle)
    } else {
      self.init(quarter: 0, rest: DoubleDouble(high: .nan, low: .nan))
    }
  }

  private init(quarter: Int32, rest: DoubleDouble) {
    self.quarter = quarter
    self.rest = rest
  }

  /// Below 2^20 a product of the count with 33 bits of π/2 is exact; three parts give 119 bits.
  private init(moderate angle: Double) {
    let shifted = angle * 0x1.45f306dc9c883p-1 + Elementary.roundingShift
    let count = shifted - Elementary.roundingShift
    let first = angle - count * 0x1.921fb544p+0
    let second = DoubleDouble.sum(first, -(count * 0x1.0b4611a6p-34))
    let low = second.low - count * 0x1.3198a2e037073p-69
    self.init(
      quarter: Int32(truncatingIfNeeded: shifted.bitPattern),
      rest: DoubleDouble.sum(second.high, low))
  }

  /// A large angle: its integer mantissa times the bits of 2/π that can still matter.
  ///
  /// Words of 2/π whose product is a whole number of turns are left out, eight words follow. What
  /// is cut off behind them is below 2^-160 of a quarter turn, and no double lies nearer than
  /// 2^-62 to a quarter turn.
  private init(large angle: Double) {
    let exponent = Int(angle.exponent) - 52
    let mantissa = (angle.magnitude.significandBitPattern) | (1 << 52)
    let skipped = max(0, (exponent - 2) >> 5)
    let shift = exponent - 32 * skipped
    let product = Self.product(of: mantissa, withWordsFrom: skipped)
    // `product` counts in units of 2^(shift - 256) quarter turns.
    var fraction = Self.leadingWords(of: product, droppingBits: shift)
    var quarter = Int32(truncatingIfNeeded: fraction.whole)
    let negative = fraction.words[0] >> 31 == 1
    if negative {
      quarter &+= 1
      Self.negate(&fraction.words)
    }
    var turn = Self.double(of: fraction.words)
    if negative != (angle < 0) { turn = DoubleDouble(high: -turn.high, low: -turn.low) }
    let head = DoubleDouble.product(turn.high, 0x1.921fb54442d18p+0)
    let low = head.low + (turn.high * 0x1.1a62633145c07p-54 + turn.low * 0x1.921fb54442d18p+0)
    self.init(
      quarter: angle < 0 ? 0 &- quarter : quarter, rest: DoubleDouble.sum(head.high, low))
  }

  /// The 320 bits of the mantissa times eight words of 2/π, the most significant word first.
  private static func product(
    of mantissa: UInt64, withWordsFrom start: Int
  ) -> InlineArray<10, UInt32> {
    let low = UInt64(UInt32(truncatingIfNeeded: mantissa))
    let high = mantissa >> 32
    var result = InlineArray<10, UInt32>(repeating: 0)
    var carry: UInt64 = 0
    var previous: UInt64 = 0
    for step in 0..<9 {
      // Column `9 - step` collects the low half of this word and the high half of the one before.
      let word = step < 8 ? UInt64(twoOverPi[start + 7 - step]) : 0
      let first = low * word
      let second = high * previous
      let sum =
        UInt64(UInt32(truncatingIfNeeded: first))
        + UInt64(
          UInt32(truncatingIfNeeded: second)) + carry
      result[9 - step] = UInt32(truncatingIfNeeded: sum)
      carry = (first >> 32) + (second >> 32) + (sum >> 32)
      previous = word
    }
    result[0] = UInt32(truncatingIfNeeded: carry)
    return result
  }

  /// Splits a product into whole quarter turns and the first five words of the fraction.
  ///
  /// The point of the product stands before its third word; it moves right by `bits`, -32 to 33.
  private static func leadingWords(
    of product: InlineArray<10, UInt32>, droppingBits bits: Int
  ) -> (whole: UInt32, words: InlineArray<5, UInt32>) {
    let position = 64 + bits
    let index = position >> 5
    let offset = UInt64(position & 31)
    var words = InlineArray<5, UInt32>(repeating: 0)
    func word(at place: Int) -> UInt32 {
      let pair = UInt64(product[place]) << 32 | UInt64(product[place + 1])
      return UInt32(truncatingIfNeeded: (pair << offset) >> 32)
    }
    for place in 0..<5 { words[place] = word(at: index + place) }
    return (index > 0 ? word(at: index - 1) : 0, words)
  }

  /// One minus the fraction.
  private static func negate(_ words: inout InlineArray<5, UInt32>) {
    var carry: UInt64 = 1
    for place in (0..<5).reversed() {
      let value = UInt64(~words[place]) + carry
      words[place] = UInt32(truncatingIfNeeded: value)
      carry = value >> 32
    }
  }

  /// The fraction as two doubles.
  private static func double(of words: InlineArray<5, UInt32>) -> DoubleDouble {
    var scale = 0x1p-160
    var result = DoubleDouble(high: 0, low: 0)
    for place in (0..<5).reversed() {
      let sum = DoubleDouble.sum(Double(words[place]) * scale, result.high)
      result = DoubleDouble.sum(sum.high, sum.low + result.low)
      scale *= 0x1p32
    }
    return result
  }

  /// The first 1248 bits of 2/π, the most significant word first.
  private static let twoOverPi: InlineArray<39, UInt32> = [
    0xa2f9_836e, 0x4e44_1529, 0xfc27_57d1, 0xf534_ddc0, 0xdb62_9599, 0x3c43_9041,
    0xfe51_63ab, 0xdebb_c561, 0xb724_6e3a, 0x424d_d2e0, 0x0649_2eea, 0x09d1_921c,
    0xfe1d_eb1c, 0xb129_a73e, 0xe882_35f5, 0x2ebb_4484, 0xe99c_7026, 0xb45f_7e41,
    0x3991_d639, 0x8353_39f4, 0x9c84_5f8b, 0xbdf9_283b, 0x1ff8_97ff, 0xde05_980f,
    0xef2f_118b, 0x5a0a_6d1f, 0x6d36_7ecf, 0x27cb_09b7, 0x4f46_3f66, 0x9e5f_ea2d,
    0x7527_bac7, 0xebe5_f17b, 0x3d07_39f7, 0x8a52_92ea, 0x6bfb_5fb1, 0x1f8d_5d08,
    0x5603_3046, 0xfc7b_6bab, 0xf0cf_bc20,
  ]
}
