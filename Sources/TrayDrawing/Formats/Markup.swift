// SPDX-License-Identifier: MIT

/// Spells text in XML and HTML.
package enum Markup {
  /// A text as it stands between tags, or between quotes of the kinds that are spelled out.
  ///
  /// Characters that no file may have become U+FFFD.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - quotes: The quotes to spell out: none between tags, those around it in an attribute.
  /// - Returns: The text in the spelling of a page.
  package static func escaped(_ text: String, quotes: Set<Unicode.Scalar> = ["\"", "'"]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where quotes.contains(scalar): result += "&quot;"
      case "'" where quotes.contains(scalar): result += "&#39;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}",
        "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
