// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayGeometry

extension TreeEngine {
  /// Places the whole tree in a rectangle, with the root at an alignment in it.
  func place(in bounds: Rect, proposal offer: ProposedSize, alignment: Alignment) -> LayoutResult {
    guard let root = tree.root else { return LayoutResult(tree: tree) }
    let room = PlacedLayout.Room(
      bounds: bounds, proposal: offer, alignment: alignment, safeArea: safeArea)
    if let known = placedResult(in: room) { return known }
    var result = beginPlacing()
    let guides = LayoutSubview(engine: self, node: root.index).dimensions(in: offer)
    let outer = ViewDimensions(
      size: bounds.size, engine: self, node: root.index, proposal: offer)
    let local = Point(
      x: alignment.horizontal.key.defaultValue(in: outer) - guides[alignment.horizontal],
      y: alignment.vertical.key.defaultValue(in: outer) - guides[alignment.vertical])
    let origin = mirrored(
      finite(local), width: guides.width, in: bounds.width, node: root.index)
    let frame = Rect(
      origin: bounds.origin + origin,
      size: Size(width: guides.width, height: guides.height))
    place(root.index, frame: frame, proposal: offer, &result)
    offsets[root.index] = origin
    finish(&result)
    endPlacing(&result, in: room)
    return result
  }

  /// Places the whole tree with its root in a given frame.
  func placeRoot(in frame: Rect, proposal: ProposedSize) -> LayoutResult {
    guard let root = tree.root else { return LayoutResult(tree: tree) }
    placed = nil
    var result = beginPlacing()
    place(root.index, frame: frame, proposal: proposal, &result)
    finish(&result)
    return result
  }

  private func finish(_ result: inout LayoutResult) {
    let all = tree.issues + issues + result.issues
    result.issues = result.tree.hasAbsentNodes ? all.filter(result.isAboutPresentNode) : all
  }

  /// Gives a node its frame and walks down.
  private func place(
    _ node: Int, frame: Rect, proposal: ProposedSize, _ result: inout LayoutResult
  ) {
    if moveUnchanged(node, to: frame, proposal, &result) { return }
    result.frames[node] = frame
    result.proposals[node] = proposal
    let record = tree.nodes[node]
    let isDynamic = record.content.traits.contains(.isDecidedWhilePlacing)
    guard !record.children.isEmpty || isDynamic else { return }
    DeepStack.withRoom {
      if isDynamic {
        placeDynamic(record, node, frame, proposal, &result)
      } else {
        placeChildren(of: record, node, frame, proposal, &result)
      }
    }
  }

  /// Places the children of a node, and what lies below them.
  func placeChildren(
    of record: NodeRecord, _ node: Int, _ frame: Rect, _ proposal: ProposedSize,
    _ result: inout LayoutResult
  ) {
    guard !record.children.isEmpty else { return }
    placeChildren(of: node, size: frame.size, proposal: proposal)
    for index in record.children where !isLeftOut(Int(tree.children[index]), result) {
      let child = Int(tree.children[index])
      if let origin = placements[child]?.origin, origin.x.isNaN || origin.y.isNaN {
        report(.invalidPlacement(node: NodeID(child)))
      }
      let placement = resolvedPlacement(of: child, in: frame.size, proposal: proposal)
      let size = size(of: child, for: placement.proposal)
      let origin = mirrored(
        placement.origin, width: size.width, in: frame.width, node: node)
      offsets[child] = origin
      place(
        child, frame: Rect(origin: frame.origin + origin, size: size),
        proposal: placement.proposal, &result)
    }
  }

  /// The corner seen from the left, where the container runs from right to left.
  func mirrored(_ origin: Point, width: Double, in outer: Double, node: Int) -> Point {
    guard tree.nodes[node].flags.contains(.rightToLeft) else { return origin }
    return finite(Point(x: outer - origin.x - width, y: origin.y))
  }

  func finite(_ point: Point) -> Point {
    Point(x: point.x.isFinite ? point.x : 0, y: point.y.isFinite ? point.y : 0)
  }
}

extension TreeEngine {
  func clearPlacements(of container: Int) {
    for index in tree.nodes[container].children { placements[Int(tree.children[index])] = nil }
  }

  func setPlacement(_ placement: Placement, of node: Int) { placements[node] = placement }

  /// Where a child was put; the centre of its container where nothing was said.
  func resolvedPlacement(of node: Int, in size: Size, proposal: ProposedSize) -> Placement {
    if let placement = placements[node] {
      return Placement(origin: finite(placement.origin), proposal: placement.proposal)
    }
    let own = self.size(of: node, for: proposal)
    let origin = Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
    return Placement(origin: finite(origin), proposal: proposal)
  }

  /// Decides the places of a node's children in its final size.
  func placeChildren(of node: Int, size: Size, proposal: ProposedSize) {
    clearPlacements(of: node)
    let record = tree.nodes[node]
    switch record.content {
    case .flexible, .fixed, .spacer, .divider, .text, .reader: return
    case .padding(let insets): place(PaddingLayout(insets: insets), record, size, proposal)
    case .fixedFrame(let index): place(tree.fixedFrames[Int(index)], record, size, proposal)
    case .flexibleFrame(let index): place(tree.flexibleFrames[Int(index)], record, size, proposal)
    case .fixedSize(let axes): place(FixedSizeLayout(axes: axes), record, size, proposal)
    case .offset(let offset): place(OffsetLayout(offset: offset), record, size, proposal)
    case .position(let center): place(PositionLayout(center: center), record, size, proposal)
    case .aspectRatio(let ratio, let mode):
      place(AspectRatioLayout(ratio: ratio, contentMode: mode), record, size, proposal)
    case .priority, .alignmentGuide, .layoutValue, .preference, .observer, .preferenceLayer:
      setPlacement(Placement(origin: .zero, proposal: proposal), of: child(of: record).node)
    case .scroll(let axes):
      let offer = scrollContentProposal(axes, proposal)
      setPlacement(Placement(origin: .zero, proposal: offer), of: child(of: record).node)
    case .stack(let index): placeStack(Int(index), node, size, proposal)
    case .depth(let alignment): placeDepth(alignment, node, size, proposal)
    case .layout(let index): placeLayout(Int(index), node, size, proposal)
    case .layered(let index):
      let (primary, secondary) = (child(of: record), child(of: record, 1))
      primary.place(at: .zero, proposal: proposal)
      let placement = tree.layers[Int(index)].placement(
        of: secondary, over: primary, size: size, proposal: proposal)
      setPlacement(placement, of: secondary.node)
    case .fitting:
      for index in record.children {
        let child = Int(tree.children[index])
        setPlacement(Placement(origin: .zero, proposal: proposal), of: child)
      }
    case .edgeInset(let index):
      tree.edgeInsets[Int(index)].place(
        in: size, proposal: proposal, primary: child(of: record), bar: child(of: record, 1))
    }
  }

  @inline(never)
  private func place(
    _ layout: some UnaryLayout, _ record: NodeRecord, _ size: Size, _ proposal: ProposedSize
  ) {
    let child = child(of: record)
    setPlacement(layout.placement(in: size, proposal: proposal, child: child), of: child.node)
  }

  @inline(never)
  private func placeStack(_ index: Int, _ node: Int, _ size: Size, _ proposal: ProposedSize) {
    let subviews = LayoutSubviews(engine: self, container: node)
    guard !subviews.isEmpty else { return }
    withStackCache(index, subviews) {
      tree.stacks[index].placeSubviews(
        in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  @inline(never)
  private func placeDepth(
    _ alignment: Alignment, _ node: Int, _ size: Size, _ proposal: ProposedSize
  ) {
    var nothing: Void = ()
    DepthLayout(alignment: alignment).placeSubviews(
      in: Rect(origin: .zero, size: size), proposal: proposal,
      subviews: LayoutSubviews(engine: self, container: node), cache: &nothing)
  }

  @inline(never)
  private func placeLayout(_ index: Int, _ node: Int, _ size: Size, _ proposal: ProposedSize) {
    let subviews = LayoutSubviews(engine: self, container: node)
    tree.layouts[index].place(
      in: Rect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
      cache: layoutCache(index, subviews))
  }
}
