// SPDX-License-Identifier: MIT

import TrayDeepStack

/// Writes outputs as JSON text: the same value, the same bytes, on every machine.
///
/// Numbers are plain decimals: no exponent, no `-0`, no zeros at the end. Those that are not finite
/// are spelled as the strings `"infinity"`, `"-infinity"` and `"nan"`. Lines end with a line feed.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Style: Hashable, Sendable {
    /// A member or element a line, indented by two spaces; arrays of numbers stay on one line.
    case pretty
    /// Everything on one line, with no blanks between values.
    case oneLine
  }

  private var text = ""
  private let style: Style

  /// The text of an output, without a line feed at the end.
  public static func text(_ output: JSONOutput, style: Style = .pretty) -> String {
    var writer = JSONWriter(style: style)
    writer.write(output, indent: 0)
    return writer.text
  }

  private init(style: Style) { self.style = style }

  private mutating func write(_ output: JSONOutput, indent: Int) {
    switch output {
    case .null: text += "null"
    case .bool(let truth): text += truth ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): text += Self.quotedUnlessFinite(number, Self.rounded(number))
    case .exact(let number): text += Self.quotedUnlessFinite(number, Self.exact(number))
    case .string(let string): text += Self.quoted(string)
    case .array(let elements):
      DeepStack.withRoom { writeArray(elements, indent: indent) }
    case .object(let members):
      DeepStack.withRoom { writeObject(members, indent: indent) }
    }
  }

  private mutating func writeArray(_ elements: [JSONOutput], indent: Int) {
    if style == .pretty, !elements.isEmpty, elements.allSatisfy(\.isNumber) {
      for (index, element) in elements.enumerated() {
        text += index == 0 ? "[" : ", "
        write(element, indent: indent)
      }
      text += "]"
    } else {
      list("[", "]", elements, indent: indent) { writer, element, indent in
        writer.write(element, indent: indent)
      }
    }
  }

  private mutating func writeObject(_ members: [JSONOutput.Member], indent: Int) {
    list("{", "}", members, indent: indent) { writer, member, indent in
      writer.text += Self.quoted(member.key) + (writer.style == .pretty ? ": " : ":")
      writer.write(member.value, indent: indent)
    }
  }

  private mutating func list<Item>(
    _ opening: String, _ closing: String, _ items: [Item], indent: Int,
    _ writeItem: (inout JSONWriter, Item, Int) -> Void
  ) {
    text += opening
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      startLine(indent + 1)
      writeItem(&self, item, indent + 1)
    }
    if !items.isEmpty { startLine(indent) }
    text += closing
  }

  private mutating func startLine(_ indent: Int) {
    guard style == .pretty else { return }
    text += "\n" + String(repeating: "  ", count: indent)
  }
}

extension JSONOutput {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number, .exact: true
    case .null, .bool, .string, .array, .object: false
    }
  }
}
