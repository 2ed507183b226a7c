// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

/// How a list looks.
public struct ListStyle: Hashable, Sendable {
  enum Kind { case plain, insetGrouped }
  let kind: Kind

  /// Sections as cards, 16 or 20 points from the sides and 35 points from one another.
  public static let automatic = ListStyle(kind: .insetGrouped)
  /// Rows from side to side, without room between sections.
  public static let plain = ListStyle(kind: .plain)
  /// Rows from side to side, without room between sections.
  public static let inset = ListStyle(kind: .plain)
  /// Sections as cards, 16 or 20 points from the sides and 35 points from one another.
  public static let insetGrouped = ListStyle(kind: .insetGrouped)
}

private enum ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyle.automatic
}

private enum ListMembershipKey: EnvironmentKey {
  static let defaultValue = false
}

/// Whether a view is a row or stands between rows; rows have room around them.
package enum ListPartKey: LayoutValueKey {
  package enum Part { case row, header, footer, section, sectionWithHeader }
  package static let defaultValue = Part.row
}

/// The room around a row; nil takes the list's.
package enum ListRowInsetsKey: LayoutValueKey {
  package static let defaultValue: EdgeInsets? = nil
}

/// Whether a row is a button, which has less room around it up to iOS 18.
package enum ListButtonKey: LayoutValueKey {
  package static let defaultValue = false
}

extension EnvironmentValues {
  /// How lists look.
  public var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Whether views at this place are rows of a list.
  var isInList: Bool {
    get { self[ListMembershipKey.self] }
    set { self[ListMembershipKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists in this view look.
  public func listStyle(_ style: ListStyle) -> some View { environment(\.listStyle, style) }

  /// Sets the room around this row of a list; nil takes the list's.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: ListRowInsetsKey.self, value: insets)
  }

  /// Puts a view under this row of a list, which alone decides the size.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
}

/// Rows that scroll: on iOS 26 each at least 52 points high at the default text size, with 15 points
/// above and below its view; before, 44 and 11.
///
/// The list takes what it is offered, and nothing where no height is offered: a list has no height of its
/// own to hug, as on iOS. Its distances are those of the version of iOS.
public struct List<Content: View>: View {
  @Environment(\.listStyle) private var style
  @Environment(\.system) private var system
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.localeFacts) private var facts
  private let content: Content

  /// Creates a list of views and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list of views and sections of which a person can choose one.
  public init<Choice: Hashable>(
    selection: Binding<Choice?>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a list of views and sections of which a person can choose several.
  public init<Choice: Hashable>(
    selection: Binding<Set<Choice>>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// The rows, in a view that scrolls.
  public var body: some View {
    ScrollView {
      ListLayout(
        isGrouped: style.kind == .insetGrouped, system: system, textSize: textSize,
        phone: facts.phoneScript
      ) {
        content.environment(\.isInList, true)
      }
    }
    .drawn(as: .list(isGrouped: style.kind == .insetGrouped))
    .frame(minHeight: 0, idealHeight: 0, maxHeight: .infinity)
    .control("list")
  }
}

extension List {
  /// Creates a list with a row for each element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, told apart by `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

/// Rows of a list that belong together, with a header above and a footer below them.
///
/// Outside of a list it is nothing but its header, its views and its footer, one after the other.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.listStyle) private var style
  @Environment(\.system) private var system
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.localeFacts) private var facts
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The rows between their header and footer.
  @ViewBuilder public var body: some View {
    if isInList {
      rows
    } else {
      header
      content
      footer
    }
  }

  private var rows: some View {
    SectionRows(header: header) {
      ListLayout(
        isGrouped: style.kind == .insetGrouped, isSection: true, system: system,
        textSize: textSize, phone: facts.phoneScript
      ) {
        header.listHeader(system).foregroundStyle(Color.secondary)
          .layoutValue(key: ListPartKey.self, value: .header)
        content
        footer.font(.footnote.leading(.tight)).foregroundStyle(Color.secondary)
          .layoutValue(key: ListPartKey.self, value: .footer)
      }
      .control("section")
    }
  }
}

/// A section as a list takes it: it knows whether it has a header.
private struct SectionRows<Header: View, Rows: View>: PrimitiveView {
  let header: Header
  let rows: Rows

  init(header: Header, @ViewBuilder rows: () -> Rows) {
    (self.header, self.rows) = (header, rows())
  }

  static func lower(_ view: SectionRows, into builder: inout TreeBuilder) {
    var trial = TreeBuilder(environment: builder.environment)
    view.header.lower(into: &trial)
    let part: ListPartKey.Part = trial.isEmpty ? .section : .sectionWithHeader
    view.rows.layoutValue(key: ListPartKey.self, value: part).lower(into: &builder)
  }
}

extension View {
  /// The look of a section's header: a headline on iOS 26, small capitals before.
  @ViewBuilder fileprivate func listHeader(_ system: SystemVersion) -> some View {
    if system >= .ios26 {
      font(.headline)
    } else {
      font(.footnote).textCase(.uppercase)
    }
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }

  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section below a text.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
