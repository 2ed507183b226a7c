// SPDX-License-Identifier: MIT

public import LayoutCore

/// Which parts of a label show.
public struct LabelStyle: Hashable, Sendable {
  let showsIcon: Bool
  let showsTitle: Bool

  /// Both.
  public static let automatic = LabelStyle(showsIcon: true, showsTitle: true)
  /// The icon alone.
  public static let iconOnly = LabelStyle(showsIcon: true, showsTitle: false)
  /// The title alone.
  public static let titleOnly = LabelStyle(showsIcon: false, showsTitle: true)
  /// Both.
  public static let titleAndIcon = LabelStyle(showsIcon: true, showsTitle: true)
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelStyle.automatic
}

private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Which parts of labels show.
  public var labelStyle: LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  /// Whether controls leave their labels out.
  public var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Says which parts of labels in this view show.
  public func labelStyle(_ style: LabelStyle) -> some View { environment(\.labelStyle, style) }

  /// Leaves the labels of controls in this view out; they take no room.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
