// SPDX-License-Identifier: MIT

import Geometry
public import LayoutCore

/// How a toggle looks.
public struct ToggleStyle: Hashable, Sendable {
  enum Kind { case `switch`, button }
  let kind: Kind

  /// A switch behind the label.
  public static let automatic = ToggleStyle(kind: .switch)
  /// A switch behind the label.
  public static let `switch` = ToggleStyle(kind: .switch)
  /// The label in a tinted shape.
  public static let button = ToggleStyle(kind: .button)
}

private enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue = ToggleStyle.automatic
}

extension EnvironmentValues {
  /// How toggles look.
  public var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles in this view look.
  public func toggleStyle(_ style: ToggleStyle) -> some View { environment(\.toggleStyle, style) }
}

/// A control that is on or off: its label, and a switch of 51 by 31 points at the trailing edge.
public struct Toggle<Content: View>: View {
  @Environment(\.toggleStyle) private var style
  @Environment(\.areLabelsHidden) private var isLabelHidden
  private let label: Content

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Content) { self.label = label() }

  /// The label and the switch; the switch's size is that of iOS.
  public var body: some View {
    parts.control("toggle", role: .button).assumingSize("toggle")
  }

  @ViewBuilder private var parts: some View {
    switch style.kind {
    case .switch:
      HStack {
        if !isLabelHidden {
          label
          Spacer()
        }
        Color.green.frame(width: 51, height: 31).cornerRadius(15.5)
      }
    case .button:
      label.foregroundStyle(Color.white)
        .padding(.horizontal, 12).padding(.vertical, 7).background(Color.accentColor)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
  }
}

extension Toggle where Content == Label<Text, Image> {
  /// Creates a switch whose label is a text behind a symbol.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Content == Text {
  /// Creates a switch whose label is a text.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// A control that makes a number larger or smaller: its label, and buttons of 94 by 32 points.
public struct Stepper<Content: View>: View {
  @Environment(\.areLabelsHidden) private var isLabelHidden
  private let label: Content

  /// Creates a stepper from what it does.
  public init(
    @ViewBuilder label: () -> Content, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
  }

  /// Creates a stepper of a number.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Content
  ) {
    self.label = label()
  }

  /// Creates a stepper of a number within limits.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Content
  ) {
    self.label = label()
  }

  /// The label and the buttons; their size is that of iOS.
  public var body: some View {
    HStack {
      if !isLabelHidden {
        label
        Spacer()
      }
      Color.gray.opacity(0.3).frame(width: 94, height: 32).cornerRadius(8)
    }
    .control("stepper", role: .button)
    .assumingSize("stepper")
  }
}

extension Stepper where Content == Text {
  /// Creates a stepper from what it does whose label is a text.
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper of a number whose label is a text.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Creates a stepper of a number within limits whose label is a text.
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
