// SPDX-License-Identifier: MIT

public import Geometry

/// A named value that views above hand down to views below.
public protocol EnvironmentKey {
  /// What is handed down.
  associatedtype Value: Sendable

  /// The value where no view above gives one.
  static var defaultValue: Value { get }
}

/// The values that views above hand down at one place in the tree.
public struct EnvironmentValues: Sendable {
  /// The direction in which the interface runs.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The text size that the person has set.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Pixels per point of the display; values not above 0 count as 1.
  public var displayScale = 1.0
  /// How much room the window has from side to side.
  public var horizontalSizeClass: SizeClass? = .compact
  /// How much room the window has from top to bottom.
  public var verticalSizeClass: SizeClass? = .regular

  private var custom: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the default values.
  public init() {}

  /// The value for a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The length of one pixel, in points.
  public var pixelLength: Double { pixelGrid.pixelLength }

  /// The pixel grid of the display.
  public var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
