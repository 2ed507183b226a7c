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
    finish(&result)
    endPlacing(result, in: room)
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
    guard !record.children.isEmpty || record.content.isDecidedWhilePlacing else { return }
    DeepStack.withRoom {
      if record.content.isDecidedWhilePlacing {
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
    case .stack, .depth, .layout: placeContainer(record, node, size, proposal)
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
    default:
      guard !record.children.isEmpty else { return }
      let child = child(of: record)
      setPlacement(unaryPlacement(record, size, proposal, child), of: child.node)
    }
  }

  private func placeContainer(
    _ record: NodeRecord, _ node: Int, _ size: Size, _ proposal: ProposedSize
  ) {
    let subviews = LayoutSubviews(engine: self, container: node)
    let bounds = Rect(origin: .zero, size: size)
    switch record.content {
    case .stack(let index):
      guard !subviews.isEmpty else { return }
      withStackCache(Int(index), subviews) {
        tree.stacks[Int(index)].placeSubviews(
          in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    case .depth(let alignment):
      var nothing: Void = ()
      DepthLayout(alignment: alignment).placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &nothing)
    case .layout(let index):
      tree.layouts[Int(index)].place(
        in: bounds, proposal: proposal, subviews: subviews,
        cache: layoutCache(Int(index), subviews))
    default: break
    }
  }

  private func unaryPlacement(
    _ record: NodeRecord, _ size: Size, _ proposal: ProposedSize, _ child: LayoutSubview
  ) -> Placement {
    switch record.content {
    case .padding(let insets):
      return PaddingLayout(insets: insets).placement(in: size, proposal: proposal, child: child)
    case .fixedFrame(let index):
      return tree.fixedFrames[Int(index)].placement(in: size, proposal: proposal, child: child)
    case .flexibleFrame(let index):
      return tree.flexibleFrames[Int(index)].placement(
        in: size, proposal: proposal, child: child)
    case .fixedSize(let axes):
      return FixedSizeLayout(axes: axes).placement(in: size, proposal: proposal, child: child)
    case .offset(let offset):
      return OffsetLayout(offset: offset).placement(in: size, proposal: proposal, child: child)
    case .position(let center):
      return PositionLayout(center: center).placement(
        in: size, proposal: proposal, child: child)
    case .aspectRatio(let ratio, let mode):
      return AspectRatioLayout(ratio: ratio, contentMode: mode).placement(
        in: size, proposal: proposal, child: child)
    case .scroll(let axes):
      return Placement(origin: .zero, proposal: scrollContentProposal(axes, proposal))
    default:
      return Placement(origin: .zero, proposal: proposal)
    }
  }
}
