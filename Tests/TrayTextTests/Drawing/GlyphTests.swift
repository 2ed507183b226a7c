// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// The glyphs of lines are those that were measured.
@Suite struct GlyphTests {
  private static let files = [
    "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansDevanagari-Regular.ttf", "NotoSansThai-Regular.ttf", "NotoColorEmoji-Subset.ttf",
  ]

  private static let strings = [
    "AVAT To fi fl office", "soft\u{AD}hy\u{AD}phens are long", "مرحبا بالعالم 123",
    "שלום (abc) עולם",
    "क्षि हिन्दी", "ภาษาไทย", "Flags 🇯🇵 and 👨‍👩‍👧 kin", "a\tb\tcd", "one\n\ntwo", "e\u{301}a\u{30A}",
  ]

  @Test(arguments: strings, StyledText.TruncationMode.allCases)
  func `advances add up to the width of the line`(
    _ string: String, _ mode: StyledText.TruncationMode
  ) throws {
    for limit in [nil, 1] where limit == nil || !string.contains("\t") {
      for (tracking, kerning) in [(0.0, 0.0), (1.5, 0), (0, -0.5)] {
        let prepared = try Samples.text(string, Self.files, mode: .apple) {
          $0.paragraph.lineLimit = limit
          $0.paragraph.truncationMode = mode
          $0.runs[0].tracking = tracking
          $0.runs[0].kerning = kerning
        }
        for width in [0, 30, 55, 90, 140, .infinity] as [Double] {
          let drawing = drawing(prepared, width)
          #expect(drawing.lines.map(\.line) == prepared.lines(width))
          for line in drawing.lines {
            let sum = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
            #expect(abs(sum - line.line.width) < 1e-6, "\(string.debugDescription) in \(width)")
          }
        }
      }
    }
  }

  @Test func `glyphs follow each other from left to right`() throws {
    let prepared = try Samples.text("abc שלום", Self.files, mode: .apple)
    let line = try #require(drawing(prepared, .infinity).lines.first)
    #expect(!line.isRightToLeft)
    #expect(line.runs.flatMap(\.glyphs).map(\.utf16Offset) == [0, 1, 2, 3, 7, 6, 5, 4])
    let xs = line.runs.flatMap(\.glyphs).map(\.x)
    #expect(xs == xs.sorted())
    let hebrew = try Samples.text("שלום abc", Self.files, mode: .apple)
    let mirrored = try #require(drawing(hebrew, .infinity).lines.first)
    #expect(mirrored.isRightToLeft)
    #expect(mirrored.runs.flatMap(\.glyphs).map(\.utf16Offset) == [5, 6, 7, 4, 3, 2, 1, 0])
  }

  @Test func `an ellipsis and a hyphen are glyphs of the line`() throws {
    let cut = try Samples.mono("abcdefghij") { $0.paragraph.lineLimit = 1 }
    let glyphs = drawing(cut, 70).lines.flatMap(\.runs).flatMap(\.glyphs)
    #expect(glyphs.map(\.utf16Offset) == [0, 1, 2, 3, 4, 5, 6])
    #expect(glyphs.map { $0.x.rounded() } == [0, 10, 20, 30, 40, 50, 60])
    let hyphenated = try Samples.mono("abc\u{AD}defg")
    let first = try #require(drawing(hyphenated, 45).lines.first)
    #expect(first.line.isHyphenated)
    #expect(first.runs.flatMap(\.glyphs).last?.x.rounded() == 30)
  }

  @Test func `an outline is that of the font file`() throws {
    // The font's only letters are boxes: 'a' is a full em square between ascent and descent.
    let prepared = try Samples.text("a b")
    let run = try #require(drawing(prepared, .infinity).lines.first?.runs.first)
    #expect(run.font.name.hasSuffix("LayoutBox-Base.ttf"))
    let box = run.font.outline(of: run.glyphs[0].id)
    #expect(box.commands.count >= 5)
    #expect(box.commands.last == .close)
    #expect(run.font.outline(of: run.glyphs[0].id) == box)
    #expect(run.font.outline(of: run.glyphs[1].id).commands.isEmpty)
    #expect(run.font.outline(of: .max).commands.isEmpty)
  }

  @Test func `curves of both kinds of outlines are kept`() throws {
    func commands(_ file: String) throws -> [Outline.Command] {
      let run = drawing(try Samples.text("o", [file]), .infinity).lines[0].runs[0]
      return run.font.outline(of: run.glyphs[0].id).commands
    }
    let quadratic = try commands("NotoSans-Regular.ttf")
    #expect(quadratic.contains { if case .quad = $0 { true } else { false } })
    let cubic = try commands("NotoSansCJKjp-Subset.otf")
    #expect(cubic.contains { if case .cubic = $0 { true } else { false } })
  }

  @Test func `a raised run is higher and makes the line taller`() throws {
    let plain = try Samples.text("ab")
    let raised = try Samples.text("ab") { $0.runs[0].baselineOffset = 5 }
    let lowered = try Samples.text("ab") { $0.runs[0].baselineOffset = -5 }
    let (low, high) = (plain.measure(.infinity), raised.measure(.infinity))
    #expect(high.size.height == low.size.height + 5 || high.firstBaseline == low.firstBaseline + 5)
    #expect(lowered.measure(.infinity).size.height >= low.size.height)
    let line = try #require(drawing(raised, .infinity).lines.first)
    #expect(abs(line.runs[0].glyphs[0].y - (line.line.baseline - 5)) < 1e-9)
    #expect(plain.metrics == raised.metrics)
  }

  @Test func `kerning keeps ligatures and tracking does not`() throws {
    func glyphs(_ change: (inout StyledText) -> Void) throws -> Int {
      let prepared = try Samples.text("ffi", ["NotoSans-Regular.ttf"], change)
      return drawing(prepared, .infinity).lines[0].runs[0].glyphs.count
    }
    let plain = try glyphs { _ in }
    #expect(try glyphs { $0.runs[0].kerning = 2 } == plain)
    #expect(try glyphs { $0.runs[0].tracking = 2 } == 3)
    let mono = try Samples.mono("abcd") { $0.runs[0].kerning = 2 }
    #expect(mono.naturalWidth == 48)
  }

  @Test func `a line that is a little too wide is tightened`() throws {
    func prepared(_ allows: Bool) throws -> any PreparedText {
      try Samples.mono("abcdefghij") {
        $0.paragraph.lineLimit = 1
        $0.paragraph.allowsTightening = allows
      }
    }
    #expect(try prepared(false).measure(98).isTruncated)
    let measure = try prepared(true).measure(98)
    #expect(!measure.isTruncated && measure.lineCount == 1)
    let line = try #require(drawing(try prepared(true), 98).lines.first)
    #expect(abs(line.line.tightening - 0.2) < 1e-6)
    let sum = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
    #expect(abs(sum - 98) < 1e-6)
    #expect(try prepared(true).measure(94).isTruncated)
  }

  @Test func `the scale used and the alignment are in the result`() throws {
    let prepared = try Samples.text("aaaaaaaaaa") {
      $0.paragraph.lineLimit = 1
      $0.paragraph.minimumScaleFactor = 0.5
      $0.paragraph.alignment = .center
    }
    #expect(prepared.measure(200).scaleFactor == 1)
    let drawing = drawing(prepared, 75)
    #expect(prepared.measure(75).scaleFactor == drawing.scaleFactor)
    #expect(drawing.scaleFactor <= 0.75 && drawing.scaleFactor >= 0.749)
    let line = try #require(drawing.lines.first)
    #expect(abs(line.runs[0].size - 20 * drawing.scaleFactor) < 1e-9)
    let room = 250 - line.line.width
    #expect(drawing.offset(of: line, in: 250, direction: .leftToRight) == room / 2)
    var trailing = drawing
    trailing.alignment = .trailing
    #expect(trailing.offset(of: line, in: 250, direction: .leftToRight) == room)
    #expect(trailing.offset(of: line, in: 250, direction: .rightToLeft) == 0)
  }

  @Test func `ranges are counted in scalars too`() throws {
    let prepared = try Samples.text("🇯🇵 a\n𝒳b\nc", Self.files)
    #expect(prepared.lines(.infinity).map(\.utf16Range) == [0..<7, 7..<11, 11..<12])
    #expect(prepared.lines(.infinity).map(\.scalarRange) == [0..<5, 5..<8, 8..<9])
  }

  @Test func `a family that was not added is named`() throws {
    let typesetter = Typesetter(fonts: try FontLibrary())
    let runs = ["Nowhere", "Inter", "Nowhere"].map { name in
      StyledText.Run(text: "a", font: FontDescription(family: .named(name), size: 17))
    }
    #expect(typesetter.prepare(StyledText(runs: runs)).unknownFamilies == ["Nowhere"])
  }

  private func drawing(_ prepared: any PreparedText, _ width: Double) -> TextDrawing {
    prepared.drawing(width: width, height: .infinity, grid: Samples.grid)
  }
}
