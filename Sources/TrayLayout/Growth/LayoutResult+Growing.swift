// SPDX-License-Identifier: MIT

import TrayGeometry

extension LayoutResult {
  /// Marks a node in whose place another was chosen.
  mutating func leaveOut(_ node: Int) {
    tree.hasAbsentNodes = true
    tree.nodes[node].flags.insert(.absent)
  }

  /// Whether an issue concerns a view that is there.
  func isAboutPresentNode(_ issue: LayoutIssue) -> Bool {
    issue.node.map { tree.isPresent($0) } ?? true
  }

  /// Hangs the tree of another result below a node, with its frames, issues and reports.
  mutating func graft(_ inside: LayoutResult, below node: Int) {
    guard let root = inside.tree.root else { return }
    let base = tree.nodes.count
    tree.grownRoot = tree.root?.index
    tree.append(inside.tree)
    frames.append(contentsOf: inside.frames)
    proposals.append(contentsOf: inside.proposals)
    issues += inside.issues.map { $0.moved(by: base) }
    for var report in inside.reports {
      report.node = NodeID(report.node.index + base)
      reports.append(report)
    }
    tree.attach(root.index + base, below: node)
  }
}

extension LayoutEngine {
  /// The text of a node of a result after shaping, also of one that was built during layout.
  public func preparedText(
    of node: NodeID, in result: LayoutResult
  ) -> (any PreparedText)? {
    if node.index < tree.count { return preparedText(of: node) }
    return result.tree.text(of: node).map { inner.measurer.prepare($0) }
  }
}

extension LayoutTree {
  /// Adds the nodes of another tree after the own ones; they belong to none of them yet.
  mutating func append(_ other: LayoutTree) {
    let base = Int32(nodes.count)
    let firstChild = children.count
    for var record in other.nodes {
      record.content = moved(record.content)
      record.children =
        record.children.lowerBound + firstChild..<record.children.upperBound + firstChild
      if record.parent >= 0 { record.parent += base }
      nodes.append(record)
    }
    children.append(contentsOf: other.children.lazy.map { $0 + base })
    tags += other.tags.map { ($0.node + base, $0.tag) }
    spaces += other.spaces.map { ($0.node + base, $0.name) }
    hasAbsentNodes = hasAbsentNodes || other.hasAbsentNodes
    texts += other.texts
    stacks += other.stacks
    layouts += other.layouts
    fixedFrames += other.fixedFrames
    flexibleFrames += other.flexibleFrames
    layers += other.layers
    edgeInsets += other.edgeInsets
    guides += other.guides
    layoutValues += other.layoutValues
    preferences += other.preferences
    readers += other.readers
    preferenceLayers += other.preferenceLayers
    observers += other.observers
    absentWriters += other.absentWriters
  }

  /// Makes a node without a parent the last child of another.
  mutating func attach(_ child: Int, below node: Int) {
    let start = children.count
    children.append(contentsOf: Array(children[nodes[node].children]))
    children.append(Int32(child))
    nodes[node].children = start..<children.count
    nodes[child].parent = Int32(node)
    let inherited = nodes[child].flags.intersection(.inherited)
    var current: NodeID? = NodeID(node)
    while let here = current {
      nodes[here.index].flags.formUnion(inherited)
      current = parent(of: here)
    }
  }

  /// The content of another tree's node with its payload behind the own ones.
  private func moved(_ content: NodeContent) -> NodeContent {
    func after(_ index: Int32, _ count: Int) -> Int32 { index + Int32(count) }
    return switch content {
    case .text(let index): .text(after(index, texts.count))
    case .reader(let index): .reader(after(index, readers.count))
    case .fixedFrame(let index): .fixedFrame(after(index, fixedFrames.count))
    case .flexibleFrame(let index): .flexibleFrame(after(index, flexibleFrames.count))
    case .alignmentGuide(let index): .alignmentGuide(after(index, guides.count))
    case .layoutValue(let index): .layoutValue(after(index, layoutValues.count))
    case .preference(let index): .preference(after(index, preferences.count))
    case .observer(let index): .observer(after(index, observers.count))
    case .preferenceLayer(let index): .preferenceLayer(after(index, preferenceLayers.count))
    case .layered(let index): .layered(after(index, layers.count))
    case .edgeInset(let index): .edgeInset(after(index, edgeInsets.count))
    case .stack(let index): .stack(after(index, stacks.count))
    case .layout(let index): .layout(after(index, layouts.count))
    case .flexible, .fixed, .spacer, .divider, .padding, .fixedSize, .offset, .position,
      .aspectRatio, .priority, .scroll, .depth, .fitting:
      content
    }
  }
}
