// SPDX-License-Identifier: MIT

import Geometry
import LayoutCore

/// How a text field looks.
public struct TextFieldStyle: Hashable, Sendable {
  enum Kind { case plain, bordered }
  let kind: Kind

  /// The text alone.
  public static let automatic = TextFieldStyle(kind: .plain)
  /// The text alone.
  public static let plain = TextFieldStyle(kind: .plain)
  /// The text in a round border, 34 points high at the default text size.
  public static let roundedBorder = TextFieldStyle(kind: .bordered)
}

private enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldStyle.automatic
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how text fields in this view look.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style)
  }
}

/// A field into which a person types; one line, as wide as it is offered.
public struct TextField: View {
  private let title: String
  private let text: String

  /// Creates a field; `title` shows while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text.wrappedValue
  }

  /// Creates a field; `prompt` shows while it is empty, in place of the title.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: String?) {
    self.title = prompt ?? String(title)
    self.text = text.wrappedValue
  }

  /// The line of text.
  public var body: some View {
    FieldBody(text: text.isEmpty ? title : text)
      .control("textfield", role: .field(isFocused: false))
      .assumingSize("textfield")
  }
}

/// A field into which a person types what must not be seen.
public struct SecureField: View {
  private let title: String
  private let text: String

  /// Creates a field; `title` shows while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    self.text = text.wrappedValue
  }

  /// The line of dots, or the title.
  public var body: some View {
    FieldBody(text: text.isEmpty ? title : String(repeating: "•", count: text.count))
      .control("securefield", role: .field(isFocused: false))
      .assumingSize("securefield")
  }
}

/// One line over the whole width, at least 22 points high, in a border where the style has one.
private struct FieldBody: View {
  @Environment(\.textFieldStyle) private var style
  let text: String

  var body: some View {
    let isBordered = style.kind == .bordered
    return Text(text)
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .padding(.horizontal, isBordered ? 7 : 0)
      .padding(.vertical, isBordered ? 6 : 0)
  }
}
