// SPDX-License-Identifier: MIT

/// A title behind a symbol.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// Creates a label from its parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The parts that the style shows on one line, 8 points apart; the distance is an assumption.
  @ViewBuilder public var body: some View {
    if style.showsIcon, style.showsTitle {
      HStack(spacing: 8) {
        icon
        title
      }
      .control("label")
      .assumingSize("label")
    } else {
      Group { if style.showsIcon { icon } else { title } }.control("label")
    }
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
