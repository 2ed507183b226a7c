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
