// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// Prints a row for each thing that begins to be wrong along an axis.
struct BreakPrinter: SweepPrinter {
  let plan: SweepPlan
  /// The axis that is walked along.
  let axis: CaseKey
  let format: SweepFormat
  let isColored: Bool

  private var others: [CaseKey] { CaseKey.allCases.filter { $0 != axis } }

  var head: String {
    guard format == .csv else { return "" }
    return SeparatedValues.row(
      ["flow"] + others.map(\.rawValue) + ["step", "from", axis.rawValue, "kind", "name", "text"])
  }

  func text(
    _ number: Int, isFirst: Bool, by worker: SweepWorker, _ tally: inout SweepTally
  ) -> String {
    let (index, first) = plan.place(number)
    let section = plan.sections[index]
    let values = (0..<section.axes.count(of: axis)).map { place in
      var one = first
      section.axes.set(axis, at: place, in: &one)
      return one
    }
    var finder = BreakFinder()
    for one in values { finder.add(worker.resolve(index, one)) }
    let (breaks, lasting) = finder.breaks()
    tally.cases += 1
    if !breaks.isEmpty { tally.casesWithFindings += 1 }
    for _ in 0..<lasting { tally.add("lasting", in: "") }
    let names = values.map { axis.argument(of: $0) }
    switch format {
    case .table:
      guard !breaks.isEmpty else { return "" }
      return styled(shown("\(section.flow.id): \(words(first))"), .bold) + "\n"
        + breaks.map { row($0, names) }.joined()
    case .csv: return breaks.map { csv(section.flow.id, first, $0, names) }.joined()
    case .jsonl: return breaks.map { json(section.flow.id, first, $0, names) }.joined()
    }
  }

  func foot(_ tally: SweepTally, axis: CaseKey?) -> String {
    guard format == .table else { return "" }
    let rows = tally.cases == 1 ? "1 walk" : "\(tally.cases) walks"
    let lasting = tally.findings.first?.count ?? 0
    return "\(rows) along \(self.axis.rawValue), \(tally.casesWithFindings) with a break;"
      + " \(lasting) more at every value\n"
  }

  /// From where on it is wrong, or where alone.
  private func range(_ one: Break, _ names: [String]) -> String {
    let lasts = one.places.last == names.count - 1
    let isWhole = one.places.count == one.places[one.places.count - 1] - one.places[0] + 1
    if lasts, isWhole { return "from \(names[one.places[0]]) on" }
    return "at \(one.places.map { names[$0] }.joined(separator: ", "))"
  }

  private func row(_ one: Break, _ names: [String]) -> String {
    shown("  \(range(one, names)): \(one.step): \(one.text)") + "\n"
  }

  private func words(_ one: Case) -> String {
    others.filter { $0 != .posture || one.posture != .flat }
      .map { $0.text(of: one) }.joined(separator: ", ")
  }

  private func csv(_ flow: String, _ first: Case, _ one: Break, _ names: [String]) -> String {
    SeparatedValues.row(
      [flow] + others.map { $0.argument(of: first) } + [
        one.step, names[one.places[0]], one.places.map { names[$0] }.joined(separator: " "),
        one.kind.rawValue, one.name, one.text,
      ])
  }

  private func json(_ flow: String, _ first: Case, _ one: Break, _ names: [String]) -> String {
    let value = SweepOutput.walked(
      flow: flow, in: first, along: axis, step: one.step, at: one.places.map { names[$0] },
      kind: one.kind, name: one.name, text: one.text)
    return JSONWriter.text(value, style: .oneLine) + "\n"
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }
}
