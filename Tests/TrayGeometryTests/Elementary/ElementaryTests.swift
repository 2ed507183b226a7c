// SPDX-License-Identifier: MIT
import Foundation
import TrayGeometry
import Testing
import TrayTestSupport

@Suite struct ElementaryTests {
  static let ranges: [ClosedRange<Double>] = [
    -1e-9...1e-9, -1e-3...1e-3, -0.4...0.4, -1...1, -4...4, -30...30, -800...800, -1e6...1e6,
    -1e12...1e12, -1e300...1e300,
  ]

  /// The largest distance, in units in the last place, over many seeded samples.
  private func worst(
    in range: ClosedRange<Double>, samples: Int = 40_000,
    ours: (Double) -> Double, theirs: (Double) -> Double
  ) -> (units: UInt64, at: Double) {
    var generator = SeededGenerator(state: 2026)
    var worst: (units: UInt64, at: Double) = (0, 0)
    for _ in 0..<samples {
      let x = generator.uniform(range)
      let units = unitsApart(ours(x), theirs(x))
      if units > worst.units { worst = (units, x) }
    }
    return worst
  }

  @Test(arguments: ranges)
  func `the exponential is within one unit of the library`(range: ClosedRange<Double>) {
    let worst = worst(in: range, ours: Elementary.exp, theirs: Foundation.exp)
    #expect(worst.units <= 1, "at \(worst.at)")
  }

  @Test(arguments: ranges)
  func `the logarithm is within one unit of the library`(range: ClosedRange<Double>) {
    let worst = worst(
      in: range, ours: { Elementary.log($0.magnitude) }, theirs: { Foundation.log($0.magnitude) })
    #expect(worst.units <= 1, "at \(worst.at)")
  }

  @Test func `the logarithm is within one unit beside one`() {
    let worst = worst(in: 0.5...2, ours: Elementary.log, theirs: Foundation.log)
    #expect(worst.units <= 1, "at \(worst.at)")
  }

  @Test(arguments: ranges)
  func `the sine is within one unit of the library`(range: ClosedRange<Double>) {
    let worst = worst(in: range, ours: Elementary.sin, theirs: Foundation.sin)
    #expect(worst.units <= 1, "at \(worst.at)")
  }

  @Test(arguments: ranges)
  func `the cosine is within one unit of the library`(range: ClosedRange<Double>) {
    let worst = worst(in: range, ours: Elementary.cos, theirs: Foundation.cos)
    #expect(worst.units <= 1, "at \(worst.at)")
  }

  @Test func `every exponent of a double is served`() {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<60_000 {
      let x = generator.anyFinite()
      #expect(unitsApart(Elementary.exp(x), Foundation.exp(x)) <= 1, "exp \(x)")
      #expect(unitsApart(Elementary.log(x.magnitude), Foundation.log(x.magnitude)) <= 1, "log \(x)")
      #expect(unitsApart(Elementary.sin(x), Foundation.sin(x)) <= 1, "sin \(x)")
      #expect(unitsApart(Elementary.cos(x), Foundation.cos(x)) <= 1, "cos \(x)")
    }
  }

  @Test func `multiples of a quarter turn lose no digits`() {
    for count in 1...20_000 {
      let x = Double(count) * (Double.pi / 2)
      #expect(unitsApart(Elementary.sin(x), Foundation.sin(x)) <= 1, "sin \(x)")
      #expect(unitsApart(Elementary.cos(x), Foundation.cos(x)) <= 1, "cos \(x)")
    }
  }

  /// The double nearest to a multiple of π/2, against its value to 400 digits.
  ///
  /// The C library is no checker here: glibc 2.36 is eight units off.
  @Test func `the hardest angle is reduced exactly`() {
    let hardest = 6_381_956_970_095_103.0 * 0x1p797
    #expect(Elementary.cos(hardest) == -0x1.14ae72e6ba22fp-61)
    #expect(Elementary.sin(hardest) == 1)
  }

  @Test func `sine and cosine together have the same bits`() {
    var generator = SeededGenerator(state: 11)
    for _ in 0..<20_000 {
      let x = generator.uniform(-1e4...1e4)
      let both = Elementary.sinAndCos(x)
      #expect(both.sin == Elementary.sin(x) && both.cos == Elementary.cos(x), "at \(x)")
    }
  }

  @Test func `the edges of the ranges are defined`() {
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(709.78).isFinite && Elementary.exp(709.79) == .infinity)
    #expect(Elementary.exp(-745.13) > 0 && Elementary.exp(-745.14) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.exp(.nan).isNaN && Elementary.log(.nan).isNaN)
    #expect(Elementary.sin(.infinity).isNaN && Elementary.cos(.nan).isNaN)
    #expect(Elementary.sin(-0.0).sign == .minus)
  }
}
