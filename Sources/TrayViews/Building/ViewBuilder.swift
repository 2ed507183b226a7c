// SPDX-License-Identifier: MIT

public import TrayLayout

/// Builds a view from the views of a closure: several, absent, alternative or repeated ones.
@resultBuilder
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// One statement of a block.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view that may be absent, from an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// A view for each turn of a `for` loop; SwiftUI knows `ForEach` alone.
  public static func buildArray<Content: View>(
    _ content: [Content]
  ) -> ForEach<Range<Int>, Int, Content> {
    ForEach(0..<content.count) { content[$0] }
  }

  /// A view behind an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after the other.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  /// Creates a view from several.
  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Adds the nodes of each view, in order.
  public static func lower(_ view: TupleView, into builder: inout TreeBuilder) {
    for part in repeat each view.content { part.lower(into: &builder) }
  }
}

/// One of two views.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// Adds the nodes of the branch that is there.
  public static func lower(_ view: ConditionalContent, into builder: inout TreeBuilder) {
    switch view {
    case .first(let content): content.lower(into: &builder)
    case .second(let content): content.lower(into: &builder)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never read: the view lowers itself.
  public var body: Never { preconditionFailure("an optional view has no body") }

  /// Adds the nodes of the view, if there is one.
  public static func lower(_ view: Wrapped?, into builder: inout TreeBuilder) {
    view?.lower(into: &builder)
  }
}

/// No view: adds nothing, not even spacing.
public struct EmptyView: PrimitiveView {
  /// Creates an absent view.
  public init() {}

  /// Adds nothing.
  public static func lower(_ view: EmptyView, into builder: inout TreeBuilder) {}
}

/// A view of a type that is not known.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// Creates a view that hides the type of another.
  public init(_ content: some View) { self.content = content }

  /// Adds the nodes of the view inside.
  public static func lower(_ view: AnyView, into builder: inout TreeBuilder) {
    view.content.lower(into: &builder)
  }
}
