// SPDX-License-Identifier: MIT

public import LayoutCore

/// Whether an interface is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// Puts away what shows a view; nothing is put away here.
public struct DismissAction: Sendable {
  /// Does nothing, since a layout is no running program.
  public func callAsFunction() {}
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether controls answer.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the person wants less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Puts away what shows the view.
  public var dismiss: DismissAction { DismissAction() }
}

extension View {
  /// Says whether controls in this view answer; one that is disabled takes the same room.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Says whether this view is light or dark; layout does not change by itself.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { $0 = scheme ?? $0 }
  }
}
