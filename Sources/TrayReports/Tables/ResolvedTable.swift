// SPDX-License-Identifier: MIT

import TrayDocuments
import TrayKit

/// The steps of a flow in one case, as a table a person reads.
///
/// A row a stop, from the lowest to the highest; `>` marks the one at rest. Detents that have no stop
/// follow with the reason, and below the table stands what is suspicious.
struct ResolvedTable {
  let isColored: Bool

  func text(flow: String, in one: Case, window: Window, steps: [ResolvedStep]) -> String {
    var table = TextTable(titles: [
      "step", "", "detent", "content", "surface", "dim", "outside", "scrolls",
    ])
    for step in steps { add(step, to: &table) }
    return styled(shown(title(flow, one, window, steps)), .bold) + "\n"
      + table.text(isColored: isColored) + issues(steps)
  }

  private func title(
    _ flow: String, _ one: Case, _ window: Window, _ steps: [ResolvedStep]
  ) -> String {
    var words = [
      one.deviceName, one.orientation.rawValue, "text \(TextSizeNames.name(of: one.textSize))",
      one.locale, "keyboard \(one.isKeyboardUp ? "up" : "down")",
    ]
    if one.posture == .partlyFolded { words.insert("partly folded", at: 2) }
    let size = "\(number(window.size.width)) × \(number(window.size.height))"
    let room = steps.first.map {
      ", surface \(number($0.resolution.surfaceWidth)) wide, at most \(number($0.resolution.maximum))"
    }
    return "\(flow): \(words.joined(separator: ", ")) (\(size)\(room ?? ""))"
  }

  private func add(_ step: ResolvedStep, to table: inout TextTable) {
    let resolution = step.resolution
    for (index, stop) in resolution.stops.enumerated() {
      let isSelected = index == resolution.selectedIndex
      table.add([
        .init(index == 0 ? step.id : ""), .init(isSelected ? ">" : ""),
        .init(names(stop), style: isSelected ? .bold : nil), .init(number(stop.contentHeight)),
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

  /// The detents that rest at a stop.
  private func names(_ stop: Stop) -> String {
    stop.ids.map { DetentNames.name(of: $0) }.joined(separator: " = ")
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
      let lines = IssueWords.lines(step.resolution.issues) + IssueWords.lines(step.issues)
      for line in lines {
        text += styled("! ", .yellow) + shown("\(step.id): \(line)") + "\n"
      }
    }
    return text
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }

  private func number(_ value: Double) -> String { JSONWriter.rounded(value) }
}
