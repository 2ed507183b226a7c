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
    FieldBody(
      text: Text(text), prompt: prompt, isEmpty: text.isEmpty, axis: axis, height: .leading
    )
    .control("textfield", role: .field(isFocused: isFocused))
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
      isEmpty: text.isEmpty, axis: .horizontal, height: text.isEmpty ? .wholePoint : .line
    )
    .control("securefield", role: .field(isFocused: isFocused))
  }
}

/// A text over the whole width, in a border where the style has one.
private struct FieldBody: View {
  /// How high a line is.
  enum Height {
    /// The leading of its font.
    case leading
    /// Its own height.
    case line
    /// Its own height, up to a whole point.
    case wholePoint
  }

  @Environment(\.textFieldStyle) private var style
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.system) private var system
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.text) private var textEnvironment
  @Environment(\.isFieldFocused) private var isFocused
  let text: Text
  let prompt: Text
  let isEmpty: Bool
  let axis: Axis
  let height: Height

  @ViewBuilder var body: some View {
    if style.kind == .bordered {
      lines.padding(.horizontal, FieldMetrics.borderHorizontal[system])
        .padding(.vertical, FieldMetrics.borderVertical[system])
        .background { Color.clear.drawn(as: .fieldBorder) }
        .assumingSize("textfield", FieldMetrics.borderHorizontal, FieldMetrics.borderVertical)
    } else {
      lines
    }
  }

  private var lines: some View {
    (isEmpty ? prompt : text)
      .transformEnvironment(\.text.color) { [isEmpty] in
        if isEmpty { $0 = .primary.opacity(0.3) }
      }
      .drawn(as: isFocused ? .caret(isBehind: !isEmpty) : nil)
      .lineLimit(axis == .horizontal ? 1 : lineLimit)
      .padding(.bottom, axis == .vertical ? max(font.leading ?? 0, lineHeight) - lineHeight : 0)
      .frame(maxWidth: .infinity, minHeight: leastHeight, alignment: .leading)
  }

  private var font: FontDescription {
    (textEnvironment.font ?? .body).description(at: textSize)
  }

  /// The height of a line of the system font: 0.952 of its size above the baseline, 0.241 below.
  private var lineHeight: Double { font.size * (1950 + 494) / 2048 }

  private var leastHeight: Double {
    switch height {
    case .leading: font.leading ?? 0
    case .line: 0
    case .wholePoint: lineHeight.rounded(.up)
    }
  }
}
