// SPDX-License-Identifier: MIT

/// A text that was shaped once, in em of the size of its first run, independent of size and width.
///
/// Immutable but for a memo of pure answers behind a lock, so that threads may share it.
/// Positions are prefix sums: the advance between two grapheme boundaries is a difference.
final class ShapedText: Sendable {
  /// The text.
  let units: [UInt16]
  /// The same text as it is shaped: a tab as a space.
  let shapedUnits: [UInt16]
  /// Bits of ``Mark`` at each position from 0 to the number of units.
  let marks: [UInt8]
  /// The sum of the advances before each unit, in em; a tab counts as 0.
  let positions: [Double]
  /// The pieces between line break opportunities.
  let segments: [Segment]
  /// The paragraphs, at least one unless the text is empty.
  let paragraphs: [Paragraph]
  /// The stretches that were shaped as one, in order; hard breaks lie between them.
  let runs: [ShapingRun]
  /// The stretches of one font, in order, complete.
  let fontRuns: [FontRun]
  /// The styles, in order, complete.
  let styles: [StyleRun]
  /// Where the runs of the text end, if some of them share a style; else empty.
  let sourceEnds: [Int]
  /// The language tag.
  let language: String
  /// What the mode asked for.
  let rules: ShapingRules
  /// The metrics of every line, if all of the text is in fonts of the same height.
  let uniformMetrics: FaceMetrics?
  /// Characters for which no font has a glyph.
  let missing: [Unicode.Scalar]

  private let memo = Lock<[Int: Double]>([:])

  /// Takes over what a builder made.
  init(_ parts: ShapedParts) {
    units = parts.units
    shapedUnits = parts.shapedUnits
    marks = parts.marks
    positions = parts.positions
    segments = parts.segments
    paragraphs = parts.paragraphs
    runs = parts.runs
    fontRuns = parts.fontRuns
    styles = parts.styles
    sourceEnds = parts.sourceEnds
    language = parts.language
    rules = parts.rules
    uniformMetrics = parts.uniformMetrics
    missing = parts.missing
  }

  /// Whether text must be shaped again where it is broken at a position.
  func isUnsafe(_ position: Int) -> Bool { marks[position] & Mark.unsafeToBreak != 0 }

  /// Whether a grapheme cluster begins or the text ends at a position.
  func isGrapheme(_ position: Int) -> Bool { marks[position] & Mark.grapheme != 0 }

  /// The style of the character at a position; at the end that of the last character.
  func style(at position: Int) -> StyleRun {
    let index = styles.firstIndex { position < $0.end } ?? styles.count - 1
    return styles[index]
  }

  /// The index of the text's run that a character in a style comes from.
  func sourceRun(at position: Int, style: Int) -> Int {
    guard style < styles.count else { return style }
    let sources = styles[style].sources
    guard !sourceEnds.isEmpty else { return sources.lowerBound }
    return sources.first { position < sourceEnds[$0] } ?? sources.upperBound - 1
  }

  /// The paragraph that holds a position; nil in an empty text.
  func paragraph(at position: Int) -> Paragraph? { paragraphs.last { $0.start <= position } }

  /// The index of the run that holds a position, or nil in a hard break.
  func runIndex(at position: Int) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low < runs.count && runs[low].start <= position ? low : nil
  }

  /// The index of the font run that holds a position.
  func fontRunIndex(at position: Int) -> Int {
    var low = 0
    var high = fontRuns.count - 1
    while low < high {
      let middle = (low + high) / 2
      if fontRuns[middle].end <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A value that is costly to compute and depends on nothing but this text and the key.
  func memoized(_ key: Int, _ compute: () -> Double) -> Double {
    if let known = memo.withLock({ $0[key] }) { return known }
    let value = compute()
    memo.withLock { $0[key] = value }
    return value
  }
}

/// What a builder makes a shaped text of.
struct ShapedParts {
  var units: [UInt16] = []
  var shapedUnits: [UInt16] = []
  var marks: [UInt8] = []
  var positions: [Double] = []
  var segments: [Segment] = []
  var paragraphs: [Paragraph] = []
  var runs: [ShapingRun] = []
  var fontRuns: [FontRun] = []
  var styles: [StyleRun] = []
  var sourceEnds: [Int] = []
  var language = ""
  var rules = ShapingRules(
    keepsCursiveTogether: false, keepsWords: false, usesWebBreaks: false, styleSetsLines: false)
  var missing: [Unicode.Scalar] = []

  /// The metrics that all fonts used have in common.
  var uniformMetrics: FaceMetrics? {
    guard let first = styles.first?.metrics else { return nil }
    let isUniform = fontRuns.allSatisfy { $0.metrics == first }
    return isUniform && styles.allSatisfy { $0.metrics == first } ? first : nil
  }
}
