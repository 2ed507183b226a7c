// SPDX-License-Identifier: MIT

public import TrayLayout

extension LayoutTree {
  /// Evaluates views once and keeps what decides about their layout.
  ///
  /// - Parameters:
  ///   - environment: What the views read from around them.
  ///   - views: The views; several become a vertical stack, none gives an empty tree.
  /// - Complexity: Linear in the number of views.
  public init<Content: View>(
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder views: () -> Content
  ) {
    var builder = TreeBuilder(environment: environment)
    views().lower(into: &builder)
    self = builder.finish()
  }
}
