// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayText

/// The monospaced design of the system font.
@Suite struct MonospacedTests {
  private func size(_ text: String, _ points: Double, weight: Int = 400) throws -> Size {
    let font = FontDescription(family: .monospaced, size: points, weight: weight)
    return Typesetter(fonts: try FontLibrary())
      .prepare(StyledText(runs: [.init(text: text, font: font)])).measure(.infinity).size
  }

  // The design's characters are 1266 of 2048 units wide; a width is rounded up to the point here.
  @Test(arguments: ["iiiiiiiiii", "WWWWWWWWWW", "0123456789", "AVAVAVAVAV", "Ж, é…@ßÄ.-"])
  func `ten characters are as wide as any other ten`(text: String) throws {
    #expect(try size(text, 17).width == (10 * 17 * 1266.0 / 2048).rounded(.up))
    #expect(try size(text, 40, weight: 700).width == (10 * 40 * 1266.0 / 2048).rounded(.up))
  }

  @Test func `a line is as high as the system font's`() throws {
    #expect(try size("Line", 17).height == (17 * 2444.0 / 2048).rounded(.up))
  }

  @Test func `marks have no width of their own`() throws {
    #expect(try size("e\u{301}e\u{301}", 17) == size("ee", 17))
  }
}
