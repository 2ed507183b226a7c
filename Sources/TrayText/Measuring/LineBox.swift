// SPDX-License-Identifier: MIT

/// The height of a line above and below its baseline, in points.
struct LineBox: Hashable, Sendable {
  var above: Double
  var below: Double

  /// The line's height.
  var height: Double { above + below }
}

/// Finds the height of lines by the rule of a mode (Rules R2).
struct LineBoxRule: Sendable {
  let mode: TypesettingOptions.Mode
  /// The size in points that 1 em stands for.
  let size: Double
  /// The height that every line has in points; nil leaves it to the fonts.
  let fixedHeight: Double?
  /// Points by which every line is higher than its fonts.
  let addition: Double

  init(mode: TypesettingOptions.Mode, size: Double, lineHeight: Double? = nil, addition: Double = 0)
  {
    self.mode = mode
    self.size = size
    self.addition = addition
    fixedHeight = lineHeight.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
  }

  /// The height of a line that covers a range of a text.
  func box(of range: Range<Int>, in text: ShapedText) -> LineBox {
    if let uniform = text.uniformMetrics { return box(of: uniform) }
    if fixedHeight != nil, let first = text.styles.first { return box(of: first.metrics) }
    var tallest = Accumulator()
    if mode != .apple, let first = text.styles.first { tallest.add(rounded(first.metrics)) }
    if range.isEmpty {
      tallest.add(rounded(text.style(at: range.lowerBound).metrics))
    } else {
      var index = text.fontRunIndex(at: range.lowerBound)
      while index < text.fontRuns.count, text.fontRuns[index].start < range.upperBound {
        tallest.add(rounded(text.fontRuns[index].metrics))
        index += 1
      }
    }
    return added(to: tallest.box)
  }

  /// The height of a line in one font.
  func box(of metrics: FaceMetrics) -> LineBox {
    if let fixedHeight { return box(of: metrics, height: fixedHeight) }
    var tallest = Accumulator()
    tallest.add(rounded(metrics))
    return added(to: tallest.box)
  }

  private func added(to box: LineBox) -> LineBox {
    LineBox(above: box.above + addition, below: box.below)
  }

  /// A line of a fixed height, half of what the font leaves over above it and half below, as in CSS.
  private func box(of metrics: FaceMetrics, height: Double) -> LineBox {
    let points = rounded(metrics, countsGap: false)
    var half = (height - points.ascent - points.descent) / 2
    if mode == .blink { half.round(.down) }
    return LineBox(above: points.ascent + half, below: height - points.ascent - half)
  }

  /// Ascent, descent and gap in points, whole ones in the mode `blink`.
  private func rounded(_ metrics: FaceMetrics, countsGap: Bool = true) -> FaceMetrics {
    var points = metrics.scaled(by: size)
    guard mode == .blink else { return points }
    let descent = (points.descent + 0.5).rounded(.down)
    let isRoundedDown = descent < points.descent
    points.ascent = (points.ascent + 0.5).rounded(.down)
    points.descent = descent
    points.lineGap = (points.lineGap + 0.5).rounded(.down)
    if isRoundedDown, points.ascent >= 1 {
      points.ascent -= 1
      points.descent += 1
    }
    guard countsGap else { return points }
    let half = (points.lineGap / 2).rounded(.down)
    points.ascent += half
    points.descent += points.lineGap - half
    points.lineGap = 0
    return points
  }

  private struct Accumulator {
    private var ascent: Double?
    private var descent: Double?
    private var gap = 0.0

    mutating func add(_ points: FaceMetrics) {
      ascent = max(ascent ?? points.ascent, points.ascent)
      descent = max(descent ?? points.descent, points.descent)
      gap = max(gap, points.lineGap)
    }

    var box: LineBox {
      LineBox(above: ascent ?? 0, below: (descent ?? 0) + gap)
    }
  }
}
