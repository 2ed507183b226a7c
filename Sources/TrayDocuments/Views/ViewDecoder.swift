// SPDX-License-Identifier: MIT

import TrayDeepStack
import TrayKit

/// Decodes views of a document.
struct ViewDecoder: Sendable {
  /// The keys of the strings that texts may stand for.
  let stringKeys: [String]
  /// Whether `$item` stands for the item of a repeat here.
  private var isInRepeat = false

  init(stringKeys: [String]) { self.stringKeys = stringKeys }

  /// The types of view, by the names that documents use.
  static let types = JSONChoices<Decode>(
    plainTypes.entries.map { ($0.name, $0.value) } + ViewForm.all.map(decoding))

  typealias Decode = @Sendable (ViewDecoder, JSONReader) -> ViewDocument.Content?

  private static func decoding(_ form: ViewForm) -> (String, Decode) {
    (form.name, { .form(form, $0.values(form.properties, $1)) })
  }

  private static let plainTypes: JSONChoices<Decode> = [
    "text": { $0.text($1) }, "vstack": { $0.verticalStack($1) },
    "hstack": { $0.horizontalStack($1) }, "zstack": { $0.depthStack($1) },
    "flow": { $0.flow($1, .horizontal) }, "vflow": { $0.flow($1, .vertical) },
    "scroll": { $0.scroll($1) }, "group": { .group($0.children($1)) },
    "spacer": { .spacer(minLength: $1.number(ifPresent: "minLength")) },
    "divider": { _, _ in .divider }, "chip": { $0.chip($1) }, "button": { $0.button($1) },
    "searchfield": { $0.searchField($1) }, "calendar": { $0.calendar($1) },
    "image": { $0.image($1) }, "color": { $0.color($1) },
    "rectangle": { _, _ in .shape(.rectangle) }, "capsule": { _, _ in .shape(.capsule) },
    "circle": { _, _ in .shape(.circle) },
    "roundedrectangle": {
      .shape(.roundedRectangle(cornerRadius: $1.number("cornerRadius", in: 0...100_000)))
    },
  ]

  /// The view here: one with a type, or a repeat.
  func view(_ cursor: JSONCursor) -> ViewDocument? {
    DeepStack.withRoom { viewHere(cursor) }
  }

  private func viewHere(_ cursor: JSONCursor) -> ViewDocument? {
    cursor.object { reader in
      if reader.has("repeat") { return repeated(reader) }
      guard let decode = reader.choice("type", Self.types) else {
        reader.ignoreUnknownKeys()
        return nil
      }
      guard let content = decode(self, reader) else {
        reader.ignoreUnknownKeys()
        return nil
      }
      return ViewDocument(
        content: content, id: reader.string(ifPresent: "id"), modifiers: modifiers(reader))
    }
  }

  /// The modifiers of a view, innermost first.
  private func modifiers(_ reader: JSONReader) -> [Modifier] {
    reader.array("modifiers", default: [], modifier)
  }

  private func repeated(_ reader: JSONReader) -> ViewDocument? {
    let items = reader.array("repeat") { item in item.string().map { checked($0, item) } }
    var inner = self
    inner.isInRepeat = true
    guard let view = inner.nestedView(reader, "as") else { return nil }
    return ViewDocument(content: .repeated(items, view))
  }

  /// A view that must be there under a key.
  func nestedView(_ reader: JSONReader, _ key: String) -> ViewDocument? {
    reader.value(key, placeholder: nil as ViewDocument?, expecting: "a view") { view($0) }
  }

  /// The views inside a container.
  func children(_ reader: JSONReader) -> [ViewDocument] {
    reader.array("children", default: [], view)
  }

  // MARK: - Texts

  /// A text that must be there; one that stands for a string must stand for a known one.
  func shownText(_ reader: JSONReader, _ key: String) -> String {
    let text = reader.string(key)
    if let cursor = reader.member(key) { return checked(text, cursor) }
    return text
  }

  /// A text that may be left out, and then is empty.
  func optionalText(_ reader: JSONReader, _ key: String) -> String {
    reader.has(key) ? shownText(reader, key) : ""
  }

  func checked(_ text: String, _ cursor: JSONCursor) -> String {
    if text.hasPrefix("$"), !text.hasPrefix("$$"), text != "$item" || !isInRepeat {
      cursor.report(
        "\(JSONWriter.quoted(text)) stands for nothing here; \"$item\" does in a repeat, and"
          + " a doubled $ shows one",
        suggestion: isInRepeat ? nearestName(to: text, among: ["$item"]) : nil)
    }
    guard let key = StringReference(text).key, !stringKeys.contains(key) else { return text }
    let near = nearestName(to: key, among: stringKeys).map { "@" + $0 }
    cursor.report(
      "no language of the document has the string \(JSONWriter.quoted(key)); a doubled @ shows one",
      suggestion: near)
    return text
  }
}

extension ViewDocument {
  /// The number of views after all repeats, at most `Int.max`.
  var count: Int {
    var total = content.count
    for modifier in modifiers { total = saturatingSum(total, modifier.count) }
    return total
  }
}

extension ViewDocument.Content {
  fileprivate var count: Int {
    switch self {
    case .horizontalStack(_, _, let views), .verticalStack(_, _, let views),
      .depthStack(_, let views), .flow(_, let views), .scroll(_, let views), .group(let views):
      return views.reduce(1) { saturatingSum($0, $1.count) }
    case .repeated(let items, let view):
      let (product, overflow) = view.count.multipliedReportingOverflow(by: items.count)
      return overflow ? .max : product
    case .button(let button):
      guard case .views(let views) = button.label else { return 1 }
      return views.reduce(1) { saturatingSum($0, $1.count) }
    case .calendar: return 60
    case .form(_, let values):
      return values.allViews.reduce(1) { saturatingSum($0, $1.count) }
    default: return 1
    }
  }
}

extension Modifier {
  fileprivate var count: Int {
    switch self {
    case .layer(_, _, let view), .edgeInset(_, _, _, let view): saturatingSum(view.count, 1)
    default: 1
    }
  }
}

private func saturatingSum(_ first: Int, _ second: Int) -> Int {
  let (sum, overflow) = first.addingReportingOverflow(second)
  return overflow ? .max : sum
}
