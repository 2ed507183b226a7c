// SPDX-License-Identifier: MIT

public import TrayLayout

/// Puts away what shows a view, when it is called as a function.
public struct DismissAction: Sendable {
  private let action: @Sendable () -> Void

  /// Creates an action from what the host does; by default it does nothing.
  public init(_ action: @escaping @Sendable () -> Void = {}) { self.action = action }

  /// Asks the host to put the view away.
  public func callAsFunction() { action() }
}

private enum DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction()
}

extension EnvironmentValues {
  /// What the content calls to be put away; does nothing without a host.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
