// SPDX-License-Identifier: MIT

package import TrayCases
import TrayKit

/// Prints a row for each case: in tables a column for each step, with the height at rest.
package struct CasePrinter: SweepPrinter {
  package let plan: SweepPlan
  package let format: SweepFormat<ResolvedCase>
  /// The names of the steps to print; none for all.
  package let wanted: Set<String>

  /// Creates a printer of the cases of a plan; without the names of wanted steps, all are printed.
  package init(_ plan: SweepPlan, _ format: SweepFormat<ResolvedCase>, wanted: Set<String>) {
    (self.plan, self.format, self.wanted) = (plan, format, wanted)
  }

  private var isColored: Bool { if case .table(isColored: true) = format { true } else { false } }

  package var head: String {
    guard case .csv = format else { return "" }
    return SeparatedValues.row(
      ["flow"] + CaseKey.allCases.map(\.rawValue) + [
        "step", "detent", "height", "width", "maximum", "stops", "off", "issues",
      ])
  }

  package func text(
    _ number: Int, isFirst: Bool, by worker: SweepWorker, _ tally: inout SweepTally
  ) -> String {
    let (index, flowCase) = plan.place(number)
    let section = plan.sections[index]
    let found = worker.resolve(index, flowCase)
    count(found, &tally)
    switch format {
    case .table:
      let isAtTop = isFirst || number == section.start
      return (isAtTop ? (isFirst ? "" : "\n") + titles(section) : "") + row(section, found)
    case .csv: return found.steps.map { values(found.flow, flowCase, $0) }.joined()
    case .lines(let line): return line(found)
    }
  }

  package func foot(_ tally: SweepTally, axis: CaseKey?) -> String {
    guard case .table = format else { return "" }
    let count = tally.cases == 1 ? "1 case" : "\(tally.cases) cases"
    var text = "\n\(count), \(tally.casesWithFindings) with issues\n"
    for finding in tally.findings {
      let often = finding.count == 1 ? "1 case" : "\(finding.count) cases, first"
      text += styled("! ", .yellow) + shown("\(finding.name): \(often) \(finding.first)") + "\n"
    }
    return text
  }

  private func count(_ found: ResolvedCase, _ tally: inout SweepTally) {
    tally.cases += 1
    var hasIssues = false
    for step in found.steps where hasIssue(step) {
      hasIssues = true
      for name in IssueNames.names(of: step) {
        tally.add("\(found.flow), \(step.id): \(name)", in: found.flowCase.words)
      }
    }
    if hasIssues { tally.casesWithFindings += 1 }
  }

  private func hasIssue(_ step: ResolvedStep) -> Bool {
    !step.issues.isEmpty || !step.resolution.issues.isEmpty
  }

  // MARK: - Tables

  /// The axes that differ within a flow.
  private func columns(_ section: SweepPlan.Section) -> [(key: CaseKey, width: Int)] {
    plan.keys.filter { section.axes.count(of: $0) > 1 }.map { key in
      var flowCase = FlowCase()
      let widths = (0..<section.axes.count(of: key)).map { index in
        section.axes.set(key, at: index, in: &flowCase)
        return displayWidth(of: key.argument(of: flowCase))
      }
      return (key, max(widths.max() ?? 0, key.rawValue.count))
    }
  }

  private func titles(_ section: SweepPlan.Section) -> String {
    let (_, flowCase) = plan.place(section.start)
    let columns = columns(section)
    let title = [section.flow.id + ":", flowCase.words(without: columns.map(\.key))]
      .filter { !$0.isEmpty }.joined(separator: " ")
    var row = ColumnRow()
    for (key, width) in columns { row.add(key.rawValue, width: width, style: style(.bold)) }
    for id in section.flow.stepIDs where wanted.isEmpty || wanted.contains(id) {
      row.add(id, width: width(ofStep: id), isNumber: true, style: style(.bold))
    }
    return styled(shown(title), .bold) + "\n" + row.text
  }

  private func row(_ section: SweepPlan.Section, _ found: ResolvedCase) -> String {
    var row = ColumnRow()
    for (key, width) in columns(section) {
      row.add(key.argument(of: found.flowCase), width: width)
    }
    for step in found.steps {
      let mark = hasIssue(step) ? "!" : " "
      row.add(
        PlainNumber.rounded(step.resolution.selectedStop.surfaceHeight) + mark,
        width: width(ofStep: step.id), isNumber: true, style: mark == "!" ? style(.yellow) : nil)
    }
    return row.text
  }

  /// Room for a height of three digits and three decimals, with its mark.
  private func width(ofStep id: String) -> Int { max(8, displayWidth(of: shown(id))) }

  private func style(_ style: TextStyle) -> TextStyle? { isColored ? style : nil }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }

  // MARK: - Comma-separated values

  private func values(_ flow: String, _ flowCase: FlowCase, _ step: ResolvedStep) -> String {
    let resolution = step.resolution
    let stops = resolution.stops.map { stop in
      stop.ids.map { DetentNames.name(of: $0) }.joined(separator: "=")
        + " \(PlainNumber.rounded(stop.surfaceHeight))"
    }
    let issues = IssueWords.lines(resolution.issues) + IssueWords.lines(step.issues)
    return SeparatedValues.row(
      [flow] + CaseKey.allCases.map { $0.argument(of: flowCase) } + [
        step.id, DetentNames.name(of: resolution.selection.current),
        PlainNumber.rounded(resolution.selectedStop.surfaceHeight),
        PlainNumber.rounded(resolution.surfaceWidth), PlainNumber.rounded(resolution.maximum),
        stops.joined(separator: "; "),
        resolution.dropped.map { DetentNames.name(of: $0.id) }.joined(separator: "; "),
        issues.joined(separator: "; "),
      ])
  }
}
