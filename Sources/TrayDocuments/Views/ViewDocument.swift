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
    case text(TextDocument)
    case chip(text: String, isSelected: Bool, systemImage: String?)
    case button(ButtonDocument)
    case searchField(prompt: String, text: String, isFocused: Bool)
    case calendar(CalendarDocument)
    case image(ImageDocument)
    case color(Color)
    case shape(ShapeDocument)
    case spacer(minLength: Double?)
    case divider
    case horizontalStack(VerticalAlignment, spacing: Double?, [ViewDocument])
    case verticalStack(HorizontalAlignment, spacing: Double?, [ViewDocument])
    case depthStack(Alignment, [ViewDocument])
    case flow(FlowLayout, [ViewDocument])
    case scroll(Axis.Set, [ViewDocument])
    case group([ViewDocument])
    /// A view that a table knows.
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
      outermost.lower(strings, into: &builder) {
        lower(through: modifiers.dropLast(), into: &$0)
      }
    }
  }

  private func lowerCore(into builder: inout TreeBuilder) {
    guard let id else { return content.lower(strings, into: &builder) }
    builder.tag(.id(id)) { content.lower(strings, into: &$0) }
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
