// SPDX-License-Identifier: MIT

/// Vertical metrics of a face in em, independent of any size.
struct FaceMetrics: Hashable, Sendable {
  /// From the baseline up; positive above it.
  var ascent: Double
  /// From the baseline down; positive below it.
  var descent: Double
  /// Extra distance between lines, never negative.
  var lineGap: Double
  /// Height of a flat capital letter.
  var capHeight: Double

  /// The iOS system font's ascent and descent without a gap, so that one-line heights equal a
  /// phone's: 17 points give 20.287109375.
  static func system(capHeight: Double) -> FaceMetrics {
    FaceMetrics(
      ascent: 0.952_148_437_5, descent: 0.241_210_937_5, lineGap: 0, capHeight: capHeight)
  }
}
