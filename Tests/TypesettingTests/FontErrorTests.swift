// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import LayoutCore
import Testing
import Typesetting

/// Fonts that cannot be used are an error that says where, what and what to do, never a trap.
@Suite struct FontErrorTests {
  @Test func aMissingFileIsNamed() throws {
    let error = try #require(failure(adding: "/nowhere/font.ttf"))
    #expect(error == FontError(file: "/nowhere/font.ttf", problem: .unreadableFile))
    #expect(error.description.contains("/nowhere/font.ttf"))
    #expect(error.description.contains("Check the path"))
  }

  @Test(arguments: ["", "not a font", "OTTO", "\u{0}\u{1}\u{0}\u{0}\u{FF}\u{FF}"])
  func aFileThatIsNoFontIsNamed(_ content: String) throws {
    try withFile(Data(content.utf8)) { path in
      let error = try #require(failure(adding: path))
      #expect(error.file == path)
      #expect([.notAFont, .unreadableFile].contains(error.problem))
    }
  }

  @Test(arguments: ["cmap", "hmtx", "hhea", "head", "maxp"])
  func aMissingTableIsNamed(_ table: String) throws {
    var font = try FontBytes(Fixtures.font("LayoutBox-Base.ttf"))
    font.rename(table, to: "zzzz")
    try withFile(font.data) { path in
      let error = try #require(failure(adding: path))
      switch error.problem {
      case .missingTable(let name): #expect(name == table)
      case .notAFont, .invalidTable: break
      default: Issue.record("\(error)")
      }
    }
  }

  @Test(arguments: [0, 1, 15, 16_385, 65_535])
  func senselessUnitsPerEmAreAnError(_ units: Int) throws {
    var font = try FontBytes(Fixtures.font("LayoutBox-Base.ttf"))
    font.write16(units, in: "head", at: 18)
    try withFile(font.data) { path in
      let error = try #require(failure(adding: path))
      guard case .invalidTable("head", _) = error.problem else {
        #expect(error.problem == .notAFont)
        return
      }
    }
  }

  @Test func absurdMetricsAreAnError() throws {
    var font = try FontBytes(Fixtures.font("LayoutBox-Base.ttf"))
    font.write16(0x7FFF, in: "hhea", at: 4)
    font.write16(0x7FFF, in: "OS/2", at: 68)
    try withFile(font.data) { path in
      let error = try #require(failure(adding: path))
      guard case .invalidTable(let table, _) = error.problem else {
        Issue.record("\(error)")
        return
      }
      #expect(["hhea", "OS/2"].contains(table))
    }
  }

  @Test func aFontCutShortAnywhereIsAnErrorOrMeasures() throws {
    let whole = try Data(contentsOf: URL(filePath: Fixtures.font("LayoutBox-Base.ttf")))
    for length in stride(from: 0, to: whole.count, by: 397) {
      try withFile(whole.prefix(length)) { path in measure(with: path) }
    }
  }

  @Test func aFontWithAnyByteChangedIsAnErrorOrMeasures() throws {
    let whole = try Data(contentsOf: URL(filePath: Fixtures.font("LayoutBox-Base.ttf")))
    var generator = SplitMix(state: 7)
    for _ in 0..<SplitMix.rounds(300) {
      var broken = whole
      for _ in 0..<4 {
        let index = Int(generator.next() % UInt64(broken.count))
        broken[broken.startIndex + index] = UInt8(truncatingIfNeeded: generator.next())
      }
      try withFile(broken) { path in measure(with: path) }
    }
  }

  @Test func aDirectoryWithoutFontsIsAnError() throws {
    var library = try FontLibrary()
    #expect(throws: FontError(file: "/nowhere", problem: .unreadableDirectory)) {
      try library.add(directory: "/nowhere")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path(percentEncoded: false)
    #expect(throws: FontError(file: path, problem: .emptyDirectory)) {
      try library.add(directory: path)
    }
  }

  private func failure(adding path: String) -> FontError? {
    do throws(FontError) {
      var library = try FontLibrary()
      try library.add(file: path)
      return nil
    } catch {
      return error
    }
  }

  /// Loads a font, and if that works, measures with it.
  private func measure(with path: String) {
    do throws(FontError) {
      var library = try FontLibrary()
      let families = try library.add(file: path)
      let font = FontDescription(family: .named(families.first ?? ""), size: 17)
      let text = StyledText(runs: [StyledText.Run(text: "aaa bbb-M\u{AD}b", font: font)])
      let prepared = Typesetter(fonts: library).prepare(text)
      let size = prepared.measure(width: 40, height: .infinity, grid: .init(scale: 2)).size
      #expect(size.width.isFinite && size.height.isFinite)
    } catch {
      #expect(error.file == path)
    }
  }

  private func withFile(_ data: Data, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".ttf")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path(percentEncoded: false))
  }
}

/// The bytes of a TrueType file, to be broken on purpose.
private struct FontBytes {
  var data: Data

  init(_ path: String) throws { data = try Data(contentsOf: URL(filePath: path)) }

  mutating func rename(_ table: String, to name: String) {
    guard let record = record(of: table) else { return }
    data.replaceSubrange(record..<record + 4, with: Data(name.utf8))
  }

  mutating func write16(_ value: Int, in table: String, at offset: Int) {
    guard let record = record(of: table) else { return }
    let start = data[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } + offset
    data[start] = UInt8(value >> 8 & 0xFF)
    data[start + 1] = UInt8(value & 0xFF)
  }

  private func record(of table: String) -> Int? {
    let count = Int(data[4]) << 8 | Int(data[5])
    return (0..<count).map { 12 + 16 * $0 }.first { data[$0..<$0 + 4] == Data(table.utf8) }
  }
}

/// A small generator of numbers that are the same in every run.
///
/// `TRAY_FUZZ_ROUNDS` asks the tests that draw by lot for more rounds than they take by themselves.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  /// The number of rounds to take where `standard` are usual.
  static func rounds(_ standard: Int) -> Int {
    let asked = ProcessInfo.processInfo.environment["TRAY_FUZZ_ROUNDS"].flatMap { Int($0) }
    return max(asked ?? standard, standard)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
