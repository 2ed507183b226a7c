// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// A font with designs for sizes: from 20 to 80 points glyphs grow by 0.1 em, ascent by 0.1 and descent
/// by 0.05 em (`MVAR`); down to 8 points glyphs shrink by 0.1 em.
@Suite struct OpticalSizeTests {
  private func prepared(
    _ size: Double, with typesetter: Typesetter, _ family: String
  ) -> any PreparedText {
    let font = FontDescription(family: .named(family), size: size)
    return typesetter.prepare(StyledText(runs: [.init(text: "a", font: font)]))
  }

  /// `a` is 0.5 em wide, a line 1 em high at 20 points; halfway designs lie halfway.
  @Test func `each size has its own design`() throws {
    let (typesetter, family) = try TestFonts.typesetter(
      ["LayoutBox-Opsz.ttf"], TypesettingOptions(mode: .exact))
    let cases: [(size: Double, width: Double, height: Double)] = [
      (20, 0.5, 1), (80, 0.6, 1.15), (50, 0.55, 1.075), (8, 0.4, 1), (4, 0.4, 1), (200, 0.6, 1.15),
    ]
    for (size, width, height) in cases {
      let measured = prepared(size, with: typesetter, family).measure(.infinity).size
      #expect(abs(measured.width - width * size) < 0.001, "\(size)")
      #expect(abs(measured.height - height * size) < 0.001, "\(size)")
    }
  }

  /// Text that shrinks keeps the design of the size that was asked for.
  @Test func `text that shrinks keeps its design`() throws {
    let (typesetter, family) = try TestFonts.typesetter(
      ["LayoutBox-Opsz.ttf"], TypesettingOptions(mode: .exact))
    let font = FontDescription(family: .named(family), size: 80)
    var text = StyledText(runs: [.init(text: "aa", font: font)])
    text.paragraph.lineLimit = 1
    text.paragraph.minimumScaleFactor = 0.1
    let measure = typesetter.prepare(text).measure(48)
    // 96 points wide at full size.
    #expect(measure.scaleFactor == 0.5)
    #expect(abs(measure.size.height - 46) < 0.001)
  }
}
