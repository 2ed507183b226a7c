// SPDX-License-Identifier: MIT

public import TrayGeometry

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
  public var horizontalSizeClass: SizeClass? {
    get { noted(.sizeClasses, storedClasses.horizontal) }
    set { storedClasses.horizontal = newValue }
  }
  /// How much room the window has from top to bottom.
  public var verticalSizeClass: SizeClass? {
    get { noted(.sizeClasses, storedClasses.vertical) }
    set { storedClasses.vertical = newValue }
  }
  /// The version of the system, which decides the sizes of controls.
  public var system: SystemVersion {
    get { noted(.system, storedSystem) }
    set { storedSystem = newValue }
  }

  private var storedClasses: (horizontal: SizeClass?, vertical: SizeClass?) = (.compact, .regular)
  private var storedSystem = SystemVersion.newest

  /// Where it is noted which values views read; nil where nobody asks.
  package var reads: EnvironmentReads?

  private func noted<Value>(_ read: EnvironmentReads.Kinds, _ value: Value) -> Value {
    reads?.note(read)
    return value
  }

  /// The values of keys, each under its key; few, so that a walk finds one faster than a hash.
  @usableFromInline var custom: [(key: ObjectIdentifier, value: EnvironmentBox)] = []

  /// Creates the default values.
  public init() {}

  /// The value for a key, or the key's default.
  ///
  /// Inlinable, so that where the key is known its type is not looked up again and again.
  @inlinable public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identity = ObjectIdentifier(key)
      for entry in custom where entry.key == identity {
        if let box = entry.value as? TypedEnvironmentBox<Key.Value> { return box.value }
      }
      return Key.defaultValue
    }
    set {
      let identity = ObjectIdentifier(key)
      let box = TypedEnvironmentBox(newValue)
      if let index = custom.firstIndex(where: { $0.key == identity }) {
        custom[index].value = box
      } else {
        custom.append((identity, box))
      }
    }
  }

  /// The length of one pixel, in points.
  public var pixelLength: Double { pixelGrid.pixelLength }

  /// The pixel grid of the display.
  public var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}

/// A value of any type; its subclass knows the type.
///
/// A class, because finding out the class of an object is cheap, unlike the type of an existential.
@usableFromInline class EnvironmentBox: @unchecked Sendable {
  @inlinable init() {}
}

/// Never changed after it is made, so that threads may share it.
@usableFromInline
final class TypedEnvironmentBox<Value: Sendable>: EnvironmentBox, @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable init(_ value: Value) {
    self.value = value
    super.init()
  }
}
