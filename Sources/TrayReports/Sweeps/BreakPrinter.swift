// SPDX-License-Identifier: MIT

package import TrayCases

/// Prints a row for each thing that begins to be wrong along an axis.
package struct BreakPrinter: SweepPrinter {
  package let plan: SweepPlan
  /// The axis that is walked along.
  package let axis: CaseKey
  package let format: SweepFormat<(walk: SweepWalk, found: Break)>

  /// Creates a printer of what breaks along an axis of a plan.
  package init(
    _ plan: SweepPlan, along axis: CaseKey, _ format: SweepFormat<(walk: SweepWalk, found: Break)>
  ) {
    (self.plan, self.axis, self.format) = (plan, axis, format)
  }

  private var others: [CaseKey] { CaseKey.allCases.filter { $0 != axis } }

  package var head: String {
    guard case .csv = format else { return "" }
    return SeparatedValues.row(
      ["flow"] + others.map(\.rawValue) + ["step", "from", axis.rawValue, "kind", "name", "text"])
  }

  package func text(
    _ number: Int, isFirst: Bool, by worker: SweepWorker, _ tally: inout SweepTally
  ) -> String {
    let walk = SweepWalk(plan, number, along: axis, by: worker)
    tally.rows += 1
    if !walk.breaks.isEmpty { tally.walksWithBreaks += 1 }
    tally.lastingFindings += walk.lastingCount
    switch format {
    case .table(let isColored): return BreakWords.text(walk, isColored: isColored)
    case .csv: return walk.breaks.map { csv(walk, $0) }.joined()
    case .lines(let line): return walk.breaks.map { line((walk, $0)) }.joined()
    }
  }

  package func foot(_ tally: SweepTally, axis: CaseKey?) -> String {
    guard case .table = format else { return "" }
    let rows = tally.rows == 1 ? "1 walk" : "\(tally.rows) walks"
    return "\(rows) along \(self.axis.rawValue), \(tally.walksWithBreaks) with a break;"
      + " \(tally.lastingFindings) more at every value\n"
  }

  private func csv(_ walk: SweepWalk, _ found: Break) -> String {
    let names = found.places.map { walk.values[$0] }
    return SeparatedValues.row(
      [walk.flow] + others.map { $0.argument(of: walk.first) } + [
        found.step, names[0], names.joined(separator: " "), found.kind.rawValue, found.name,
        found.text,
      ])
  }
}
