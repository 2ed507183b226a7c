// SPDX-License-Identifier: MIT

/// What fills shapes and texts; it plays no part in layout.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for the style in a drawing; nil leaves it to the surface.
  var drawnColor: Color? { get }
}

extension ShapeStyle {
  /// None.
  public var drawnColor: Color? { nil }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var drawnColor: Color? { self }
}

/// A blurred view of what lies behind.
public enum Material: ShapeStyle, Hashable {
  /// Hardly blurred.
  case ultraThin
  /// Somewhat blurred.
  case thin
  /// As usual.
  case regular
  /// Rather blurred.
  case thick
  /// Much blurred.
  case ultraThick
}

/// The style around, at one of its levels.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  fileprivate init(level: Int) { self.level = level }

  /// The colour of text, less opaque from level to level.
  public var drawnColor: Color? { .primary.opacity([1, 0.6, 0.3, 0.18][level - 1]) }
}

/// The accent of the controls around.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  /// The accent of controls.
  public var drawnColor: Color? { .accentColor }
}

/// The background of the surface around.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == Color {
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
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Teal.
  public static var teal: Color { .teal }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Mint.
  public static var mint: Color { .mint }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Brown.
  public static var brown: Color { .brown }
}

extension ShapeStyle where Self == Material {
  /// Hardly blurred.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Somewhat blurred.
  public static var thinMaterial: Material { .thin }
  /// As usual.
  public static var regularMaterial: Material { .regular }
  /// Rather blurred.
  public static var thickMaterial: Material { .thick }
  /// Much blurred.
  public static var ultraThickMaterial: Material { .ultraThick }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent of the controls around.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surface around.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
