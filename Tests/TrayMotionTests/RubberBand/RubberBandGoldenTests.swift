// SPDX-License-Identifier: MIT
import TrayMotion
import Testing
import TrayTestSupport

@Suite struct RubberBandGoldenTests {
  private func band(_ golden: Golden) throws -> RubberBand {
    RubberBand(dimension: try golden["dim"].number, coefficient: try golden["c"].number)
  }

  @Test func `all cases are there`() throws {
    #expect(try Golden.table("rubber_band").count == 96)
    #expect(try Golden.table("rubber_band_inverse").count == 99)
    #expect(try Golden.table("rubber_band_clamp").count == 45)
  }

  @Test(arguments: try Golden.table("rubber_band"))
  func `offsets and slopes agree`(golden: Golden) throws {
    let band = try band(golden)
    let pull = try golden["x"].number
    let tolerance = 1e-12 * band.dimension
    let expected = try (golden["y"].number, golden["yNegative"].number, golden["slope"].number)
    #expect(isClose(band.offset(forPull: pull), expected.0, within: tolerance))
    #expect(isClose(band.offset(forPull: -pull), expected.1, within: tolerance))
    #expect(isClose(band.slope(atPull: pull), expected.2, within: 1e-12))
  }

  @Test(arguments: try Golden.table("rubber_band_inverse"))
  func `the inverse and what follows a grab agree`(golden: Golden) throws {
    let band = try band(golden)
    let shown = try golden["y"].number
    let pull = band.pull(showing: shown)
    let expected = try golden["x"].number
    #expect(isClose(pull, expected, within: 1e-10 * (1 + expected)))
    // The edge lies at 0; what is below it is inside and moves one to one.
    let range = SoftRange(
      lower: -.infinity, upper: 0, lowerBand: .rigid, upperBand: band)
    #expect(range.raw(showing: shown) == (shown > 0 ? pull : shown))
    for row in try golden["afterDelta"].list {
      let (delta, after) = (try row[0].number, try row[1].number)
      #expect(isClose(range.shown(pull + delta), after, within: 1e-10 * (1 + expected)))
    }
  }

  @Test(arguments: try Golden.table("rubber_band_clamp"))
  func `soft ranges agree`(golden: Golden) throws {
    let band = try band(golden)
    let range = SoftRange(
      lower: try golden["lo"].number, upper: try golden["hi"].number, band: band)
    let (raw, shown) = (try golden["raw"].number, try golden["shown"].number)
    #expect(isClose(range.shown(raw), shown, within: 1e-12 * band.dimension))
  }
}
