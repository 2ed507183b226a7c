// SPDX-License-Identifier: MIT

public import TrayCases
import TrayKit

/// A step on several surfaces as a table a person reads: a number a row, a surface a column.
public enum ComparedTable {
  /// The table of a comparison, under a title with the flow, the step and the case.
  public static func text(
    _ comparison: LookComparison, flow: String, in flowCase: FlowCase,
    isColored: Bool = false
  ) -> String {
    let names = comparison.sides.map(\.look.rawValue)
    var table = TextTable(titles: [""] + names + (names.count == 2 ? ["by"] : []) + ["because"])
    for row in comparison.rows() {
      var cells = [TextTable.Cell(row.name, style: row.name.hasPrefix(" ") ? nil : .bold)]
      cells += row.values.map { .init($0) }
      if names.count == 2 {
        cells.append(.init(row.difference.map { ChangeWords.signed($0) } ?? ""))
      }
      let reasons = row.reasons.map { "\($0.look.rawValue): \($0.text)" }
      table.add(cells + [.init(reasons.first ?? "")])
      for reason in reasons.dropFirst() {
        table.add(cells.map { _ in "" } + [.init(reason)])
      }
    }
    let size = comparison.window.size
    let title = shown(
      "\(flow) \(comparison.step): \(flowCase.words) "
        + "(\(PlainNumber.rounded(size.width)) × \(PlainNumber.rounded(size.height)))")
    return TextStyle.bold.applied(to: title, if: isColored) + "\n"
      + table.text(isColored: isColored)
  }
}
