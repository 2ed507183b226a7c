// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// Lines of one height whatever fonts are on them.
///
/// LayoutBox is 0.8 em above its baseline and 0.2 below.
@Suite struct LineHeightTests {
  @Test(arguments: TypesettingOptions.Mode.allCases)
  func `every line has the height`(_ mode: TypesettingOptions.Mode) throws {
    let files = ["LayoutBox-Base.ttf", "NotoSansArabic-Regular.ttf"]
    let prepared = try Samples.text("a\nل\n", files, mode: mode) { $0.paragraph.lineHeight = 30 }
    let lines = prepared.lines(.infinity)
    #expect(lines.map(\.height) == [30, 30, 30])
    #expect(lines.map(\.top) == [0, 30, 60])
    // (30 − 16 − 4) / 2 = 5 above the ascent of 16.
    #expect(lines.map { $0.baseline - $0.top } == [21, 21, 21])
    #expect(prepared.measure(.infinity).size.height == 90)
  }

  /// 17 points: ascent 13.6 → 14, descent 3.4 → 3, rounded down, so 13 and 4; (20 − 17) / 2 → 1.
  @Test func `browsers put the smaller half above`() throws {
    let prepared = try Samples.text("a", size: 17, mode: .blink) { $0.paragraph.lineHeight = 20 }
    #expect(prepared.lines(.infinity).map(\.baseline) == [14])
  }

  @Test func `a height below that of the font is taken as it is`() throws {
    let prepared = try Samples.text("a\na") { $0.paragraph.lineHeight = 10 }
    #expect(prepared.measure(.infinity).size.height == 20)
    #expect(prepared.lines(.infinity)[0].baseline == 11)
  }

  @Test(arguments: [0, -4, Double.nan, .infinity])
  func `an invalid height leaves it to the font`(_ height: Double) throws {
    let prepared = try Samples.text("a") { $0.paragraph.lineHeight = height }
    #expect(prepared.measure(.infinity).size.height == 20)
  }

  @Test func `reserved lines have the height too`() throws {
    let prepared = try Samples.text("a") {
      $0.paragraph.lineHeight = 30
      $0.paragraph.reservedLines = 2
      $0.paragraph.lineSpacing = 5
    }
    #expect(prepared.measure(.infinity).size.height == 65)
  }

  @Test
  func `TXT-11: with a line height of 18 two lines take 36, whatever the glyphs`() throws {
    let prepared = try Samples.text(
      "aaa\nbbb \u{1F600}", ["LayoutBox-Base.ttf", "NotoColorEmoji-Subset.ttf"], mode: .apple
    ) { $0.paragraph.lineHeight = 18 }
    #expect(prepared.measure(.infinity).size.height == 36)
  }
}
