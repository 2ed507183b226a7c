// SPDX-License-Identifier: MIT

import LayoutCore

/// A control that is on or off: its label, and a switch of 51 by 31 points at the trailing edge.
public struct Toggle<Content: View>: View {
  private let label: Content

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Content) { self.label = label() }

  /// The label and the switch; the switch's size is that of iOS.
  public var body: some View {
    HStack {
      label
      Spacer()
      Color.green.frame(width: 51, height: 31)
    }
    .control("toggle", role: .button)
    .assumingSize("toggle")
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
      label
      Spacer()
      Color.gray.frame(width: 94, height: 32)
    }
    .control("stepper", role: .button)
    .assumingSize("stepper")
  }
}

extension Stepper where Content == Text {
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
