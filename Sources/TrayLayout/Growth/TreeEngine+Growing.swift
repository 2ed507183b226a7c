// SPDX-License-Identifier: MIT

import TrayGeometry

extension LayoutTree {
  /// Whether some of its views are chosen, built or told something while it is placed.
  var isDecidedWhilePlacing: Bool { hasViewsDecidedWhilePlacing || !observers.isEmpty }

  /// Whether it is known only once it is placed which views there are.
  package var hasViewsDecidedWhilePlacing: Bool {
    hasAlternatives || !readers.isEmpty || !preferenceLayers.isEmpty
  }
}

extension TreeEngine {
  /// The first child whose ideal size fits, or the last one (Rules 1.8.6).
  ///
  /// An axis that is not chosen is asked with the real proposal, so that a text that may be as high as
  /// it likes is asked at its real width. An open offer fits everything.
  func fittingChild(
    of node: Int, _ axes: Axis.Set, _ proposal: ProposedSize
  ) -> LayoutSubview? {
    let subviews = LayoutSubviews(engine: self, container: node)
    let question = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for subview in subviews.dropLast() {
      let ideal = subview.sizeThatFits(question)
      let fitsAcross =
        !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
      let fitsDown = !axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity
      if fitsAcross, fitsDown { return subview }
    }
    return subviews.last
  }

  /// Whether a node was left out in favour of another.
  func isLeftOut(_ node: Int, _ result: LayoutResult) -> Bool {
    result.tree.hasAbsentNodes && result.tree.nodes[node].flags.contains(.absent)
  }

  /// Places a node about which more is decided now that its frame is known.
  @inline(never)
  func placeDynamic(
    _ record: NodeRecord, _ node: Int, _ frame: Rect, _ proposal: ProposedSize,
    _ result: inout LayoutResult
  ) {
    switch record.content {
    case .reader(let index): grow(tree.readers[Int(index)], node, frame, &result)
    case .fitting(let axes):
      let chosen = fittingChild(of: node, axes, proposal)?.node
      for index in record.children where Int(tree.children[index]) != chosen {
        result.leaveOut(Int(tree.children[index]))
      }
      placeChildren(of: record, node, frame, proposal, &result)
    case .preferenceLayer(let index):
      placeChildren(of: record, node, frame, proposal, &result)
      growLayer(tree.preferenceLayers[Int(index)], node, frame, proposal, &result)
    case .observer(let index):
      placeChildren(of: record, node, frame, proposal, &result)
      let observer = tree.observers[Int(index)]
      let value: any Sendable
      switch observer.question {
      case .geometry(let transform): value = transform(proxy(of: node, frame, result))
      case .preference(let read): value = read(PreferenceSource(result), NodeID(node))
      }
      result.reports.append(LayoutReport(node: NodeID(node), value: value, observer: observer))
    case .flexible, .fixed, .spacer, .divider, .text, .padding, .fixedFrame, .flexibleFrame,
      .fixedSize, .offset, .position, .aspectRatio, .priority, .alignmentGuide, .layoutValue,
      .preference, .scroll, .layered, .edgeInset, .stack, .depth, .layout:
      placeChildren(of: record, node, frame, proposal, &result)
    }
  }

  /// Builds the content of a reader and hangs it below its node.
  private func grow(
    _ content: DeferredContent, _ node: Int, _ frame: Rect, _ result: inout LayoutResult
  ) {
    let proxy = proxy(of: node, frame, result)
    var builder = TreeBuilder(environment: content.environment, depth: content.depth)
    content.build(proxy, &builder)
    let engine = inner(builder.finish(), proxy.spaces, of: node)
    let inside = engine.placeRoot(in: frame, proposal: ProposedSize(frame.size))
    textMeasurements += engine.textMeasurements
    result.graft(inside, below: node)
  }

  /// Builds a layer from the preferences of the child, and hangs it beside the child.
  private func growLayer(
    _ layer: PreferenceLayer, _ node: Int, _ frame: Rect, _ proposal: ProposedSize,
    _ result: inout LayoutResult
  ) {
    let child = child(of: tree.nodes[node])
    var builder = TreeBuilder(environment: layer.environment, depth: layer.depth)
    layer.build(PreferenceSource(result), NodeID(child.node), &builder)
    let engine = inner(builder.finish(), spaces(around: node, result), of: node)
    guard let root = engine.tree.root else { return }
    let placement = layer.layering.placement(
      of: LayoutSubview(engine: engine, node: root.index), over: child, size: frame.size,
      proposal: proposal)
    let size = engine.size(of: root.index, for: placement.proposal)
    let origin = mirrored(
      finite(placement.origin), width: size.width, in: frame.width, node: node)
    let inside = engine.placeRoot(
      in: Rect(origin: frame.origin + origin, size: size), proposal: placement.proposal)
    textMeasurements += engine.textMeasurements
    result.graft(inside, below: node)
    result.tree.layers.append(layer.layering)
    result.tree.nodes[node].content = .layered(Int32(result.tree.layers.count - 1))
  }

  /// The engine of what a node builds, with what it knows from the last time.
  private func inner(_ tree: LayoutTree, _ spaces: [NamedSpace], of node: Int) -> TreeEngine {
    let engine =
      innerEngines[node].map { TreeEngine(tree: tree, continuing: $0) }
      ?? TreeEngine(tree: tree, measurer: measurer)
    innerEngines[node] = engine
    engine.safeArea = safeArea
    engine.outerSpaces = spaces
    engine.checksAnswers = checksAnswers
    return engine
  }

  private func proxy(of node: Int, _ frame: Rect, _ result: LayoutResult) -> GeometryProxy {
    let located = LocatedFrame(frame: frame, isRightToLeft: isRightToLeft(node))
    return GeometryProxy(
      size: frame.size, safeAreaInsets: safeArea?.insets(for: frame, grid: tree.grid) ?? .zero,
      located: located, spaces: spaces(around: node, result))
  }

  /// The named coordinate spaces above a node, the nearest last.
  private func spaces(around node: Int, _ result: LayoutResult) -> [NamedSpace] {
    guard !tree.spaces.isEmpty else { return outerSpaces }
    var found: [NamedSpace] = []
    var current: NodeID? = NodeID(node)
    while let here = current {
      for space in tree.spaces where Int(space.node) == here.index {
        let frame = LocatedFrame(
          frame: result.frames[here.index], isRightToLeft: isRightToLeft(here.index))
        found.append(NamedSpace(name: space.name, frame: frame))
      }
      current = tree.parent(of: here)
    }
    return outerSpaces + found.reversed()
  }

  private func isRightToLeft(_ node: Int) -> Bool {
    tree.nodes[node].flags.contains(.rightToLeft)
  }
}
