// SPDX-License-Identifier: MIT

package import TrayCases

/// How a sweep is printed.
package enum SweepFormat<Found>: Sendable {
  /// Tables that a person reads.
  case table(isColored: Bool)
  /// Comma-separated values.
  case csv
  /// What a function makes of each case or break.
  case lines(@Sendable (Found) -> String)
}

/// Puts the cases of a sweep into text, one by one and in any order.
package protocol SweepPrinter: Sendable {
  /// What stands above all cases.
  var head: String { get }

  /// The text of a case, and what to count of it; the first one printed shows its flow's titles.
  func text(
    _ number: Int, isFirst: Bool, by worker: SweepWorker, _ tally: inout SweepTally
  ) -> String

  /// What stands below all cases.
  func foot(_ tally: SweepTally, axis: CaseKey?) -> String
}
