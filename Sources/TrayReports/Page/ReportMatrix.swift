// SPDX-License-Identifier: MIT

import TrayCases
import TrayKit

/// A flow's heights in all cases: a case a row, a step a column.
struct ReportMatrix {
  private let flow: LocalizedFlow
  private let number: Int
  /// What differs between the cases; each is a column.
  private let keys: [CaseKey]
  private let constants: String
  private let steps: [String]
  private var rows = ""

  /// Prepares the matrix of a flow for cases of which there is at least one.
  init(_ flow: LocalizedFlow, number: Int, cases: [FlowCase], steps: [String]) {
    (self.flow, self.number, self.steps) = (flow, number, steps)
    let varying = CaseKey.allCases.filter { key in
      Set(cases.map { key.text(of: $0) }).count > 1
    }
    keys = varying.isEmpty ? [.device] : varying
    constants = cases[0].words(without: varying)
  }

  /// Adds a case, with the places of the issues of each step in a tally.
  mutating func add(_ found: ResolvedCase, issues: [[Int]], of tally: IssueTally) {
    rows += "<tr>"
    for (index, key) in keys.enumerated() {
      let words = HTML.escaped(key.argument(of: found.flowCase))
      rows += index == 0 ? "<th scope=row>\(words)" : "<td class=k>\(words)"
    }
    for (step, numbers) in zip(found.steps, issues) {
      let height = Self.height(of: step)
      // A cell leads to the gravest of its issues.
      let severities = numbers.map { tally.entries[$0].issue.severity }
      guard let worst = severities.max(), let first = severities.firstIndex(of: worst) else {
        rows += "<td>\(height)"
        continue
      }
      let all = numbers.map(String.init).joined(separator: " ")
      let (name, sign) = Self.look(of: worst)
      rows +=
        "<td class=\(name) data-i=\"\(all)\"><a href=#i\(numbers[first])>\(height)&nbsp;\(sign)</a>"
    }
    rows += "\n"
  }

  /// The class and the sign of a cell with an issue.
  private static func look(of severity: IssueSeverity) -> (name: String, sign: String) {
    switch severity {
    case .error: ("e", "!")
    case .warning: ("w", "?")
    case .note: ("n", "·")
    }
  }

  /// The height of the surface at rest; a dash where it hides.
  private static func height(of step: ResolvedStep) -> String {
    let (stops, index) = (step.resolution.stops, step.resolution.selectedIndex)
    guard stops.indices.contains(index), !stops[index].isHidden else { return "–" }
    return PlainNumber.rounded(stops[index].surfaceHeight)
  }

  /// The table of the flow.
  func html() -> String {
    let name = HTML.escaped(flow.id)
    let titles = keys.map { "<th scope=col class=k>\($0.title)" }.joined()
    let links = steps.indices.map { index in
      "<th scope=col><a href=#s\(number)-\(index)>\(HTML.escaped(steps[index]))</a>"
    }.joined()
    return """
      <div class=scroll role=region tabindex=0 aria-label="Heights of \(name)">
      <table class=matrix><caption><b>\(name)</b> \(HTML.escaped(constants))</caption>
      <thead><tr>\(titles)\(links)</thead><tbody>
      \(rows)</tbody></table></div>

      """
  }
}

extension CaseKey {
  /// The key as the title of a column.
  fileprivate var title: String {
    switch self {
    case .device: "Device"
    case .orientation: "Orientation"
    case .posture: "Posture"
    case .system: "System"
    case .textSize: "Text size"
    case .boldText: "Bold text"
    case .locale: "Language"
    case .phoneLocale: "Phone"
    case .keyboard: "Keyboard"
    }
  }
}
