// SPDX-License-Identifier: MIT

import TrayTestSupport
import Foundation
import Testing

/// The table of requests names tests; those must exist.
@Suite struct RequestTests {
  /// The cells of each row.
  private static func rows() throws -> [[String]] {
    try Fixtures.source("Sources/TrayDetents/TrayDetents.docc/Requests.md").split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| #") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The text of all tests of heights and of surfaces.
  private static func tests() throws -> String {
    try ["TrayDetentsTests", "TraySurfacesTests"].map { target in
      let folder = Fixtures.root.appending(path: "Tests/\(target)")
      let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap {
        $0 as? String
      }
      return try (files ?? []).filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    }.joined()
  }

  @Test func `all forty requests have an answer`() throws {
    let rows = try Self.rows()
    #expect(rows.map { $0[0] } == (1...40).map { "\($0)" })
    for row in rows { #expect(row.count == 5 && row[3].count > 10, "\(row)") }
  }

  @Test func `the tests that answers name exist`() throws {
    let tests = try Self.tests()
    for name in try Self.rows().map({ $0[4] }) {
      #expect(tests.contains("func \(name)("), "\(name)")
    }
  }
}
