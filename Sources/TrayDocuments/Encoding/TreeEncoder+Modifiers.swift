// SPDX-License-Identifier: MIT

import TrayKit

extension TreeEncoder {
  /// The modifier of a node with one child, or nil for a declaration that the contract holds.
  func modifier(
    _ description: NodeDescription, _ node: NodeID
  ) throws(DocumentEncodingError) -> Modifier? {
    switch description {
    case .padding(let insets): return .padding(insets)
    case .frame(let width, let height, let alignment):
      try require(ViewNames.alignments.name(of: alignment), node)
      return .frame(width: width, height: height, alignment)
    case .flexibleFrame(let width, let height, let alignment):
      try require(ViewNames.alignments.name(of: alignment), node)
      return .flexibleFrame(
        FlexibleFrameDocument(
          minWidth: width.minimum, idealWidth: width.ideal, maxWidth: width.maximum,
          minHeight: height.minimum, idealHeight: height.ideal, maxHeight: height.maximum,
          alignment: alignment))
    case .fixedSize(let axes):
      return .fixedSize(axes)
    case .offset(let distance): return .offset(x: distance.x, y: distance.y)
    case .position(let center): return .position(x: center.x, y: center.y)
    case .aspectRatio(let ratio, let mode): return .aspectRatio(ratio, mode)
    case .priority(let priority): return .layoutPriority(priority)
    case .layers(let isOverlay, let alignment):
      try require(ViewNames.alignments.name(of: alignment), node)
      return .layer(isOverlay: isOverlay, alignment, try secondChild(of: node))
    case .edgeInset(let edge, let alignment, let spacing):
      try require(ViewNames.alignments.name(of: alignment), node)
      return .edgeInset(edge, alignment, spacing: spacing, try secondChild(of: node))
    case .preference(let key, let value): return try declaration(key, value, node)
    case .observer: return nil
    case .preferenceLayer: throw unsayable("a layer that a closure makes", node)
    case .layoutValue(let key, let value): return try modifier(key, value, node)
    default: throw unsayable("an alignment guide that a closure sets", node)
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
    if let detent = declaration.detents?.first(where: { DetentOutput.isClosure($0.kind) }) {
      let name = DetentNames.name(of: detent.id)
      throw unsayable(
        "the detent \(JSONWriter.quoted(name)), whose height a closure computes", node)
    }
    return keepsDeclarations ? .declaration(declaration) : nil
  }
}

// MARK: - Shared controls

extension TreeEncoder {
  /// The place of a shared control that a node declares: the last of those that come up from it.
  private func sharedControl(_ node: NodeID) -> Modifier? {
    guard let place = tree.preference(MorphAnchorsKey.self, from: node)?.last,
      let form = ModifierForm.named(place.isSource ? "morphSource" : "morphDestination")
    else { return nil }
    return .form(
      form,
      .object(
        PropertyValues([
          ("id", .string(place.id)), ("cornerRadius", .number(place.cornerRadius)),
        ])))
  }
}

// MARK: - Texts

extension TreeEncoder {
  /// A text at the size and weight that its style has at this text size.
  func text(_ text: StyledText, _ node: NodeID) throws(DocumentEncodingError) -> TextDocument {
    if text.language != environment.localeFacts.identifier {
      throw unsayable("a language of its own", node)
    }
    if text.direction != nil { throw unsayable("a direction of the text", node) }
    var document = TextDocument(content: .text(""), settings: settings(text))
    if let run = text.runs.first, text.runs.count == 1 {
      document.content = .text(StringTable.literal(run.text))
      document.font = font(run.font)
      document.settings.tracking = said(run.tracking)
      document.settings.kerning = said(run.kerning)
      document.settings.baselineOffset = said(run.baselineOffset)
    } else {
      document.content = .runs(
        text.runs.map { run in
          TextDocument.Run(
            text: StringTable.literal(run.text), font: font(run.font),
            tracking: said(run.tracking), kerning: said(run.kerning),
            baselineOffset: said(run.baselineOffset))
        })
    }
    return document
  }

  private func said(_ points: Double) -> Double? { points == 0 ? nil : points }

  private func settings(_ text: StyledText) -> TextSettings {
    var settings = TextSettings()
    if text.lineLimit != nil || text.reservedLines > 0 {
      settings.lineLimit = TextSettings.LineLimit(
        most: text.lineLimit.map { max($0, 1) }, reserved: max(text.reservedLines, 0))
    }
    if text.truncationMode != .tail { settings.truncation = text.truncationMode }
    if text.minimumScaleFactor < 1 { settings.minimumScaleFactor = text.minimumScaleFactor }
    if text.lineSpacing > 0 { settings.lineSpacing = text.lineSpacing }
    settings.lineHeight = text.lineHeight.flatMap { height in
      TextSettings.lineHeights.contains(height) ? height : nil
    }
    if text.allowsTightening { settings.allowsTightening = true }
    if text.alignment != .leading { settings.alignment = text.alignment }
    return settings
  }

  private func font(_ font: FontDescription) -> FontDocument {
    var document = FontDocument(
      size: font.size, weight: Font.Weight(value: font.weight),
      isItalic: font.isItalic ? true : nil, hasEqualDigits: font.hasEqualDigits ? true : nil,
      leading: font.leading.map { .points($0) })
    switch font.family {
    case .system: break
    case .monospaced: document.design = .monospaced
    case .named(let name):
      document.family = name
      document.isSizeFixed = true
    }
    return document
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
    view.modifiers = ids.dropFirst().map { .id($0) }
    return view
  }

  /// The control that the name of a node speaks of, made from the first text below it.
  private func candidate(_ node: NodeID) -> ViewDocument? {
    let isChip = hasName("chip", node)
    guard isChip || hasName("searchfield", node) else { return nil }
    guard let text = firstText(below: node) else { return nil }
    if isChip {
      return ViewDocument(content: .chip(text: text, isSelected: false, systemImage: nil))
    }
    let isFocused = tree.tags(of: node).contains(.role(.field(isFocused: true)))
    return ViewDocument(
      content: .searchField(prompt: text, text: "", isFocused: isFocused))
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
