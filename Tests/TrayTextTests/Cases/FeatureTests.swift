// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayTestSupport
import TrayText

/// Line limits, scale, reserved lines, runs, fallback and threads.
@Suite struct FeatureTests {
  @Test func `the head of a text that is cut in the middle is never wider than its tail`() throws {
    let prepared = try Samples.mono("abcdefghij") {
      $0.paragraph.lineLimit = 1
      $0.paragraph.truncationMode = .middle
    }
    let line = try #require(prepared.lines(70).first)
    #expect(line.truncatedUTF16Range == 3..<7)
    #expect(abs(line.width - 70) < 1e-6)
    #expect(prepared.lines(60).first?.truncatedUTF16Range == 2..<7)
    #expect(prepared.lines(5).first?.truncatedUTF16Range == 0..<10)
  }

  /// Each character is 10 points wide, and stops are every 80.
  @Test(arguments: [
    // ….cdefgh is 70 wide, a tab leads to 80, and two more follow; with b it would lead to 160.
    (
      text: "abcdefgh\tij", StyledText.TruncationMode.head, width: 110.0, hidden: 0..<2,
      shown: 100.0
    ),
    // The tab beside the ellipsis goes.
    (text: "abc\tdefghij", .head, width: 110, hidden: 0..<4, shown: 80),
    // abcde…j is 70 wide, then the tab and one more.
    (text: "abcdefghij\tk", .middle, width: 120, hidden: 5..<9, shown: 90),
    // ab…efgh is 70 wide, the tab leads to 80, and two more follow; with d it would lead to 160.
    (text: "ab\tcdefgh\tij", .middle, width: 150, hidden: 2..<5, shown: 100),
    (text: "a\tbcdefghij", .tail, width: 120, hidden: 5..<11, shown: 120),
  ])
  func `tabs lead to stops in what is kept`(
    _ text: String, _ mode: StyledText.TruncationMode, _ width: Double, _ hidden: Range<Int>,
    _ shown: Double
  ) throws {
    let prepared = try Samples.mono(text) {
      $0.paragraph.lineLimit = 1
      $0.paragraph.truncationMode = mode
    }
    let line = try #require(prepared.lines(width).first)
    #expect(line.truncatedUTF16Range == hidden)
    #expect(abs(line.width - shown) < 1e-6)
    let drawing = prepared.drawing(width: width, height: .infinity, grid: Samples.grid)
    let advances = drawing.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.advance)
    #expect(abs(advances.reduce(0, +) - shown) < 1e-6)
  }

  @Test func `a cut text that hides paragraphs is cut at the tail`() throws {
    let prepared = try Samples.mono("abc\ndef") { $0.paragraph.lineLimit = 1 }
    let line = try #require(prepared.lines(.infinity).first)
    #expect(line.truncatedUTF16Range == 3..<7)
    #expect(abs(line.width - 40) < 1e-6)
    let blank = try Samples.mono("abc\n") { $0.paragraph.lineLimit = 1 }
    #expect(!blank.measure(.infinity).isTruncated)
    #expect(blank.measure(.infinity).lineCount == 1)
  }

  @Test func `the height limits the lines but never below one`() throws {
    let prepared = try Samples.text("aa aa aa aa")
    #expect(prepared.measure(20).lineCount == 4)
    #expect(prepared.measure(20, height: 59).lineCount == 2)
    #expect(prepared.measure(20, height: 60).lineCount == 3)
    for height in [0, -1, 5, Double.nan] {
      #expect(prepared.measure(20, height: height).lineCount == 1)
    }
  }

  @Test func `text shrinks to the largest thousandth that fits`() throws {
    func prepared(_ least: Double) throws -> any PreparedText {
      try Samples.text("aaaaaaaaaa") {
        $0.paragraph.lineLimit = 1
        $0.paragraph.minimumScaleFactor = least
      }
    }
    let half = try prepared(0.5)
    #expect(half.measure(100).size.width == 100)
    #expect(half.measure(75).lineCount == 1)
    #expect(!half.measure(75).isTruncated)
    #expect(abs(half.measure(75).size.width - 75) <= 0.1)
    #expect(abs(half.measure(75).size.height - 15) <= 0.02)
    #expect(half.measure(45).isTruncated)
    #expect(half.measure(45).size.height == 10)
    #expect(try prepared(1).measure(75).isTruncated)
    #expect(try prepared(-1).measure(5).isTruncated == false)
  }

  @Test func `reserved lines take their height`() throws {
    let prepared = try Samples.text("a") {
      $0.paragraph.reservedLines = 3
      $0.paragraph.lineSpacing = 5
    }
    #expect(prepared.measure(.infinity).size == Size(width: 10, height: 70))
    #expect(prepared.measure(.infinity).lineCount == 1)
  }

  @Test func `runs of several sizes share a line`() throws {
    let (typesetter, family) = try TestFonts.typesetter(
      ["LayoutBox-Base.ttf"], TypesettingOptions(mode: .apple))
    func run(_ text: String, _ size: Double) -> StyledText.Run {
      StyledText.Run(text: text, font: FontDescription(family: .named(family), size: size))
    }
    let prepared = typesetter.prepare(
      StyledText(runs: [run("aa", 20), run("bb ", 40), run("c", 10)]))
    let lines = prepared.lines(.infinity)
    #expect(lines.map(\.width) == [75])
    #expect(lines.map(\.baseline) == [32])
    #expect(lines.map(\.height) == [40])
    #expect(prepared.lines(65).map(\.height) == [40, 10])
    #expect(prepared.metrics.ascent == 16)
  }

  @Test(arguments: [0, -5, Double.nan, .infinity])
  func `an invalid size measures as nothing`(_ size: Double) throws {
    let measure = try Samples.text("abc", size: size).measure(100)
    #expect(measure.size == Size(width: 0, height: 0))
  }

  @Test func `missing characters are named once in order`() throws {
    let prepared = try Samples.text("a\u{13000}b\u{10FFFD}\u{13000}\n")
    #expect(prepared.missingCharacters == ["\u{13000}", "\u{10FFFD}"])
    #expect(try Samples.text("abc é\t\u{AD}\r\n").missingCharacters.isEmpty)
  }

  @Test func `fallback follows the order of adding`() throws {
    let bold = try Samples.text("ж", ["LayoutBox-Base.ttf", "DejaVuSansMono.ttf"], size: 100)
    let mono = try Samples.text("ж", ["DejaVuSansMono.ttf"], size: 100)
    #expect(bold.naturalWidth == mono.naturalWidth)
    let first = try Samples.text(
      "ж", ["LayoutBox-Base.ttf", "NotoSans-Regular.ttf", "DejaVuSansMono.ttf"], size: 100)
    let noto = try Samples.text("ж", ["NotoSans-Regular.ttf"], size: 100)
    #expect(first.naturalWidth == noto.naturalWidth)
  }

  @Test func `digits of the monospaced family are equally wide`() throws {
    let typesetter = Typesetter(fonts: try FontLibrary())
    func width(
      _ text: String, _ family: FontDescription.Family, hasEqualDigits: Bool = false
    ) -> Double {
      let font = FontDescription(family: family, size: 100, hasEqualDigits: hasEqualDigits)
      return typesetter.prepare(StyledText(runs: [.init(text: text, font: font)])).naturalWidth
    }
    #expect(width("1111", .monospaced) == width("8888", .monospaced))
    #expect(width("1111", .system) < width("8888", .system))
    #expect(
      width("1111", .system, hasEqualDigits: true) == width("8888", .system, hasEqualDigits: true))
    #expect(width("iiii", .monospaced) == width("8888", .monospaced))
    #expect(width("oo", .system, hasEqualDigits: true) == width("oo", .system))
  }

  @Test func `two texts that look the same keep their own ranges`() throws {
    let (typesetter, family) = try TestFonts.typesetter(["NotoSans-Regular.ttf"])
    let font = FontDescription(family: .named(family), size: 20)
    let ends = ["é", "e\u{301}"].map { text in
      typesetter.prepare(StyledText(runs: [.init(text: text, font: font)]))
        .lines(.infinity)[0].utf16Range.upperBound
    }
    #expect(ends == [1, 2])
  }

  @Test func `Korean breaks at spaces as on a phone`() throws {
    let files = ["NotoSansCJKkr-Subset.otf"]
    let string = "안녕하세요 여러분"
    let apple = try Samples.text(string, files, mode: .apple, language: "ko")
    #expect(apple.lines(110).map(\.utf16Range) == [0..<6, 6..<9])
    let unicode = try Samples.text(string, files, mode: .exact, language: "ko")
    #expect(unicode.lines(80).first?.utf16Range.upperBound == 4)
  }

  @Test func `the same text is prepared once`() throws {
    let typesetter = Typesetter(fonts: try FontLibrary())
    let text = StyledText(runs: [.init(text: "Hello", font: FontDescription(size: 17))])
    #expect(typesetter.prepare(text) === typesetter.prepare(text))
    let small = Typesetter(fonts: try FontLibrary(), cacheLimit: 0)
    let size = small.prepare(text).measure(.infinity).size
    #expect(size == typesetter.prepare(text).measure(.infinity).size)
  }

  @Test func `an answer from the memo equals a fresh one`() throws {
    let string = "Some words that wrap over a few lines, a-b-c and 12,345.67 more of them."
    let warm = try Samples.text(string, ["NotoSans-Regular.ttf"], mode: .apple)
    var generator = SeededGenerator(state: 11)
    for _ in 0..<300 {
      let width = Double.random(in: 0..<500, using: &generator)
      let height = Bool.random(using: &generator) ? .infinity : Double(generator.next() % 200)
      let cold = try Samples.text(string, ["NotoSans-Regular.ttf"], mode: .apple)
      #expect(warm.measure(width, height: height) == cold.measure(width, height: height))
    }
  }
}
