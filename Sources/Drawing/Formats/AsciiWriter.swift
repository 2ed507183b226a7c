// SPDX-License-Identifier: MIT

import Geometry
import LayoutCore
public import TrayKit

/// Draws the outline of a resolved step with characters, to scale: a cell is 8 points wide, 16 high.
public struct AsciiWriter {
  /// The columns that a character takes in a terminal; where they aren't known, one.
  public typealias Columns = (Character) -> Int

  private var cells: [[String]]
  private let columns: Int
  private let rows: Int
  private let width: Columns

  private static let cell = Size(width: 8, height: 16)

  private init(_ size: Size, extra: Int, _ width: @escaping Columns) {
    columns = Int((size.width / Self.cell.width).rounded(.up)) + 1 + extra
    rows = Int((size.height / Self.cell.height).rounded(.up)) + 1
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
    var writer = AsciiWriter(window.size, extra: 26, columns)
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
    let edge = writer.column(window.size.width) + 2
    for (position, stop) in stops.enumerated() where !stop.isHidden {
      let names = stop.ids.map(name).joined(separator: " = ")
      let mark = position == index ? ">" : "-"
      writer.put(
        "\(mark) \(names) \(Numbers.short(stop.surfaceHeight))", row: writer.row(stop.frame.minY),
        column: edge)
    }
    return writer.lines
  }

  private var lines: String {
    cells.map { row in
      var line = row.joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func column(_ x: Double) -> Int { Int((x / Self.cell.width).rounded()) }
  private func row(_ y: Double) -> Int { Int((y / Self.cell.height).rounded()) }

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
