// SPDX-License-Identifier: MIT

public import TrayLayout

/// How a button of your own looks: what is made of its label.
///
/// The body is evaluated at the button's place, so it may read the environment.
///
/// ```swift
/// struct Wide: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.frame(maxWidth: .infinity).padding(16).background(.blue, in: .capsule)
///   }
/// }
/// ```
public protocol ButtonStyle: Sendable {
  /// The type of view that a button becomes.
  associatedtype Body: View
  /// What a style gets to know of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The button's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How a button looks and when it acts.
public protocol PrimitiveButtonStyle: Sendable {
  /// The type of view that a button becomes.
  associatedtype Body: View
  /// What a style gets to know of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` gets to know of a button.
public struct ButtonStyleConfiguration {
  /// The button's label, as a view.
  public typealias Label = StyledPart

  /// What the button is for; nil for nothing in particular.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether a finger presses it; never, since layout sees a button at rest.
  public let isPressed = false
}

/// What a ``PrimitiveButtonStyle`` gets to know of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, as a view.
  public typealias Label = StyledPart

  /// What the button is for; nil for nothing in particular.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label

  private let action: () -> Void

  init(role: ButtonRole?, label: Label, action: @escaping () -> Void) {
    self.role = role
    self.label = label
    self.action = action
  }

  /// Does what the button does.
  public func trigger() { action() }
}

/// A part of a control, in the hands of the control's style.
public struct StyledPart: PrimitiveView {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  /// Adds the nodes of the part.
  public static func lower(_ view: StyledPart, into builder: inout TreeBuilder) {
    view.content.lower(into: &builder)
  }
}

extension View {
  /// Sets how buttons in this view look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    buttonStyle(PressableStyle(style: style))
  }

  /// Sets how buttons in this view look and when they act.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(style) }
  }
}

/// A style that leaves it to the button when it acts.
private struct PressableStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: configuration.label))
  }
}

private enum ButtonStylesKey: EnvironmentKey {
  static let defaultValue: [any PrimitiveButtonStyle] = []
}

extension EnvironmentValues {
  /// How buttons look, the style that counts last; without any the default.
  ///
  /// What a style makes sees those before it, so that a style may change another one.
  package var buttonStyles: [any PrimitiveButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}
