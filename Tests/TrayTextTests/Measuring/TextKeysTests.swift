// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout

@testable import TrayText

@Suite struct TextKeysTests {
  private static let text = StyledText(
    runs: [StyledText.Run(text: "café", font: FontDescription(size: 17))])

  private static let changes: [@Sendable (inout StyledText) -> Void] = [
    { $0.language = "tr" }, { $0.direction = .rightToLeft }, { $0.paragraph.lineLimit = 2 },
    { $0.paragraph.reservedLines = 2 }, { $0.paragraph.truncationMode = .head },
    { $0.paragraph.minimumScaleFactor = 0.5 }, { $0.paragraph.lineSpacing = 3 },
    { $0.paragraph.lineHeight = 30 }, { $0.paragraph.allowsTightening = true },
    { $0.paragraph.alignment = .center }, { $0.runs[0].tracking = 1 }, { $0.runs[0].kerning = 1 },
    { $0.runs[0].baselineOffset = 1 }, { $0.runs[0].font.weight = 700 },
    { $0.runs[0].font.isItalic = true },
    // The same letters to a reader, in other units.
    { $0.runs[0].text = "cafe\u{301}" },
  ]

  @Test(arguments: changes.indices)
  func `texts that differ in anything are prepared apart`(_ change: Int) {
    var other = Self.text
    Self.changes[change](&other)
    #expect(PreparedKey(other) != PreparedKey(Self.text))
  }

  /// What holds for whole lines does not change the glyphs.
  @Test(arguments: changes.indices)
  func `texts that differ only in what holds for their lines are shaped once`(_ change: Int) {
    var other = Self.text
    Self.changes[change](&other)
    var plain = other
    plain.paragraph = Self.text.paragraph
    let isOfLines = plain == Self.text && plain.runs[0].text.utf8.elementsEqual("café".utf8)
    #expect((key(other) == key(Self.text)) == isOfLines)
  }

  @Test func `a text twice as large, with twice the tracking, is shaped once`() {
    var (small, large) = (Self.text, Self.text)
    small.runs[0].tracking = 1
    large.runs[0].font.size = 34
    large.runs[0].tracking = 2
    #expect(key(large, size: 34) == key(small))
    #expect(key(large, size: 34, tellsSizesApart: true) != key(small, tellsSizesApart: true))
    large.runs[0].tracking = 1
    #expect(key(large, size: 34) != key(small))
  }

  private func key(
    _ text: StyledText, size: Double = 17, tellsSizesApart: Bool = false
  ) -> ShapeKey {
    ShapeKey(PreparedKey(text), baseSize: size, tellsSizesApart: tellsSizesApart)
  }
}
