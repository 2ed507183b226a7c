// SPDX-License-Identifier: MIT

import TrayGeometry
public import TrayLayout

/// How labels look: what is made of their title and their icon.
public protocol LabelStyle: Sendable {
  /// The type of view that a label becomes.
  associatedtype Body: View
  /// What a style gets to know of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The label's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``LabelStyle`` gets to know of a label.
public struct LabelStyleConfiguration {
  /// The title, as a view.
  public typealias Title = StyledPart
  /// The icon, as a view.
  public typealias Icon = StyledPart

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// Both, on one line.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// Both, on one line, 8 points apart.
///
/// In a list the icon has a column of its own, 24 points wide at the default text size, does not make
/// its row higher, and the title begins 16 points behind the column.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.isInList) private var isInList
  @Environment(\.system) private var system
  @Environment(\.dynamicTypeSize) private var textSize

  /// Creates the style.
  public init() {}

  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    parts(configuration).control("label")
  }

  @ViewBuilder private func parts(_ configuration: Configuration) -> some View {
    if isInList {
      HStack(spacing: LabelMetrics.listGap[system]) {
        configuration.icon
          .transformEnvironment(\.text.color) { if $0 == nil { $0 = .accentColor } }
          .frame(width: column).overflowingRow(true)
        configuration.title
      }
      .assumingSize("label", LabelMetrics.listGap, LabelMetrics.listColumn)
    } else {
      HStack(spacing: LabelMetrics.gap[system]) {
        configuration.icon
        configuration.title
      }
      .assumingSize("label", LabelMetrics.gap)
    }
  }

  /// The column of icons, which grows with the text in whole points.
  private var column: Double {
    let body = Font.TextStyle.body
    let growth = body.pointSize(at: textSize) / body.pointSize(at: .large)
    return (LabelMetrics.listColumn[system] * growth).rounded(.up)
  }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.control("label")
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title.control("label")
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Both.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Both.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

private enum LabelStylesKey: EnvironmentKey {
  static let defaultValue: [any LabelStyle] = []
}

private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// How labels look, the style that counts last; without any the default.
  ///
  /// What a style makes sees those before it, so that a style may change another one.
  package var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }

  /// Whether controls leave their labels out.
  public var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Says how labels in this view look.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    transformEnvironment(\.labelStyles) { $0.append(style) }
  }

  /// Leaves the labels of controls in this view out; they take no room.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
