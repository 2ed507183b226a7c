// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// Colours that pass into one another.
///
/// Layout sees nothing of them; a drawing shows the colour in their middle.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: Double

    /// Creates a stop.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, by their places.
  public var stops: [Stop]

  /// Creates a gradient from colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) })
  }

  /// The colour in the middle; nil without colours.
  public var drawnColor: Color? {
    guard let after = stops.firstIndex(where: { $0.location >= 0.5 }) else {
      return stops.last?.color
    }
    guard after > 0 else { return stops[after].color }
    let (first, second) = (stops[after - 1], stops[after])
    let share = (0.5 - first.location) / (second.location - first.location)
    return first.color.mixed(with: second.color, by: share)
  }
}

extension Color {
  /// A gradient of this colour alone, as soft as the system makes it.
  public var gradient: Gradient { Gradient(colors: [self]) }

  /// The colour between two, at a share of the way to the second.
  fileprivate func mixed(with other: Color, by share: Double) -> Color {
    let mixed = zip(components, other.components).map { $0 + ($1 - $0) * share }
    return Color(red: mixed[0], green: mixed[1], blue: mixed[2], opacity: mixed[3])
  }
}

/// A gradient as a view, which takes what it is offered.
public protocol GradientView: PrimitiveView, ShapeStyle {
  /// The colours.
  var gradient: Gradient { get }
}

extension GradientView {
  /// The colour in the middle.
  public var drawnColor: Color? { gradient.drawnColor }

  /// Adds a view that takes what it is offered, and 10 points where nothing is.
  public static func lower(_ view: Self, into builder: inout TreeBuilder) {
    builder.tag(.name("gradient")) { builder in
      builder.tag(view.drawnColor?.tag) { $0.addFlexible() }
    }
  }
}

/// A gradient along a line.
public struct LinearGradient: GradientView, Hashable {
  /// The colours.
  public let gradient: Gradient

  /// Creates a gradient from one point to another.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }
}

/// A gradient from a point outwards.
public struct RadialGradient: GradientView, Hashable {
  /// The colours.
  public let gradient: Gradient

  /// Creates a gradient between two radii, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    gradient = Gradient(colors: colors)
  }
}

/// A gradient around a point.
public struct AngularGradient: GradientView, Hashable {
  /// The colours.
  public let gradient: Gradient

  /// Creates a gradient that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    gradient = Gradient(colors: colors)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient of colours at equal distances along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
