// SPDX-License-Identifier: MIT

import TrayLayout

/// Views below a label that can be folded away.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Bool
  private let label: Label
  private let content: Content

  /// Creates a group that begins folded.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = false
    self.label = label()
    self.content = content()
  }

  /// Creates a group that is as open as a binding says.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded.wrappedValue
    self.label = label()
    self.content = content()
  }

  /// The label with its arrow, and the views below it if the group is open.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        label
        Spacer()
        Color.gray.drawn(as: .disclosureArrow(isExpanded: isExpanded)).frame(width: 8, height: 14)
      }
      .control("disclosure", role: .button)
      if isExpanded { content }
    }
    .control("disclosuregroup")
    .assumingSize("disclosuregroup")
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group that begins folded, below a text.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group below a text that is as open as a binding says.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
