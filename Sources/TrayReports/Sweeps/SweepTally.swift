// SPDX-License-Identifier: MIT

package import TrayCases

/// What is counted of the rows of a sweep; it grows with the kinds of findings, not with the rows.
package struct SweepTally: Sendable {
  /// How many rows were printed.
  package var rows = 0
  /// The issues of the cases, where each row is a case.
  package var issues = IssueTally()
  /// How many walks have a break, where each row is a walk.
  package var walksWithBreaks = 0
  /// How many things are wrong at every value of a walk.
  package var lastingFindings = 0

  /// Creates a tally of no rows.
  package init() {}

  /// Adds what was counted of the rows behind.
  package mutating func add(_ other: SweepTally) {
    rows += other.rows
    issues.add(other.issues)
    walksWithBreaks += other.walksWithBreaks
    lastingFindings += other.lastingFindings
  }
}
