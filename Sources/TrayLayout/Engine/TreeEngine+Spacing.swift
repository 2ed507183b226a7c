// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayGeometry

extension TreeEngine {
  /// How much room a node would like next to its neighbours (Rules 1.10).
  func spacing(of node: Int) -> ViewSpacing {
    let record = tree.nodes[node]
    switch record.content {
    case .flexible, .fixed, .divider, .reader, .scroll: return ViewSpacing()
    case .spacer(let axis, _): return spacerSpacing(axis)
    case .text(let index):
      return ViewSpacing(text: preparedText(at: Int(index)).metrics, grid: tree.grid)
    case .padding(let insets): return reset(paddedEdges(insets), of: record)
    case .fixedFrame(let index):
      let frame = tree.fixedFrames[Int(index)]
      return reset(edges(width: frame.width != nil, height: frame.height != nil), of: record)
    case .flexibleFrame(let index):
      let frame = tree.flexibleFrames[Int(index)]
      let open = FlexibleFrame.Limits(minimum: nil, ideal: nil, maximum: nil)
      return reset(edges(width: frame.width != open, height: frame.height != open), of: record)
    case .fitting where record.children.isEmpty: return ViewSpacing()
    case .edgeInset: return child(of: record).spacing
    case .stack, .depth, .layout: return containerSpacing(record, node)
    case .fixedSize, .offset, .position, .aspectRatio, .priority, .alignmentGuide, .layoutValue,
      .preference, .observer, .preferenceLayer, .layered, .fitting:
      return DeepStack.withRoom { child(of: record).spacing }
    }
  }

  /// The preferences of a container, kept: each level asks the one below more than once.
  ///
  /// The first question answers all containers below, from the leaves up, so that the calls for a
  /// deep tree are not nested.
  private func containerSpacing(_ record: NodeRecord, _ node: Int) -> ViewSpacing {
    if let known = spacings[node] { return known }
    var next = node
    while let first = tree.nodes[next].children.first { next = Int(tree.children[first]) }
    for below in next...node where spacings[below] == nil {
      let record = tree.nodes[below]
      if record.content.traits.contains(.mergesSpacing) {
        spacings[below] = computedSpacing(record, below)
      }
    }
    return spacings[node] ?? ViewSpacing()
  }

  private func computedSpacing(_ record: NodeRecord, _ node: Int) -> ViewSpacing {
    let subviews = LayoutSubviews(engine: self, container: node)
    guard !subviews.isEmpty else { return ViewSpacing() }
    if case .stack(let index) = record.content {
      return withStackCache(Int(index), subviews) {
        tree.stacks[Int(index)].spacing(subviews: subviews, cache: &$0)
      }
    }
    if case .layout(let index) = record.content {
      return tree.layouts[Int(index)].spacing(
        subviews: subviews, cache: layoutCache(Int(index), subviews))
    }
    return subviews.dropFirst().reduce(subviews[0].spacing) { $0.union($1.spacing) }
  }

  /// A spacer takes no room next to it along its stack.
  private func spacerSpacing(_ axis: Axis?) -> ViewSpacing {
    var spacing = ViewSpacing()
    let edges: Edge.Set =
      switch axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      case nil: .all
      }
    spacing.replace(with: .zero, edges: edges)
    return spacing
  }

  /// The child's preferences, with those of a plain view on the edges that changed.
  ///
  /// A spacer in a frame still takes no room next to it.
  private func reset(_ edges: Edge.Set, of record: NodeRecord) -> ViewSpacing {
    var spacing = DeepStack.withRoom { child(of: record).spacing }
    if isSpacer(child(of: record).node) { return spacing }
    spacing.replace(with: ViewSpacing(), edges: edges)
    return spacing
  }

  /// Whether a node is a spacer, or frames of one.
  private func isSpacer(_ node: Int) -> Bool {
    let record = tree.nodes[node]
    switch record.content {
    case .spacer: return true
    case .fixedFrame, .flexibleFrame: return isSpacer(child(of: record).node)
    case .flexible, .fixed, .divider, .text, .reader, .padding, .fixedSize, .offset, .position,
      .aspectRatio, .priority, .alignmentGuide, .layoutValue, .preference, .scroll, .observer,
      .preferenceLayer, .layered, .edgeInset, .stack, .depth, .layout, .fitting:
      return false
    }
  }

  private func paddedEdges(_ insets: EdgeInsets) -> Edge.Set {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }

  private func edges(width: Bool, height: Bool) -> Edge.Set {
    var edges: Edge.Set = []
    if width { edges.formUnion(.horizontal) }
    if height { edges.formUnion(.vertical) }
    return edges
  }
}
