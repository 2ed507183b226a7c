// SPDX-License-Identifier: MIT

public import TrayLayout
public import TraySurfaces

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
}

private enum TrayMetricsKey: EnvironmentKey {
  static let defaultValue = TrayMetrics.hidden
}
