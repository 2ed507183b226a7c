// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// A view whose content depends on the size that it gets.
///
/// It takes what it is offered, and 10 points where nothing is; its content begins at its leading top
/// corner and never changes its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content
  private let surroundings = BodyEnvironment()

  /// Creates a view from a closure that is given its size and place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds a view whose content is built once its size is known.
  public static func lower(_ view: GeometryReader, into builder: inout TreeBuilder) {
    builder.tag(.name("geometryreader")) { builder in
      builder.addGeometryReader { proxy, builder in
        view.surroundings.run { view.content(proxy) }.lower(into: &builder)
      }
    }
  }
}

extension View {
  /// Tells a fact about the view's place after layout, when it changes.
  ///
  /// The action runs from `LayoutResult.deliverReports(after:)`, never during layout.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    let surroundings = BodyEnvironment()
    return modified { builder, content in
      builder.addGeometryReport(
        of: { proxy in surroundings.run { transform(proxy) } }, action: { action($1) }, content)
    }
  }

  /// Tells a fact about the view's place after layout, when it changes, beside what it was.
  ///
  /// The first time both values are the same.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    let surroundings = BodyEnvironment()
    return modified { builder, content in
      builder.addGeometryReport(
        of: { proxy in surroundings.run { transform(proxy) } }, action: action, content)
    }
  }

  /// Names the view's coordinates, so that views inside can ask for their frames in them.
  public func coordinateSpace(_ space: CoordinateSpace) -> some View {
    modified { builder, content in
      guard case .named(let name) = space else { return content(&builder) }
      builder.addCoordinateSpace(name, content)
    }
  }

  /// Names the view's coordinates, so that views inside can ask for their frames in them.
  public func coordinateSpace(name: some Hashable) -> some View {
    coordinateSpace(.named("\(name)"))
  }
}
