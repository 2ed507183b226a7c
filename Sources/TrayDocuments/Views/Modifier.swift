// SPDX-License-Identifier: MIT

import TrayKit

/// A modifier as a document says it.
indirect enum Modifier: Sendable {
  case frame(width: Double?, height: Double?, Alignment)
  case flexibleFrame(FlexibleFrameDocument)
  case padding(EdgeInsets)
  case fixedSize(Axis.Set)
  case layoutPriority(Double)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case aspectRatio(Double?, ContentMode)
  case layer(isOverlay: Bool, Alignment, ViewDocument)
  case edgeInset(Edge, Alignment, spacing: Double?, ViewDocument)
  case id(String)
  case font(FontDocument)
  case text(TextSettings)
  case buttonStyle(ButtonLook)
  case controlSize(ControlSize)
  case declaration(ContractDeclaration)
  /// A modifier that a table knows.
  case form(ModifierForm, PropertyValue)

  /// Adds the nodes of `content` under the modifier.
  func lower(
    _ strings: StringTable, into builder: inout TreeBuilder,
    _ content: (inout TreeBuilder) -> Void
  ) {
    switch self {
    case .frame(let width, let height, let alignment):
      builder.addFrame(width: width, height: height, alignment: alignment, content)
    case .flexibleFrame(let frame): frame.lower(into: &builder, content)
    case .padding(let insets): builder.addPadding(insets, content)
    case .fixedSize(let axes): builder.addFixedSize(axes, content)
    case .layoutPriority(let priority): builder.addPriority(priority, content)
    case .offset(let x, let y): builder.addOffset(x: x, y: y, content)
    case .position(let x, let y): builder.addPosition(x: x, y: y, content)
    case .aspectRatio(let ratio, let mode):
      builder.addAspectRatio(ratio, contentMode: mode, content)
    case .layer(let isOverlay, let alignment, let layer):
      builder.addLayers(isOverlay: isOverlay, alignment: alignment, primary: content) {
        layer.with(strings).lower(into: &$0)
      }
    case .edgeInset(let edge, let alignment, let spacing, let bar):
      builder.addEdgeInset(edge: edge, alignment: alignment, spacing: spacing, primary: content) {
        bar.with(strings).lower(into: &$0)
      }
    case .id(let id): builder.tag(.id(id), content)
    case .font(let font): builder.withEnvironment(font.adjust, content)
    case .text(let settings): builder.withEnvironment(settings.adjust, content)
    case .buttonStyle(let look):
      builder.withEnvironment({ $0.buttonStyles.append(look.style) }, content)
    case .controlSize(let size): builder.withEnvironment({ $0.controlSize = size }, content)
    case .declaration(let declaration): builder.addDeclaration(declaration, content)
    case .form(let form, let value): form.lower(value, into: &builder, content)
    }
  }
}

/// A frame with limits.
struct FlexibleFrameDocument: Sendable {
  var minWidth: Double?
  var idealWidth: Double?
  var maxWidth: Double?
  var minHeight: Double?
  var idealHeight: Double?
  var maxHeight: Double?
  var alignment: Alignment

  func lower(into builder: inout TreeBuilder, _ content: (inout TreeBuilder) -> Void) {
    builder.addFrame(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment, content)
  }
}
