// SPDX-License-Identifier: MIT

/// How much an issue matters to a person who uses the surface; the gravest is the greatest.
public enum IssueSeverity: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// A result may be different elsewhere, as where a size is assumed.
  case note
  /// Content shows otherwise than its author meant.
  case warning
  /// Content can't be reached or read.
  case error

  /// The severity in a word, as results and options spell it.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Whether the first matters less.
  public static func < (first: IssueSeverity, second: IssueSeverity) -> Bool {
    first.rawValue < second.rawValue
  }
}
