// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// Public bug reports about text, rewritten as cases; the names carry their ids.
@Suite struct PublicCaseTests {
  private static let sentence =
    "A label that just fits must not wrap again when it is placed, whatever the width it got."

  @Test(arguments: [1, 2, 2.75, 3.0])
  func `TXT-01: the rounded width is never below the measured one`(_ scale: Double) throws {
    let prepared = try Samples.text(Self.sentence, ["NotoSans-Regular.ttf"], mode: .apple)
    let grid = PixelGrid(scale: scale)
    for width in stride(from: 60.0, through: 400, by: 7.3) {
      let measure = prepared.measure(width: width, height: .infinity, grid: grid)
      let widest = prepared.lines(width: width, height: .infinity, grid: grid).map(\.width).max()
      let needed = try #require(widest)
      #expect(measure.size.width >= needed - 1e-6)
      #expect(measure.size.width < needed + 1 / scale)
    }
  }

  @Test
  func `TXT-03: placing takes as many lines as measuring, for every width`() throws {
    let prepared = try Samples.text(Self.sentence, ["NotoSans-Regular.ttf"], mode: .exact)
    for step in 300...3_000 {
      let width = Double(step) / 10
      let measure = prepared.measure(width)
      #expect(prepared.lines(measure.size.width).count == measure.lineCount)
    }
  }

  @Test
  func `TXT-04: a trailing space never widens the text`() throws {
    let size = 6.5977 * 2048 / 1233
    for string in ["AB", "AB "] {
      let prepared = try Samples.text(string, ["DejaVuSansMono.ttf"], size: size)
      #expect(abs(prepared.measure(.infinity).size.width - 13.1954) < 1e-9)
      #expect(prepared.measure(13.2).lineCount == 1)
    }
  }

  @Test
  func `TXT-05: spaces at a break have no width`() throws {
    let prepared = try Samples.mono("AAA   BBB")
    #expect(prepared.widths(45) == [30, 30])
    #expect(prepared.lines(45).map(\.utf16Range) == [0..<6, 6..<9])
  }

  @Test(
    arguments: [0, 0.2, 0.5, 1, 1.5, 2],
    ["Label with spacing", "x"])
  func `TXT-06: a tracked label fits its own width`(_ tracking: Double, _ string: String) throws {
    for mode in TypesettingOptions.Mode.allCases {
      let prepared = try Samples.text(
        string, ["NotoSans-Regular.ttf"], size: 17, mode: mode, tracking: tracking)
      let natural = prepared.measure(.infinity).size.width
      #expect(prepared.measure(natural).lineCount == 1)
      #expect(prepared.measure(natural).size.width == natural)
    }
  }

  @Test
  func `TXT-07: joined Arabic letters are narrower than the letters alone`() throws {
    let files = ["NotoSansArabic-Regular.ttf"]
    func width(_ string: String) throws -> Double {
      try Samples.text(string, files, language: "ar").measure(.infinity).size.width
    }
    for word in ["لا", "سلام"] {
      let alone = try word.unicodeScalars.map { try width(String($0)) }.reduce(0, +)
      #expect(try width(word) < alone - 1)
    }
  }

  @Test
  func `TXT-09: a soft hyphen shows where it breaks, and counts`() throws {
    let prepared = try Samples.mono("hyphe\u{AD}nation")
    #expect(prepared.widths(110) == [110])
    #expect(prepared.widths(100) == [60, 60])
    #expect(prepared.widths(60) == [60, 60])
    #expect(prepared.lines(60).map(\.isHyphenated) == [true, false])
    #expect(prepared.lines(59).first?.isHyphenated == false)
  }

  @Test(arguments: ["\u{2060}", "\u{200C}", "\u{200D}", "\u{FEFF}", "\u{200B}"])
  func `TXT-10: default ignorable characters have no width`(_ character: String) throws {
    for font in ["LayoutBox-Base.ttf", "NotoSans-Regular.ttf", "DejaVuSansMono.ttf"] {
      let plain = try Samples.text("AB", [font])
      let text = try Samples.text("A" + character + "B", [font])
      #expect(text.naturalWidth == plain.naturalWidth)
      #expect(text.missingCharacters.isEmpty)
    }
    #expect(try Samples.mono("aaaa\u{200B}bbbb").widths(40) == [40, 40])
    #expect(try Samples.mono("aaaa\u{200B}bbbb").widths(80) == [80])
  }

  @Test
  func `TXT-11: a taller fallback font makes its own line taller, no other`() throws {
    let prepared = try Samples.text(
      "aaa\nbbb \u{1F600}", ["LayoutBox-Base.ttf", "NotoColorEmoji-Subset.ttf"], mode: .apple)
    let lines = prepared.lines(.infinity)
    let emoji = try Samples.text("\u{1F600}", ["NotoColorEmoji-Subset.ttf"], mode: .apple)
    let expected: Double = max(emoji.metrics.ascent, 16) + max(emoji.metrics.descent, 4)
    #expect(lines[0].height == 20)
    #expect(abs(lines[1].height - expected) < 1e-9)
    #expect(lines[1].height > 20)
  }

  @Test
  func `TXT-12: a line is as tall as the greatest ascent and the greatest descent`() throws {
    let files = ["LayoutBox-Base.ttf", "NotoSansArabic-Regular.ttf"]
    let arabic = try Samples.text("ل", [files[1]]).metrics
    let ascent = max(16, arabic.ascent)
    let descent = max(4, arabic.descent)
    for mode in [TypesettingOptions.Mode.apple, .exact] {
      let mixed = try Samples.text("a ل", files, mode: mode)
      #expect(mixed.lines(.infinity)[0].height == ascent + descent)
      #expect(mixed.lines(.infinity)[0].baseline == ascent)
      let alone = try Samples.text("ل", files, mode: mode)
      let strutless = arabic.ascent + arabic.descent
      #expect(alone.lines(.infinity)[0].height == (mode == .apple ? strutless : ascent + descent))
    }
  }

  @Test
  func `TXT-14: one source of metrics, FreeType's choice`() throws {
    let prepared = try Samples.text("あ", ["NotoSansCJKjp-Subset.otf"], size: 20)
    #expect(abs(prepared.measure(.infinity).size.height - 28.96) < 1e-9)
    let metrics = prepared.metrics
    #expect(abs(metrics.ascent + metrics.descent + metrics.lineGap - 28.96) < 1e-9)
  }

  @Test
  func `TXT-15: line spacing lies between lines only`() throws {
    let one = try Samples.text("a") { $0.paragraph.lineSpacing = 5 }
    let two = try Samples.text("a\na") { $0.paragraph.lineSpacing = 5 }
    #expect(one.measure(.infinity).size.height == 20)
    #expect(two.measure(.infinity).size.height == 45)
    #expect(two.measure(.infinity, height: 45).lineCount == 2)
    #expect(two.measure(.infinity, height: 44).lineCount == 1)
    #expect(two.measure(.infinity, height: 44).isTruncated)
  }

  @Test
  func `TXT-16: hidden lines have no height`() throws {
    let prepared = try Samples.text("aaa aaa aaa aaa") { $0.paragraph.lineLimit = 1 }
    #expect(prepared.measure(30).size.height == 20)
    #expect(prepared.measure(30).isTruncated)
  }

  @Test(arguments: [("Abc", 1), ("Abc\n", 2), ("Abc\n\n", 3), ("A\n\nC", 3), ("Abc\nd", 2)])
  func `TXT-18: a hard break at the end makes an empty line`(_ string: String, _ lines: Int) throws
  {
    let measure = try Samples.text(string).measure(.infinity)
    #expect(measure.lineCount == lines)
    #expect(measure.size.height == Double(lines) * 20)
  }

  @Test(arguments: ["\r\n", "\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
  func `TXT-19: every kind of hard break is one break without width`(_ separator: String) throws {
    let prepared = try Samples.text(["aa", "aa", "aa"].joined(separator: separator))
    #expect(prepared.widths(.infinity) == [20, 20, 20])
    #expect(prepared.missingCharacters.isEmpty)
  }

  @Test
  func `TXT-20: static empty text takes nothing, and one line where lines are reserved`() throws {
    #expect(try Samples.text("").measure(.infinity).size == Size(width: 0, height: 0))
    #expect(try Samples.text("").measure(.infinity).lineCount == 0)
    let reserved = try Samples.text("") { $0.paragraph.reservedLines = 1 }
    #expect(reserved.measure(.infinity).size.height == 20)
    #expect(try Samples.text("x").measure(.infinity).size.height == 20)
  }

  @Test
  func `TXT-21: Thai breaks between words, never inside a cluster`() throws {
    let string = "เราทุกคนเกิดมาอย่างอิสระและมีศักดิ์ศรีและสิทธิเท่าเทียมกัน"
    let scalars = Array(string.unicodeScalars)
    let prepared = try Samples.text(
      string, ["NotoSansThai-Regular.ttf"], size: 17, language: "th")
    for width in [40.0, 80, 120, 300] {
      for line in prepared.lines(width) {
        #expect(line.width <= width + 1.0 / 64)
        guard line.utf16Range.lowerBound > 0 else { continue }
        let first = scalars[line.utf16Range.lowerBound].value
        let before = scalars[line.utf16Range.lowerBound - 1].value
        #expect(first != 0xE31 && !(0xE34...0xE3A).contains(first))
        #expect(!(0xE47...0xE4E).contains(first) && !(0xE40...0xE44).contains(before))
      }
    }
  }

  @Test(arguments: [0, 0.5, 2, -1, Double.nan])
  func `TXT-25: at least one cluster a line`(_ width: Double) throws {
    #expect(try Samples.mono("N").lines(width).count == 1)
    let lines = try Samples.mono("ab e\u{301}\u{200D}c").lines(width)
    #expect(lines.map(\.utf16Range) == [0..<1, 1..<3, 3..<6, 6..<7])
  }

  @Test
  func `TXT-26: a word is broken only when it alone exceeds a line`() throws {
    let word = "abcdefghijklmnopqrstuvwxyz"
    #expect(try Samples.mono(word).widths(100) == [100, 100, 60])
    #expect(try Samples.mono("to " + word).widths(100) == [20, 100, 100, 60])
  }

  @Test
  func `TXT-27: kerning counts in a line and ends at a break`() throws {
    func width(_ string: String) throws -> Double {
      try Samples.text(string, ["Inter-Regular.otf"]).measure(.infinity).size.width
    }
    let letters = try "AVATAR".map { try width(String($0)) }.reduce(0, +)
    #expect(try width("AVATAR") < letters - 1)
    let broken = try Samples.text("AV", ["Inter-Regular.otf"])
    #expect(broken.widths(0).reduce(0, +) > broken.naturalWidth)
    let first = try width("A")
    #expect(abs(broken.widths(0)[0] - first) < 0.001)
  }
}
