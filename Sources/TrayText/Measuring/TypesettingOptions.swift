// SPDX-License-Identifier: MIT

/// How text is measured where engines differ.
public struct TypesettingOptions: Hashable, Sendable {
  /// Whose rules give heights and roundings.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// As SwiftUI: lines are not rounded, the total is rounded up to the pixel once, both ways.
    ///
    /// A line is as tall as the fonts used on it; in the system font it is as tall as that, whatever
    /// fonts its characters come from. Korean breaks at spaces, Chinese and Japanese between words.
    /// White space at the end of a text takes its width where there is room for it.
    case apple
    /// As Chromium: ascent, descent and gap of each font are whole points, and the font asked for
    /// takes part in every line. Tracking leaves letters of joining scripts alone.
    case blink
    /// Nothing is rounded, and the font asked for takes part in every line. Otherwise as browsers.
    case exact
  }

  /// Where tabs lead.
  public enum TabStops: Hashable, Sendable {
    /// Stops at multiples of a distance in points; in the mode `apple` twelve of them, and a space
    /// for each tab after the last.
    case every(Double)
    /// Stops at multiples of the width of this many spaces.
    case spaces(Int)
  }

  /// When the last line of a paragraph takes a word from the line before it, so that it is no word
  /// alone, as the strategy `pushOut` of Apple's paragraph styles has it.
  public enum PushOut: Hashable, Sendable, CaseIterable {
    /// Never.
    case never
    /// In a paragraph of two lines whose second is a word less than 0.2 times as wide as the first.
    ///
    /// Apple's rule is not public. On the pictures of iOS that were measured, words of 0.108, 0.162 and
    /// 0.196 times the first line took the word before them along, and words of 0.2 times and more did
    /// not.
    case shortWord
    /// Wherever there would be a word alone.
    case always
  }

  /// Which table gives line break opportunities between characters of ASCII.
  public enum LineBreaks: Hashable, Sendable, CaseIterable {
    /// Unicode's (UAX 14) as ICU implements it.
    case unicode
    /// The one Chromium uses, which breaks URLs, dates and after spaces differently.
    case web
  }

  /// Whose rules give heights and roundings.
  public var mode: Mode
  /// Where tabs lead.
  public var tabStops: TabStops
  /// Which table gives line break opportunities between characters of ASCII.
  public var lineBreaks: LineBreaks
  /// When the last line of a paragraph takes a word from the line before it.
  public var pushOut: PushOut

  /// Creates options from their parts.
  ///
  /// - Parameters:
  ///   - mode: Whose rules give heights and roundings.
  ///   - tabStops: Where tabs lead; nil for the mode's own: every 28 points in `apple`, else every
  ///     8 spaces.
  ///   - lineBreaks: Which table gives opportunities between characters of ASCII.
  ///   - pushOut: When the last line of a paragraph takes a word from the line before it; nil for the
  ///     mode's own: `shortWord` in `apple`, else never.
  public init(
    mode: Mode = .apple, tabStops: TabStops? = nil, lineBreaks: LineBreaks = .unicode,
    pushOut: PushOut? = nil
  ) {
    self.mode = mode
    self.tabStops = tabStops ?? (mode == .apple ? .every(28) : .spaces(8))
    self.lineBreaks = lineBreaks
    self.pushOut = pushOut ?? (mode == .apple ? .shortWord : .never)
  }

  /// What shaping must know.
  var shapingRules: ShapingRules {
    ShapingRules(
      keepsCursiveTogether: mode != .apple, keepsWords: mode == .apple,
      usesWebBreaks: lineBreaks == .web, styleSetsLines: mode == .apple)
  }
}
