// SPDX-License-Identifier: MIT

/// A title behind a symbol.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyles) private var styles
  private let configuration: LabelStyleConfiguration

  /// Creates a label from its parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    configuration = LabelStyleConfiguration(title: StyledPart(title()), icon: StyledPart(icon()))
  }

  /// Creates a label from the parts of another one, for a style to change another style.
  public init(_ configuration: LabelStyleConfiguration)
  where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    self.configuration = configuration
  }

  /// What the style makes of the parts.
  public var body: some View {
    AnyView(look(style))
      .environment(\.labelStyles, styles.dropLast())
  }

  private var style: any LabelStyle { styles.last ?? DefaultLabelStyle() }

  private func look(_ style: some LabelStyle) -> any View {
    style.makeBody(configuration: configuration)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a text and the name of a symbol.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label from a text and the name of an image.
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
