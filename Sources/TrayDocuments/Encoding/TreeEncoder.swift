// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayKit

/// Turns a layout tree into views of a document that lower to the same tree.
///
/// Fonts and lengths are those of the environment in which the tree was built. A container of one
/// child leaves no node, so spacers and dividers say by a container of their own along which axis
/// they lie where it is not that of the stack around.
struct TreeEncoder {
  let tree: LayoutTree
  let environment: EnvironmentValues
  /// Whether declarations become modifiers; without it, they are left to the step's contract.
  let keepsDeclarations: Bool

  /// The view of the whole tree.
  func root() throws(DocumentEncodingError) -> ViewDocument {
    guard let root = tree.root else { return ViewDocument(content: .init("group")) }
    return try view(root, nil)
  }

  /// The view of a node in a stack along `axis`, or outside of one.
  func view(_ node: NodeID, _ axis: Axis?) throws(DocumentEncodingError) -> ViewDocument {
    if tree.isRightToLeft(at: node) != (environment.layoutDirection == .rightToLeft) {
      return try turned(node, axis)
    }
    var view = try DeepStack.withRoom { () throws(DocumentEncodingError) in
      if let known = try control(node, axis) { known } else { try structure(node, axis) }
    }
    if isHiddenHere(node) { view.modifiers.append(Modifier("hidden", true)) }
    return view
  }

  /// Whether a node is hidden and not because it lies in one that is.
  private func isHiddenHere(_ node: NodeID) -> Bool {
    tree.isHidden(node) && !(tree.parent(of: node).map { tree.isHidden($0) } ?? false)
  }

  /// The view that a node is made of, without regard to its name.
  func structure(
    _ node: NodeID, _ axis: Axis?, keepsIDs: Bool = true
  ) throws(DocumentEncodingError) -> ViewDocument {
    let description = tree.description(of: node)
    var view: ViewDocument
    if let content = try leaf(description, node, axis) {
      view = ViewDocument(content: content)
    } else if let content = try container(description, node) {
      view = ViewDocument(content: content)
    } else {
      guard let child = tree.children(of: node).first else {
        throw unsayable("a modifier without a view", node)
      }
      view = try self.view(child, axis)
      if let modifier = try modifier(description, node) { view.modifiers.append(modifier) }
    }
    return tagged(view, node, keepsIDs)
  }

  /// The view with the identifiers and the role of a node.
  private func tagged(
    _ view: ViewDocument, _ node: NodeID, _ keepsIDs: Bool
  ) -> ViewDocument {
    var view = view
    for tag in tree.tags(of: node) {
      switch tag {
      case .name, .role(.field), .look: continue
      case .id(let id):
        guard keepsIDs else { continue }
        if view.id == nil, view.modifiers.isEmpty {
          view.id = id
        } else {
          view.modifiers.append(Modifier("id", .string(id)))
        }
      case .role(.button):
        let label = view
        view = ViewDocument(
          content: .init("button", [("style", "plain"), ("children", .views([label]))]))
      }
    }
    return view
  }

  func unsayable(_ what: String, _ node: NodeID) -> DocumentEncodingError {
    .unsayable(what, path: tree.path(to: node))
  }

  /// Whether a node has a name.
  func hasName(_ name: String, _ node: NodeID) -> Bool {
    tree.tags(of: node).contains(.name(name))
  }
}

// MARK: - Leaves

extension TreeEncoder {
  private func leaf(
    _ description: NodeDescription, _ node: NodeID, _ axis: Axis?
  ) throws(DocumentEncodingError) -> ViewDocument.Content? {
    if hasName("linebreak", node) { return .init("linebreak") }
    switch description {
    case .flexible: return flexible(node)
    case .fixed(let size):
      return .init(
        "image",
        [("name", "image"), ("width", .number(size.width)), ("height", .number(size.height))])
    case .text(let text): return .init("text", try self.text(text, node))
    case .spacer(let own, let minimum):
      return Self.oriented(
        .init("spacer", [("minLength", .number(minimum))]), own, in: axis)
    case .divider(let own, let thickness):
      guard thickness == standardThickness else {
        throw unsayable("a divider of \(JSONWriter.rounded(thickness)) points", node)
      }
      let divider = ViewDocument.Content("divider")
      return own == axis ?? .vertical ? divider : Self.oriented(divider, own, in: axis)
    case .reader, .padding, .frame, .flexibleFrame, .fixedSize, .offset, .position, .aspectRatio,
      .priority, .alignmentGuide, .layoutValue, .preference, .scroll, .observer, .preferenceLayer,
      .layers, .edgeInset, .horizontalStack, .verticalStack, .depthStack, .fitting, .layout:
      return nil
    }
  }

  private func flexible(_ node: NodeID) -> ViewDocument.Content {
    if hasName("shape", node) { return .init("rectangle") }
    guard hasName("image", node) else { return .init("color", [("color", "gray")]) }
    return .init("image", [("name", "image"), ("resizable", true)])
  }

  private var standardThickness: Double {
    environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
  }

  /// A view in a container along its axis, where that is not the axis around.
  private static func oriented(
    _ content: ViewDocument.Content, _ own: Axis?, in axis: Axis?
  ) -> ViewDocument.Content {
    guard own != axis else { return content }
    let view = ViewDocument(content: content)
    return switch own {
    case .horizontal: .init("hstack", [("children", .views([view]))])
    case .vertical: .init("vstack", [("children", .views([view]))])
    case nil: .init("zstack", [("children", .views([view]))])
    }
  }
}

// MARK: - Containers

extension TreeEncoder {
  private func container(
    _ description: NodeDescription, _ node: NodeID
  ) throws(DocumentEncodingError) -> ViewDocument.Content? {
    switch description {
    case .horizontalStack(let alignment, let spacing):
      try require(ViewNames.verticalAlignments.name(of: alignment), node)
      return .init(
        "hstack",
        [
          ("alignment", name(alignment, .center, ViewNames.verticalAlignments)),
          ("spacing", spacing.map { .number($0) }),
          ("children", .views(try children(node, .horizontal))),
        ])
    case .verticalStack(let alignment, let spacing):
      try require(ViewNames.horizontalAlignments.name(of: alignment), node)
      return .init(
        "vstack",
        [
          ("alignment", name(alignment, .center, ViewNames.horizontalAlignments)),
          ("spacing", spacing.map { .number($0) }),
          ("children", .views(try children(node, .vertical))),
        ])
    case .depthStack(let alignment):
      try require(ViewNames.alignments.name(of: alignment), node)
      return .init(
        "zstack",
        [
          ("alignment", name(alignment, .center, ViewNames.alignments)),
          ("children", .views(try children(node, nil))),
        ])
    case .scroll(let axes):
      if let list = try list(node) { return list }
      guard ViewNames.axes.name(of: axes) != nil else {
        throw unsayable("a scroll view without an axis", node)
      }
      return .init(
        "scroll",
        [
          ("axes", name(axes, .vertical, ViewNames.axes)),
          ("children", .views(try children(node, .vertical))),
        ])
    case .layout(let layout, let axis): return try self.layout(layout, axis, node)
    case .fitting(let axes):
      return .init(
        "viewthatfits",
        [
          ("axes", axes == [.horizontal, .vertical] ? nil : name(axes, ViewNames.axes)),
          ("children", .views(try children(node, nil))),
        ])
    case .reader: throw unsayable("a view whose content a closure makes", node)
    case .flexible, .fixed, .spacer, .divider, .text, .padding, .frame, .flexibleFrame, .fixedSize,
      .offset, .position, .aspectRatio, .priority, .alignmentGuide, .layoutValue, .preference,
      .observer, .preferenceLayer, .layers, .edgeInset:
      return nil
    }
  }

  func children(
    _ node: NodeID, _ axis: Axis?
  ) throws(DocumentEncodingError) -> [ViewDocument] {
    var views: [ViewDocument] = []
    for child in tree.children(of: node) { views.append(try view(child, axis)) }
    return views
  }

  /// The type of the layout by which a circle is a square.
  static let circleLayout: ObjectIdentifier? = {
    var builder = TreeBuilder()
    Circle().lower(into: &builder)
    let tree = builder.finish()
    guard let root = tree.root, case .layout(let layout, _) = tree.description(of: root) else {
      return nil
    }
    return ObjectIdentifier(type(of: layout))
  }()

  /// Throws where an alignment has no name, since it is by a guide of the author's own.
  func require(_ name: String?, _ node: NodeID) throws(DocumentEncodingError) {
    if name == nil { throw unsayable("an alignment of your own", node) }
  }
}
