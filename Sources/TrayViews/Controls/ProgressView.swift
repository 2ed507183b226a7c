// SPDX-License-Identifier: MIT

import TrayLayout

/// How far something has come: a bar of 4 points over the whole width, or a wheel of 20 points.
public struct ProgressView<Content: View>: View {
  private let fraction: Double?
  private let label: Content

  /// Creates a wheel above a label.
  public init(@ViewBuilder label: () -> Content) {
    fraction = nil
    self.label = label()
  }

  /// Creates a bar below a label; nil for something whose length is not known shows a wheel.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Content
  ) {
    fraction = value.map { Double($0 / total) }
    self.label = label()
  }

  /// The bar or the wheel; their sizes are those of iOS.
  public var body: some View {
    parts.control("progressview").assumingSize("progressview")
  }

  @ViewBuilder private var parts: some View {
    if let fraction {
      VStack(alignment: .leading) {
        label
        Color.accentColor.drawn(as: .progressBar(share: share(of: fraction, in: 0...1)))
          .frame(maxWidth: .infinity).frame(height: 4)
      }
    } else {
      VStack {
        Color.gray.drawn(as: .spinner).frame(width: 20, height: 20)
        label
      }
    }
  }
}

extension ProgressView where Content == EmptyView {
  /// Creates a wheel.
  public init() { self.init { EmptyView() } }

  /// Creates a bar; nil for something whose length is not known shows a wheel.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Content == Text {
  /// Creates a wheel above a text.
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Creates a bar below a text.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
