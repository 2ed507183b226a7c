// SPDX-License-Identifier: MIT

package import TrayGeometry

package enum GridColumnsKey: LayoutValueKey { package static let defaultValue = 1 }
package enum GridUnsizedAxesKey: LayoutValueKey { package static let defaultValue: Axis.Set = [] }
package enum GridAnchorKey: LayoutValueKey { package static let defaultValue: UnitPoint? = nil }
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static let defaultValue: HorizontalAlignment? = nil
}

/// The row to which a cell belongs; nil for a view that is a row of its own.
package struct GridRowFacts: Sendable {
  package var id: Int
  package var alignment: VerticalAlignment?
}

package enum GridRowKey: LayoutValueKey { package static let defaultValue: GridRowFacts? = nil }

extension TreeBuilder {
  /// Makes the nodes of `content` the cells of one row of the grid around.
  package mutating func addGridRow(
    alignment: VerticalAlignment?, _ content: (inout TreeBuilder) -> Void
  ) {
    let row = GridRowFacts(id: tree.nodes.count, alignment: alignment)
    addLayoutValue(GridRowKey.self, row, content)
  }

  /// Lets each node of `content` span a number of columns of the grid; below 1 counts as 1.
  package mutating func addGridColumns(_ count: Int, _ content: (inout TreeBuilder) -> Void) {
    addLayoutValue(GridColumnsKey.self, min(max(count, 1), 1_000), content)
  }

  /// Keeps each node of `content` from deciding the length of its row or column.
  package mutating func addGridUnsizedAxes(
    _ axes: Axis.Set, _ content: (inout TreeBuilder) -> Void
  ) {
    addLayoutValue(GridUnsizedAxesKey.self, axes, content)
  }

  /// Puts a point of each node of `content` onto the same point of its cell.
  package mutating func addGridAnchor(_ anchor: UnitPoint, _ content: (inout TreeBuilder) -> Void) {
    addLayoutValue(GridAnchorKey.self, anchor, content)
  }

  /// Says how the views of the column of each node of `content` line up.
  package mutating func addGridColumnAlignment(
    _ guide: HorizontalAlignment, _ content: (inout TreeBuilder) -> Void
  ) {
    addLayoutValue(GridColumnAlignmentKey.self, guide, content)
  }
}

/// A view in a grid: its row, its columns and what it says of its cell.
struct GridCell {
  let subview: LayoutSubview
  let row: Int
  let columns: Range<Int>
  let unsizedAxes: Axis.Set
  let anchor: UnitPoint?

  func isSized(along axis: Axis) -> Bool {
    !unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// The rows or columns that the cell covers.
  func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
}

/// The cells of a grid, and what does not depend on an offer.
public struct GridCache {
  var cells: [GridCell] = []
  var columnCount = 0
  var rowCount = 0
  /// The gap after each column and after each row but the last.
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []
  var columnAlignments: [HorizontalAlignment] = []
  var rowAlignments: [VerticalAlignment] = []
}

extension GridLayout {
  /// Puts the views into rows and columns, and finds the gaps between them.
  public func makeCache(subviews: Subviews) -> GridCache {
    var cache = GridCache()
    let rows = rows(of: subviews)
    cache.rowCount = rows.count
    cache.columnCount = rows.map(width).max() ?? 0
    cache.columnAlignments = Array(repeating: alignment.horizontal, count: cache.columnCount)
    for (number, row) in rows.enumerated() {
      cache.rowAlignments.append(row.facts?.alignment ?? alignment.vertical)
      addCells(of: row, number, to: &cache)
    }
    cache.columnGaps = gaps(along: .horizontal, spacing: horizontalSpacing, cache)
    cache.rowGaps = gaps(along: .vertical, spacing: verticalSpacing, cache)
    return cache
  }

  private typealias Row = (facts: GridRowFacts?, views: [LayoutSubview])

  /// Neighbours of the same row, and single views between them.
  private func rows(of subviews: Subviews) -> [Row] {
    var rows: [Row] = []
    for subview in subviews {
      let facts = subview[GridRowKey.self]
      if let id = facts?.id, rows.last?.facts?.id == id {
        rows[rows.count - 1].views.append(subview)
      } else {
        rows.append((facts, [subview]))
      }
    }
    return rows
  }

  private func width(_ row: Row) -> Int {
    guard row.facts != nil else { return 1 }
    return row.views.reduce(0) { $0 + $1[GridColumnsKey.self] }
  }

  private func addCells(of row: Row, _ number: Int, to cache: inout GridCache) {
    var column = 0
    for view in row.views {
      let span = row.facts == nil ? cache.columnCount : view[GridColumnsKey.self]
      if row.facts != nil, span == 1, let own = view[GridColumnAlignmentKey.self] {
        cache.columnAlignments[column] = own
      }
      cache.cells.append(
        GridCell(
          subview: view, row: number, columns: column..<column + span,
          unsizedAxes: view[GridUnsizedAxesKey.self], anchor: view[GridAnchorKey.self]))
      column += span
    }
  }

  /// The greatest distance that neighbours on both sides of each gap prefer; 8 where none face it.
  private func gaps(along axis: Axis, spacing: Double?, _ cache: GridCache) -> [Double] {
    let count = axis == .horizontal ? cache.columnCount : cache.rowCount
    guard count > 1 else { return [] }
    if let spacing, spacing.isFinite { return Array(repeating: spacing, count: count - 1) }
    var gaps = [Double?](repeating: nil, count: count - 1)
    let spacings = cache.cells.map(\.subview.spacing)
    for (first, second) in axis == .horizontal ? cache.beside : cache.below {
      let distance = spacings[first].distance(to: spacings[second], along: axis)
      let gap = cache.cells[first].tracks(along: axis).upperBound - 1
      gaps[gap] = max(gaps[gap] ?? distance, distance)
    }
    return gaps.map { $0 ?? ViewSpacing.defaultDistance }
  }
}

extension GridCache {
  /// The cells that lie next to one another in a row, as pairs of places.
  fileprivate var beside: [(Int, Int)] {
    cells.indices.dropFirst().compactMap { index in
      cells[index - 1].row == cells[index].row ? (index - 1, index) : nil
    }
  }

  /// The cells that face one another across two rows: both rows are walked from column to column.
  fileprivate var below: [(Int, Int)] {
    var starts = cells.indices.filter { $0 == 0 || cells[$0 - 1].row != cells[$0].row }
    starts.append(cells.count)
    var pairs: [(Int, Int)] = []
    for row in starts.indices.dropLast(2) {
      var (upper, lower) = (starts[row], starts[row + 1])
      while upper < starts[row + 1], lower < starts[row + 2] {
        let (one, other) = (cells[upper].columns, cells[lower].columns)
        if one.overlaps(other) { pairs.append((upper, lower)) }
        if one.upperBound <= other.upperBound { upper += 1 } else { lower += 1 }
      }
    }
    return pairs
  }
}
