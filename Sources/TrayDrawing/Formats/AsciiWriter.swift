// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
public import TrayKit

/// Draws the outline of a resolved step with characters, to scale: a cell is 8 points wide, 16 high.
public struct AsciiWriter {
  /// The columns that a character takes in a terminal; where they aren't known, one.
  public typealias Columns = (Character) -> Int

  private var cells: [[String]]
  private let columns: Int
  /// The columns of the window, its two sides included.
  private let windowColumns: Int
  private let rows: Int
  private let width: Columns

  private static let cell = Size(width: 8, height: 16)

  /// The largest window of which an outline is of use, in points.
  public static let largestWindow = Size(width: 8000, height: 16_000)

  private init(_ size: Size, extra: Int, _ width: @escaping Columns) {
    windowColumns = Self.column(size.width) + 1
    columns = windowColumns + extra
    rows = Self.row(size.height) + 1
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    self.width = width
  }

  /// The outline of a step at a stop, as lines of text.
  ///
  /// - Parameters:
  ///   - step: The resolved step.
  ///   - window: The window in which it was resolved.
  ///   - stopIndex: The stop at which the surface is drawn; nil draws the selected one.
  ///   - name: The name of a detent.
  ///   - columns: The columns that a character takes.
  /// - Returns: Lines of equal scale, without blanks at their ends.
  public static func text(
    of step: ResolvedStep, in window: Window, at stopIndex: Int? = nil,
    name: (DetentID) -> String, columns: @escaping Columns = { _ in 1 }
  ) -> String {
    let stops = step.resolution.stops
    let index =
      stopIndex.flatMap { stops.indices.contains($0) ? $0 : nil }
      ?? step.resolution.selectedIndex
    let labels = labels(stops, at: index, name)
    let room = labels.map { $0.text.reduce(0) { $0 + columns($1) } }.max() ?? 0
    var writer = AsciiWriter(window.size, extra: room + 2, columns)
    writer.box(Rect(origin: .zero, size: window.size))
    if stops.indices.contains(index), !stops[index].isHidden {
      let frame = stops[index].frame
      writer.box(frame)
      for layout in [step.layouts[index].content, step.layouts[index].bottom].compactMap({ $0 }) {
        writer.views(layout, in: frame)
      }
    }
    if let keyboard = window.keyboard?.windowFrame {
      writer.box(keyboard)
      writer.put(
        "keyboard", row: writer.row(keyboard.midY), column: writer.column(keyboard.midX) - 4)
    }
    writer.put(labels)
    return writer.lines
  }

  /// A stop's name and height, and the row at which its surface begins.
  private struct Label {
    var text: String
    var row: Int
  }

  /// The labels of all stops that show, from the highest surface to the lowest.
  private static func labels(
    _ stops: [Stop], at index: Int, _ name: (DetentID) -> String
  ) -> [Label] {
    stops.indices.filter { !stops[$0].isHidden }
      .sorted { stops[$0].frame.minY < stops[$1].frame.minY }
      .map { position in
        let stop = stops[position]
        let names = stop.ids.map(name).joined(separator: " = ")
        let mark = position == index ? ">" : "-"
        return Label(
          text: "\(mark) \(names) \(PlainNumber.rounded(stop.surfaceHeight))",
          row: row(stop.frame.minY))
      }
  }

  /// Writes labels beside the window, each in a row of its own, as near to its stop as there is room.
  private mutating func put(_ labels: [Label]) {
    var labels = labels
    for index in labels.indices.dropFirst() {
      labels[index].row = max(labels[index].row, labels[index - 1].row + 1)
    }
    var last = rows - 1
    for index in labels.indices.reversed() {
      labels[index].row = min(labels[index].row, last)
      last = labels[index].row - 1
    }
    let edge = windowColumns + 1
    for label in labels { put(label.text, row: label.row, column: edge) }
  }

  private var lines: String {
    cells.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private static func column(_ x: Double) -> Int { Int((x / cell.width).rounded()) }
  private static func row(_ y: Double) -> Int { Int((y / cell.height).rounded()) }
  private func column(_ x: Double) -> Int { Self.column(x) }
  private func row(_ y: Double) -> Int { Self.row(y) }

  private mutating func box(_ rect: Rect) {
    let (left, right) = (column(rect.minX), column(rect.maxX))
    let (top, bottom) = (row(rect.minY), row(rect.maxY))
    guard right > left, bottom > top else { return }
    for x in left...right {
      for y in [top, bottom] { set("─", row: y, column: x) }
    }
    for y in top...bottom {
      for x in [left, right] { set("│", row: y, column: x) }
    }
    set("┌", row: top, column: left)
    set("┐", row: top, column: right)
    set("└", row: bottom, column: left)
    set("┘", row: bottom, column: right)
    for y in (top + 1)..<bottom where right > left + 1 {
      for x in (left + 1)..<right { set(" ", row: y, column: x) }
    }
  }

  private mutating func set(_ text: String, row: Int, column: Int) {
    guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
    cells[row][column] = text
  }

  /// Writes words from a cell on; a wide character takes the cell after it as well.
  private mutating func put(_ words: String, row: Int, column: Int, limit: Int = .max) {
    var column = column
    for character in words {
      let taken = width(character)
      guard taken > 0, column + taken <= limit else { continue }
      set(String(character), row: row, column: column)
      if taken == 2 { set("", row: row, column: column + 1) }
      column += taken
    }
  }

  /// The texts of a layout, each at its place, and a frame around what can be tapped.
  private mutating func views(_ layout: LayoutResult, in surface: Rect) {
    for (node, tag) in layout.tree.taggedNodes where tag == .role(.button) {
      guard !layout.tree.isHidden(node) else { continue }
      let frame = layout.frame(of: node)
      guard surface.contains(frame, tolerance: 1) else { continue }
      set("[", row: row(frame.midY - 8), column: column(frame.minX))
      set("]", row: row(frame.midY - 8), column: column(frame.maxX))
    }
    for node in layout.tree.textNodes where !layout.tree.isHidden(node) {
      guard let text = layout.tree.text(of: node) else { continue }
      let frame = layout.frame(of: node)
      guard frame.minY >= surface.minY - 1, frame.minY < surface.maxY else { continue }
      let words = text.runs.map(\.text).joined().replacing("\n", with: " ")
      let room = max(column(frame.width), 1)
      var rest = Substring(words)
      let height = max(Int((frame.height / Self.cell.height).rounded(.down)), 1)
      for line in 0..<height where !rest.isEmpty {
        put(
          String(rest.prefix(room)), row: row(frame.minY) + line, column: column(frame.minX) + 1,
          limit: column(surface.maxX))
        rest = rest.dropFirst(room)
      }
    }
  }
}
