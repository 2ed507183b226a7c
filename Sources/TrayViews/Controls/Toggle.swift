// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// A control that is on or off; by default its label, and a switch at the trailing edge.
public struct Toggle<Content: View>: View {
  @Environment(\.toggleStyles) private var styles
  private let configuration: ToggleStyleConfiguration

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Content) {
    configuration = ToggleStyleConfiguration(label: StyledPart(label()), isOn: isOn)
  }

  /// Creates a toggle with the label of another one, for a style to change another style.
  public init(_ configuration: ToggleStyleConfiguration)
  where Content == ToggleStyleConfiguration.Label {
    self.configuration = configuration
  }

  /// What the style makes of the label.
  public var body: some View {
    AnyView(look(style))
      .environment(\.toggleStyles, styles.dropLast())
      .control("toggle", role: .button)
  }

  private var style: any ToggleStyle { styles.last ?? DefaultToggleStyle() }

  private func look(_ style: some ToggleStyle) -> any View {
    style.makeBody(configuration: configuration)
  }
}

extension Toggle where Content == Label<Text, Image> {
  /// Creates a switch whose label is a text behind a symbol.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Content == Text {
  /// Creates a switch whose label is a text.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}
