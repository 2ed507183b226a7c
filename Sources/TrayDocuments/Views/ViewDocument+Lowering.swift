// SPDX-License-Identifier: MIT

import TrayKit

extension ViewDocument.Content {
  /// Adds the nodes of the view that the document names.
  func lower(_ strings: StringTable, into builder: inout TreeBuilder) {
    switch self {
    case .text(let text): text.lower(strings, into: &builder)
    case .chip(let text, let isSelected, let systemImage):
      Chip(
        strings.shown(text, &builder), isSelected: isSelected, systemImage: systemImage
      ).lower(into: &builder)
    case .button(let button): button.lower(strings, into: &builder)
    case .searchField(let prompt, let text, let isFocused):
      SearchField(
        strings.shown(prompt, &builder), text: strings.shown(text, &builder), isFocused: isFocused
      ).lower(into: &builder)
    case .calendar(let calendar): calendar.lower(into: &builder)
    case .image(let image): image.lower(into: &builder)
    case .color(let color): color.lower(into: &builder)
    case .shape(let shape): shape.lower(into: &builder)
    case .spacer(let minLength): Spacer(minLength: minLength).lower(into: &builder)
    case .divider: Divider().lower(into: &builder)
    default: lowerContainer(strings, into: &builder)
    }
  }

  private func lowerContainer(_ strings: StringTable, into builder: inout TreeBuilder) {
    switch self {
    case .horizontalStack(let alignment, let spacing, let views):
      builder.tag(.name("hstack")) { builder in
        builder.addStack(
          .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
          spacing: spacing
        ) { views.lower(strings, into: &$0) }
      }
    case .verticalStack(let alignment, let spacing, let views):
      builder.tag(.name("vstack")) { builder in
        builder.addStack(
          .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
          spacing: spacing
        ) { views.lower(strings, into: &$0) }
      }
    case .depthStack(let alignment, let views):
      builder.tag(.name("zstack")) { builder in
        builder.addDepthStack(alignment: alignment) { views.lower(strings, into: &$0) }
      }
    case .flow(let layout, let views):
      builder.tag(.name(layout.axis == .horizontal ? "flow" : "vflow")) { builder in
        builder.addLayout(layout) { views.lower(strings, into: &$0) }
      }
    case .scroll(let axes, let views):
      builder.tag(.name("scroll")) { builder in
        builder.addScroll(axes) { views.lower(strings, into: &$0) }
      }
    case .group(let views): views.lower(strings, into: &builder)
    case .form(let form, let values): form.lower(values, strings, &builder)
    case .repeated(let items, let view):
      for item in items { view.with(strings.with(item: item)).lower(into: &builder) }
    default: break
    }
  }
}

extension [ViewDocument] {
  /// Adds the nodes of each view, in order.
  func lower(_ strings: StringTable, into builder: inout TreeBuilder) {
    for view in self { view.with(strings).lower(into: &builder) }
  }
}

/// A button.
struct ButtonDocument: Sendable {
  var label: Label
  var style: ButtonLook?
  var controlSize: ControlSize?

  enum Label: Sendable {
    case text(String)
    case views([ViewDocument])
  }

  func lower(_ strings: StringTable, into builder: inout TreeBuilder) {
    builder.withEnvironment(adjust) { builder in
      switch label {
      case .text(let text):
        Button(strings.shown(text, &builder)) {}.lower(into: &builder)
      case .views(let views):
        Button {
        } label: {
          ViewDocuments(views: views, strings: strings)
        }.lower(into: &builder)
      }
    }
  }

  private func adjust(_ environment: inout EnvironmentValues) {
    if let style { environment.buttonStyles.append(style.style) }
    if let controlSize { environment.controlSize = controlSize }
  }
}

/// An image, with its size where the document knows it.
struct ImageDocument: Sendable {
  var name: String
  var isSymbol: Bool
  var size: Size?
  var isResizable: Bool

  func lower(into builder: inout TreeBuilder) {
    var image = isSymbol ? Image(systemName: name) : Image(name)
    if isResizable { image = image.resizable() }
    builder.withEnvironment {
      if let size { $0.imageSizes[name] = size }
    } _: {
      image.lower(into: &$0)
    }
  }
}

/// A shape.
enum ShapeDocument: Sendable {
  case rectangle
  case roundedRectangle(cornerRadius: Double)
  case capsule
  case circle

  func lower(into builder: inout TreeBuilder) {
    switch self {
    case .rectangle: Rectangle().lower(into: &builder)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius).lower(into: &builder)
    case .capsule: Capsule().lower(into: &builder)
    case .circle: Circle().lower(into: &builder)
    }
  }
}
