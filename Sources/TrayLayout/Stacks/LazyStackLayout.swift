// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The rule of a lazy stack: views at their ideal length along it, one after the other.
///
/// Across the stack it takes all that it is offered; what its views need along it is not negotiated
/// between them (Rules 1.12.6).
public struct LazyStackLayout: Layout {
  /// The axis along which views follow one another.
  public var axis: Axis
  /// How views line up across the stack.
  public var alignment: Alignment
  /// Points between neighbours; nil takes what the views prefer.
  public var spacing: Double?

  /// Creates the rule of a lazy stack along `axis`.
  public init(axis: Axis, alignment: Alignment = .center, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The gap before each child, so that preferences are compared once.
  public func makeCache(subviews: Subviews) -> [Double] {
    var previous: ViewSpacing?
    return subviews.map { subview in
      let own = subview.spacing
      defer { previous = own }
      guard let before = previous else { return 0 }
      return spacing ?? before.distance(to: own, along: axis)
    }
  }

  /// The sum of the ideal lengths and the gaps, and all that is offered across.
  public func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout [Double]
  ) -> Size {
    let offer = self.offer(proposal[axis.crossed])
    var along = cache.reduce(0, +)
    var across = 0.0
    for subview in subviews {
      let size = subview.sizeThatFits(offer)
      along += size[axis]
      across = max(across, size[axis.crossed])
    }
    if let room = proposal[axis.crossed], room.isFinite { across = room }
    return Size(axis, along: max(along, 0), across: max(across, 0))
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout [Double]
  ) {
    let room = bounds.size[axis.crossed]
    let offer = self.offer(room)
    var position = axis == .vertical ? bounds.minY : bounds.minX
    for (index, subview) in subviews.enumerated() {
      position += cache[index]
      let inner = subview.dimensions(in: offer)
      let outer = ViewDimensions(
        size: Size(axis, along: inner.size[axis], across: room), engine: subview.engine,
        node: subview.node, proposal: offer)
      let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
      let across = key.defaultValue(in: outer) - inner.value(of: key)
      subview.place(
        at: axis == .vertical
          ? Point(x: bounds.minX + across, y: position)
          : Point(x: position, y: bounds.minY + across),
        proposal: offer)
      position += inner.size[axis]
    }
  }

  private func offer(_ across: Double?) -> ProposedSize {
    ProposedSize(axis, along: nil, across: across.flatMap { $0.isFinite ? $0 : nil })
  }
}
