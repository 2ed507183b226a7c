// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// As high as large controls; where nobody has measured more.
  case extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large controls in this view are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
