// SPDX-License-Identifier: MIT

import Testing
import TrayTestSupport

@testable import TrayText

/// Shaping without the features that can't act against shaping with all of them.
@Suite struct IdleFeatureTests {
  private static let files = [
    "Inter-Regular.otf", "Inter-Bold.otf", "Inter-roman.var.ttf", "NotoSans-Regular.ttf",
    "LiberationSans-Regular.ttf", "DejaVuSans.ttf", "DejaVuSansMono.ttf",
    "NotoSansArabic-Regular.ttf", "NotoSansCJKjp-Subset.otf", "LayoutBox-Base.ttf",
  ]

  /// Stretches on which rules of Latin fonts act: ligatures, arrows, multiplication, case.
  private static let pieces = [
    "fi", "ffl", "ij", "Lj", "AV", "To", "l·l", "3x4", "0x1F", "->", "<=>", "(A)", "a:b", "1:2",
    "1/2",
    "--", "@home", "[x]", "don’t", "…", "“a”", "f’", "i.j", " ", "word", "Word, word", "12,345.67",
  ]

  @Test(arguments: files)
  func `glyphs are the same without features that cannot act`(_ file: String) throws {
    let blob = try FontBlob(path: Fixtures.font(file))
    let face = try FontFace(blob: blob, index: 0, file: file)
    var generator = SeededGenerator(state: 7)
    let languages = ["en", "nl", "tr", "ca", "ro"]
    for language in languages {
      let buffer = ShapingBuffer(language: language)
      for _ in 0..<FuzzRounds.asked(1_500) / languages.count {
        let units = Array(randomText(&generator).utf16)
        let attributes = ShapingAttributes(
          script: Tag.value("Latn"), isRightToLeft: false,
          withoutLigatures: generator.next() % 4 == 0, hasEqualDigits: generator.next() % 4 == 0)
        let plain = glyphs(units, face, attributes, buffer, leavesIdleOut: false)
        let quick = glyphs(units, face, attributes, buffer, leavesIdleOut: true)
        #expect(quick == plain, "\(String(decoding: units, as: UTF16.self).debugDescription)")
      }
    }
  }

  /// A glyph's number, cluster, advance and place.
  private func glyphs(
    _ units: [UInt16], _ face: FontFace, _ attributes: ShapingAttributes, _ buffer: ShapingBuffer,
    leavesIdleOut: Bool
  ) -> [[Int]] {
    guard
      let shaped = buffer.shape(
        units, range: 0..<units.count, face: face, attributes: attributes,
        leavesIdleOut: leavesIdleOut)
    else { return [] }
    return (0..<shaped.count).map { index in
      let offset = shaped.offset(at: index)
      return [
        Int(shaped.glyph(at: index)), shaped.cluster(at: index), shaped.advance(at: index),
        offset.x, offset.y,
      ]
    }
  }

  /// Random characters of one alphabet, with pieces among them.
  private func randomText(_ generator: inout SeededGenerator) -> String {
    let alphabet = PlainAlphabet.allCases[Int(generator.next() % 3)]
    var text = ""
    for _ in 0..<1 + generator.next() % 12 {
      if generator.next() % 2 == 0 {
        text += Self.pieces[Int(generator.next() % UInt64(Self.pieces.count))]
      } else {
        let scalar = alphabet.scalars[Int(generator.next() % UInt64(alphabet.scalars.count))]
        text.unicodeScalars.append(Unicode.Scalar(scalar) ?? " ")
      }
    }
    return text
  }

  /// What acts by the fonts' own rules: ligatures of f in Noto Sans, `x` between digits in Inter.
  @Test func `features that act are kept`() throws {
    func idle(_ file: String, _ alphabet: PlainAlphabet) throws -> Set<UInt32> {
      let face = try FontFace(
        blob: try FontBlob(path: Fixtures.font(file)), index: 0, file: file)
      return Set(face.idleFeatures(for: alphabet))
    }
    #expect(try !idle("NotoSans-Regular.ttf", .words).contains(Tag.value("liga")))
    #expect(try idle("NotoSans-Regular.ttf", .words).contains(Tag.value("calt")))
    #expect(try idle("Inter-Regular.otf", .words).contains(Tag.value("calt")))
    #expect(try !idle("Inter-Regular.otf", .numbers).contains(Tag.value("calt")))
    #expect(try idle("Inter-Regular.otf", .punctuation).contains(Tag.value("ccmp")))
  }

  @Test(arguments: [
    ("plain words, don't.", PlainAlphabet.words), ("room 12", .numbers), ("a-b", .punctuation),
    ("“quoted” – …", .punctuation), ("", .words),
  ])
  func `a text has the smallest alphabet`(_ text: String, _ alphabet: PlainAlphabet) {
    #expect(PlainAlphabet.of(Array(text.utf16)[...]) == alphabet)
  }

  @Test(arguments: ["é", "1⁄2", "a\u{301}", "\t", "\u{AD}", "\u{7F}", "日", "😀"])
  func `other characters are of no alphabet`(_ text: String) {
    #expect(PlainAlphabet.of(Array("a\(text)b".utf16)[...]) == nil)
  }

  /// A table with one rule of type 2 whose only sequence has a number of glyphs, also behind type 7.
  @Test(arguments: [(0, true), (1, false)])
  func `a rule that deletes is found`(_ glyphs: UInt8, _ deletes: Bool) {
    let header: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 10]
    let subtable: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 8, 0, glyphs, 0, 5]
    let direct: [UInt8] = [0, 1, 0, 4, 0, 2, 0, 0, 0, 1, 0, 8]
    #expect(SubstitutionTable(header + direct + subtable).mayDelete == deletes)
    let extended: [UInt8] = [0, 1, 0, 4, 0, 7, 0, 0, 0, 1, 0, 8, 0, 1, 0, 2, 0, 0, 0, 8]
    #expect(SubstitutionTable(header + extended + subtable).mayDelete == deletes)
    #expect(!SubstitutionTable([]).mayDelete)
  }
}
