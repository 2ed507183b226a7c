// SPDX-License-Identifier: MIT

import TrayKit

// Containers that documents know from a table.
extension TreeEncoder {
  /// The view of a layout's node.
  func layout(
    _ layout: any Layout, _ axis: Axis?, _ node: NodeID
  ) throws(DocumentEncodingError) -> ViewDocument.Content {
    switch layout {
    case let flow as FlowLayout:
      try require(ViewNames.alignments.name(of: flow.alignment), node)
      return self.flow(flow, .views(try children(node, axis)))
    case let grid as GridLayout: return try self.grid(grid, node)
    case let grid as LazyGridLayout: return try lazyGrid(grid, node)
    case let stack as LazyStackLayout: return try lazyStack(stack, node)
    case is ListLayout: return try section(node)
    default:
      if ObjectIdentifier(type(of: layout)) == Self.circleLayout { return .init("circle") }
      throw unsayable("the layout \(type(of: layout))", node)
    }
  }

  private func flow(_ flow: FlowLayout, _ children: PropertyValue) -> ViewDocument.Content {
    let (type, lineSpacing, alignment) =
      switch flow.axis {
      case .horizontal:
        (
          "flow", "rowSpacing",
          name(flow.alignment.vertical, .center, ViewNames.verticalAlignments)
        )
      case .vertical:
        (
          "vflow", "columnSpacing",
          name(flow.alignment.horizontal, .center, ViewNames.horizontalAlignments)
        )
      }
    return .init(
      type,
      [
        ("alignment", alignment), ("itemSpacing", flow.itemSpacing.map { .number($0) }),
        (lineSpacing, flow.lineSpacing.map { .number($0) }),
        ("justified", flow.isJustified ? true : nil), ("children", children),
      ])
  }

  private func grid(
    _ grid: GridLayout, _ node: NodeID
  ) throws(DocumentEncodingError) -> ViewDocument.Content {
    try require(ViewNames.alignments.name(of: grid.alignment), node)
    return .init(
      "grid",
      [
        ("alignment", name(grid.alignment, .center, ViewNames.alignments)),
        ("horizontalSpacing", grid.horizontalSpacing.map { .number($0) }),
        ("verticalSpacing", grid.verticalSpacing.map { .number($0) }),
        ("children", .views(try rows(of: node))),
      ])
  }

  /// The rows of a grid, and the views that are rows of their own.
  private func rows(of grid: NodeID) throws(DocumentEncodingError) -> [ViewDocument] {
    var rows: [(facts: GridRowFacts?, views: [ViewDocument])] = []
    for child in tree.children(of: grid) {
      let facts = tree.layoutValue(GridRowKey.self, ofNode: child) ?? nil
      let view = try self.view(child, nil)
      if let facts, rows.last?.facts?.id == facts.id {
        rows[rows.count - 1].views.append(view)
      } else {
        rows.append((facts, [view]))
      }
    }
    return rows.map { facts, views in
      guard let facts else { return views[0] }
      let alignment = facts.alignment.flatMap { name($0, ViewNames.verticalAlignments) }
      return ViewDocument(
        content: .init("gridrow", [("alignment", alignment), ("children", .views(views))]))
    }
  }

  private func lazyGrid(
    _ grid: LazyGridLayout, _ node: NodeID
  ) throws(DocumentEncodingError) -> ViewDocument.Content {
    let tracks = PropertyValue.list(grid.items.map(ViewForm.track))
    let children = PropertyValue.views(try self.children(node, nil))
    let spacing = grid.spacing.map { PropertyValue.number($0) }
    let alignment = try crossAlignment(grid.axis, grid.alignment, node)
    return switch grid.axis {
    case .vertical:
      .init(
        "lazyvgrid",
        [
          ("columns", tracks), ("alignment", alignment), ("spacing", spacing),
          ("children", children),
        ])
    case .horizontal:
      .init(
        "lazyhgrid",
        [
          ("rows", tracks), ("alignment", alignment), ("spacing", spacing),
          ("children", children),
        ])
    }
  }

  private func lazyStack(
    _ stack: LazyStackLayout, _ node: NodeID
  ) throws(DocumentEncodingError) -> ViewDocument.Content {
    .init(
      stack.axis == .vertical ? "lazyvstack" : "lazyhstack",
      [
        ("alignment", try crossAlignment(stack.axis, stack.alignment, node)),
        ("spacing", stack.spacing.map { .number($0) }),
        ("children", .views(try children(node, nil))),
      ])
  }

  /// The name of the alignment across a lazy container; nil for the centre.
  private func crossAlignment(
    _ axis: Axis, _ alignment: Alignment, _ node: NodeID
  ) throws(DocumentEncodingError) -> PropertyValue? {
    switch axis {
    case .vertical:
      try require(ViewNames.horizontalAlignments.name(of: alignment.horizontal), node)
      return name(alignment.horizontal, .center, ViewNames.horizontalAlignments)
    case .horizontal:
      try require(ViewNames.verticalAlignments.name(of: alignment.vertical), node)
      return name(alignment.vertical, .center, ViewNames.verticalAlignments)
    }
  }

  // MARK: - Lists

  /// A list, where the node is a view that scrolls the rows of one.
  func list(_ node: NodeID) throws(DocumentEncodingError) -> ViewDocument.Content? {
    guard let inner = tree.children(of: node).first,
      case .layout(let layout, _) = tree.description(of: inner), let list = layout as? ListLayout
    else { return nil }
    var view = ViewDocument(
      content: .init("list", [("children", .views(try children(inner, nil)))]))
    guard !list.isGrouped else { return view.content }
    view.modifiers.append(Modifier("listStyle", "plain"))
    return .init("group", [("children", .views([view]))])
  }

  /// A section with its header and its footer.
  private func section(_ node: NodeID) throws(DocumentEncodingError) -> ViewDocument.Content {
    var parts: (header: [ViewDocument], rows: [ViewDocument], footer: [ViewDocument]) = ([], [], [])
    for child in tree.children(of: node) {
      let view = try self.view(child, nil)
      switch tree.layoutValue(ListPartKey.self, ofNode: child) ?? .row {
      case .header: parts.header.append(view)
      case .footer: parts.footer.append(view)
      case .row, .section, .sectionWithHeader: parts.rows.append(view)
      }
    }
    return .init(
      "section",
      [
        ("header", parts.header.isEmpty ? nil : .views(parts.header)),
        ("children", .views(parts.rows)),
        ("footer", parts.footer.isEmpty ? nil : .views(parts.footer)),
      ])
  }

  // MARK: - Parts

  /// The view of a node whose interface runs the other way.
  func turned(_ node: NodeID, _ axis: Axis?) throws(DocumentEncodingError) -> ViewDocument {
    var other = environment
    other.layoutDirection =
      environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    let encoder = TreeEncoder(
      tree: tree, environment: other, keepsDeclarations: keepsDeclarations)
    var view = try encoder.view(node, axis)
    let direction = name(other.layoutDirection, ViewNames.directions)
    let values = PropertyValues([("layoutDirection", direction)])
    view.modifiers.append(Modifier("environment", .object(values)))
    return view
  }

  func name<Value: Equatable>(
    _ value: Value, _ choices: JSONChoices<Value>
  ) -> PropertyValue? {
    PropertyValue(value, choices)
  }

  /// The name of a value, unless it is the default.
  func name<Value: Equatable>(
    _ value: Value, _ standard: Value, _ choices: JSONChoices<Value>
  ) -> PropertyValue? {
    value == standard ? nil : name(value, choices)
  }
}
