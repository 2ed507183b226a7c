// SPDX-License-Identifier: MIT

import TrayKit

extension TreeEncoder {
  /// The modifier of a node with one child, or nil for a declaration that the contract holds.
  func modifier(
    _ description: NodeDescription, _ node: NodeID
  ) throws(DocumentEncodingError) -> Modifier? {
    switch description {
    case .padding(let insets): return Modifier("padding", padding(insets))
    case .frame(let width, let height, let alignment):
      try require(ViewNames.alignments.name(of: alignment), node)
      return object("frame", [("width", width), ("height", height)], alignment)
    // A list brings the frame that leaves it no height of its own.
    case .flexibleFrame where hasName("list", node): return nil
    case .flexibleFrame(let width, let height, let alignment):
      try require(ViewNames.alignments.name(of: alignment), node)
      return flexibleFrame(width, height, alignment)
    case .fixedSize(let axes): return Modifier("fixedSize", fixedSize(axes))
    case .offset(let distance): return object("offset", [("x", distance.x), ("y", distance.y)])
    case .position(let center): return object("position", [("x", center.x), ("y", center.y)])
    case .aspectRatio(let ratio, let mode):
      return Modifier(
        "aspectRatio",
        .object(
          PropertyValues([
            ("ratio", ratio.map { .number($0) }),
            ("contentMode", name(mode, ViewNames.contentModes)),
          ])))
    case .priority(let priority): return Modifier("layoutPriority", .number(priority))
    case .layers(let isOverlay, let alignment):
      try require(ViewNames.alignments.name(of: alignment), node)
      return Modifier(
        isOverlay ? "overlay" : "background",
        .object(
          PropertyValues([
            ("alignment", name(alignment, .center, ViewNames.alignments)),
            ("content", .views([try secondChild(of: node)])),
          ])))
    case .edgeInset(let edge, let alignment, let spacing):
      try require(ViewNames.alignments.name(of: alignment), node)
      return edgeInset(edge, alignment, spacing, try secondChild(of: node))
    case .preference(let key, let value): return try declaration(key, value, node)
    case .observer: return nil
    case .preferenceLayer: throw unsayable("a layer that a closure makes", node)
    case .layoutValue(let key, let value): return try modifier(key, value, node)
    case .alignmentGuide: throw unsayable("an alignment guide that a closure sets", node)
    // Views and containers, which are no modifiers.
    case .flexible, .fixed, .spacer, .divider, .text, .reader, .scroll, .horizontalStack,
      .verticalStack, .depthStack, .fitting, .layout:
      return nil
    }
  }

  private func secondChild(of node: NodeID) throws(DocumentEncodingError) -> ViewDocument {
    guard let child = tree.children(of: node).dropFirst().first else {
      throw unsayable("a modifier without its second view", node)
    }
    return try view(child, nil)
  }

  private func declaration(
    _ key: ObjectIdentifier, _ value: (any Sendable)?, _ node: NodeID
  ) throws(DocumentEncodingError) -> Modifier? {
    if key == ObjectIdentifier(MorphAnchorsKey.self) { return sharedControl(node) }
    guard let value, let declaration = ContractDeclaration(key: key, value: value) else {
      throw unsayable("a preference of your own", node)
    }
    if let detent = declaration.detents?.first(where: { DetentForm.isClosure($0.kind) }) {
      let name = DetentNames.name(of: detent.id)
      throw unsayable(
        "the detent \(JSONWriter.quoted(name)), whose height a closure computes", node)
    }
    return keepsDeclarations ? ContractForm.modifiers(declaration).first : nil
  }
}

// MARK: - Shared controls

extension TreeEncoder {
  /// The place of a shared control that a node declares: the last of those that come up from it.
  private func sharedControl(_ node: NodeID) -> Modifier? {
    guard let place = tree.preference(MorphAnchorsKey.self, from: node)?.last else { return nil }
    return Modifier(
      place.isSource ? "morphSource" : "morphDestination",
      .object(
        PropertyValues([
          ("id", .string(place.id)), ("cornerRadius", .number(place.cornerRadius)),
        ])))
  }
}

// MARK: - Frames

extension TreeEncoder {
  private func object(
    _ name: String, _ lengths: [(key: String, value: Double?)], _ alignment: Alignment = .center
  ) -> Modifier {
    var values = PropertyValues(lengths.map { key, value in (key, value.map { .number($0) }) })
    values["alignment"] = self.name(alignment, .center, ViewNames.alignments)
    return Modifier(name, .object(values))
  }

  /// A frame with limits; one without any still names one, which tells it from a fixed frame.
  private func flexibleFrame(
    _ width: NodeDescription.FrameLimits, _ height: NodeDescription.FrameLimits,
    _ alignment: Alignment
  ) -> Modifier {
    let limits = [
      ("minWidth", width.minimum), ("idealWidth", width.ideal), ("maxWidth", width.maximum),
      ("minHeight", height.minimum), ("idealHeight", height.ideal), ("maxHeight", height.maximum),
    ]
    guard limits.allSatisfy({ $0.1 == nil }) else { return object("frame", limits, alignment) }
    return Modifier(
      "frame",
      .object(
        PropertyValues([
          ("minWidth", .null), ("alignment", name(alignment, .center, ViewNames.alignments)),
        ])))
  }

  private func padding(_ insets: EdgeInsets) -> PropertyValue {
    if insets == EdgeInsets(.all, insets.top) { return .number(insets.top) }
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    return .object(PropertyValues(edges.map { ($0, $1 == 0 ? nil : .number($1)) }))
  }

  private func fixedSize(_ axes: Axis.Set) -> PropertyValue {
    let horizontal = axes.contains(Axis.horizontal)
    let vertical = axes.contains(Axis.vertical)
    if horizontal, vertical { return true }
    return .object(
      PropertyValues([("horizontal", .bool(horizontal)), ("vertical", .bool(vertical))]))
  }

  private func edgeInset(
    _ edge: Edge, _ alignment: Alignment, _ spacing: Double?, _ bar: ViewDocument
  ) -> Modifier {
    let alignment =
      switch edge {
      case .top, .bottom: name(alignment.horizontal, .center, ViewNames.horizontalAlignments)
      case .leading, .trailing: name(alignment.vertical, .center, ViewNames.verticalAlignments)
      }
    return Modifier(
      "safeAreaInset",
      .object(
        PropertyValues([
          ("edge", name(edge, ViewNames.edges)), ("alignment", alignment),
          ("spacing", spacing.map { .number($0) }), ("content", .views([bar])),
        ])))
  }
}

// MARK: - Controls

extension TreeEncoder {
  /// A control of the view language, where the node is exactly what the control lowers to.
  func control(_ node: NodeID, _ axis: Axis?) throws(DocumentEncodingError) -> ViewDocument? {
    guard let candidate = candidate(node) else { return nil }
    var builder = TreeBuilder(environment: environment)
    candidate.lower(into: &builder)
    let encoder = TreeEncoder(
      tree: builder.finish(), environment: environment, keepsDeclarations: keepsDeclarations)
    guard let root = encoder.tree.root else { return nil }
    let expected = try encoder.structure(root, axis, keepsIDs: false)
    let actual = try structure(node, axis, keepsIDs: false)
    guard actual.output == expected.output else { return nil }
    let ids = tree.tags(of: node).compactMap { tag in
      if case .id(let id) = tag { id } else { nil }
    }
    var view = candidate
    view.id = ids.first
    view.modifiers = ids.dropFirst().map { Modifier("id", .string($0)) }
    return view
  }

  /// The control that the name of a node speaks of, made from the first text below it.
  private func candidate(_ node: NodeID) -> ViewDocument? {
    let isChip = hasName("chip", node)
    guard isChip || hasName("searchfield", node) else { return nil }
    guard let text = firstText(below: node) else { return nil }
    if isChip {
      return ViewDocument(content: .init("chip", [("text", .string(text))]))
    }
    let isFocused = tree.tags(of: node).contains(.role(.field(isFocused: true)))
    return ViewDocument(
      content: .init(
        "searchfield", [("prompt", .string(text)), ("focused", isFocused ? true : nil)]))
  }

  private func firstText(below node: NodeID) -> String? {
    if let text = tree.text(of: node) {
      return StringTable.literal(text.runs.map(\.text).joined())
    }
    for child in tree.children(of: node) {
      if let text = firstText(below: child) { return text }
    }
    return nil
  }
}
