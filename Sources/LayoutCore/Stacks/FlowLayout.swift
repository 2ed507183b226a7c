// SPDX-License-Identifier: MIT

public import Geometry

/// Puts views on lines and begins a new line where the next view does not fit (LAYOUT 1.13).
///
/// *Main* is the axis along which a line runs, *cross* the one along which lines follow one another.
/// A view that alone is longer than a line is offered the line, so that its text wraps. The size
/// reported is that of the longest line, not what was offered.
public struct FlowLayout: Layout {
  /// The axis along which a line runs.
  public var axis: Axis
  /// How the views of a line line up across it.
  public var alignment: Alignment
  /// Points between the views of a line; nil takes what the views prefer.
  public var itemSpacing: Double?
  /// Points between lines; nil takes 8.
  public var lineSpacing: Double?
  /// Whether the room left on a line is spread between its views.
  public var isJustified: Bool

  /// Creates a flow along `axis`.
  public init(
    axis: Axis = .horizontal, alignment: Alignment = .center, itemSpacing: Double? = nil,
    lineSpacing: Double? = nil, isJustified: Bool = false
  ) {
    self.axis = axis
    self.alignment = alignment
    self.itemSpacing = itemSpacing
    self.lineSpacing = lineSpacing
    self.isJustified = isJustified
  }

  /// One view on a line.
  struct Item {
    var subview: LayoutSubview
    var proposal: ProposedSize
    var size: Size
    var gapBefore: Double
    var guide: Double
  }

  /// One line: its views, its length, and its extent across with all guides at 0.
  struct Line {
    var items: [Item] = []
    var length = 0.0
    var lower = 0.0
    var upper = 0.0
    var depth: Double { upper - lower }
  }

  /// The size of the longest line by all lines.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let lines = brokenLines(subviews, limit: proposal[axis], across: proposal[axis.crossed])
    guard !lines.isEmpty else { return .zero }
    let longest = lines.reduce(0) { max($0, $1.length) }
    let fills = isJustified && lines.count > 1
    let length = fills ? max(longest, finite(proposal[axis]) ?? 0) : longest
    let depth = lines.reduce(0) { $0 + $1.depth } + gapBetweenLines * Double(lines.count - 1)
    return Size(axis, along: length, across: depth)
  }

  /// Places line after line; where nothing or infinity was offered, lines break at the bounds.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    let limit = finite(proposal[axis]) ?? bounds.size[axis]
    let lines = brokenLines(subviews, limit: limit, across: proposal[axis.crossed])
    var cross = axis == .horizontal ? bounds.minY : bounds.minX
    for line in lines {
      place(line, in: bounds, cross: cross - line.lower)
      cross += line.depth + gapBetweenLines
    }
  }

  var gapBetweenLines: Double { lineSpacing ?? 8 }

  /// The guide by which the views of a line line up.
  private var guideKey: AlignmentKey {
    axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
  }

  /// Where a line that is shorter than the longest one begins.
  private func place(_ line: Line, in bounds: Rect, cross: Double) {
    let start = axis == .horizontal ? bounds.minX : bounds.minY
    let gaps = Double(line.items.count - 1)
    let rest = bounds.size[axis] - line.length
    let extra = isJustified && gaps > 0 && rest > 0 ? rest / gaps : 0
    var position = start
    for (index, item) in line.items.enumerated() {
      position += item.gapBefore + (index == 0 ? 0 : extra)
      let across = cross - item.guide
      let origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      item.subview.place(at: origin, proposal: item.proposal)
      position += item.size[axis]
    }
  }

  func brokenLines(_ subviews: Subviews, limit: Double?, across: Double?) -> [Line] {
    let limit = finite(limit) ?? .infinity
    var lines: [Line] = []
    for subview in subviews {
      var item = measured(subview, limit: limit, across: across)
      if let last = lines.last?.items.last {
        item.gapBefore =
          itemSpacing ?? last.subview.spacing.distance(to: subview.spacing, along: axis)
        let needed = (lines.last?.length ?? 0) + item.gapBefore + item.size[axis]
        if needed > limit + Self.slack {
          item.gapBefore = 0
          lines.append(Line())
        }
      } else {
        lines.append(Line())
      }
      append(item, to: &lines[lines.count - 1])
    }
    return lines
  }

  /// Room, in points, by which rounding may carry a line past its limit.
  private static let slack = 1e-6

  private func measured(_ subview: LayoutSubview, limit: Double, across: Double?) -> Item {
    var proposal = ProposedSize.unspecified
    var size = subview.sizeThatFits(proposal)
    if size[axis] > limit {
      proposal = ProposedSize(axis, along: limit, across: nil)
      size = subview.sizeThatFits(proposal)
    }
    let guides = subview.dimensions(in: proposal)
    return Item(
      subview: subview, proposal: proposal, size: size, gapBefore: 0,
      guide: guides.value(of: guideKey))
  }

  private func append(_ item: Item, to line: inout Line) {
    line.length += item.gapBefore + item.size[axis]
    let lower = -item.guide
    let upper = item.size[axis.crossed] - item.guide
    line.lower = line.items.isEmpty ? lower : min(line.lower, lower)
    line.upper = line.items.isEmpty ? upper : max(line.upper, upper)
    line.items.append(item)
  }

  private func finite(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return length
  }
}
