// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// How toggles look: what is made of their label and of whether they are on.
public protocol ToggleStyle: Sendable {
  /// The type of view that a toggle becomes.
  associatedtype Body: View
  /// What a style gets to know of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ToggleStyle`` gets to know of a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label, as a view.
  public typealias Label = StyledPart

  /// The toggle's label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A switch behind the label.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch of 51 by 31 points at the trailing edge, behind the label; its size is that of iOS.
public struct SwitchToggleStyle: ToggleStyle {
  @Environment(\.areLabelsHidden) private var isLabelHidden

  /// Creates the style.
  public init() {}

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if !isLabelHidden {
        configuration.label
        Spacer()
      }
      Color.green.drawn(as: .toggle(isOn: configuration.isOn)).frame(width: 51, height: 31)
    }
    .assumingSize("toggle")
  }
}

/// The label in a tinted shape.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label, with room around it.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(configuration.isOn ? Color.white : Color.accentColor)
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(Color.clear.drawn(as: .buttonGround(isProminent: configuration.isOn)))
      .assumingSize("toggle")
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch behind the label.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch behind the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The label in a tinted shape.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStylesKey: EnvironmentKey {
  static let defaultValue: [any ToggleStyle] = []
}

extension EnvironmentValues {
  /// How toggles look, the style that counts last; without any the default.
  ///
  /// What a style makes sees those before it, so that a style may change another one.
  package var toggleStyles: [any ToggleStyle] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles in this view look.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformEnvironment(\.toggleStyles) { $0.append(style) }
  }
}
