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
        "step", "detent", "height", "width", "maximum", "stops", "off", "errors", "warnings",
        "notes",
        "kinds",
      ])
  }

  package func text(
    _ number: Int, isFirst: Bool, by worker: SweepWorker, _ tally: inout SweepTally
  ) -> String {
    let (index, flowCase) = plan.place(number)
    let section = plan.sections[index]
    let found = worker.resolve(index, flowCase)
    tally.rows += 1
    let issues = found.steps.map(FoundIssue.issues)
    tally.issues.add(found, issues: issues)
    switch format {
    case .table:
      let isAtTop = isFirst || number == section.start
      return (isAtTop ? (isFirst ? "" : "\n") + titles(section) : "") + row(section, found)
    case .csv:
      let key = [found.flow] + CaseKey.allCases.map { $0.argument(of: flowCase) }
      return zip(found.steps, issues).map { values(key, $0, $1) }.joined()
    case .lines(let line): return line(found)
    }
  }

  package func foot(_ tally: SweepTally, axis: CaseKey?) -> String {
    guard case .table = format else { return "" }
    var text = "\n"
    for place in tally.issues.ranking {
      let entry = tally.issues.entries[place]
      let often = entry.count == 1 ? "1 case" : "\(entry.count) cases, first"
      let words =
        "\(entry.flow), \(entry.issue.identity.step): \(entry.issue)"
        + " (\(often) \(entry.first.words))"
      text += styled(mark(of: entry.issue.severity), style(of: entry.issue.severity))
      text += " " + shown(words) + "\n"
    }
    return text + counts(tally.issues) + "\n"
  }

  /// How many cases there are, and how many of them have what: `36 cases: 2 with errors, …`.
  private func counts(_ issues: IssueTally) -> String {
    let cases = issues.caseCount == 1 ? "1 case" : "\(issues.caseCount) cases"
    let parts = IssueSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = issues.casesByWorst[severity] ?? 0
      let rest = severity == .error ? "" : " at worst"
      return count == 0 ? nil : "\(count) with \(severity.name)s\(rest)"
    }
    return cases + (parts.isEmpty ? ", none with an issue" : ": " + parts.joined(separator: ", "))
  }

  private func mark(of severity: IssueSeverity) -> String {
    switch severity {
    case .error: "error:"
    case .warning: "warning:"
    case .note: "note:"
    }
  }

  private func style(of severity: IssueSeverity) -> TextStyle {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .dim
    }
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
      let worst = step.rows.map(\.severity).max()
      row.add(
        PlainNumber.rounded(step.resolution.selectedStop.surfaceHeight) + sign(of: worst),
        width: width(ofStep: step.id), isNumber: true,
        style: worst.flatMap { style(style(of: $0)) })
    }
    return row.text
  }

  /// Room for a height of three digits and three decimals, with its mark.
  private func width(ofStep id: String) -> Int { max(8, displayWidth(of: shown(id))) }

  /// What stands behind a height: `!` for an error, `?` for a warning, `·` for a note.
  private func sign(of severity: IssueSeverity?) -> String {
    switch severity {
    case .error: "!"
    case .warning: "?"
    case .note: "·"
    case nil: " "
    }
  }

  private func style(_ style: TextStyle) -> TextStyle? { isColored ? style : nil }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }

  // MARK: - Comma-separated values

  private func values(
    _ key: [String], _ step: ResolvedStep, _ issues: [FoundIssue]
  ) -> String {
    let resolution = step.resolution
    let stops = resolution.stops.map { stop in
      stop.ids.map { DetentNames.name(of: $0) }.joined(separator: "=")
        + " \(PlainNumber.rounded(stop.surfaceHeight))"
    }
    let counts = [IssueSeverity.error, .warning, .note].map { severity in
      "\(issues.count { $0.severity == severity })"
    }
    var kinds: [String] = []
    for issue in issues where !kinds.contains(issue.identity.kind) {
      kinds.append(issue.identity.kind)
    }
    return SeparatedValues.row(
      key + [
        step.id, DetentNames.name(of: resolution.selection.current),
        PlainNumber.rounded(resolution.selectedStop.surfaceHeight),
        PlainNumber.rounded(resolution.surfaceWidth), PlainNumber.rounded(resolution.maximum),
        stops.joined(separator: "; "),
        resolution.dropped.map { DetentNames.name(of: $0.id) }.joined(separator: "; "),
      ] + counts + [kinds.joined(separator: " ")])
  }
}
