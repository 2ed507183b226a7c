// SPDX-License-Identifier: MIT

public import LayoutCore
public import Surfaces

extension EnvironmentValues {
  /// Where the tray is around the content, so that content can look at the live stop.
  ///
  /// The host hands it down, for instance by `environment(\.trayMetrics, tray.metrics)`; without one
  /// nothing shows. Content whose height depends on it feeds back into itself: use it for what lies
  /// within the height.
  public var trayMetrics: TrayMetrics {
    get { self[TrayMetricsKey.self] }
    set { self[TrayMetricsKey.self] = newValue }
  }

  /// What the content calls to have the tray go; does nothing without a host.
  public var dismiss: TrayDismissAction {
    get { self[TrayDismissKey.self] }
    set { self[TrayDismissKey.self] = newValue }
  }
}

private enum TrayMetricsKey: EnvironmentKey {
  static let defaultValue = TrayMetrics.hidden
}

private enum TrayDismissKey: EnvironmentKey {
  static let defaultValue = TrayDismissAction {}
}

/// Sends the tray away when it is called as a function.
public struct TrayDismissAction: Sendable {
  private let action: @Sendable () -> Void

  /// Creates an action from what the host does.
  public init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  /// Asks the host to dismiss the tray.
  public func callAsFunction() { action() }
}
