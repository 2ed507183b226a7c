// SPDX-License-Identifier: MIT

public import TrayLayout

/// A change of views that has a name of its own.
///
/// The body is evaluated with the environment at its place, as that of a view is.
public protocol ViewModifier: SendableMetatype {
  /// The type of view that the change makes.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ViewModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let content: AnyView

  /// Adds the nodes of the view.
  public static func lower(_ view: ViewModifierContent, into builder: inout TreeBuilder) {
    view.content.lower(into: &builder)
  }
}

/// A view with a ``ViewModifier`` applied to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates a changed view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// Evaluates the modifier's body with the environment at this place and adds its nodes.
  public static func lower(_ view: ModifiedContent, into builder: inout TreeBuilder) {
    let content = ViewModifierContent<Modifier>(content: AnyView(view.content))
    let body = CurrentEnvironment.$values.withValue(builder.environment) {
      view.modifier.body(content: content)
    }
    body.lower(into: &builder)
  }
}

extension View {
  /// Applies a change that has a name of its own.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
