// SPDX-License-Identifier: MIT
import TrayMotion
import Testing
import TrayTestSupport

@Suite struct RubberBandTests {
  @Test func `bands are odd, increasing, concave and bounded`() {
    var generator = SeededGenerator(state: 18)
    for _ in 0..<5_000 {
      let band = RubberBand(
        dimension: generator.uniform(1...2_000), coefficient: generator.uniform(0.05...1))
      let pull = generator.uniform(1e-6...50) * band.dimension
      let (near, far) = (band.offset(forPull: pull * 0.9), band.offset(forPull: pull))
      #expect(band.offset(forPull: -pull) == -far)
      #expect(near < far && far < band.dimension && far <= pull)
      #expect(band.slope(atPull: pull) < band.slope(atPull: pull * 0.9))
      #expect(band.slope(atPull: 0) == band.coefficient)
    }
  }

  @Test func `the inverse undoes the band up to ninety-nine percent`() {
    var generator = SeededGenerator(state: 19)
    for _ in 0..<5_000 {
      let band = RubberBand(
        dimension: generator.uniform(1...2_000), coefficient: generator.uniform(0.05...1))
      let shown = generator.uniform(-0.99...0.99) * band.dimension
      let pull = band.pull(showing: shown)
      #expect(isClose(band.offset(forPull: pull), shown, within: 1e-10 * shown.magnitude))
      let again = band.pull(showing: band.offset(forPull: pull))
      #expect(isClose(again, pull, within: 1e-10 * pull.magnitude))
    }
  }

  @Test func `soft ranges are the identity inside and continuous at their ends`() {
    let range = SoftRange(lower: 320, upper: 780, band: RubberBand(dimension: 844))
    var generator = SeededGenerator(state: 20)
    for _ in 0..<5_000 {
      let inside = generator.uniform(320...780)
      #expect(range.shown(inside) == inside && range.raw(showing: inside) == inside)
      let raw = generator.uniform(-3_000...4_000)
      let again = range.raw(showing: range.shown(raw))
      #expect(isClose(again, raw, within: 1e-9 * (1 + raw.magnitude)))
    }
    #expect(isClose(range.shown(780 + 1e-9), 780, within: 1e-8))
    #expect(isClose(range.shown(320 - 1e-9), 320, within: 1e-8))
    #expect(range.slope(atRaw: 500) == 1)
    #expect(range.slope(atRaw: 780.0.nextUp) <= 0.55)
  }

  @Test func `inputs without a meaning are defined`() {
    let band = RubberBand(dimension: 800)
    #expect(band.offset(forPull: .infinity) == 800)
    #expect(band.offset(forPull: -.infinity) == -800)
    #expect(band.offset(forPull: .nan).isNaN && band.pull(showing: .nan).isNaN)
    #expect(band.pull(showing: 900).isFinite && band.pull(showing: 900) > 1e15)
    #expect(band.slope(atPull: .infinity) == 0)
    #expect(RubberBand(dimension: -1).offset(forPull: 10) == 0)
    #expect(RubberBand(dimension: .nan).pull(showing: 10) == 0)
    #expect(RubberBand(dimension: .infinity).offset(forPull: 100) == 55.00000000000001)
    #expect(RubberBand.rigid.slope(atPull: 0) == 0)
    let turned = SoftRange(lower: 5, upper: 1, band: .rigid)
    #expect(turned.lower == 1 && turned.upper == 5)
    let open = SoftRange(lower: .nan, upper: .nan, band: .rigid)
    #expect(open.shown(1e9) == 1e9 && open.shown(-1e9) == -1e9)
    #expect(turned.shown(.nan).isNaN)
  }
}
