// SPDX-License-Identifier: MIT

public import TrayGeometry
import TrayLayout

extension Text {
  /// In which letters a text is shown.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase

    /// A text in these letters, by the rules of a language, which is a BCP 47 tag.
    func applied(to text: String, in language: String) -> String {
      switch self {
      case .uppercase: LetterCase(of: language).uppercased(text)
      case .lowercase: LetterCase(of: language).lowercased(text)
      }
    }
  }

  /// The text in a colour; its size does not change.
  public func foregroundColor(_ color: Color?) -> Text { changingParts { $0.color = color } }

  /// The text filled with a style; its size does not change.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    foregroundColor(style.drawnColor)
  }

  /// The text with a line under it; its size does not change.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text with a line through it; its size does not change.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
}

extension View {
  /// Shows texts in this view in capitals or small letters; nil leaves them as they are.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentView(content: self) { $0.text.letters = textCase }
  }

  /// Sets the design of texts in this view whose font says none; nil leaves it to the fonts.
  public func fontDesign(_ design: Font.Design?) -> some View {
    EnvironmentView(content: self) { $0.text.design = design }
  }

  /// Gives all characters of texts in this view the same width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    fontDesign(isActive ? .monospaced : nil)
  }

  /// Puts a line under texts; their sizes do not change.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Puts a line through texts; their sizes do not change.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Sets the text size of this view, in place of the one that the person has set.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size of this view within a range.
  ///
  /// A size outside of it becomes the nearest one inside; a range that holds none changes nothing.
  public func dynamicTypeSize<Range: RangeExpression>(
    _ range: Range
  ) -> some View where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let current = size
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      size =
        (current < allowed.first ?? current ? allowed.first : allowed.last { $0 <= current })
        ?? current
    }
  }
}
