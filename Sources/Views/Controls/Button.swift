// SPDX-License-Identifier: MIT

import Geometry
public import LayoutCore

/// How a button looks; the bordered ones have room around their label.
public struct ButtonStyle: Hashable, Sendable {
  enum Kind { case automatic, plain, bordered, prominent }
  let kind: Kind

  /// The label alone, which is what a button looks like outside of bars and lists.
  public static let automatic = ButtonStyle(kind: .automatic)
  /// The label alone.
  public static let plain = ButtonStyle(kind: .plain)
  /// The label alone.
  public static let borderless = ButtonStyle(kind: .automatic)
  /// The label in a tinted shape.
  public static let bordered = ButtonStyle(kind: .bordered)
  /// The label in a filled shape.
  public static let borderedProminent = ButtonStyle(kind: .prominent)
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
}

private enum ButtonStyleKey: EnvironmentKey {
  static let defaultValue = ButtonStyle.automatic
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// How buttons look.
  public var buttonStyle: ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how buttons in this view look.
  public func buttonStyle(_ style: ButtonStyle) -> some View { environment(\.buttonStyle, style) }

  /// Sets how large controls in this view are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}

/// What a button is for; it does not change a size.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel }
  private let kind: Kind

  /// Throws something away.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves everything as it was.
  public static let cancel = ButtonRole(kind: .cancel)
}

/// A control that a person taps.
///
/// A plain button is as large as its label. A bordered one adds room around it, as on iOS: 12 points
/// at the sides and 7 above and below at the regular size, 20 and 15 at the large one (34 and 50
/// points high with body text), 10 and 5 at the smaller ones, whose text is a subheadline.
public struct Button<Label: View>: View {
  @Environment(\.buttonStyle) private var style
  @Environment(\.controlSize) private var controlSize
  private let label: Label

  /// Creates a button from what it does and its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a button from its role, what it does and its label.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(action: action, label: label)
  }

  /// The label, with the room that the style gives it.
  @ViewBuilder public var body: some View {
    switch style.kind {
    case .automatic:
      label.foregroundStyle(Color.accentColor).control("button", role: .button)
    case .plain: label.control("button", role: .button)
    case .bordered:
      bordered(.accentColor, over: .gray.opacity(0.15)).control("button", role: .button)
    case .prominent: bordered(.white, over: .accentColor).control("button", role: .button)
    }
  }

  private func bordered(_ ink: Color, over color: Color) -> some View {
    label
      .font(isSmall ? .subheadline : .body)
      .foregroundStyle(ink)
      .padding(.horizontal, room.horizontal)
      .padding(.vertical, room.vertical)
      .background(color)
      .clipShape(RoundedRectangle(cornerRadius: controlSize == .large ? 14 : 8))
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

extension Button where Label == Text {
  /// Creates a button whose label is a text.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role whose label is a text.
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(title, action: action)
  }
}

extension Button where Label == Views.Label<Text, Image> {
  /// Creates a button whose label is a text behind a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { Views.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role whose label is a text behind a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(title, systemImage: systemImage, action: action)
  }
}
