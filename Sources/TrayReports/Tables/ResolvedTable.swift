// SPDX-License-Identifier: MIT

public import TrayCases
import TrayKit

/// The steps of a flow in one case, as a table a person reads.
///
/// A row a stop, from the lowest to the highest; `>` marks the one at rest. Detents that have no stop
/// follow with the reason, and below the table stands what is suspicious.
public struct ResolvedTable {
  private let isColored: Bool

  /// Creates a table, with the control sequences of a terminal's colours or without.
  public init(isColored: Bool = false) { self.isColored = isColored }

  /// The table of a case, under a title with its words.
  public func text(_ found: ResolvedCase) -> String {
    var table = TextTable(titles: [
      "step", "", "detent", "content", "surface", "dim", "outside", "scrolls",
    ])
    for step in found.steps { add(step, to: &table) }
    let title = title(found.flow, found.flowCase, found.window, found.steps)
    return styled(shown(title), .bold) + "\n" + table.text(isColored: isColored)
      + issues(found.steps)
  }

  private func title(
    _ flow: String, _ flowCase: FlowCase, _ window: Window, _ steps: [ResolvedStep]
  ) -> String {
    let size = "\(number(window.size.width)) × \(number(window.size.height))"
    let room = steps.first.map {
      ", surface \(number($0.resolution.surfaceWidth)) wide, at most \(number($0.resolution.maximum))"
    }
    return "\(flow): \(flowCase.words) (\(size)\(room ?? ""))"
  }

  private func add(_ step: ResolvedStep, to table: inout TextTable) {
    let resolution = step.resolution
    for (index, stop) in resolution.stops.enumerated() {
      let isSelected = index == resolution.selectedIndex
      table.add([
        .init(index == 0 ? step.id : ""), .init(isSelected ? ">" : ""),
        .init(DetentNames.name(of: stop), style: isSelected ? .bold : nil),
        .init(number(stop.contentHeight)),
        .init(number(stop.surfaceHeight)), .init(number(stop.dim)),
        .init(stop.passesTouches ? "pass" : "block"), .init(scrolls(step.layouts[index])),
      ])
    }
    for dropped in resolution.dropped {
      table.add([
        "", "", .init(DetentNames.name(of: dropped.id), style: .dim), "-", "-", "-", "",
        .init("off: \(IssueWords.reason(dropped.reason))", style: .dim),
      ])
    }
  }

  /// What scrolls, and how far.
  private func scrolls(_ layout: StopLayout) -> String {
    let scrolling = layout.scrolls.filter(\.isScrollable).map { scroll in
      let range = max(scroll.verticalRange, scroll.horizontalRange)
      let name = scroll.path.split(separator: "/").last.map(String.init) ?? scroll.path
      return "\(name) by \(number(range))"
    }
    return scrolling.isEmpty ? "-" : scrolling.joined(separator: ", ")
  }

  private func issues(_ steps: [ResolvedStep]) -> String {
    var text = ""
    for step in steps {
      for issue in FoundIssue.issues(of: step) {
        text += styled("! ", .yellow) + shown("\(step.id): \(issue)") + "\n"
      }
    }
    return text
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }

  private func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
