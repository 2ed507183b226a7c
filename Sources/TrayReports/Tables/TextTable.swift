// SPDX-License-Identifier: MIT

/// Rows of text in columns that line up in a terminal.
///
/// A column whose cells are all numbers stands to the right, others to the left. Lines have no blanks
/// at their ends. Colour changes no width.
package struct TextTable {
  private var rows: [[Cell]] = []
  private let titles: [Cell]

  /// A text and how it is shown.
  package struct Cell: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    package let text: String
    package var style: TextStyle?

    package init(_ text: String, style: TextStyle? = nil) {
      self.text = shown(text)
      self.style = style
    }

    package init(stringLiteral value: String) { self.init(value) }
  }

  /// Creates a table with the titles of its columns; none for a table without titles.
  package init(titles: [String] = []) {
    self.titles = titles.map { Cell($0, style: .bold) }
  }

  /// Adds a row; missing cells at its end stay empty.
  package mutating func add(_ row: [Cell]) { rows.append(row) }

  /// The lines of the table, each with a line feed at its end.
  package func text(isColored: Bool = false) -> String {
    let all = titles.isEmpty ? rows : [titles] + rows
    let count = all.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      all.map { column < $0.count ? displayWidth(of: $0[column].text) : 0 }.max() ?? 0
    }
    let isNumeric = (0..<count).map(isNumeric)
    return all.map { line($0, widths, isNumeric, isColored) + "\n" }.joined()
  }

  private func line(
    _ cells: [Cell], _ widths: [Int], _ isNumeric: [Bool], _ isColored: Bool
  ) -> String {
    let last = cells.lastIndex { !$0.text.isEmpty } ?? -1
    var line = ""
    for (column, cell) in cells.enumerated() where column <= last {
      let filling = String(
        repeating: " ", count: widths[column] - displayWidth(of: cell.text))
      let text = isColored ? (cell.style?.applied(to: cell.text) ?? cell.text) : cell.text
      if column > 0 { line += "  " }
      line += isNumeric[column] ? filling + text : text + (column == last ? "" : filling)
    }
    return line
  }

  /// Whether a column holds nothing but numbers, dashes for none, and empty cells.
  private func isNumeric(_ column: Int) -> Bool {
    let texts = rows.compactMap { column < $0.count ? $0[column].text : nil }
    return texts.contains { $0.contains(where: \.isASCIIDigit) }
      && texts.allSatisfy { $0.isEmpty || $0 == "-" || $0 == "–" || isNumber($0) }
  }

  /// A number with at most one sign before it, and a sign such as `*` or `%` behind it.
  private func isNumber(_ text: String) -> Bool {
    var digits = text[...]
    if let first = digits.first, "+-−~".contains(first) { digits.removeFirst() }
    if let last = digits.last, "*%!".contains(last) { digits.removeLast() }
    return digits.first?.isASCIIDigit == true && digits.last?.isASCIIDigit == true
      && digits.allSatisfy { $0.isASCIIDigit || $0 == "." } && digits.count { $0 == "." } <= 1
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
