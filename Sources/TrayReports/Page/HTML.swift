// SPDX-License-Identifier: MIT

/// Spells HTML.
enum HTML {
  /// A text as it stands between tags or between quotes.
  ///
  /// Characters that no page may have become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A list of texts; nothing for none.
  static func list(_ texts: [String], class name: String) -> String {
    guard !texts.isEmpty else { return "" }
    return "<ul class=\(name)>" + texts.map { "<li>\(escaped($0))" }.joined() + "</ul>\n"
  }
}
