// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// What a button is for; it does not change a size.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel }
  private let kind: Kind

  /// Throws something away.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves everything as it was.
  public static let cancel = ButtonRole(kind: .cancel)
}

/// A control that a person taps.
///
/// A plain button is as large as its label. A bordered one adds room around it, as on iOS: 12 points
/// at the sides and 7 above and below at the regular size, 20 and 15 at the large one (34 and 50
/// points high with body text), 10 and 5 at the smaller ones, whose text is a subheadline.
public struct Button<Label: View>: View {
  @Environment(\.buttonStyles) private var styles
  private let configuration: PrimitiveButtonStyleConfiguration

  /// Creates a button from what it does and its label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button from its role, what it does and its label.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: StyledPart(label()), action: action)
  }

  /// Creates a button with the label of another one, for a style to change another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration)
  where Label == PrimitiveButtonStyleConfiguration.Label {
    self.configuration = configuration
  }

  /// What the style makes of the label.
  public var body: some View {
    // Read here: what follows runs when the environment may be another one.
    let isPlain = style is PlainButtonStyle
    return AnyView(look(style))
      .environment(\.buttonStyles, styles.dropLast())
      .control("button", role: .button)
      .modified { builder, content in
        // A plain button is nothing but its label, in a row as well.
        guard builder.environment.isInList, !isPlain else { return content(&builder) }
        builder.addLayoutValue(ListButtonKey.self, true, content)
      }
  }

  private var style: any PrimitiveButtonStyle { styles.last ?? DefaultButtonStyle() }

  private func look(_ style: some PrimitiveButtonStyle) -> any View {
    style.makeBody(configuration: configuration)
  }
}

extension Button where Label == Text {
  /// Creates a button whose label is a text.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role whose label is a text.
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TrayViews.Label<Text, Image> {
  /// Creates a button whose label is a text behind a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { TrayViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role whose label is a text behind a symbol.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { TrayViews.Label(title, systemImage: systemImage) }
  }
}
