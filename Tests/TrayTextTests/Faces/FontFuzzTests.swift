// SPDX-License-Identifier: MIT

import Foundation
import TrayGeometry
import TrayLayout
import Testing
import TrayTestSupport
import TrayText

/// Font files broken at random: each is an error that names it, or it measures and draws.
@Suite struct FontFuzzTests {
  /// Files of all kinds of tables: simple ones, tracking, variable ones, substitutions and positions.
  private static let files = [
    "LayoutBox-Trak.ttf", "LayoutBox-Ital.ttf", "NotoSansHebrew-Regular.ttf",
    "NotoSansThai-Regular.ttf", "NotoSansDevanagari-Regular.ttf",
  ]
  private static let text = "aaa bbb-M\u{AD}b fi 3x4 שָׁלוֹם ภาษาไทย क्षत्रिय"

  @Test(arguments: files)
  func `a font cut short anywhere is an error or measures`(_ file: String) throws {
    let whole = try Data(contentsOf: URL(filePath: Fixtures.font(file)))
    for length in stride(from: 0, to: whole.count, by: whole.count / 40) {
      try TestFonts.withFile(whole.prefix(length)) { path in measure(with: path) }
    }
  }

  @Test(arguments: files)
  func `a font with any byte changed is an error or measures`(_ file: String) throws {
    let whole = try Data(contentsOf: URL(filePath: Fixtures.font(file)))
    let tables = tables(of: whole)
    var generator = SeededGenerator(state: 7)
    for _ in 0..<FuzzRounds.asked(60) {
      var broken = whole
      for _ in 0..<4 {
        // Every table as often as any other, however short it is, and the directory as well.
        let table = tables[Int(generator.next() % UInt64(tables.count))]
        let index = table.lowerBound + Int(generator.next() % UInt64(table.count))
        broken[index] = UInt8(truncatingIfNeeded: generator.next())
      }
      try TestFonts.withFile(broken) { path in measure(with: path) }
    }
  }

  /// Where the tables of a file lie, the directory of them first.
  private func tables(of file: Data) -> [Range<Int>] {
    let count = Int(file[4]) << 8 | Int(file[5])
    let records = (0..<count).map { 12 + 16 * $0 }
    func number(at offset: Int) -> Int { file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return [0..<12 + 16 * count]
      + records.map { number(at: $0 + 8)..<number(at: $0 + 8) + number(at: $0 + 12) }
      .filter { !$0.isEmpty }
  }

  /// Loads a font, and if that works, measures and draws with it.
  private func measure(with path: String) {
    do throws(FontError) {
      var library = try FontLibrary()
      let families = try library.add(file: path)
      let font = FontDescription(
        family: .named(families.first ?? ""), size: 17, weight: 600, isItalic: true)
      let text = StyledText(runs: [.init(text: Self.text, font: font)])
      let prepared = Typesetter(fonts: library).prepare(text)
      let grid = PixelGrid(scale: 2)
      let size = prepared.measure(width: 40, height: .infinity, grid: grid).size
      #expect(size.width.isFinite && size.height.isFinite)
      let drawing = prepared.drawing(width: 40, height: .infinity, grid: grid)
      for run in drawing.lines.flatMap(\.runs) {
        for glyph in run.glyphs.prefix(4) { _ = run.font.outline(of: glyph.id) }
      }
    } catch {
      #expect(error.file == path)
    }
  }
}
