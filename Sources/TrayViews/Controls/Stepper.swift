// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

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
      Color.gray.drawn(as: .stepper).frame(width: 94, height: 32)
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
