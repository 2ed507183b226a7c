// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// The label alone, tinted, which is what a button looks like outside of bars and lists.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The tinted label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.ink)
  }
}

/// The label alone, tinted.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The tinted label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.ink)
  }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in a tinted shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label, with the room that the control size gives it.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, ink: configuration.ink, isProminent: false)
  }
}

/// The label in a filled shape.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// The label, with the room that the control size gives it.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: configuration.label, ink: .white, isProminent: true)
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The colour of a label on a quiet ground.
  fileprivate var ink: Color { role == .destructive ? .red : .accentColor }
}

/// A label with room around it: as measured on iOS, by the size of controls.
private struct BorderedLabel: View {
  @Environment(\.controlSize) private var controlSize
  let label: StyledPart
  let ink: Color
  let isProminent: Bool

  var body: some View {
    label
      .font(isSmall ? .subheadline : .body)
      .foregroundStyle(ink)
      .padding(.horizontal, room.horizontal)
      .padding(.vertical, room.vertical)
      .background(Color.clear.drawn(as: .buttonGround(isProminent: isProminent)))
  }

  private var isSmall: Bool { controlSize == .mini || controlSize == .small }

  private var room: (horizontal: Double, vertical: Double) {
    switch controlSize {
    case .mini, .small: (10, 5)
    case .regular: (12, 7)
    case .large: (20, 15)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The label alone, tinted.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, tinted.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a tinted shape.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in a filled shape.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
