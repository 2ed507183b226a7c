// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TrayTestSupport

/// The program beside pictures that iOS made of the same views.
@Suite struct PhoneAgreementTests {
  /// A fact that differs, and why.
  struct Deviation: Decodable, Sendable {
    var view: String
    var what: String
    var reason: String

    var key: String { "\(view): \(what)" }
  }

  private static func deviations() throws -> [Deviation] {
    try JSONDecoder().decode(
      [Deviation].self, from: Data(contentsOf: Fixtures.url("conformance/phone/deviations.json")))
  }

  @Test func `every view and fact of the pictures is compared`() throws {
    let agreement = try PhoneAgreement.shared.get()
    #expect(Set(agreement.rows.map(\.view)).count == 46)
    #expect(agreement.rows.count == 172)
    #expect(Set(agreement.rows.map(\.fact.kind)).isSubset(of: PhoneAgreement.kinds))
  }

  @Test func `what differs from the phone is listed with its reason, and nothing else is`() throws {
    let listed = try Self.deviations()
    #expect(listed.allSatisfy { !$0.reason.isEmpty })
    let differing = try PhoneAgreement.shared.get().rows.filter { !$0.agrees }
      .map { "\($0.view): \($0.fact.what)" }
    #expect(
      Set(differing).subtracting(listed.map(\.key)).sorted() == [], "differ and are not listed")
    #expect(Set(listed.map(\.key)).subtracting(differing).sorted() == [], "are listed and agree")
  }

  @Test(arguments: ["text", "spacing", "layout"])
  func `lines, gaps and declared layout agree throughout`(kind: String) throws {
    let rows = try PhoneAgreement.shared.get().rows.filter { $0.fact.kind == kind }
    #expect(rows.count >= 14)
    for row in rows { #expect(row.agrees, "\(row.view): \(row.fact.what): \(row.found)") }
  }

  @Test(arguments: PhoneBreaks.all)
  func `lines break where the phone breaks them, or it is said why not`(_ text: PhoneBreaks) throws
  {
    let found = try text.found().map(PhoneBreaks.trimmed)
    #expect(
      (found == text.lines.map(PhoneBreaks.trimmed)) == (text.differs == nil),
      "\(found), on the phone \(text.lines)")
  }

  @Test func `breaks are known of every text of several lines on the pictures`() throws {
    let several = try PhoneAgreement.shared.get().lineCounts.filter { $0.phone > 1 }
    let known = Dictionary(uniqueKeysWithValues: PhoneBreaks.all.map { ($0.id, $0.lines.count) })
    #expect(several.count == 30 && known.count == 41)
    // Of two texts the second line is a short word, and no source says whether it took one along.
    let open: Set = ["me-identity/sub1", "me-lock-legend/s1"]
    for text in several {
      let id = "\(text.view)/\(text.text)"
      #expect(known[id] == (open.contains(id) ? nil : text.phone))
    }
  }

  @Test func `README shows how close the program is to a phone`() throws {
    let url = Fixtures.url("../README.md").standardizedFileURL
    let text = try String(contentsOf: url, encoding: .utf8)
    let table = try PhoneAgreement.shared.get().table().joined(separator: "\n")
    #expect(text.contains(table), "the table is now:\n\(table)")
  }

  /// For Scripts/phone, which names the file.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PHONE_REPORT"] != nil))
  func `the report says of every fact how far it is off`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["PHONE_REPORT"])
    let agreement = try PhoneAgreement.shared.get()
    let lines = agreement.report() + [""] + agreement.table()
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
    #expect(lines.count > agreement.rows.count)
  }
}
