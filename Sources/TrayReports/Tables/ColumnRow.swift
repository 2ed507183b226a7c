// SPDX-License-Identifier: MIT

/// Cells of a table whose rows are printed before all of them are known.
package struct ColumnRow {
  private var line = ""
  private var filling = ""

  /// Creates a row without cells.
  package init() {}

  /// Adds a cell; one that is wider than its column pushes what follows.
  package mutating func add(
    _ text: String, width: Int, isNumber: Bool = false, style: TextStyle? = nil
  ) {
    let text = shown(text)
    let blanks = String(repeating: " ", count: max(0, width - displayWidth(of: text)))
    let styled = style?.applied(to: text) ?? text
    line += filling + (isNumber ? blanks + styled : styled)
    filling = (isNumber ? "" : blanks) + "  "
  }

  /// The line, without blanks at its end.
  package var text: String {
    guard let end = line.lastIndex(where: { $0 != " " }) else { return "\n" }
    return line[...end] + "\n"
  }
}
