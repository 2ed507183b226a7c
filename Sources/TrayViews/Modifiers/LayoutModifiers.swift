// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// A view whose nodes a modifier of the layout core wraps.
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (inout TreeBuilder, (inout TreeBuilder) -> Void) -> Void

  static func lower(_ view: ModifiedView, into builder: inout TreeBuilder) {
    view.wrap(&builder) { view.content.lower(into: &$0) }
  }
}

extension View {
  func modified(
    _ wrap: @escaping (inout TreeBuilder, (inout TreeBuilder) -> Void) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, wrap: wrap)
  }

  /// Puts the view in a frame of a given width, height or both; nil leaves an axis to the view.
  ///
  /// A length that is negative or not finite counts as nil and gives an issue.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modified { $0.addFrame(width: width, height: height, alignment: alignment, $1) }
  }

  /// Puts the view in a frame with a least, an ideal and a greatest length on each axis.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified {
      $0.addFrame(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment, $1)
    }
  }

  /// Puts room around the view, a distance for each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modified { $0.addPadding(insets, $1) }
  }

  /// Puts room on some edges of the view; nil takes the platform's 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  /// Puts the same room on all edges of the view.
  public func padding(_ length: Double) -> some View {
    padding(EdgeInsets(.all, length))
  }

  /// Gives the view its ideal size on both axes.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length on the chosen axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modified { $0.addFixedSize(axes, $1) }
  }

  /// Lets a stack offer room to the view before or after others; the default is 0.
  public func layoutPriority(_ value: Double) -> some View {
    modified { $0.addPriority(value, $1) }
  }

  /// Moves the view without a change of layout.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    modified { $0.addOffset(x: x, y: y, $1) }
  }

  /// Moves the view without a change of layout.
  public func offset(_ offset: Size) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the view's centre at a place in the room that it takes, which is all it is offered.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    modified { $0.addPosition(x: x, y: y, $1) }
  }

  /// Puts the view's centre at a place in the room that it takes, which is all it is offered.
  public func position(_ position: Point) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Gives the view a ratio of width to height; nil keeps its own.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    modified { $0.addAspectRatio(ratio, contentMode: contentMode, $1) }
  }

  /// Gives the view the ratio of a size.
  public func aspectRatio(_ size: Size, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Keeps the view's own ratio and makes it as large as fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's own ratio and makes it as small as covers what it is offered.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets a horizontal guide of the view by hand.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> Double
  ) -> some View {
    let surroundings = BodyEnvironment()
    return modified { builder, content in
      builder.addAlignmentGuide(
        guide, { view in surroundings.run { computeValue(view) } }, content)
    }
  }

  /// Sets a vertical guide of the view by hand.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> Double
  ) -> some View {
    let surroundings = BodyEnvironment()
    return modified { builder, content in
      builder.addAlignmentGuide(
        guide, { view in surroundings.run { computeValue(view) } }, content)
    }
  }

  /// Hands a value to the layout that contains the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified { $0.addLayoutValue(key, value, $1) }
  }

  /// Gives the view an identity, by which its frame can be found.
  public func id(_ id: some Hashable) -> some View {
    modified { $0.tag(.id("\(id)"), $1) }
  }
}
