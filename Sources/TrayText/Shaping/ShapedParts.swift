// SPDX-License-Identifier: MIT

/// Bits at a position of a text.
enum Mark {
  static let lineBreak: UInt8 = 0x01
  static let grapheme: UInt8 = 0x04
  static let unsafeToBreak: UInt8 = 0x08
}

/// A piece of text between two line break opportunities.
struct Segment: Sendable {
  /// The first unit.
  var start: Int
  /// The end of what shows when the line ends here; `start` if all of it hangs.
  var visibleEnd: Int
  /// The end, with hanging white space and the hard break.
  var end: Int
  /// Whether it ends in a soft hyphen.
  var isSoftHyphenated: Bool
  /// Whether there is a tab in it.
  var hasTab: Bool
}

/// The text from one hard break to the next.
struct Paragraph: Sendable {
  /// The first unit.
  var start: Int
  /// The end without the hard break.
  var contentEnd: Int
  /// The end with the hard break.
  var end: Int
  /// The paragraph's segments; empty if there is nothing in it.
  var segments: Range<Int>
  /// Whether it runs from right to left.
  var isRightToLeft = false
}

/// A stretch of text that is shaped as one.
struct ShapingRun: Sendable {
  var start: Int
  var end: Int
  /// The face.
  var face: FontFace
  /// The widths that take the place of the face's own.
  var widths: SystemWidths?
  /// Em of the first run's size per em of this run's.
  var ratio: Double
  /// Added after each grapheme cluster, in em of the first run's size: what the text asks for and
  /// what the font has at its size.
  var tracking: Double
  /// What HarfBuzz is told.
  var attributes: ShapingAttributes
  /// The embedding level, odd from right to left.
  var level: UInt8
  /// The index of its style.
  var style: Int
}

/// A stretch of text in one font, for the height of lines.
struct FontRun: Sendable {
  var start: Int
  var end: Int
  /// Vertical metrics in em of the first run's size.
  var metrics: FaceMetrics
}

/// A stretch of text in one style as the caller gave it.
struct StyleRun: Sendable {
  var start: Int
  var end: Int
  /// The indices of the runs of the text that it stands for, which differ at most in colour.
  var sources: Range<Int>
  /// Whether the font asked for is the system font, in a size or a text style.
  var isSystem: Bool
  /// The fonts to try, the one asked for first.
  var fonts: [ResolvedFont]
  /// Em of the first run's size per em of this run's.
  var ratio: Double
  /// Tracking and kerning: added after each grapheme cluster, in em of the first run's size.
  var tracking: Double
  /// Whether optional ligatures are off.
  var withoutLigatures: Bool
  /// How far the run stands above the baseline, in em of the first run's size.
  var baselineOffset: Double
  /// The metrics of the font asked for, in em of the first run's size.
  var metrics: FaceMetrics
}

extension StyleRun {
  /// Whether it is the system font in the widths that were measured on a phone.
  var hasMeasuredWidths: Bool {
    fonts.first?.widths.map { $0.fixedAdvance == nil } ?? false
  }

  /// The advance of a character alone in one of the fonts, with tracking, in em of the first run's
  /// size; nil without a glyph.
  func advance(of scalar: UInt32, in font: ResolvedFont) -> Double? {
    font.advance(of: scalar).map { $0 * ratio + tracking(in: font) }
  }

  /// What is added after each grapheme cluster in one of the fonts, in em of the first run's size.
  func tracking(in font: ResolvedFont) -> Double { tracking + (font.widths?.tracking ?? 0) * ratio }
}

extension FaceMetrics {
  /// The metrics of text that stands above the baseline.
  func raised(by offset: Double) -> FaceMetrics {
    guard offset != 0 else { return self }
    var raised = self
    raised.ascent += offset
    raised.descent -= offset
    return raised
  }

  /// The metrics at another size.
  func scaled(by factor: Double) -> FaceMetrics {
    FaceMetrics(
      ascent: ascent * factor, descent: descent * factor, lineGap: lineGap * factor,
      capHeight: capHeight * factor)
  }
}
