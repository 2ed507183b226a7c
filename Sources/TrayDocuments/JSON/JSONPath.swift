// SPDX-License-Identifier: MIT

/// The way from a document's root to one of its values, as in `steps[2].content.style`.
public indirect enum JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// The document itself.
  case root
  /// The member of an object.
  case key(JSONPath, String)
  /// The element of an array, counted from 0.
  case index(JSONPath, Int)

  /// The path in text; empty for the root.
  ///
  /// A key that is no plain name stands in brackets and quotes: `locales["pt-BR"]`.
  public var description: String {
    switch self {
    case .root: ""
    case .index(let parent, let index): "\(parent)[\(index)]"
    case .key(let parent, let key): Self.joined(parent.description, key)
    }
  }

  private static func joined(_ parent: String, _ key: String) -> String {
    guard isPlainName(key) else { return "\(parent)[\(JSONWriter.quoted(key))]" }
    return parent.isEmpty ? key : "\(parent).\(key)"
  }

  private static func isPlainName(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
      default: false
      }
    }
  }
}
