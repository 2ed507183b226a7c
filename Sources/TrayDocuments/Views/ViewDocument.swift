// SPDX-License-Identifier: MIT

import TrayDeepStack
public import TrayKit

/// A view as a document says it: one of the language's views, with its modifiers.
///
/// It is a view itself: containers and modifiers make the same calls to the builder as those of the
/// language, and controls lower by way of the very views that their names stand for, so that a
/// document and the same views written in Swift give the same tree.
public struct ViewDocument: PrimitiveView, Sendable {
  var content: Content
  var id: String?
  /// Innermost first.
  var modifiers: [Modifier] = []
  /// The strings in which texts are looked up, and the item of the repeat around.
  var strings = StringTable.empty

  /// What the view is.
  indirect enum Content: Sendable {
    /// A view that the table knows, and what is said of it.
    case form(ViewForm, PropertyValues)
    /// The view once for each item.
    case repeated([String], ViewDocument)
  }

  /// Adds the nodes of the view to a tree.
  public static func lower(_ view: ViewDocument, into builder: inout TreeBuilder) {
    view.lower(through: view.modifiers[...], into: &builder)
  }

  /// The same view with other strings.
  func with(_ strings: StringTable) -> ViewDocument {
    var view = self
    view.strings = strings
    return view
  }

  /// Lowers the view under the outermost of some modifiers, and so on inwards.
  private func lower(through modifiers: ArraySlice<Modifier>, into builder: inout TreeBuilder) {
    guard let outermost = modifiers.last else { return lowerCore(into: &builder) }
    DeepStack.withRoom {
      outermost.form.lower(outermost.value, strings, into: &builder) {
        lower(through: modifiers.dropLast(), into: &$0)
      }
    }
  }

  private func lowerCore(into builder: inout TreeBuilder) {
    guard let id else { return content.lower(strings, into: &builder) }
    builder.tag(.id(id)) { content.lower(strings, into: &$0) }
  }
}

extension ViewDocument.Content {
  /// A view of the type with a name, which the table must have.
  init(_ name: String, _ values: [(key: String, value: PropertyValue?)] = []) {
    guard let form = ViewForm.named(name) else {
      preconditionFailure("the table of views has no \(name)")
    }
    self = .form(form, PropertyValues(values).with(form.properties))
  }

  /// Adds the nodes of the view that the document names.
  func lower(_ strings: StringTable, into builder: inout TreeBuilder) {
    switch self {
    case .form(let form, let values): form.lower(values, strings, &builder)
    case .repeated(let items, let view):
      for item in items { view.with(strings.with(item: item)).lower(into: &builder) }
    }
  }
}

// MARK: - Writing

extension ViewDocument {
  /// The view as a document of the schema `tray.flow` holds it, with numbers in all their digits.
  public var output: JSONOutput {
    var members = DeepStack.withRoom { content.members }
    if let id { members.append(.init("id", .string(id))) }
    if !modifiers.isEmpty { members.append(.init("modifiers", .array(modifiers.map(\.output)))) }
    return .object(members)
  }
}

extension ViewDocument.Content {
  fileprivate var members: [JSONOutput.Member] {
    switch self {
    case .form(let form, let values):
      [.init("type", .string(form.name))] + values.members(form.properties)
    case .repeated(let items, let view):
      [.init("repeat", .array(items.map { .string($0) })), .init("as", view.output)]
    }
  }
}

/// Several views of a document, one after the other.
struct ViewDocuments: PrimitiveView {
  let views: [ViewDocument]
  let strings: StringTable

  static func lower(_ view: ViewDocuments, into builder: inout TreeBuilder) {
    for part in view.views { part.with(view.strings).lower(into: &builder) }
  }
}
