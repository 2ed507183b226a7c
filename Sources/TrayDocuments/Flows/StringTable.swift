// SPDX-License-Identifier: MIT

import TrayKit

/// The strings of a document in one language, and the item of a repeat.
///
/// `@key` stands for a string of the language, or of the document's first language where it is
/// missing; `$item` for the item. A literal `@` or `$` at the beginning is doubled.
struct StringTable: Sendable {
  /// The language in which strings are looked up.
  var language = ""
  /// The strings of that language.
  var own: [String: String] = [:]
  /// The strings of the document's first language, and what it is called.
  var fallback: (language: String, strings: [String: String]) = ("", [:])
  /// What `$item` stands for.
  var item: String?

  static let empty = StringTable()

  /// The same strings with another item.
  func with(item: String) -> StringTable {
    var table = self
    table.item = shownItem(item)
    return table
  }

  /// An item that stands for the item of the repeat around is that one.
  private func shownItem(_ text: String) -> String { text == "$item" ? item ?? text : text }

  /// The text to show for a text of the document; a missing string is an issue of the tree.
  func shown(_ text: String, _ builder: inout TreeBuilder) -> String {
    let text = replacingItem(text)
    guard let key = StringReference(text).key else { return StringReference(text).literal }
    if let string = own[key] { return string }
    builder.report { _ in
      .missingString(key: key, language: language, shown: fallback.language)
    }
    return fallback.strings[key] ?? key
  }

  /// The text with the item in its place, and with a doubled `$` at the beginning made one.
  private func replacingItem(_ text: String) -> String {
    let text = text == "$item" ? item ?? text : text
    return text.hasPrefix("$$") ? String(text.dropFirst()) : text
  }

  /// A text of a document that shows `text` itself, whatever it begins with.
  static func literal(_ text: String) -> String {
    text.hasPrefix("@") || text.hasPrefix("$") ? String(text.prefix(1)) + text : text
  }
}

/// A text of a document that may stand for a string.
struct StringReference {
  /// The key of the string for which the text stands, or nil.
  let key: String?
  /// The text itself, if it stands for nothing.
  let literal: String

  init(_ text: String) {
    if text.hasPrefix("@@") {
      (key, literal) = (nil, String(text.dropFirst()))
    } else if text.hasPrefix("@") {
      (key, literal) = (String(text.dropFirst()), "")
    } else {
      (key, literal) = (nil, text)
    }
  }
}
