// SPDX-License-Identifier: MIT

import TrayGeometry

/// The first sizes that one text answered, each with the offers for which it holds (Rules 1.7.5).
///
/// A text that is broken in some width breaks at the same places in every width down to its longest
/// line, and a height into which all of it fits changes nothing. So most of the questions of stacks,
/// which ask for the least, the greatest and the real length, need no measuring.
struct TextAnswers {
  private struct Answer {
    var size = Size.zero
    var widths: ClosedRange<Double> = 0...0
    var heights: ClosedRange<Double> = 0...0

    func holds(_ width: Double, _ height: Double) -> Bool {
      widths.contains(width) && heights.contains(height)
    }
  }

  private var answers = (Answer(), Answer())
  private var count = 0

  /// The size for an offer, where one at hand holds for it.
  func answer(width: Double, height: Double) -> Size? {
    if count > 0, answers.0.holds(width, height) { return answers.0.size }
    if count > 1, answers.1.holds(width, height) { return answers.1.size }
    return nil
  }

  /// Keeps an answer, where there is room for it.
  ///
  /// - Parameters:
  ///   - measure: The answer.
  ///   - width: The width that was offered.
  ///   - height: The height that was offered.
  ///   - isElastic: Whether the text may shrink or move together before it is cut, so that it is the
  ///     same only where the offer is.
  /// - Returns: Whether there was room.
  mutating func store(
    _ measure: TextMeasure, width: Double, height: Double, isElastic: Bool
  ) -> Bool {
    guard count < 2, width >= 0, height >= 0 else { return false }
    var answer = Answer(size: measure.size, widths: width...width, heights: height...height)
    if !isElastic, !measure.isTruncated {
      // A single line shows in any height, and in any width above its own.
      let isOneLine = measure.lineCount == 1
      answer.widths = min(measure.size.width, width)...(isOneLine ? .infinity : width)
      answer.heights = (isOneLine ? 0 : min(measure.size.height, height))...Double.infinity
    }
    if count == 0 { answers.0 = answer } else { answers.1 = answer }
    count += 1
    return true
  }
}
