// SPDX-License-Identifier: MIT

import TrayDrawing

/// Spells HTML.
enum HTML {
  /// A text as it stands between tags or between quotes.
  static func escaped(_ text: String) -> String { Markup.escaped(text) }

  /// A list of texts; nothing for none.
  static func list(_ texts: [String], class name: String) -> String {
    guard !texts.isEmpty else { return "" }
    return "<ul class=\(name)>" + texts.map { "<li>\(escaped($0))" }.joined() + "</ul>\n"
  }
}
