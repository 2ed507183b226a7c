// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The table “API → native sheet” names a test in every row; those must exist.
@Suite struct SheetTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `every row of the table is a test`() throws {
    let page = Self.root.appending(path: "Sources/TraySurfaces/TraySurfaces.docc/Sheets.md")
    let tests = Self.root.appending(path: "Tests/TraySurfacesTests/Sheet/NativeSheetTests.swift")
    let code = try String(contentsOf: tests, encoding: .utf8)
    let rows = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Of the sheet") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.count == 21)
    for row in rows { #expect(row.count == 3 && code.contains("func \(row[2])("), "\(row)") }
  }
}
