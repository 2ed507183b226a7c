// SPDX-License-Identifier: MIT

import Foundation

/// How close the program is to a phone: each fact with what the program finds.
struct PhoneAgreement: Sendable {
  /// A fact with what the program finds.
  struct Row: Sendable {
    var view: String
    var fact: PhoneView.Fact
    var found: Double

    /// Points by which the program is greater.
    var difference: Double { found - fact.phone }
    var agrees: Bool { difference.magnitude <= fact.tolerance + 1e-9 }
  }

  /// A text whose lines were counted, with the number that the program finds.
  struct LineCount: Sendable {
    var view: String
    var text: String
    var phone: Int
    var found: Int
  }

  private(set) var rows: [Row] = []
  private(set) var lineCounts: [LineCount] = []
  /// Of the texts of several lines, how many break where the phone breaks them.
  private(set) var sameBreaks = 0

  /// Resolved once for all tests.
  static let shared = Result { try PhoneAgreement(of: PhoneView.all()) }

  init(of views: [PhoneView]) throws {
    sameBreaks = try PhoneBreaks.all.count { try $0.agrees() }
    for view in views {
      let frames = try view.resolved()
      var seen: Set<String> = []
      for fact in view.facts {
        rows.append(Row(view: view.id, fact: fact, found: try frames.distance(fact)))
        for text in fact.texts ?? [] where seen.insert(text.id).inserted {
          let count = try frames.lineCount(of: text.id)
          lineCounts.append(
            LineCount(view: view.id, text: text.id, phone: text.lines, found: count))
        }
      }
    }
  }

  /// The kinds of facts, in the order of the table.
  static let kinds = [
    "text", "pitch", "spacing", "text width", "layout", "list", "control", "symbol",
  ]

  /// The table of README, in Markdown.
  func table() -> [String] {
    var lines = [
      "| what | agree | median | 9 of 10 within | at most |", "| --- | --- | --- | --- | --- |",
    ]
    for kind in Self.kinds { lines.append(line(kind, rows.filter { $0.fact.kind == kind })) }
    lines.append(line("all", rows))
    lines.append(line("number of lines", lineCounts))
    lines.append(
      line("number of lines, where there are several", lineCounts.filter { $0.phone > 1 }))
    lines.append("| breaks of several lines | \(sameBreaks) of \(PhoneBreaks.all.count) | | | |")
    return lines
  }

  private func line(_ name: String, _ counts: [LineCount]) -> String {
    "| \(name) | \(counts.count { $0.phone == $0.found }) of \(counts.count) | | | |"
  }

  private func line(_ name: String, _ rows: [Row]) -> String {
    let off = rows.map(\.difference.magnitude).sorted()
    guard let greatest = off.last else { return "| \(name) | 0 of 0 | | | |" }
    let middle = (off[(off.count - 1) / 2] + off[off.count / 2]) / 2
    let high = off[min(off.count - 1, off.count * 9 / 10)]
    let numbers = [middle, high, greatest].map { String(format: "%.2f", $0) }
    let count = rows.count(where: \.agrees)
    return "| \(name) | \(count) of \(rows.count) | \(numbers.joined(separator: " | ")) |"
  }

  /// Every fact with both distances, for reading.
  func report() -> [String] {
    rows.map { row in
      let numbers = [row.fact.phone, row.found, row.difference].map { String(format: "%8.2f", $0) }
      return "\(row.agrees ? " " : "!") \(numbers.joined())  \(row.fact.kind): \(row.view): "
        + row.fact.what
    }
  }
}
