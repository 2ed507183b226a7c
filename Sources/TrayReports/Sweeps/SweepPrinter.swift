// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// How a sweep is printed.
enum SweepFormat: String, Sendable { case table, csv, jsonl }

/// Puts the cases of a sweep into text, one by one and in any order.
protocol SweepPrinter: Sendable {
  /// What stands above all cases.
  var head: String { get }

  /// The text of a case, and what to count of it; the first one printed shows its flow's titles.
  func text(
    _ number: Int, isFirst: Bool, by worker: SweepWorker, _ tally: inout SweepTally
  ) -> String

  /// What stands below all cases.
  func foot(_ tally: SweepTally, axis: CaseKey?) -> String
}

/// What is counted of the cases of a sweep; it grows with the kinds of findings, not with the cases.
struct SweepTally: Sendable {
  /// A finding of a step and how often it was met.
  struct Finding: Sendable {
    let name: String
    var count: Int
    /// The first case that has it.
    let first: String
  }

  var cases = 0
  /// How many cases have a finding.
  var casesWithFindings = 0
  /// In the order in which they were met first.
  private(set) var findings: [Finding] = []
  private var places: [String: Int] = [:]

  /// Counts a finding.
  mutating func add(_ name: String, count: Int = 1, in first: @autoclosure () -> String) {
    if let place = places[name] {
      findings[place].count += count
    } else {
      places[name] = findings.count
      findings.append(Finding(name: name, count: count, first: first()))
    }
  }

  /// Adds what was counted of the cases behind.
  mutating func add(_ other: SweepTally) {
    cases += other.cases
    casesWithFindings += other.casesWithFindings
    for finding in other.findings {
      add(finding.name, count: finding.count, in: finding.first)
    }
  }
}

/// Rows of comma-separated values, quoted as RFC 4180 says; lines end with a line feed.
enum SeparatedValues {
  static func row(_ values: [String]) -> String {
    values.map(quoted).joined(separator: ",") + "\n"
  }

  private static func quoted(_ value: String) -> String {
    let needsQuotes = value.utf8.contains {
      $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n")
        || $0 == UInt8(ascii: "\r")
    }
    return needsQuotes ? "\"" + value.replacing("\"", with: "\"\"") + "\"" : value
  }
}

/// Cells of a table whose rows are printed before all of them are known.
struct ColumnRow {
  private var line = ""
  private var filling = ""

  /// Adds a cell; one that is wider than its column pushes what follows.
  mutating func add(
    _ text: String, width: Int, isNumber: Bool = false, style: TextStyle? = nil
  ) {
    let text = shown(text)
    let blanks = String(repeating: " ", count: max(0, width - displayWidth(of: text)))
    let styled = style?.applied(to: text) ?? text
    line += filling + (isNumber ? blanks + styled : styled)
    filling = (isNumber ? "" : blanks) + "  "
  }

  /// The line, without blanks at its end.
  var text: String {
    guard let end = line.lastIndex(where: { $0 != " " }) else { return "\n" }
    return line[...end] + "\n"
  }
}
