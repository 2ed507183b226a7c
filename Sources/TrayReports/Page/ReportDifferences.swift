// SPDX-License-Identifier: MIT

import TrayCases
import TrayKit

/// What one changed condition does to heights, over all flows.
struct ReportDifferences {
  private struct Group {
    var title: String
    var causes: [String] = []
    var rows = ""
    var unchanged = 0
  }

  private var groups: [Group] = []

  /// The most views named for one stop.
  private static let views = 3

  /// Compares a case with the flow's first one, if they differ in one condition alone.
  mutating func add(
    _ found: ResolvedCase, from first: ResolvedCase, by resolver: Resolver
  ) {
    let changed = CaseKey.allCases.filter {
      $0.text(of: found.flowCase) != $0.text(of: first.flowCase)
    }
    guard changed.count == 1 else { return }
    let title = "\(changed[0].text(of: first.flowCase)) → \(changed[0].text(of: found.flowCase))"
    let place = groups.firstIndex { $0.title == title } ?? groups.count
    if place == groups.count { groups.append(Group(title: title)) }
    for (before, after) in zip(first.steps, found.steps) {
      let difference = ExplainedDifference(
        from: ExplainedStep(before, in: first.window, by: resolver),
        to: ExplainedStep(after, in: found.window, by: resolver))
      let outer = difference.change.causes.filter { !$0.isOfStep }
      for line in ChangeWords.lines(outer) where !groups[place].causes.contains(line) {
        groups[place].causes.append(line)
      }
      let moves = difference.change.moves
      if moves.isEmpty { groups[place].unchanged += 1 }
      for (index, move) in moves.enumerated() {
        // One title for all detents of the step.
        let title =
          "<th scope=rowgroup rowspan=\(moves.count)>\(HTML.escaped("\(found.flow) \(before.id)"))"
        groups[place].rows +=
          "<tr>\(index == 0 ? title : "")" + Self.cells(move, index == 0 ? difference : nil)
      }
    }
  }

  private static func cells(
    _ move: ResolutionChange.Move, _ difference: ExplainedDifference?
  ) -> String {
    var reasons: [String] = []
    if let reason = move.dropped { reasons.append("off: \(IssueWords.reason(reason))") }
    let shares = ChangeWords.shares(move)
    if !shares.isEmpty { reasons.append(shares) }
    if let difference { reasons += views(difference) }
    let cells = [
      DetentNames.name(of: move.id), points(move.before), points(move.after),
      move.points.map { ChangeWords.signed($0) } ?? "",
      "\(points(move.surfaceBefore)) → \(points(move.surfaceAfter))",
    ]
    return cells.enumerated().map { "<td\($0 == 0 ? " class=k" : "")>\(HTML.escaped($1))" }.joined()
      + "<td class=why>" + reasons.map { HTML.escaped($0) }.joined(separator: "<br>") + "\n"
  }

  /// The views that bring most of the difference.
  private static func views(_ difference: ExplainedDifference) -> [String] {
    let (before, after) = (difference.before.derivation, difference.after.derivation)
    let parts = [
      (difference.content, before.contentTree, after.contentTree),
      (difference.bottom, before.bottomTree, after.bottomTree),
    ]
    var lines: [(points: Double, text: String)] = []
    for case (let changes, let old?, let new?) in parts {
      for change in changes {
        let words = ChangeWords.words(change, in: old, and: new)
        let view = words.view.split(separator: "/").last.map(String.init) ?? words.view
        let text = "\(ChangeWords.signed(change.difference)) \(view): \(words.text)"
        lines.append((change.difference.magnitude, text))
      }
    }
    let order = lines.indices.sorted {
      (lines[$1].points, $0) < (lines[$0].points, $1)
    }
    let rest = order.count - views
    return order.prefix(views).map { lines[$0].text }
      + (rest > 0 ? ["and \(rest) more"] : [])
  }

  private static func points(_ value: Double?) -> String {
    value.map { PlainNumber.rounded($0) } ?? "–"
  }

  /// The section of the page.
  func html() -> String {
    var text = "<section aria-labelledby=differences><h2 id=differences>Differences</h2>\n"
    guard !groups.isEmpty else {
      return text
        + "<p>All cases are alike. Give two values of a condition, such as --text-size large,ax3."
        + "</p></section>\n"
    }
    for group in groups {
      let title = HTML.escaped(group.title)
      text += "<h3>\(title)</h3>\n" + HTML.list(group.causes, class: "causes")
      if !group.rows.isEmpty {
        text += """
          <div class=scroll role=region tabindex=0 aria-label="\(title)"><table><thead><tr>\
          <th scope=col>Step<th scope=col class=k>Detent<th scope=col>Before<th scope=col>After\
          <th scope=col>By<th scope=col>Surface<th scope=col class=why>Because</thead><tbody>
          \(group.rows)</tbody></table></div>

          """
      }
      if group.unchanged > 0 {
        let steps =
          group.unchanged == 1 ? "1 step keeps its" : "\(group.unchanged) steps keep their"
        text += "<p class=where>\(steps) heights.</p>\n"
      }
    }
    return text + "</section>\n"
  }
}

extension ResolutionChange.Cause {
  /// Whether the cause lies in the step and not in what is around it.
  fileprivate var isOfStep: Bool {
    switch self {
    case .detents, .policies, .contentMeasured, .contentChanged, .contentUnmeasured, .header,
      .bottomSection:
      true
    case .rotated, .resized, .folded, .unfolded, .insets, .scale, .sizeClasses, .system,
      .direction, .textSize, .boldText, .screenReader, .keyboardCame, .keyboardWent,
      .keyboardMoved:
      false
    }
  }
}
