// SPDX-License-Identifier: MIT

public import TrayLayout

/// Whether an interface is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

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

  /// What the content calls to be put away; does nothing without a host.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
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
