// SPDX-License-Identifier: MIT

/// When output is coloured.
enum ColorPolicy: String, Sendable, CaseIterable {
  /// When a person looks: on a terminal that knows colours, unless the environment says otherwise.
  case auto
  case always
  case never

  /// Whether a stream is coloured.
  ///
  /// `always` and `never` count before the environment. There, a `NO_COLOR` that is not empty counts
  /// before `FORCE_COLOR` and `CLICOLOR_FORCE`, and those before what the stream is.
  func isColored(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = environment(name), !value.isEmpty { return value != "0" && value != "false" }
    }
    return isTerminal && environment("TERM") != "dumb"
  }
}

/// How a text is shown in a terminal that knows colours; the text must say the same without.
enum TextStyle: String, Sendable, CaseIterable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// The text between the control sequences of the style.
  func applied(to text: String) -> String {
    text.isEmpty ? text : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
