// SPDX-License-Identifier: MIT

public import TrayGeometry
public import TrayLayout

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
  /// How text fields look.
  public var textFieldStyle: TextFieldStyle {
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

/// A field into which a person types, as wide as it is offered.
///
/// It is one line high, or grows with its text where its axis is vertical.
public struct TextField: View {
  @Environment(\.isFieldFocused) private var isFocused
  private let prompt: Text
  private let text: String
  private let axis: Axis

  /// Creates a field; `title` shows while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a field; `prompt` shows while it is empty, or the title where it is nil.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text, prompt: prompt, axis: .horizontal)
  }

  /// Creates a field whose text scrolls sideways or grows downwards; `title` shows while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field whose text scrolls sideways or grows downwards; `prompt` shows while it is empty.
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.prompt = prompt ?? Text(title)
    self.text = text.wrappedValue
    self.axis = axis
  }

  /// The text.
  public var body: some View {
    FieldBody(text: Text(text), prompt: prompt, isEmpty: text.isEmpty, axis: axis)
      .control("textfield", role: .field(isFocused: isFocused))
      .assumingSize("textfield")
  }
}

/// A field into which a person types what must not be seen.
public struct SecureField: View {
  @Environment(\.isFieldFocused) private var isFocused
  private let prompt: Text
  private let text: String

  /// Creates a field; `title` shows while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(title, text: text, prompt: nil)
  }

  /// Creates a field; `prompt` shows while it is empty, or the title where it is nil.
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.prompt = prompt ?? Text(title)
    self.text = text.wrappedValue
  }

  /// The line of dots, or the title.
  public var body: some View {
    FieldBody(
      text: Text(String(repeating: "•", count: text.count)), prompt: prompt,
      isEmpty: text.isEmpty, axis: .horizontal
    )
    .control("securefield", role: .field(isFocused: isFocused))
    .assumingSize("securefield")
  }
}

/// A text over the whole width, at least 22 points high, in a border where the style has one.
private struct FieldBody: View {
  @Environment(\.textFieldStyle) private var style
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.isFieldFocused) private var isFocused
  let text: Text
  let prompt: Text
  let isEmpty: Bool
  let axis: Axis

  var body: some View {
    let isBordered = style.kind == .bordered
    return
      (isEmpty ? prompt : text)
      .transformEnvironment(\.text.color) { if isEmpty { $0 = .primary.opacity(0.3) } }
      .drawn(as: isFocused ? .caret(isBehind: !isEmpty) : nil)
      .lineLimit(axis == .horizontal ? 1 : lineLimit)
      .frame(maxWidth: .infinity, minHeight: 22, alignment: .leading)
      .padding(.horizontal, isBordered ? 7 : 0)
      .padding(.vertical, isBordered ? 6 : 0)
      .background { if isBordered { Color.clear.drawn(as: .fieldBorder) } }
  }
}
