// SPDX-License-Identifier: MIT

import TrayDocuments

/// Values of JSON that compare, with their numbers as they are spelled.
extension JSONOutput {
  /// Reads a document.
  static func parse(_ text: String) throws -> JSONOutput {
    let limits = JSONLimits(maximumBytes: 1 << 26, maximumDepth: 512, maximumNodes: 10_000_000)
    return JSONOutput(
      try JSONDocument.parse(SourceText(file: "text", text), limits: limits).value)
  }

  /// The member of an object; null where there is none.
  subscript(key: String) -> JSONOutput {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  /// The elements of an array; none of anything else.
  var elements: [JSONOutput] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var string: String {
    if case .string(let text) = self { text } else { "" }
  }

  var number: Double {
    if case .exact(let number) = self { number } else { .nan }
  }
}
