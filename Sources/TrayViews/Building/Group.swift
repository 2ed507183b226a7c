// SPDX-License-Identifier: MIT

public import TrayLayout

/// Several views taken together, without a layout of their own.
///
/// A modifier of a group applies to each view in it.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds the nodes of each view, in order.
  public static func lower(_ view: Group, into builder: inout TreeBuilder) {
    view.content.lower(into: &builder)
  }
}

/// A view for each element of a collection.
///
/// It leaves no node of its own, so that views without a writer hand no preference up. SwiftUI's own
/// hands up the key's default there, which differs only for a key whose `reduce` is changed by it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let content: (Data.Element) -> Content
  private let surroundings = BodyEnvironment()

  /// Adds the nodes of the view of each element, in the order of the collection.
  public static func lower(_ view: ForEach, into builder: inout TreeBuilder) {
    for element in view.data {
      view.surroundings.run { view.content(element) }.lower(into: &builder)
    }
  }
}

extension ForEach {
  /// Creates a view for each element; `id` says what tells one element from another.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach {
  /// Creates a view for each element of a collection that it may change; `id` tells them apart.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.init(bindings: data, content: content)
  }

  /// Creates a view for each element of a collection that it may change.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [Binding<Elements.Element>], Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(bindings: data, content: content)
  }

  private init<Elements: MutableCollection & RandomAccessCollection>(
    bindings data: Binding<Elements>, content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    self.data = data.wrappedValue.indices.map { index in
      Binding(get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}
