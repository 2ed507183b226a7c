// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// Prints a row for each case: in tables a column for each step, with the height at rest.
struct CasePrinter: SweepPrinter {
  let plan: SweepPlan
  let format: SweepFormat
  let isColored: Bool
  /// The names of the steps to print; none for all.
  let wanted: Set<String>

  var head: String {
    guard format == .csv else { return "" }
    return SeparatedValues.row(
      ["flow"] + CaseKey.allCases.map(\.rawValue) + [
        "step", "detent", "height", "width", "maximum", "stops", "off", "issues",
      ])
  }

  func text(
    _ number: Int, isFirst: Bool, by worker: SweepWorker, _ tally: inout SweepTally
  ) -> String {
    let (index, one) = plan.place(number)
    let section = plan.sections[index]
    let steps = worker.resolve(index, one)
    count(steps, section, one, &tally)
    switch format {
    case .table:
      let isAtTop = isFirst || number == section.start
      return (isAtTop ? (isFirst ? "" : "\n") + titles(section) : "") + row(section, one, steps)
    case .csv: return steps.map { values(section.flow.id, one, $0) }.joined()
    case .jsonl:
      let output = SweepOutput.resolved(flow: section.flow.id, in: one, steps: steps)
      return JSONWriter.text(output, style: .oneLine) + "\n"
    }
  }

  func foot(_ tally: SweepTally, axis: CaseKey?) -> String {
    guard format == .table else { return "" }
    let count = tally.cases == 1 ? "1 case" : "\(tally.cases) cases"
    var text = "\n\(count), \(tally.casesWithFindings) with issues\n"
    for finding in tally.findings {
      let often = finding.count == 1 ? "1 case" : "\(finding.count) cases, first"
      text += styled("! ", .yellow) + shown("\(finding.name): \(often) \(finding.first)") + "\n"
    }
    return text
  }

  private func count(
    _ steps: [ResolvedStep], _ section: SweepPlan.Section, _ one: Case, _ tally: inout SweepTally
  ) {
    tally.cases += 1
    var hasIssues = false
    for step in steps where hasIssue(step) {
      hasIssues = true
      for name in IssueNames.names(of: step) {
        tally.add("\(section.flow.id), \(step.id): \(name)", in: words(one))
      }
    }
    if hasIssues { tally.casesWithFindings += 1 }
  }

  private func hasIssue(_ step: ResolvedStep) -> Bool {
    !step.issues.isEmpty || !step.resolution.issues.isEmpty
  }

  private func words(_ one: Case) -> String {
    CaseKey.allCases.filter { $0 != .posture || one.posture != .flat }
      .map { $0.text(of: one) }.joined(separator: ", ")
  }

  // MARK: - Tables

  /// The axes that differ within a flow.
  private func columns(_ section: SweepPlan.Section) -> [(key: CaseKey, width: Int)] {
    plan.keys.filter { section.axes.count(of: $0) > 1 }.map { key in
      var one = Case()
      let widths = (0..<section.axes.count(of: key)).map { index in
        section.axes.set(key, at: index, in: &one)
        return displayWidth(of: key.argument(of: one))
      }
      return (key, max(widths.max() ?? 0, key.rawValue.count))
    }
  }

  private func titles(_ section: SweepPlan.Section) -> String {
    let (_, one) = plan.place(section.start)
    let columns = columns(section)
    let same = CaseKey.allCases.filter { key in
      !columns.contains { $0.key == key } && (key != .posture || one.posture != .flat)
    }
    let title = ([section.flow.id + ":"] + [same.map { $0.text(of: one) }.joined(separator: ", ")])
      .filter { !$0.isEmpty }.joined(separator: " ")
    var row = ColumnRow()
    for (key, width) in columns { row.add(key.rawValue, width: width, style: style(.bold)) }
    for id in section.flow.stepIDs where wanted.isEmpty || wanted.contains(id) {
      row.add(id, width: width(ofStep: id), isNumber: true, style: style(.bold))
    }
    return styled(shown(title), .bold) + "\n" + row.text
  }

  private func row(
    _ section: SweepPlan.Section, _ one: Case, _ steps: [ResolvedStep]
  ) -> String {
    var row = ColumnRow()
    for (key, width) in columns(section) { row.add(key.argument(of: one), width: width) }
    for step in steps {
      let mark = hasIssue(step) ? "!" : " "
      row.add(
        JSONWriter.rounded(step.resolution.selectedStop.surfaceHeight) + mark,
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

  private func values(_ flow: String, _ one: Case, _ step: ResolvedStep) -> String {
    let resolution = step.resolution
    let stops = resolution.stops.map { stop in
      stop.ids.map { DetentNames.name(of: $0) }.joined(separator: "=")
        + " \(JSONWriter.rounded(stop.surfaceHeight))"
    }
    let issues = IssueWords.lines(resolution.issues) + IssueWords.lines(step.issues)
    return SeparatedValues.row(
      [flow] + CaseKey.allCases.map { $0.argument(of: one) } + [
        step.id, DetentNames.name(of: resolution.selection.current),
        JSONWriter.rounded(resolution.selectedStop.surfaceHeight),
        JSONWriter.rounded(resolution.surfaceWidth), JSONWriter.rounded(resolution.maximum),
        stops.joined(separator: "; "),
        resolution.dropped.map { DetentNames.name(of: $0.id) }.joined(separator: "; "),
        issues.joined(separator: "; "),
      ])
  }
}
