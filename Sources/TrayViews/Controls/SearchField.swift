// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout

/// A field into which a person types what to look for.
///
/// A magnifying glass and one line of text; 36 points high at the default text size, as the system's
/// search field, and as wide as it is offered.
public struct SearchField: View {
  private let prompt: String
  private let text: String
  private let isFocused: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - prompt: What shows while the field is empty.
  ///   - text: What a person has typed.
  ///   - isFocused: Whether the field has the keyboard, so that it must stay in sight.
  public init(_ prompt: String, text: String = "", isFocused: Bool = false) {
    self.prompt = prompt
    self.text = text
    self.isFocused = isFocused
  }

  /// The line of text, with its room.
  public var body: some View {
    HStack(spacing: 6) {
      Color.gray.drawn(as: .symbol("magnifyingglass")).frame(width: 16, height: 16)
      Text(text.isEmpty ? prompt : text).lineLimit(1)
        .drawn(as: isFocused ? .caret(isBehind: !text.isEmpty) : nil)
        .foregroundStyle(text.isEmpty ? Color.secondary : Color.primary)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 7)
    .frame(minHeight: 36)
    .background(Color.clear.drawn(as: .searchGround))
    .control("searchfield", role: .field(isFocused: isFocused))
  }
}
