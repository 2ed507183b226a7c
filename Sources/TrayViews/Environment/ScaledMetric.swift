// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// A length that grows with the person's text size.
@propertyWrapper
public struct ScaledMetric {
  private let base: Double
  private let style: Font.TextStyle

  /// Creates a length that has this value at the default text size and grows as running text does.
  public init(wrappedValue: Double) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a length that has this value at the default text size and grows as `style` does.
  public init(wrappedValue: Double, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the text size of the view whose body reads it, in points.
  public var wrappedValue: Double {
    let size = CurrentEnvironment.values.dynamicTypeSize
    return base * style.pointSize(at: size) / style.pointSize(at: .large)
  }
}
