// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The outline of a glyph or a shape, filled by the non-zero winding rule.
///
/// Glyphs are in units of their font, y upwards; shapes are in points, y downwards.
public struct Outline: Hashable, Sendable {
  /// One step of the path.
  public enum Command: Hashable, Sendable {
    /// Starts a contour.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve.
    case quad(control: Point, end: Point)
    /// A cubic Bézier curve.
    case cubic(control1: Point, control2: Point, end: Point)
    /// A part of a circle, from one angle to another in radians, as the eye sees it turn; a line leads to
    /// where it begins. Glyphs have none.
    case arc(center: Point, radius: Double, from: Double, to: Double, isClockwise: Bool)
    /// Closes the contour.
    case close
  }

  /// The steps, contour by contour.
  public var commands: [Command]

  /// Creates an outline from its steps.
  public init(_ commands: [Command] = []) { self.commands = commands }
}

/// The outline of a view, which is known once its size is.
///
/// Equal to its own copies alone.
public struct SizedOutline: Hashable, Sendable {
  private final class Maker: Sendable {
    let make: @Sendable (Size) -> Outline
    init(_ make: @escaping @Sendable (Size) -> Outline) { self.make = make }
  }

  private let maker: Maker

  /// Keeps how an outline is made for a size, in points from the view's upper left corner.
  public init(_ make: @escaping @Sendable (Size) -> Outline) { maker = Maker(make) }

  /// The outline of a view of a size.
  public func outline(for size: Size) -> Outline { maker.make(size) }

  /// Whether one is a copy of the other.
  public static func == (first: SizedOutline, second: SizedOutline) -> Bool {
    first.maker === second.maker
  }

  /// Hashes what tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(maker)) }
}
