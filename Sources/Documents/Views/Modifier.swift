// SPDX-License-Identifier: MIT

import TrayKit

/// A modifier as a document says it.
indirect enum Modifier: Sendable {
  case frame(width: Double?, height: Double?, Alignment)
  case flexibleFrame(FlexibleFrameDocument)
  case padding(EdgeInsets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case aspectRatio(Double?, ContentMode)
  case layer(isOverlay: Bool, Alignment, ViewDocument)
  case edgeInset(Edge, Alignment, spacing: Double?, ViewDocument)
  case id(String)
  case font(FontDocument)
  case text(TextSettings)
  case buttonStyle(ButtonStyle)
  case controlSize(ControlSize)
  case declaration(ContractDeclaration)

  /// Adds the nodes of a view under the modifier.
  func lower(
    around view: DeferredView, _ strings: StringTable, into builder: inout TreeBuilder
  ) {
    switch self {
    case .frame(let width, let height, let alignment):
      view.frame(width: width, height: height, alignment: alignment).lower(into: &builder)
    case .flexibleFrame(let frame): frame.lower(around: view, into: &builder)
    case .padding(let insets): view.padding(insets).lower(into: &builder)
    case .fixedSize(let horizontal, let vertical):
      view.fixedSize(horizontal: horizontal, vertical: vertical).lower(into: &builder)
    case .layoutPriority(let priority): view.layoutPriority(priority).lower(into: &builder)
    case .offset(let x, let y): view.offset(x: x, y: y).lower(into: &builder)
    case .position(let x, let y): view.position(x: x, y: y).lower(into: &builder)
    case .aspectRatio(let ratio, let mode):
      view.aspectRatio(ratio, contentMode: mode).lower(into: &builder)
    case .id(let id): view.id(id).lower(into: &builder)
    case .declaration(let declaration): view.declaring(declaration).lower(into: &builder)
    case .font, .text, .buttonStyle, .controlSize: lowerSetting(around: view, into: &builder)
    case .layer, .edgeInset: lowerPair(around: view, strings, into: &builder)
    }
  }

  private func lowerSetting(around view: DeferredView, into builder: inout TreeBuilder) {
    switch self {
    case .font(let font): font.lower(around: view, into: &builder)
    case .text(let settings): settings.lower(around: view, into: &builder)
    case .buttonStyle(let style): view.buttonStyle(style).lower(into: &builder)
    case .controlSize(let size): view.controlSize(size).lower(into: &builder)
    default: break
    }
  }

  private func lowerPair(
    around view: DeferredView, _ strings: StringTable, into builder: inout TreeBuilder
  ) {
    switch self {
    case .layer(let isOverlay, let alignment, let layer):
      let layer = layer.with(strings)
      if isOverlay {
        view.overlay(layer, alignment: alignment).lower(into: &builder)
      } else {
        view.background(layer, alignment: alignment).lower(into: &builder)
      }
    case .edgeInset(let edge, let alignment, let spacing, let bar):
      let bar = bar.with(strings)
      switch edge {
      case .top, .bottom:
        view.safeAreaInset(
          edge: edge == .top ? .top : .bottom, alignment: alignment.horizontal, spacing: spacing
        ) { bar }.lower(into: &builder)
      case .leading, .trailing:
        view.safeAreaInset(
          edge: edge == .leading ? .leading : .trailing, alignment: alignment.vertical,
          spacing: spacing
        ) { bar }.lower(into: &builder)
      }
    default: break
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

  func lower(around view: DeferredView, into builder: inout TreeBuilder) {
    view.frame(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
      idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment
    ).lower(into: &builder)
  }
}
