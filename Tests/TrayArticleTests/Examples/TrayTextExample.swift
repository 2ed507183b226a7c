// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayText

/// The example of the module on text.
@Suite struct TrayTextExampleTests {
  @Test func `the question takes the lines of the page`() throws {
    // The page shows this.
    let typesetter = Typesetter(fonts: try FontLibrary(), mode: .apple)
    let body = FontDescription(size: 17)
    let question = StyledText(runs: [.init(text: "What are you in the mood for?", font: body)])
    let measure = typesetter.prepare(question).measure(
      width: 140, height: .infinity, grid: PixelGrid(scale: 3))
    let lines = measure.lineCount  // 2
    // The page ends here.
    #expect(lines == 2)
    #expect(measure.size.width <= 140)
  }
}
