// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import TrayGeometry
import TrayLayout
import Testing
import TrayText

/// Fonts that cannot be used are an error that says where, what and what to do, never a trap.
@Suite struct FontErrorTests {
  @Test func `a missing file is named`() throws {
    let error = try #require(failure(adding: "/nowhere/font.ttf"))
    #expect(error == FontError(file: "/nowhere/font.ttf", problem: .unreadableFile))
    #expect(error.description.contains("/nowhere/font.ttf"))
    #expect(error.description.contains("Check the path"))
  }

  @Test(arguments: ["", "not a font", "OTTO", "\u{0}\u{1}\u{0}\u{0}\u{FF}\u{FF}"])
  func `a file that is no font is named`(_ content: String) throws {
    try TestFonts.withFile(Data(content.utf8)) { path in
      let error = try #require(failure(adding: path))
      #expect(error.file == path)
      #expect([.notAFont, .unreadableFile].contains(error.problem))
    }
  }

  @Test(arguments: ["cmap", "hmtx", "hhea", "head", "maxp"])
  func `a missing table is named`(_ table: String) throws {
    var font = try FontBytes(Fixtures.font("LayoutBox-Base.ttf"))
    font.rename(table, to: "zzzz")
    try TestFonts.withFile(font.data) { path in
      let error = try #require(failure(adding: path))
      switch error.problem {
      case .missingTable(let name): #expect(name == table)
      case .notAFont, .invalidTable: break
      default: Issue.record("\(error)")
      }
    }
  }

  @Test(arguments: [0, 1, 15, 16_385, 65_535])
  func `invalid units per em are an error`(_ units: Int) throws {
    var font = try FontBytes(Fixtures.font("LayoutBox-Base.ttf"))
    font.write16(units, in: "head", at: 18)
    try TestFonts.withFile(font.data) { path in
      let error = try #require(failure(adding: path))
      guard case .invalidTable("head", _) = error.problem else {
        #expect(error.problem == .notAFont)
        return
      }
    }
  }

  @Test func `absurd metrics are an error`() throws {
    var font = try FontBytes(Fixtures.font("LayoutBox-Base.ttf"))
    font.write16(0x7FFF, in: "hhea", at: 4)
    font.write16(0x7FFF, in: "OS/2", at: 68)
    try TestFonts.withFile(font.data) { path in
      let error = try #require(failure(adding: path))
      guard case .invalidTable(let table, _) = error.problem else {
        Issue.record("\(error)")
        return
      }
      #expect(["hhea", "OS/2"].contains(table))
    }
  }

  @Test func `a directory without fonts is an error`() throws {
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
