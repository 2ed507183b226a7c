// SPDX-License-Identifier: MIT

/// Views that a person goes through; its root is what is laid out, and its bar takes no room here.
public struct NavigationStack<Root: View>: View {
  private let root: Root

  /// Creates a stack that shows its root.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// The root.
  public var body: some View { root }
}

/// Views that a person goes through, as they were called before `NavigationStack`.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a view that shows its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content.
  public var body: some View { content }
}

/// A label that leads to another view, which is not laid out.
public struct NavigationLink<Label: View>: View {
  private let label: Label

  /// Creates a link to a view.
  public init<Destination: View>(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a link to a view.
  public init<Destination: View>(
    destination: Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a link to the view of a value.
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label, in a button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view whose label is a text.
  public init<Destination: View>(
    _ title: some StringProtocol, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(title)
  }
}

/// How the title of a screen shows in its bar.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  /// As the screen before.
  case automatic
  /// Small, in the bar.
  case inline
  /// Large, below the bar.
  case large
}

// The bar of a screen is no part of the view; these change no layout.
extension View {
  /// Says how the title shows in a bar, which is no part of this view.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View {
    self
  }

  /// Hides the button that leads back, which is no part of this view.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }

  /// Titles the screen by a text; the bar in which it shows is not part of this view.
  public func navigationTitle(_ title: Text) -> some View { self }

  /// Puts views into bars, which are no part of this view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

/// A view in a bar; it takes no room among other views.
public struct ToolbarItem<Content: View>: View {
  /// Creates an item of a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Where in a bar a view stands.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// As the platform has it.
  case automatic
  /// In the middle.
  case principal
  /// At the leading edge, in the bar of a screen.
  case topBarLeading
  /// At the trailing edge, in the bar of a screen.
  case topBarTrailing
  /// At the leading edge, as it was called before.
  case navigationBarLeading
  /// At the trailing edge, as it was called before.
  case navigationBarTrailing
  /// Where a question is answered with yes.
  case confirmationAction
  /// Where a question is answered with no.
  case cancellationAction
  /// Where the most important action stands.
  case primaryAction
  /// In the bar at the bottom.
  case bottomBar
  /// Above the keyboard.
  case keyboard
}
