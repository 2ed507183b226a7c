// SPDX-License-Identifier: MIT

/// What is counted of the cases of a sweep; it grows with the kinds of findings, not with the cases.
package struct SweepTally: Sendable {
  /// A finding of a step and how often it was met.
  package struct Finding: Sendable {
    package let name: String
    package var count: Int
    /// The first case that has it.
    package let first: String
  }

  package var cases = 0
  /// How many cases have a finding.
  package var casesWithFindings = 0
  /// In the order in which they were met first.
  package private(set) var findings: [Finding] = []
  private var places: [String: Int] = [:]

  /// Creates a tally of no cases.
  package init() {}

  /// Counts a finding.
  package mutating func add(_ name: String, count: Int = 1, in first: @autoclosure () -> String) {
    if let place = places[name] {
      findings[place].count += count
    } else {
      places[name] = findings.count
      findings.append(Finding(name: name, count: count, first: first()))
    }
  }

  /// Adds what was counted of the cases behind.
  package mutating func add(_ other: SweepTally) {
    cases += other.cases
    casesWithFindings += other.casesWithFindings
    for finding in other.findings {
      add(finding.name, count: finding.count, in: finding.first)
    }
  }
}
