// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayText

/// White space and an ellipsis at the edges of lines.
@Suite struct LineEdgeTests {
  // Each character is 10 points wide; four of them fit.
  @Test(arguments: [
    ("abcdefgh ij", [40.0, 40, 20]), ("abcd efgh", [40, 40]), ("abcdef  gh", [40, 20, 20]),
  ])
  func `the space that ends a line cut within a word has no width`(
    _ text: String, _ widths: [Double]
  ) throws {
    #expect(try Samples.mono(text).widths(45) == widths)
  }

  @Test func `the natural width of one line keeps white space at its end, as on a phone`() throws {
    func width(_ text: String) throws -> Double {
      try Typesetter(fonts: FontLibrary())
        .prepare(StyledText(runs: [.init(text: text, font: FontDescription(size: 17))]))
        .measure(width: .infinity, height: .infinity, grid: PixelGrid(scale: 3)).size.width
    }
    // 0.2836 of the em and the tracking of -0.02539, both measured on pictures, at 17 points.
    #expect(abs(try width("Total: ") - width("Total:") - 17 * (0.2836 - 0.02539)) <= 1.0 / 3)
  }

  @Test(arguments: [0, 2.0, 9])
  func `in less room than an ellipsis, the ellipsis is shown alone`(_ room: Double) throws {
    let text = try Samples.text("Wonderful words", ["DejaVuSansMono.ttf"], size: 17) {
      $0.paragraph.lineLimit = 1
    }
    let alone = try Samples.text("…", ["DejaVuSansMono.ttf"], size: 17)
    let measure = text.measure(room)
    #expect(measure.isTruncated && measure.lineCount == 1)
    #expect(measure.size.width == alone.measure(.infinity).size.width)
  }
}
