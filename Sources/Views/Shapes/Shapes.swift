// SPDX-License-Identifier: MIT

import Geometry
public import LayoutCore

/// A shape, which takes what it is offered.
public protocol Shape: PrimitiveView, Sendable {
  /// The radius of the shape's corners in a drawing, in points; infinite where its shorter sides are
  /// half circles, nil where it has no round corners.
  var drawnCorners: Double? { get }
}

extension Shape {
  /// None.
  public var drawnCorners: Double? { nil }

  /// Adds a view that takes what it is offered, and 10 points where nothing is.
  public static func lower(_ view: Self, into builder: inout TreeBuilder) {
    builder.tag(.name("shape")) { builder in
      guard let radius = view.drawnCorners else { return builder.addFlexible() }
      builder.tag(.corners(radius)) { $0.addFlexible() }
    }
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
    self
  }

  /// The outline of the shape in a style, all of its line inside the shape.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: Double = 1
  ) -> some View {
    self
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
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners, in points.
  public var cornerRadius: Double

  /// Creates a rectangle whose corners have a radius, in points.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// The radius.
  public var drawnCorners: Double? { cornerRadius }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// Half the shorter side.
  public var drawnCorners: Double? { .infinity }
}

/// An ellipse, as wide and high as it is offered.
public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}
}

/// A circle: a square that fits into what it is offered.
public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  /// Half the side.
  public var drawnCorners: Double? { .infinity }

  /// Adds a square of the smaller side of what is offered, after 10 points where nothing is.
  public static func lower(_ view: Circle, into builder: inout TreeBuilder) {
    builder.tag(.name("shape")) { builder in
      builder.addLayout(SquareLayout()) { $0.tag(.corners(.infinity)) { $0.addFlexible() } }
    }
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
