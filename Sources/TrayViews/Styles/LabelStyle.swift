// SPDX-License-Identifier: MIT

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

/// Both, on one line, 8 points apart; the distance is an assumption and gives an issue.
public struct TitleAndIconLabelStyle: LabelStyle {
  @Environment(\.isInList) private var isInList

  /// Creates the style.
  public init() {}

  /// The icon and the title.
  public func makeBody(configuration: Configuration) -> some View {
    // Read here: what follows runs when the environment is another one.
    let isInList = isInList
    return HStack(spacing: 8) {
      configuration.icon.transformEnvironment(\.text.color) {
        if isInList, $0 == nil { $0 = .accentColor }
      }
      configuration.title
    }
    .control("label")
    .assumingSize("label")
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
