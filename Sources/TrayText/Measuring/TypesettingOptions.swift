// SPDX-License-Identifier: MIT

/// How text is measured where engines differ.
public struct TypesettingOptions: Hashable, Sendable {
  /// Whose rules give heights and roundings.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// As SwiftUI: lines are not rounded, the total is rounded up to the pixel once, both ways.
    ///
    /// A line is as tall as the fonts used on it. Korean breaks at spaces.
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
  /// Whether a word alone on the last line of a paragraph takes the one before it along, as SwiftUI
  /// may; the rule is ours, because Apple's is not public.
  public var avoidsOrphans: Bool

  /// Creates options from their parts.
  ///
  /// - Parameters:
  ///   - mode: Whose rules give heights and roundings.
  ///   - tabStops: Where tabs lead; nil for the mode's own: every 28 points in `apple`, else every
  ///     8 spaces.
  ///   - lineBreaks: Which table gives opportunities between characters of ASCII.
  ///   - avoidsOrphans: Whether a word alone on the last line takes the one before it along.
  public init(
    mode: Mode = .apple, tabStops: TabStops? = nil, lineBreaks: LineBreaks = .unicode,
    avoidsOrphans: Bool = false
  ) {
    self.mode = mode
    self.tabStops = tabStops ?? (mode == .apple ? .every(28) : .spaces(8))
    self.lineBreaks = lineBreaks
    self.avoidsOrphans = avoidsOrphans
  }

  /// What shaping must know.
  var shapingRules: ShapingRules {
    ShapingRules(
      keepsCursiveTogether: mode != .apple, keepsHangulWords: mode == .apple,
      usesWebBreaks: lineBreaks == .web)
  }
}
