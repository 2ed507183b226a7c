// SPDX-License-Identifier: MIT

public import TrayGeometry
import TrayLayout

/// An outline made of lines and curves, in points from the upper left corner of the view it is for.
///
/// It plays no part in layout, but drawings show it.
public struct Path: Shape, Hashable {
  /// The steps.
  private(set) var outline = Outline()
  /// Where the last step ended; nil before the first one.
  public private(set) var currentPoint: Point?

  /// The share of a radius at which the control points of a quarter of an ellipse lie: 4/3 (√2 − 1).
  private static let quarter = 0.5522847498307936

  /// Creates an empty path.
  public init() {}

  /// Creates a path of a rectangle.
  public init(_ rect: Rect) { addRect(rect) }

  /// Creates a path of a rectangle with round corners.
  public init(
    roundedRect rect: Rect, cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadius: cornerRadius)
  }

  /// Creates a path of an ellipse.
  public init(ellipseIn rect: Rect) { addEllipse(in: rect) }

  /// Creates a path by what `body` adds to it.
  public init(_ body: (inout Path) -> Void) { body(&self) }

  /// Whether it has no step.
  public var isEmpty: Bool { outline.commands.isEmpty }

  /// The path itself: it is where it is.
  public func path(in rect: Rect) -> Path { self }

  // MARK: Steps

  /// Begins a contour.
  public mutating func move(to end: Point) { add(.move(end), end) }

  /// Adds a straight line.
  public mutating func addLine(to end: Point) { add(.line(end), end) }

  /// Adds straight lines between points, as a contour of its own.
  public mutating func addLines(_ points: [Point]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    add(.quad(control: control, end: end), end)
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    add(.cubic(control1: control1, control2: control2, end: end), end)
  }

  /// Adds a part of a circle; a line leads to where it begins.
  ///
  /// `clockwise` is meant as in Core Graphics, where y grows upwards: on a screen, `false` turns the way
  /// of a clock's hands.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    outline.commands.append(
      .arc(
        center: center, radius: radius, from: startAngle.radians, to: endAngle.radians,
        isClockwise: !clockwise))
    currentPoint = nil
  }

  /// Closes the contour.
  public mutating func closeSubpath() { outline.commands.append(.close) }

  // MARK: Contours

  /// Adds a rectangle.
  public mutating func addRect(_ rect: Rect) {
    addLines([
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: Rect) {
    let radii = Size(width: rect.width / 2, height: rect.height / 2)
    addCorners(of: rect, [radii, radii, radii, radii])
  }

  /// Adds a rectangle whose corners are quarters of ellipses.
  public mutating func addRoundedRect(
    in rect: Rect, cornerSize: Size, style: RoundedCornerStyle = .continuous
  ) {
    addCorners(of: rect, [cornerSize, cornerSize, cornerSize, cornerSize])
  }

  /// Adds all steps of another path.
  public mutating func addPath(_ other: Path) {
    outline.commands += other.outline.commands
    currentPoint = other.currentPoint ?? currentPoint
  }

  mutating func addRoundedRect(in rect: Rect, cornerRadius radius: Double) {
    addRoundedRect(in: rect, cornerSize: Size(width: radius, height: radius))
  }

  /// Adds a rectangle with a radius on each axis for each corner: from the upper left one, clockwise.
  ///
  /// Radii that don't fit beside each other are cut to half of the side.
  mutating func addCorners(of rect: Rect, _ radii: [Size]) {
    let places: [(corner: Point, x: Double, y: Double)] = [
      (Point(x: rect.minX, y: rect.minY), 1, 1), (Point(x: rect.maxX, y: rect.minY), -1, 1),
      (Point(x: rect.maxX, y: rect.maxY), -1, -1), (Point(x: rect.minX, y: rect.maxY), 1, -1),
    ]
    for (index, place) in places.enumerated() {
      let width = place.x * min(max(radii[index].width, 0), rect.width / 2)
      let height = place.y * min(max(radii[index].height, 0), rect.height / 2)
      let (corner, rest) = (place.corner, 1 - Self.quarter)
      var before = Point(x: corner.x, y: corner.y + height)
      var after = Point(x: corner.x + width, y: corner.y)
      var control1 = Point(x: corner.x, y: corner.y + height * rest)
      var control2 = Point(x: corner.x + width * rest, y: corner.y)
      // On the way round every second corner is entered along the horizontal side.
      if index % 2 == 1 {
        (before, after, control1, control2) = (after, before, control2, control1)
      }
      if index == 0 { move(to: before) } else { addLine(to: before) }
      if width != 0, height != 0 { addCurve(to: after, control1: control1, control2: control2) }
    }
    closeSubpath()
  }

  private mutating func add(_ command: Outline.Command, _ end: Point) {
    outline.commands.append(command)
    currentPoint = end
  }
}
