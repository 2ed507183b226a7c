// SPDX-License-Identifier: MIT

import TrayLayout
import Testing
import TrayText

/// A font whose characters stand 0.1 em wider apart at 10 points and 0.05 em closer at 40 (`trak`).
@Suite struct TrackingTests {
  /// `a` is 0.5 em wide.
  @Test(arguments: [(10.0, 0.6), (20, 0.5), (40, 0.45), (15, 0.55), (30, 0.475)])
  func `the size says how far apart characters stand`(size: Double, advance: Double) throws {
    let (typesetter, family) = try TestFonts.typesetter(
      ["LayoutBox-Trak.ttf"], TypesettingOptions(mode: .exact))
    let font = FontDescription(family: .named(family), size: size)
    let text = typesetter.prepare(StyledText(runs: [.init(text: "aaaa", font: font)]))
    #expect(abs(text.naturalWidth - 4 * advance * size) < 0.01)
  }

  @Test func `sizes of one text are told apart`() throws {
    let (typesetter, family) = try TestFonts.typesetter(
      ["LayoutBox-Trak.ttf"], TypesettingOptions(mode: .exact))
    let widths = [10.0, 40, 10].map { size in
      let font = FontDescription(family: .named(family), size: size)
      return typesetter.prepare(StyledText(runs: [.init(text: "aa", font: font)])).naturalWidth
    }
    #expect(widths[0] == widths[2] && abs(widths[1] - 36) < 0.01)
  }
}
