// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// A view with another one over or under it.
struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let isOverlay: Bool
  let alignment: Alignment

  static func lower(_ view: LayeredView, into builder: inout TreeBuilder) {
    builder.addLayers(
      isOverlay: view.isOverlay, alignment: view.alignment,
      primary: { view.content.lower(into: &$0) }, secondary: { view.layer.lower(into: &$0) })
  }
}

/// A style over all that is offered.
struct StyleView<Style: ShapeStyle>: PrimitiveView {
  let style: Style

  static func lower(_ view: StyleView, into builder: inout TreeBuilder) {
    if let color = view.style as? Color { return color.lower(into: &builder) }
    Rectangle().lower(into: &builder)
  }
}

/// A view with a bar at one of its edges.
struct BarredView<Content: View, Bar: View>: PrimitiveView {
  let content: Content
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: Double?

  static func lower(_ view: BarredView, into builder: inout TreeBuilder) {
    builder.addEdgeInset(
      edge: view.edge, alignment: view.alignment, spacing: view.spacing,
      primary: { view.content.lower(into: &$0) }, bar: { view.bar.lower(into: &$0) })
  }
}

extension View {
  /// Puts views over this one, which alone decides the size.
  public func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(content: self, layer: content(), isOverlay: true, alignment: alignment)
  }

  /// Puts a view over this one, which alone decides the size.
  @_disfavoredOverload
  public func overlay<Layer: View>(
    _ overlay: Layer, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, isOverlay: true, alignment: alignment)
  }

  /// Puts views under this one, which alone decides the size.
  public func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    LayeredView(content: self, layer: content(), isOverlay: false, alignment: alignment)
  }

  /// Puts a view under this one, which alone decides the size.
  @_disfavoredOverload
  public func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, isOverlay: false, alignment: alignment)
  }

  /// Puts a style over this view, which alone decides the size.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: StyleView(style: style), isOverlay: true, alignment: .center)
  }

  /// Puts a shape filled with a style over this view, which alone decides the size.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View {
    LayeredView(content: self, layer: shape, isOverlay: true, alignment: .center)
  }

  /// Puts a style under this view, which alone decides the size.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: StyleView(style: style), isOverlay: false, alignment: .center)
  }

  /// Puts a shape filled with a style under this view, which alone decides the size.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline
  ) -> some View {
    LayeredView(content: self, layer: shape, isOverlay: false, alignment: .center)
  }

  /// Puts a bar at the upper or lower edge and takes its height from what this view is offered.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    BarredView(
      content: self, bar: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Puts a bar at the leading or trailing edge and takes its width from what this view is offered.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    BarredView(
      content: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}
