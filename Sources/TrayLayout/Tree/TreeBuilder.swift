// SPDX-License-Identifier: MIT

import TrayDeepStack
package import TrayGeometry

/// Builds a ``LayoutTree`` from the leaves upwards.
///
/// Views call it while they lower themselves, documents call the same functions. A view may add any
/// number of nodes to the container that is open: none (an absent branch), one or several (a group).
/// A modifier wraps each node that its content adds.
public struct TreeBuilder {
  /// The greatest number of levels of a tree; a view that scrolls and a custom layout count twice.
  ///
  /// Any thread will do: where its stack ends, work goes on with a larger one. The limit bounds what a
  /// view that contains itself costs.
  package static let depthLimit = 1_024

  /// The greatest number of table grids in one another; deeper ones are left out, with an issue.
  ///
  /// A grid asks a view about two widths of its own making, what it can offer and what it gives, so
  /// that the questions to a view in many grids would double with each.
  package static let gridDepthLimit = 16

  /// The values that views above hand down at this place.
  package var environment: EnvironmentValues

  var tree = LayoutTree()
  /// The nodes that were added to the open container so far.
  private var open: [Int32] = []
  /// The axis of the stack around the next node.
  private var stackAxis: Axis?
  /// The number of levels around the next node.
  private(set) var depth = 0
  /// The number of table grids around the next node.
  private var gridDepth = 0

  /// Creates a builder of an empty tree.
  package init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
    tree.grid = environment.pixelGrid
  }

  /// Creates a builder of a tree that will hang below a number of levels of another.
  init(environment: EnvironmentValues, depth: Int) {
    self.init(environment: environment)
    self.depth = depth
  }

  /// Whether nothing was added to the open container so far.
  package var isEmpty: Bool { open.isEmpty }

  /// The finished tree; several nodes at the top become a vertical stack.
  package consuming func finish() -> LayoutTree {
    if open.count != 1 {
      let roots = open
      open = []
      appendContainer(StackLayout.vertical, children: roots)
    }
    return tree
  }

  /// Runs `body` with other values handed down.
  package mutating func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void, _ body: (inout TreeBuilder) -> Void
  ) {
    let outer = environment
    change(&environment)
    body(&self)
    environment = outer
  }

  /// Gives every node that `body` adds a tag.
  package mutating func tag(_ tag: NodeTag, _ body: (inout TreeBuilder) -> Void) {
    let count = open.count
    body(&self)
    for node in open[min(count, open.count)...] { insert(tag, node) }
  }

  /// Lays out what `content` adds but does not show it.
  package mutating func addHidden(_ content: (inout TreeBuilder) -> Void) {
    let count = open.count
    content(&self)
    for node in open[min(count, open.count)...] { tree.nodes[Int(node)].flags.insert(.hidden) }
  }

  /// Keeps something suspicious about the node added last.
  package mutating func report(_ issue: (NodeID) -> LayoutIssue) {
    let issue = issue(NodeID(max(tree.nodes.count - 1, 0)))
    if !tree.issues.contains(issue) { tree.issues.append(issue) }
  }

  private mutating func insert(_ tag: NodeTag, _ node: Int32) {
    var place = tree.tags.count
    while place > 0, tree.tags[place - 1].node > node { place -= 1 }
    tree.tags.insert((node, tag), at: place)
  }
}

// MARK: - Leaves

extension TreeBuilder {
  /// Adds a view that takes what it is offered, and 10 points where nothing is.
  package mutating func addFlexible() { append(.flexible) }

  /// Adds a view with a size of its own; lengths that are not finite or below 0 count as 0.
  package mutating func addFixed(_ size: Size) {
    append(.fixed(Size(width: sanitized(size.width), height: sanitized(size.height))))
  }

  /// Adds room that pushes its neighbours apart, at least `minimum` points of it.
  package mutating func addSpacer(minimum: Double) {
    append(.spacer(stackAxis, minimum: minimum))
  }

  /// Adds a line of `thickness` points across the stack around it.
  package mutating func addDivider(thickness: Double) {
    append(.divider(stack: stackAxis ?? .vertical, thickness: thickness))
  }

  /// Adds a text.
  package mutating func addText(_ text: StyledText) {
    tree.texts.append(text)
    append(
      .text(Int32(tree.texts.count - 1)),
      flags: text.paragraph.isElastic ? [.text, .elastic] : .text)
  }

  private func sanitized(_ length: Double) -> Double {
    length.isFinite ? max(length, 0) : 0
  }
}

// MARK: - Containers

extension TreeBuilder {
  /// Adds a stack along `axis`; `spacing` nil takes what the children prefer.
  package mutating func addStack(
    _ axis: Axis, alignment: Alignment, spacing: Double?, _ content: (inout TreeBuilder) -> Void
  ) {
    let guide = axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
    let layout = StackLayout(axis: axis, alignment: guide, spacing: spacing)
    let children = collect(stackAxis: axis, content)
    appendContainer(layout, children: children)
  }

  /// Adds a stack in depth.
  package mutating func addDepthStack(
    alignment: Alignment, _ content: (inout TreeBuilder) -> Void
  ) {
    let children = collect(stackAxis: nil, content)
    guard children.count != 1 || holdsValue(children[0]) else {
      return open.append(contentsOf: children)
    }
    append(.depth(alignment), children: children)
  }

  /// Adds a container with a layout of its own.
  package mutating func addLayout<L: Layout>(
    _ layout: L, _ content: (inout TreeBuilder) -> Void
  ) {
    if let known = layout as? any KnownLayout { return known.add(to: &self, content) }
    let isGrid = layout is GridLayout
    guard !isGrid || gridDepth < Self.gridDepthLimit else {
      return report { _ in .tooDeep(limit: Self.gridDepthLimit) }
    }
    if isGrid { gridDepth += 1 }
    defer { if isGrid { gridDepth -= 1 } }
    let children = collect(stackAxis: L.layoutProperties.stackOrientation, levels: 2, content)
    tree.layouts.append(LayoutEraser(base: layout))
    append(
      .layout(Int32(tree.layouts.count - 1)), children: children, flags: .explicitGuides)
  }

  /// Adds a view that scrolls along `axes`; several nodes inside become a vertical stack.
  package mutating func addScroll(_ axes: Axis.Set, _ content: (inout TreeBuilder) -> Void) {
    let inside = collect(stackAxis: .vertical, levels: 2, content)
    appendUnary(.scroll(axes), child: single(inside, StackLayout.vertical))
  }

  /// Adds `secondary` over or under `primary`, which alone decides the size.
  package mutating func addLayers(
    isOverlay: Bool, alignment: Alignment, primary: (inout TreeBuilder) -> Void,
    secondary: (inout TreeBuilder) -> Void
  ) {
    for node in collect(stackAxis: stackAxis, primary) {
      let other = collect(stackAxis: nil, levels: 2, secondary)
      guard !other.isEmpty else {
        open.append(node)
        continue
      }
      let child = other.count == 1 ? other[0] : detached(.depth(alignment), children: other)
      tree.layers.append(Layering(isOverlay: isOverlay, alignment: alignment))
      append(.layered(Int32(tree.layers.count - 1)), children: [node, child])
    }
  }

  /// Adds a bar at an edge of `primary` and takes its length from what `primary` is offered.
  package mutating func addEdgeInset(
    edge: Edge, alignment: Alignment, spacing: Double?, primary: (inout TreeBuilder) -> Void,
    bar: (inout TreeBuilder) -> Void
  ) {
    for node in collect(stackAxis: stackAxis, primary) {
      let bars = collect(stackAxis: nil, levels: 2, bar)
      guard !bars.isEmpty else {
        open.append(node)
        continue
      }
      let child = bars.count == 1 ? bars[0] : detached(.depth(.center), children: bars)
      tree.edgeInsets.append(EdgeInsetting(edge: edge, alignment: alignment, spacing: spacing))
      append(.edgeInset(Int32(tree.edgeInsets.count - 1)), children: [node, child])
    }
  }
}

// MARK: - Nodes

extension TreeBuilder {
  /// Adds alternatives: the first child whose ideal size fits along `axes`, or the last one.
  ///
  /// The others are neither placed nor shown, and hand nothing up.
  package mutating func addFitting(_ axes: Axis.Set, _ content: (inout TreeBuilder) -> Void) {
    let children = collect(stackAxis: nil, content)
    guard children.count != 1 else { return open.append(contentsOf: children) }
    tree.hasAlternatives = true
    append(.fitting(axes), children: children, flags: .explicitGuides)
  }

  /// Wraps each node that `content` adds.
  mutating func wrap(
    flags: NodeFlags = [], _ content: (inout TreeBuilder) -> Void,
    _ wrapper: (inout TreeBuilder) -> NodeContent
  ) {
    for node in collect(stackAxis: stackAxis, content) {
      let wrapping = wrapper(&self)
      appendUnary(wrapping, child: node, flags: flags)
    }
  }

  /// The nodes that `content` adds, taken out of the open container; none beyond the depth limit.
  mutating func collect(
    stackAxis axis: Axis?, levels: Int = 1, _ content: (inout TreeBuilder) -> Void
  ) -> [Int32] {
    guard depth + levels <= Self.depthLimit else {
      reportDepth()
      return []
    }
    let outer = (open, stackAxis)
    open = []
    stackAxis = axis
    depth += levels
    DeepStack.withRoom { content(&self) }
    depth -= levels
    let inner = open
    (open, stackAxis) = outer
    return inner
  }

  /// The one node of a list, or a stack of all of them.
  private mutating func single(_ nodes: [Int32], _ layout: StackLayout) -> Int32 {
    if nodes.count == 1 { return nodes[0] }
    tree.stacks.append(layout)
    return detached(.stack(Int32(tree.stacks.count - 1)), children: nodes)
  }

  private mutating func appendContainer(_ layout: StackLayout, children: [Int32]) {
    guard children.count != 1 || holdsValue(children[0]) else {
      return open.append(contentsOf: children)
    }
    tree.stacks.append(layout)
    append(.stack(Int32(tree.stacks.count - 1)), children: children)
  }

  /// Whether a node hands a value to its container's layout.
  ///
  /// A stack of one view is that view, unless the view has such a value: it is for this stack, not for
  /// the container around it.
  private func holdsValue(_ node: Int32) -> Bool {
    var current = node
    while true {
      let record = tree.nodes[Int(current)]
      if case .layoutValue = record.content { return true }
      guard record.content.traits.contains(.passesValues), let child = record.children.first
      else { return false }
      current = tree.children[child]
    }
  }

  mutating func append(
    _ content: NodeContent, children: [Int32] = [], flags: NodeFlags = []
  ) {
    open.append(detached(content, children: children, flags: flags))
  }

  private mutating func appendUnary(
    _ content: NodeContent, child: Int32, flags: NodeFlags = []
  ) {
    append(content, children: [child], flags: flags)
  }

  /// Adds a node that belongs to no container yet.
  private mutating func detached(
    _ content: NodeContent, children: [Int32], flags: NodeFlags = []
  ) -> Int32 {
    let index = Int32(tree.nodes.count)
    var own = flags
    if environment.layoutDirection == .rightToLeft { own.insert(.rightToLeft) }
    let start = tree.children.count
    for child in children {
      let record = tree.nodes[Int(child)]
      own.formUnion(record.flags.intersection(.inherited))
      tree.nodes[Int(child)].parent = index
      tree.children.append(child)
    }
    if isRigid(content, tree.children[start...]) { own.insert(.rigid) }
    tree.nodes.append(
      NodeRecord(
        content: content, children: start..<tree.children.count, parent: -1,
        flags: own))
    return index
  }

  /// Whether a node answers every proposal with the same size.
  private func isRigid(_ content: NodeContent, _ children: ContiguousArray<Int32>.SubSequence)
    -> Bool
  {
    func isRigid(_ child: Int32) -> Bool { tree.nodes[Int(child)].flags.contains(.rigid) }
    if case .fixedFrame(let index) = content {
      let frame = tree.fixedFrames[Int(index)]
      if frame.width != nil, frame.height != nil { return true }
    }
    let traits = content.traits
    if traits.contains(.isRigid) { return true }
    if traits.contains(.isRigidWithChildren) { return children.allSatisfy(isRigid) }
    return traits.contains(.isRigidWithFirstChild) && children.first.map(isRigid) ?? false
  }

  private mutating func reportDepth() {
    report { _ in .tooDeep(limit: Self.depthLimit) }
  }
}

extension StackLayout {
  /// What several views become where one is wanted.
  static let vertical = StackLayout(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)
}
