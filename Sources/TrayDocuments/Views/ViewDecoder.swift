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

  /// The view here: one with a type, or a repeat.
  func view(_ cursor: JSONCursor) -> ViewDocument? {
    DeepStack.withRoom { viewHere(cursor) }
  }

  private func viewHere(_ cursor: JSONCursor) -> ViewDocument? {
    cursor.object { reader in
      if reader.has("repeat") { return repeated(reader) }
      guard let form = reader.choice("type", ViewForm.choices) else {
        reader.ignoreUnknownKeys()
        return nil
      }
      let values = values(form.properties, rule: form.rule, reader)
      return ViewDocument(
        content: .form(form, values), id: reader.string(ifPresent: "id"),
        modifiers: reader.array("modifiers", default: [], modifier))
    }
  }

  /// The modifier here, innermost first: an object with its name as the only key.
  private func modifier(_ cursor: JSONCursor) -> Modifier? {
    cursor.object { (reader) -> Modifier? in
      guard reader.keys.count == 1, let name = reader.keys.first else {
        reader.ignoreUnknownKeys()
        cursor.report("expected an object with the name of one modifier as its only key")
        return nil
      }
      guard let form = ModifierForm.named(name), let member = reader.member(name) else {
        let names = ModifierForm.names
        reader.ignoreUnknownKeys()
        reader.reportKey(
          name,
          "unknown modifier \(JSONWriter.quoted(name)); expected \(JSONWriter.oneOf(names))",
          suggestion: nearestName(to: name, among: names))
        return nil
      }
      return value(form.kind, member).map { Modifier(form: form, value: $0) }
    }
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

  // MARK: - Texts

  /// A text, which must not stand for a string that no language has.
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
    case .repeated(let items, let view):
      let (product, overflow) = view.count.multipliedReportingOverflow(by: items.count)
      return overflow ? .max : product
    case .form(let form, let values):
      return values.allViews.reduce(form.weight) { saturatingSum($0, $1.count) }
    }
  }
}

extension Modifier {
  fileprivate var count: Int { value.allViews.reduce(1) { saturatingSum($0, $1.count) } }
}

private func saturatingSum(_ first: Int, _ second: Int) -> Int {
  let (sum, overflow) = first.addingReportingOverflow(second)
  return overflow ? .max : sum
}
