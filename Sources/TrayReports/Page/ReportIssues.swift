// SPDX-License-Identifier: MIT

import TrayCases
import TrayKit

/// The issues of all cases, each named once with the number of its cases.
struct ReportIssues {
  private struct Key: Hashable {
    var flow: Int
    var step: String
    var text: String
  }

  private struct Issue {
    var key: Key
    var flowName: String
    var firstCase: String
    var count = 0
  }

  private var issues: [Issue] = []
  private var places: [Key: Int] = [:]

  /// How many different issues there are.
  var count: Int { issues.count }

  /// Notes the issues of a step in a case, and answers their numbers.
  mutating func add(
    _ step: ResolvedStep, flow: Int, named flowName: String, in flowCase: FlowCase
  ) -> [Int] {
    let lines = IssueWords.lines(step.resolution.issues) + IssueWords.lines(step.issues)
    return lines.map { line in
      let key = Key(flow: flow, step: step.id, text: line)
      let place = places[key] ?? issues.count
      if place == issues.count {
        places[key] = place
        issues.append(Issue(key: key, flowName: flowName, firstCase: flowCase.heading))
      }
      issues[place].count += 1
      return place
    }
  }

  /// The section of the page.
  func html() -> String {
    var text = "<section aria-labelledby=issues><h2 id=issues>Issues</h2>\n"
    guard !issues.isEmpty else { return text + "<p>There is none.</p></section>\n" }
    text += "<ol class=issues>\n"
    for (index, issue) in issues.enumerated() {
      let cases = issue.count == 1 ? "1 case" : "\(issue.count) cases"
      text +=
        "<li id=i\(index)><b>\(HTML.escaped(issue.flowName)) "
        + "\(HTML.escaped(issue.key.step))</b> \(HTML.escaped(issue.key.text))"
        + "<span class=where>first in \(HTML.escaped(issue.firstCase))</span>"
        + "<button type=button data-issue=\(index) aria-label=\"Show the \(cases) of issue "
        + "\(index + 1)\">\(cases)</button>\n"
    }
    return text + "</ol></section>\n"
  }
}
