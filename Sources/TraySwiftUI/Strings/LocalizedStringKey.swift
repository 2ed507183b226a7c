// SPDX-License-Identifier: MIT

/// A key under which a table of strings has a text; without a table the key is what shows.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The key with the values that stand in it.
  let text: String

  /// Creates a key from a string.
  public init(_ value: String) { text = value }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { text = value }
}

extension Text {
  /// Creates a text from a key, and from a string of tables where they have one.
  ///
  /// No table is read: the key is shown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.text)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a key and the name of a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title.text, systemImage: name)
  }
}

extension Button where Label == Text {
  /// Creates a button whose label is the text of a key.
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(title.text, action: action)
  }
}

extension Toggle where Content == Text {
  /// Creates a switch whose label is the text of a key.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(title.text, isOn: isOn)
  }
}

extension TextField {
  /// Creates a field; the text of a key shows while it is empty.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(title.text, text: text)
  }
}
