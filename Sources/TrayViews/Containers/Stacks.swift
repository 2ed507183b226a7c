// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the views line up vertically.
  ///   - spacing: Points between neighbours; nil takes what the views prefer, most often 8.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a horizontal stack.
  public static func lower(_ view: HStack, into builder: inout TreeBuilder) {
    builder.tag(.name("hstack")) { builder in
      builder.addStack(
        .horizontal, alignment: Alignment(horizontal: .center, vertical: view.alignment),
        spacing: view.spacing
      ) { view.content.lower(into: &$0) }
    }
  }
}

/// Views one below the other.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the views line up horizontally.
  ///   - spacing: Points between neighbours; nil takes what the views prefer, most often 8.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds a vertical stack.
  public static func lower(_ view: VStack, into builder: inout TreeBuilder) {
    builder.tag(.name("vstack")) { builder in
      builder.addStack(
        .vertical, alignment: Alignment(horizontal: view.alignment, vertical: .center),
        spacing: view.spacing
      ) { view.content.lower(into: &$0) }
    }
  }
}

/// Views one over the other.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a stack in depth; `alignment` says by which guides the views line up.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds a stack in depth.
  public static func lower(_ view: ZStack, into builder: inout TreeBuilder) {
    builder.tag(.name("zstack")) { builder in
      builder.addDepthStack(alignment: view.alignment) { view.content.lower(into: &$0) }
    }
  }
}

/// Room that pushes its neighbours apart.
public struct Spacer: PrimitiveView {
  /// The least length in points; nil takes the platform's 8.
  public var minLength: Double?

  /// Creates a spacer; negative lengths count as 0.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// Adds room along the stack around it, or on both axes outside of one.
  public static func lower(_ view: Spacer, into builder: inout TreeBuilder) {
    builder.tag(.name("spacer")) { $0.addSpacer(minimum: max(view.minLength ?? 8, 0)) }
  }
}

/// A thin line across the stack around it.
public struct Divider: PrimitiveView {
  /// Creates a divider of one pixel, or one point at accessibility sizes.
  public init() {}

  /// Adds the line.
  public static func lower(_ view: Divider, into builder: inout TreeBuilder) {
    let environment = builder.environment
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    builder.tag(.name("divider")) { $0.addDivider(thickness: thickness) }
  }
}

/// A view that scrolls.
///
/// Its content is offered no length along the scrolling axes, so it takes its ideal one there. The
/// view itself takes what it is offered along them, or its content's length where nothing is.
public struct ScrollView<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that scrolls along `axes`; indicators take no room.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Adds the scrolling view; several views inside become a column.
  public static func lower(_ view: ScrollView, into builder: inout TreeBuilder) {
    builder.tag(.name("scroll")) { builder in
      builder.addScroll(view.axes) { view.content.lower(into: &$0) }
    }
  }
}
