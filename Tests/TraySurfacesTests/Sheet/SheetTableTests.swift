// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import Testing

/// The table “API → native sheet” names a test in every row; those must exist.
@Suite struct SheetTableTests {
  @Test func `every row of the table is a test`() throws {
    let code = try Fixtures.source("Tests/TraySurfacesTests/Sheet/NativeSheetTests.swift")
    let rows = try Fixtures.source("Sources/TraySurfaces/TraySurfaces.docc/Sheets.md").split(
      separator: "\n"
    )
    .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| Of the sheet") }
    .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.count == 21)
    for row in rows { #expect(row.count == 3 && code.contains("func \(row[2])("), "\(row)") }
  }
}
