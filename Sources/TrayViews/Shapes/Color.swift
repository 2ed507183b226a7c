// SPDX-License-Identifier: MIT

public import TrayLayout

/// A plain colour, which takes what it is offered.
public struct Color: PrimitiveView, Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  let components: [Double]
  /// Whether it follows the colour of plain text, light on a dark surface.
  private var isLabel = false

  /// Creates a colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    components = [red, green, blue, opacity]
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The colour, less opaque.
  public func opacity(_ opacity: Double) -> Color {
    var color = Color(
      red: components[0], green: components[1], blue: components[2],
      opacity: components[3] * opacity)
    color.isLabel = isLabel
    return color
  }

  /// The colour as trees keep it.
  var treeColor: TreeColor {
    TreeColor(
      red: components[0], green: components[1], blue: components[2], opacity: components[3],
      isLabel: isLabel)
  }

  var tag: NodeTag { .look(.color(treeColor)) }

  private static func label(opacity: Double) -> Color {
    var color = Color(white: 0, opacity: opacity)
    color.isLabel = true
    return color
  }

  /// No colour at all.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// The colour of text.
  public static let primary = Color.label(opacity: 1)
  /// The colour of text that matters less.
  public static let secondary = Color.label(opacity: 0.6)
  /// The accent of controls.
  public static let accentColor = Color(red: 0, green: 0.478, blue: 1)
  /// Grey.
  public static let gray = Color(red: 0.557, green: 0.557, blue: 0.576)
  /// Red.
  public static let red = Color(red: 1, green: 0.231, blue: 0.188)
  /// Orange.
  public static let orange = Color(red: 1, green: 0.584, blue: 0)
  /// Yellow.
  public static let yellow = Color(red: 1, green: 0.8, blue: 0)
  /// Green.
  public static let green = Color(red: 0.204, green: 0.78, blue: 0.349)
  /// Blue.
  public static let blue = Color(red: 0, green: 0.478, blue: 1)
  /// Purple.
  public static let purple = Color(red: 0.686, green: 0.322, blue: 0.871)
  /// Pink.
  public static let pink = Color(red: 1, green: 0.176, blue: 0.333)
  /// Teal.
  public static let teal = Color(red: 0.188, green: 0.69, blue: 0.78)
  /// Indigo.
  public static let indigo = Color(red: 0.345, green: 0.337, blue: 0.839)
  /// Mint.
  public static let mint = Color(red: 0, green: 0.78, blue: 0.745)
  /// Cyan.
  public static let cyan = Color(red: 0.196, green: 0.678, blue: 0.902)
  /// Brown.
  public static let brown = Color(red: 0.635, green: 0.518, blue: 0.369)

  /// Adds a view that takes what it is offered, and 10 points where nothing is.
  public static func lower(_ view: Color, into builder: inout TreeBuilder) {
    builder.tag(.name("color")) { $0.tag(view.tag) { $0.addFlexible() } }
  }
}

extension View where Self == Color {
  /// No colour at all.
  public static var clear: Color { .clear }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Red.
  public static var red: Color { .red }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
}
