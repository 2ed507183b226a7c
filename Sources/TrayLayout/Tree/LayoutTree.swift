// SPDX-License-Identifier: MIT

package import TrayGeometry

/// What a program says of the views of one screen, lowered to what layout needs.
///
/// One value: an array of small records linked by index, and side arrays for their payloads. Views
/// no longer exist here. Build it with a ``TreeBuilder``, ask a ``LayoutEngine`` for sizes.
public struct LayoutTree: Sendable {
  var nodes: ContiguousArray<NodeRecord> = []
  /// The children of all nodes, each node's own in one stretch.
  var children: ContiguousArray<Int32> = []
  var texts: [StyledText] = []
  var stacks: [StackLayout] = []
  var layouts: [any ErasedLayout] = []
  var fixedFrames: [FixedFrame] = []
  var flexibleFrames: [FlexibleFrame] = []
  var layers: [Layering] = []
  var edgeInsets: [EdgeInsetting] = []
  var guides: [GuideWriter] = []
  var layoutValues: [LayoutValueWriter] = []
  var preferences: [PreferenceWriter] = []
  var readers: [DeferredContent] = []
  var preferenceLayers: [PreferenceLayer] = []
  var observers: [Observer] = []
  /// What writers around no node say of the tree as a whole, in the order in which they were built.
  var absentWriters: [PreferenceWriter] = []
  /// The names of coordinate spaces, each with its node.
  var spaces: [(node: Int32, name: String)] = []
  /// Names, identifiers and roles of nodes, in ascending order of node.
  var tags: [(node: Int32, tag: NodeTag)] = []
  /// The pixel grid onto which frames are rounded.
  package internal(set) var grid = PixelGrid(scale: 1)
  /// What was wrong while the tree was built.
  package internal(set) var issues: [LayoutIssue] = []

  /// The number of nodes.
  public var count: Int { nodes.count }

  /// The root of a tree that has grown during layout; nil where it is the node built last.
  var grownRoot: Int?
  /// Whether the first of several views that fits is shown somewhere.
  var hasAlternatives = false
  /// Whether some nodes were left out in favour of others.
  var hasAbsentNodes = false

  /// The root, or nil for a tree without nodes.
  package var root: NodeID? {
    nodes.isEmpty ? nil : NodeID(grownRoot ?? nodes.count - 1)
  }

  init() {}
}

// MARK: - Reading

extension LayoutTree {
  /// The children of a node, in order.
  package func children(of node: NodeID) -> [NodeID] {
    nodes[node.index].children.map { NodeID(Int(children[$0])) }
  }

  /// The parent of a node, or nil at the root.
  package func parent(of node: NodeID) -> NodeID? {
    let parent = nodes[node.index].parent
    return parent < 0 ? nil : NodeID(Int(parent))
  }

  /// All nodes that carry a tag, in the order in which they were built: children before parents.
  package var taggedNodes: [(node: NodeID, tag: NodeTag)] {
    tags.map { (NodeID(Int($0.node)), $0.tag) }.filter { isPresent($0.0) }
  }

  /// The fields with the keyboard's focus, in the order in which they were built.
  package var focusedFields: [NodeID] {
    var fields: [NodeID] = []
    for tag in tags {
      guard case .role(.field(isFocused: true)) = tag.tag else { continue }
      let node = NodeID(Int(tag.node))
      if isPresent(node) { fields.append(node) }
    }
    return fields
  }

  /// The node with an identifier, or nil where there is none; the first one built if several are.
  package func node(withID id: String) -> NodeID? {
    let found = tags.first { $0.tag == .id(id) && isPresent(NodeID(Int($0.node))) }
    return found.map { NodeID(Int($0.node)) }
  }

  /// The text of a node, or nil where the node is none.
  package func text(of node: NodeID) -> StyledText? {
    guard case .text(let index) = nodes[node.index].content else { return nil }
    return texts[Int(index)]
  }

  /// The axes along which a node scrolls; empty where it does not.
  package func scrollAxes(of node: NodeID) -> Axis.Set {
    guard case .scroll(let axes) = nodes[node.index].content else { return [] }
    return axes
  }

  /// Whether a node, or one above it, is laid out but not shown.
  package func isHidden(_ node: NodeID) -> Bool {
    var current: NodeID? = node
    while let here = current {
      if !nodes[here.index].flags.isDisjoint(with: [.hidden, .absent]) { return true }
      current = parent(of: here)
    }
    return false
  }

  /// Whether a node itself is neither hidden nor left out, whatever lies above it.
  package func isShown(_ node: NodeID) -> Bool {
    nodes[node.index].flags.isDisjoint(with: [.hidden, .absent])
  }

  /// Whether what reaches out of a node's frame is cut off on purpose, there or further out.
  package func isClipped(_ node: NodeID) -> Bool {
    var current: NodeID? = node
    while let here = current {
      if !scrollAxes(of: here).isEmpty { return true }
      for tag in tags(of: here) where tag.isClipping { return true }
      current = parent(of: here)
    }
    return false
  }

  /// The views in frames of a given or limited size, each with its frame, in reading order.
  package var framedNodes: [(view: NodeID, frame: NodeID)] {
    nodes.indices.lazy.compactMap { index in
      switch nodes[index].content {
      case .fixedFrame, .flexibleFrame: (children(of: NodeID(index))[0], NodeID(index))
      case .flexible, .fixed, .spacer, .divider, .text, .reader, .padding, .fixedSize, .offset,
        .position, .aspectRatio, .priority, .alignmentGuide, .layoutValue, .preference, .scroll,
        .observer, .preferenceLayer, .layered, .edgeInset, .stack, .depth, .layout, .fitting:
        nil
      }
    }
  }

  /// Whether a node is placed; one in whose place another view was chosen is not.
  ///
  /// A tree that was not laid out yet has chosen nothing.
  package func isPresent(_ node: NodeID) -> Bool {
    guard hasAbsentNodes else { return true }
    var current: NodeID? = node
    while let here = current {
      if nodes[here.index].flags.contains(.absent) { return false }
      current = parent(of: here)
    }
    return true
  }

  /// All nodes that scroll, children before parents.
  package var scrollNodes: [NodeID] {
    nodes.indices.lazy.map { NodeID($0) }.filter {
      !scrollAxes(of: $0).isEmpty && isPresent($0)
    }
  }

  /// All nodes that are texts, in reading order.
  package var textNodes: [NodeID] {
    nodes.indices.lazy.map { NodeID($0) }.filter {
      if case .text = nodes[$0.index].content { isPresent($0) } else { false }
    }
  }

  /// Whether `ancestor` is `node` or lies above it.
  package func isAncestor(_ ancestor: NodeID, of node: NodeID) -> Bool {
    var current: NodeID? = node
    while let here = current {
      if here == ancestor { return true }
      current = parent(of: here)
    }
    return false
  }

  /// The way from the root to a node by names and identifiers, such as `vstack/chip[2]#sushi`.
  ///
  /// An index counts among the siblings of the same name. Nodes without a name, most of them
  /// modifiers, are left out.
  package func path(to node: NodeID) -> String {
    var parts: [String] = []
    var current: NodeID? = node
    while let here = current {
      if let part = pathComponent(of: here) { parts.append(part) }
      current = parent(of: here)
    }
    return parts.reversed().joined(separator: "/")
  }

  private func pathComponent(of node: NodeID) -> String? {
    let own = tags(of: node)
    var name: String?
    var id: String?
    for tag in own {
      switch tag {
      // Of a view and a container that is nothing but that view, the view is named.
      case .name(let text): name = name ?? text
      case .id(let text): id = text
      case .role, .look: break
      }
    }
    guard name != nil || id != nil else { return nil }
    let index = name.flatMap { siblingIndex(of: node, name: $0) }.map { "[\($0)]" } ?? ""
    return (name ?? "") + index + (id.map { "#" + $0 } ?? "")
  }

  /// The place among the views of the same name that share the nearest named container.
  private func siblingIndex(of node: NodeID, name: String) -> Int? {
    var child = node
    var above = parent(of: node)
    while let here = above, nodes[here.index].children.count < 2 {
      (child, above) = (here, parent(of: here))
    }
    guard let container = above else { return nil }
    let siblings = children(of: container)
    guard let place = siblings.firstIndex(of: child) else { return nil }
    let same = siblings.indices.filter { firstName(at: siblings[$0]) == name }
    guard same.count > 1 else { return nil }
    return same.firstIndex(of: place)
  }

  /// The name of a node or, through modifiers, of the one view that it wraps.
  private func firstName(at node: NodeID) -> String? {
    var current = node
    while true {
      for tag in tags(of: current) {
        if case .name(let text) = tag { return text }
      }
      let below = nodes[current.index].children
      guard below.count == 1 else { return nil }
      current = NodeID(Int(children[below.lowerBound]))
    }
  }

  /// The tags of a node.
  package func tags(of node: NodeID) -> [NodeTag] {
    var low = 0
    var high = tags.count
    while low < high {
      let middle = (low + high) / 2
      if tags[middle].node < node.index { low = middle + 1 } else { high = middle }
    }
    return tags[low...].prefix { $0.node == node.index }.map(\.tag)
  }
}
