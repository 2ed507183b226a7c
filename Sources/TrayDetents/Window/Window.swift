// SPDX-License-Identifier: MIT

public import TrayGeometry

/// The container in which a surface rests: its size, its insets and its traits.
///
/// Always the window, never the display: in a split view or on a foldable the two differ. A window is
/// plain input. Sizes, insets and a scale that make no sense (negative, infinite, NaN, above a million
/// points) are accepted here and replaced while resolving, with an issue that names them.
public struct Window: Hashable, Sendable {
  /// The extents, in points; 0 × 0 is legal and leaves room for nothing.
  public var size: Size
  /// What the system keeps free along each physical side, in points.
  public var safeAreaInsets: WindowInsets
  /// Pixels per point, between 0.1 and 1000; other values count as 1.
  public var scale: Double
  /// How much room there is from side to side, as a coarse class.
  public var horizontalSizeClass: SizeClass
  /// How much room there is from top to bottom, as a coarse class.
  public var verticalSizeClass: SizeClass
  /// The text size that the person has set.
  public var dynamicTypeSize: DynamicTypeSize
  /// The direction in which the interface runs; decides where leading is.
  public var layoutDirection: LayoutDirection
  /// The keyboard on the screen, or nil while there is none.
  public var keyboard: Keyboard?
  /// How far the device is folded.
  public var posture: Posture
  /// The strips that a fold takes out of the window; they count only while partly folded.
  public var divisions: [Rect]
  /// Whether a screen reader is running.
  public var isScreenReaderOn: Bool
  /// Whether the person wants texts of the system font to be heavier, as the setting Bold Text says.
  public var isTextBold: Bool
  /// The version of the system, which decides the sizes of controls and the shape of its sheets.
  public var system: SystemVersion

  /// Creates a window; what isn't named is a flat, left-to-right window at the default text size.
  public init(
    size: Size, safeAreaInsets: WindowInsets = .zero, scale: Double = 1,
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection = .leftToRight,
    keyboard: Keyboard? = nil, posture: Posture = .flat, divisions: [Rect] = [],
    isScreenReaderOn: Bool = false, isTextBold: Bool = false, system: SystemVersion = .newest
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.keyboard = keyboard
    self.posture = posture
    self.divisions = divisions
    self.isScreenReaderOn = isScreenReaderOn
    self.isTextBold = isTextBold
    self.system = system
  }
}

extension Window {
  /// The pixels, with the scale as it counts.
  public var pixelGrid: PixelGrid {
    PixelGrid(scale: scale >= 0.1 && scale <= 1000 ? scale : 1)
  }
}

/// How far a device is folded, as the system reports it; never guessed from a hinge angle.
public enum Posture: UInt8, Hashable, Sendable, CaseIterable {
  /// Not folded, or a device that can't fold.
  case flat
  /// Folded part of the way: the window's divisions split it into halves.
  case partlyFolded
}
