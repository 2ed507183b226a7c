// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The rule of a grid whose columns are as wide as their views need (Rules 1.11).
///
/// Columns share the offered width as the views of a row do: the least flexible first, each is offered
/// an equal share of what is left. Rows then share the height in the same way. A view that spans
/// several columns needs an equal part of its width in each of them.
public struct GridLayout: Layout {
  /// Where views lie in their cells.
  public var alignment: Alignment
  /// Points between columns; nil takes what the views prefer.
  public var horizontalSpacing: Double?
  /// Points between rows; nil takes what the views prefer.
  public var verticalSpacing: Double?

  /// Creates the rule of a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// All columns and rows, and the gaps between them.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout GridCache
  ) -> Size {
    let columns = columns(in: proposal.width, cache)
    let rows = rows(in: proposal.height, columns, cache)
    return Size(
      width: max(total(columns, cache.columnGaps), 0), height: max(total(rows, cache.rowGaps), 0))
  }

  /// Proposes its whole cell to each view.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout GridCache
  ) {
    let columns = columns(in: proposal.width, cache)
    let rows = rows(in: proposal.height, columns, cache)
    let (x, y) = (starts(columns, cache.columnGaps), starts(rows, cache.rowGaps))
    let columnGuides = guides(along: .horizontal, columns, rows, cache)
    let rowGuides = guides(along: .vertical, columns, rows, cache)
    for cell in cache.cells {
      let size = self.size(of: cell, columns, rows, cache)
      let corner = Point(
        x: bounds.minX + x[cell.columns.lowerBound], y: bounds.minY + y[cell.row])
      let offer = ProposedSize(size)
      let inner = cell.subview.dimensions(in: offer)
      var origin = Point(
        x: columnGuides[cell.columns.lowerBound]
          - inner[cache.columnAlignments[cell.columns.lowerBound]],
        y: rowGuides[cell.row] - inner[cache.rowAlignments[cell.row]])
      if let anchor = cell.anchor {
        origin = anchor.point(in: size) - anchor.point(in: inner.size)
      } else if cell.columns.count > 1 {
        let outer = ViewDimensions(
          size: size, engine: cell.subview.engine, node: cell.subview.node, proposal: offer)
        let key = alignment.horizontal.key
        origin.x = key.defaultValue(in: outer) - inner.value(of: key)
      }
      cell.subview.place(at: corner + origin, proposal: offer)
    }
  }
}

// MARK: - Steps

extension GridLayout {
  /// The width of each column for an offer.
  private func columns(in offer: Double?, _ cache: GridCache) -> [Double] {
    tracks(along: .horizontal, in: offer, cache) { cell, width in
      cell.subview.sizeThatFits(ProposedSize(width: width, height: nil)).width
    }
  }

  /// The height of each row for an offer, at given widths of the columns.
  private func rows(in offer: Double?, _ columns: [Double], _ cache: GridCache) -> [Double] {
    tracks(along: .vertical, in: offer, cache) { cell, height in
      let width = self.width(of: cell, columns, cache)
      return cell.subview.sizeThatFits(ProposedSize(width: width, height: height)).height
    }
  }

  private typealias Measure = (_ cell: GridCell, _ offer: Double?) -> Double

  /// The lengths of the tracks on an axis: as stacks do it, with tracks in place of children.
  private func tracks(
    along axis: Axis, in offer: Double?, _ cache: GridCache, _ measure: Measure
  ) -> [Double] {
    let gaps = axis == .horizontal ? cache.columnGaps : cache.rowGaps
    let count = axis == .horizontal ? cache.columnCount : cache.rowCount
    let sized = cellsByTrack(along: axis, count, cache)
    func length(of track: Int, for share: Double?) -> Double {
      sized[track].reduce(0) { longest, index in
        let cell = cache.cells[index]
        return max(longest, part(of: cell, along: axis, share, gaps, measure))
      }
    }
    guard let offer else { return (0..<count).map { length(of: $0, for: nil) } }
    let most = (0..<count).map { length(of: $0, for: .infinity) }
    let flexibilities = (0..<count).map { track -> Double in
      let rest = most[track] - length(of: track, for: 0)
      return rest.isNaN ? 0 : rest
    }
    let order = (0..<count).sorted {
      (flexibilities[$0], $0) < (flexibilities[$1], $1)
    }
    var lengths = [Double](repeating: 0, count: count)
    var left = offer - gaps.reduce(0, +)
    for (place, track) in order.enumerated() {
      // Of more than it can take a track would take no more; the views are then offered what they get,
      // so that grids in grids are asked few questions.
      let share = min(max(left / Double(count - place), 0), most[track])
      lengths[track] = length(of: track, for: share)
      let rest = left - lengths[track]
      if !rest.isNaN { left = rest }
    }
    return lengths
  }

  /// The cells that decide the length of each track.
  private func cellsByTrack(along axis: Axis, _ count: Int, _ cache: GridCache) -> [[Int]] {
    var result = [[Int]](repeating: [], count: count)
    for (index, cell) in cache.cells.enumerated() where cell.isSized(along: axis) {
      for track in cell.tracks(along: axis) { result[track].append(index) }
    }
    return result
  }

  /// What a cell needs of each track that it covers, where each of them is offered `share`.
  private func part(
    of cell: GridCell, along axis: Axis, _ share: Double?, _ gaps: [Double], _ measure: Measure
  ) -> Double {
    let tracks = cell.tracks(along: axis)
    guard tracks.count > 1 else { return measure(cell, share) }
    let inside = gaps[tracks.lowerBound..<tracks.upperBound - 1].reduce(0, +)
    let length = measure(cell, share.map { $0 * Double(tracks.count) + inside })
    return max((length - inside) / Double(tracks.count), 0)
  }

  /// The place of each track's guide in the track: the furthest of its views.
  private func guides(
    along axis: Axis, _ columns: [Double], _ rows: [Double], _ cache: GridCache
  ) -> [Double] {
    var guides = [Double](repeating: 0, count: (axis == .horizontal ? columns : rows).count)
    for cell in cache.cells {
      let track = cell.tracks(along: axis)
      guard track.count == 1, cell.anchor == nil else { continue }
      let size = self.size(of: cell, columns, rows, cache)
      let key =
        axis == .horizontal
        ? cache.columnAlignments[track.lowerBound].key : cache.rowAlignments[track.lowerBound].key
      let inner = cell.subview.dimensions(in: ProposedSize(size))
      let outer = ViewDimensions(
        size: size, engine: cell.subview.engine, node: cell.subview.node,
        proposal: ProposedSize(size))
      // A built-in guide that no text gives lies at the same part of every cell.
      let place =
        key.fraction == nil || key.isTextBaseline
        ? inner.value(of: key) : key.defaultValue(in: outer)
      if place.isFinite { guides[track.lowerBound] = max(guides[track.lowerBound], place) }
    }
    return guides
  }

  private func size(
    of cell: GridCell, _ columns: [Double], _ rows: [Double], _ cache: GridCache
  ) -> Size {
    Size(width: width(of: cell, columns, cache), height: rows[cell.row])
  }

  private func width(of cell: GridCell, _ columns: [Double], _ cache: GridCache) -> Double {
    let inside = cache.columnGaps[
      min(
        cell.columns.lowerBound, cache.columnGaps.count)..<max(
          min(cell.columns.upperBound - 1, cache.columnGaps.count),
          min(cell.columns.lowerBound, cache.columnGaps.count))]
    return columns[cell.columns].reduce(0, +) + inside.reduce(0, +)
  }

  private func total(_ lengths: [Double], _ gaps: [Double]) -> Double {
    lengths.reduce(0, +) + gaps.reduce(0, +)
  }

  private func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
    var position = 0.0
    return lengths.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }
}
