// SPDX-License-Identifier: MIT

/// How a text is shown in a terminal that knows colours; the text must say the same without.
package enum TextStyle: String, Sendable, CaseIterable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// The text between the control sequences of the style.
  package func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }

  /// The text in the style, or as it is where colours are off.
  package func applied(to text: String, if isColored: Bool) -> String {
    isColored ? applied(to: text) : text
  }
}
