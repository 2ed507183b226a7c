// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// A shape, which takes what it is offered.
///
/// A shape of your own says its path; nothing else needs to be said.
///
/// ```swift
/// struct Notch: Shape {
///   func path(in rect: Rect) -> Path {
///     Path { $0.addLines([rect.origin, Point(x: rect.midX, y: rect.maxY)]) }
///   }
/// }
/// ```
public protocol Shape: PrimitiveView, Sendable {
  /// The outline in a rectangle whose origin is that of the view, in points.
  ///
  /// Called when the shape is drawn, not when it is laid out.
  func path(in rect: Rect) -> Path

  /// The radius of the corners of a shape that is a rectangle, in points; infinite where its shorter
  /// sides are half circles, nil for a shape that is none.
  var drawnCorners: Double? { get }
}

extension Shape {
  /// None.
  public var drawnCorners: Double? { nil }

  /// Adds a view that takes what it is offered, and 10 points where nothing is.
  public static func lower(_ view: Self, into builder: inout TreeBuilder) {
    addShape(view.look, to: &builder)
  }

  /// A view that is filled as texts are, unless something says otherwise.
  fileprivate static func addShape(_ look: NodeTag.Look, to builder: inout TreeBuilder) {
    let color = builder.environment.text.color
    builder.tag(.name("shape")) { builder in
      builder.tag(color?.tag) { $0.tag(.look(look)) { $0.addFlexible() } }
    }
  }

  /// What a drawing fills: a rectangle with round corners where it is one, as that is smaller.
  private var look: NodeTag.Look {
    if let radius = drawnCorners { return .corners(radius) }
    return .outline(
      SizedOutline { path(in: Rect(origin: .zero, size: $0)).outline })
  }

  /// The shape filled with a style.
  public func fill<Style: ShapeStyle>(_ content: Style) -> some View {
    modified { builder, shape in
      guard let color = content.drawnColor else { return shape(&builder) }
      builder.tag(color.tag, shape)
    }
  }

  /// The outline of the shape in a style, half of its line outside of the shape.
  public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: Double = 1) -> some View {
    line(content, width: lineWidth, isInside: false)
  }

  /// The outline of the shape in a style, all of its line inside the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: Double = 1
  ) -> some View {
    line(content, width: lineWidth, isInside: true)
  }

  private func line(_ style: some ShapeStyle, width: Double, isInside: Bool) -> some View {
    fill(style).modified { builder, shape in
      builder.tag(.look(.line(width: width, isInside: isInside)), shape)
    }
  }
}

/// How a corner is rounded; it does not change a size.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By a quarter of a circle.
  case circular
  /// By a curve that begins and ends gently.
  case continuous
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// The rectangle.
  public func path(in rect: Rect) -> Path { Path(rect) }

  /// None.
  public var drawnCorners: Double? { 0 }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners, in points.
  public var cornerRadius: Double

  /// Creates a rectangle whose corners have a radius, in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// The rectangle with its corners.
  public func path(in rect: Rect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }

  /// The radius.
  public var drawnCorners: Double? { cornerRadius }
}

/// A rectangle whose corners have a radius each.
public struct UnevenRoundedRectangle: Shape {
  private let radii: [Double]

  /// Creates a rectangle with the radii of its corners, in points; leading is left in its path.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
  }

  /// The rectangle with its corners.
  public func path(in rect: Rect) -> Path {
    var path = Path()
    path.addCorners(of: rect, radii.map { Size(width: $0, height: $0) })
    return path
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// The rectangle with its half circles.
  public func path(in rect: Rect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// Half the shorter side.
  public var drawnCorners: Double? { .infinity }
}

/// An ellipse, as wide and high as it is offered.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}

  /// The ellipse.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect) }
}

/// A circle: a square that fits into what it is offered.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// The circle in the middle of the rectangle.
  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: Rect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Half the side.
  public var drawnCorners: Double? { .infinity }

  /// Adds a square of the smaller side of what is offered, after 10 points where nothing is.
  public static func lower(_ view: Circle, into builder: inout TreeBuilder) {
    builder.addLayout(SquareLayout()) { addShape(.corners(.infinity), to: &$0) }
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a radius, in points.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

/// Answers a square of the smaller side.
private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedSize, subviews: Subviews, cache: inout Void) -> Size {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedSize(bounds.size))
    }
  }
}
