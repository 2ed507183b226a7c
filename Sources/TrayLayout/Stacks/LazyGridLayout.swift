// SPDX-License-Identifier: MIT

public import TrayGeometry

/// A column of a lazy grid that runs down, or a row of one that runs across.
public struct GridItem: Sendable {
  /// How long the item is across the direction in which the grid runs.
  public enum Size: Sendable {
    /// So many points.
    case fixed(Double)
    /// What is left, shared with the others, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many cells within these limits as fit into what is left, shared with the others.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// Points to the next item; nil takes 8.
  public var spacing: Double?
  /// Where a view lies in its cell; nil takes the grid's alignment.
  public var alignment: Alignment?

  /// Creates an item.
  public init(
    _ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The rule of a lazy grid (Rules 1.12).
///
/// *Tracks* are its columns where it runs down, its rows where it runs across. They are found from the
/// offered length alone, once for the size and once more for the final size; the views have no say.
public struct LazyGridLayout: Layout {
  /// The axis along which the grid grows.
  public var axis: Axis
  /// The tracks, in order.
  public var items: [GridItem]
  /// Where a track's views lie in their cells across the grid's direction, and lines in each other.
  public var alignment: Alignment
  /// Points between lines; nil takes 8.
  public var spacing: Double?

  /// Creates the rule of a grid that grows along `axis`.
  public init(axis: Axis, items: [GridItem], alignment: Alignment = .center, spacing: Double? = nil)
  {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  /// One column or row: where it begins, how long it is, and how views lie in it.
  private struct Track {
    var start: Double
    var length: Double
    var alignment: Alignment
  }

  /// All lines of the grid, at least as long as what is offered across them.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let offer = proposal[axis.crossed]
    let tracks = tracks(in: offer)
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let across = max(used, offer.map { $0.isFinite ? $0 : 0 } ?? 0)
    let depths = depths(of: subviews, tracks)
    let gaps = gap * Double(max(depths.count - 1, 0))
    return Size(axis, along: max(depths.reduce(0, +) + gaps, 0), across: across)
  }

  /// Places line after line; the tracks are found again from the final size.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    let tracks = tracks(in: bounds.size[axis.crossed])
    guard !tracks.isEmpty else { return }
    let (main, cross) =
      axis == .vertical ? (bounds.minY, bounds.minX) : (bounds.minX, bounds.minY)
    var position = main
    for (line, depth) in depths(of: subviews, tracks).enumerated() {
      for (index, track) in tracks.enumerated() {
        let place = line * tracks.count + index
        guard place < subviews.count else { return }
        let cell = Size(axis, along: depth, across: track.length)
        let start = cross + track.start
        let corner =
          axis == .vertical ? Point(x: start, y: position) : Point(x: position, y: start)
        put(subviews[place], in: cell, at: corner, track.alignment)
      }
      position += depth + gap
    }
  }

  private var gap: Double { spacing ?? 8 }

  private func put(
    _ subview: LayoutSubview, in cell: Size, at corner: Point, _ alignment: Alignment
  ) {
    let offer = ProposedSize(cell)
    let inner = subview.dimensions(in: offer)
    let outer = ViewDimensions(
      size: cell, engine: subview.engine, node: subview.node, proposal: offer)
    let (across, down) = (alignment.horizontal.key, alignment.vertical.key)
    let place = Point(
      x: across.defaultValue(in: outer) - inner.value(of: across),
      y: down.defaultValue(in: outer) - inner.value(of: down))
    subview.place(at: corner + place, proposal: offer)
  }

  /// The greatest length along the grid of the views of each line.
  private func depths(of subviews: Subviews, _ tracks: [Track]) -> [Double] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: subviews.count, by: tracks.count).map { start in
      let end = min(start + tracks.count, subviews.count)
      return (start..<end).reduce(0) { depth, index in
        let offer = ProposedSize(axis, along: nil, across: tracks[index - start].length)
        return max(depth, subviews[index].sizeThatFits(offer)[axis])
      }
    }
  }

  /// The tracks for an offered length; an open or endless one counts as 10 (Rules 1.12.6).
  private func tracks(in offer: Double?) -> [Track] {
    let offer = offer.map { $0.isFinite ? $0 : 10 } ?? 10
    var rest = offer
    var left = 0.0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest -= gapAfter(item) }
      if case .fixed(let length) = item.size { rest -= valid(length) } else { left += 1 }
    }
    var tracks: [Track] = []
    var start = 0.0
    for item in items {
      let share = max(left > 0 ? rest / left : 0, 0)
      let lengths = lengths(of: item, share)
      for length in lengths {
        tracks.append(
          Track(start: start, length: length, alignment: item.alignment ?? alignment))
        start += length + gapAfter(item)
      }
      switch item.size {
      case .fixed: continue
      case .flexible: rest -= lengths[0]
      case .adaptive: rest -= share
      }
      left -= 1
    }
    return tracks
  }

  /// The lengths of an item's tracks, for its share of what is left (Rules 1.12.2 and 1.12.3).
  private func lengths(of item: GridItem, _ share: Double) -> [Double] {
    switch item.size {
    case .fixed(let length): return [valid(length)]
    case .flexible(let minimum, let maximum):
      return [min(max(share, valid(minimum)), max(maximum, valid(minimum)))]
    case .adaptive(let minimum, let maximum):
      let gap = gapAfter(item)
      let least = max(valid(minimum), 1)
      let count = max(((share + gap) / (least + gap) + 1e-9).rounded(.down), 1)
      let equal = (share - gap * (count - 1)) / count
      let length = min(max(equal, least), max(maximum, least))
      return Array(repeating: length, count: Int(min(count, 10_000)))
    }
  }

  private func gapAfter(_ item: GridItem) -> Double {
    guard let spacing = item.spacing, spacing.isFinite else { return 8 }
    return spacing
  }

  /// The length, or 0 where it is negative or no finite number.
  private func valid(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
}
