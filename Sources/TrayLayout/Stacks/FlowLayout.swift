// SPDX-License-Identifier: MIT

public import TrayGeometry

/// Puts views on lines and begins a new line where the next view does not fit (Rules 1.13).
///
/// *Main* is the axis along which a line runs, *cross* the one along which lines follow one another.
/// A view that alone is longer than a line is offered the line, so that its text wraps. A view that
/// could be longer than its ideal length grows into the room that its line has left, as far as its
/// ``FlowFlexibility`` allows. The size reported is that of the longest line, not what was offered.
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

  /// The size of the longest line by all lines.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) -> Size {
    let lines = lines(of: subviews, limit: proposal[axis])
    guard !lines.isEmpty else { return .zero }
    let longest = lines.reduce(0) { max($0, $1.length) }
    let fills = isJustified && lines.count > 1
    let length = fills ? max(longest, finite(proposal[axis]) ?? 0) : longest
    let depth = lines.reduce(0) { $0 + $1.depth } + gapBetweenLines * Double(lines.count - 1)
    return Size(axis, along: length, across: max(depth, 0))
  }

  /// Places line after line; where nothing or infinity was offered, lines break at the bounds.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    let limit = finite(proposal[axis]) ?? bounds.size[axis]
    var cross = axis == .horizontal ? bounds.minY : bounds.minX
    for line in lines(of: subviews, limit: limit) {
      place(line, in: bounds, cross: cross - line.lower)
      cross += line.depth + gapBetweenLines
    }
    for subview in subviews where subview[FlowLineBreakKey.self] {
      subview.place(at: bounds.origin, proposal: .zero)
    }
  }

  var gapBetweenLines: Double { lineSpacing ?? 8 }

  /// Puts the views of a line one after the other.
  private func place(_ line: FlowLine, in bounds: Rect, cross: Double) {
    let gaps = Double(line.items.count - 1)
    let rest = bounds.size[axis] - line.length
    let extra = isJustified && gaps > 0 && rest > 0 ? rest / gaps : 0
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, item) in line.items.enumerated() {
      position += item.gapBefore + (index == 0 ? 0 : extra)
      let across = cross - item.guide
      let origin =
        axis == .horizontal ? Point(x: position, y: across) : Point(x: across, y: position)
      item.subview.place(at: origin, proposal: item.proposal)
      position += item.size[axis]
    }
  }

  /// The lines, broken greedily, with their flexible views grown.
  func lines(of subviews: Subviews, limit: Double?) -> [FlowLine] {
    let limit = finite(limit) ?? .infinity
    let breaker = FlowLineBreaker(
      axis: axis, guide: axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key,
      itemSpacing: itemSpacing, limit: limit)
    return breaker.lines(of: subviews)
  }

  private func finite(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return length
  }
}

/// How a view that could be longer than its ideal length behaves in a flow.
public enum FlowFlexibility: Hashable, Sendable, CaseIterable {
  /// Keeps its ideal length.
  case minimum
  /// Shares the room that is left on its line.
  case natural
  /// Takes a whole line.
  case maximum
}

/// How a view in a flow grows; natural by default.
public enum FlowFlexibilityKey: LayoutValueKey {
  /// It shares the room that is left on its line.
  public static let defaultValue = FlowFlexibility.natural
}

/// Whether a view in a flow begins a new line, also where the last one has room.
public enum FlowNewLineKey: LayoutValueKey {
  /// It begins one only where it does not fit.
  public static let defaultValue = false
}

/// Whether a view in a flow stands for nothing but the end of a line.
public enum FlowLineBreakKey: LayoutValueKey {
  /// It is a view like others.
  public static let defaultValue = false
}
