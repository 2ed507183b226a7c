// SPDX-License-Identifier: MIT

import TrayLayout

/// A number on a line: 31 points high and as wide as it is offered.
public struct Slider: View {
  private let share: Double

  /// Creates a slider of a number within limits.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    share = TrayViews.share(of: value.wrappedValue, in: bounds)
  }

  /// Creates a slider of a number within limits that moves by steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    share = TrayViews.share(of: value.wrappedValue, in: bounds)
  }

  /// The line with its knob; the height is that of iOS.
  public var body: some View {
    Color.accentColor.drawn(as: .slider(share: share)).frame(
      minWidth: 0, idealWidth: 100, maxWidth: .infinity
    )
    .frame(height: 31)
    .control("slider", role: .button)
    .assumingSize("slider")
  }
}
