// SPDX-License-Identifier: MIT

/// Controls in sections, laid out as a list of cards.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The controls, in a list.
  public var body: some View { List { content } }
}
