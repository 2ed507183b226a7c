// SPDX-License-Identifier: MIT

/// Shapes a stretch of one run and spreads the advances of its clusters over their graphemes.
struct ClusterAdvances {
  /// The text, with context around the stretch.
  let units: [UInt16]
  /// The stretch.
  let range: Range<Int>
  /// The unit that element 0 of the arrays stands for.
  let origin: Int
  /// How it is shaped.
  let run: ShapingRun
  /// Which characters take tracking.
  let rules: ShapingRules

  /// Writes the advance of each grapheme at its first unit, in em of the text.
  ///
  /// Positions at which a break needs shaping again, those inside a cluster among them, are marked.
  func shape(with buffer: ShapingBuffer, marks: inout [UInt8], advances: inout [Double]) {
    shapeAlone(with: buffer, marks: &marks, advances: &advances)
    guard rules.spacesLatin else { return }
    for unit in range { advances[unit - origin] += latinSpace(before: unit) }
  }

  /// What stands between a character and one of another script before it, in em of the text.
  ///
  /// It belongs to the second of them, so that a line that begins with it has it as well.
  func latinSpace(before unit: Int) -> Double {
    guard rules.spacesLatin, unit > 0, CJWriting.isSpaced(units[unit - 1], units[unit]) else {
      return 0
    }
    return CJWriting.latinSpace * run.ratio
  }

  private func shapeAlone(
    with buffer: ShapingBuffer, marks: inout [UInt8], advances: inout [Double]
  ) {
    if let widths = run.widths, measure(widths, &marks, &advances) { return }
    guard
      let glyphs = buffer.shape(units, range: range, face: run.face, attributes: run.attributes)
    else { return }
    let count = glyphs.count
    let scale = run.ratio / run.face.unitsPerEm
    var index = 0
    while index < count {
      let start = glyphs.cluster(at: index)
      var sum = 0
      var isUnsafe = false
      while index < count, glyphs.cluster(at: index) == start {
        sum += glyphs.advance(at: index)
        isUnsafe = isUnsafe || glyphs.isUnsafeToBreak(at: index)
        index += 1
      }
      let end = index == count ? range.upperBound : glyphs.cluster(at: index)
      if isUnsafe, start > range.lowerBound { marks[start - origin] |= Mark.unsafeToBreak }
      spread(Double(sum) * scale, over: (start - origin)..<(end - origin), &marks, &advances)
    }
    if let widths = run.widths { replace(by: widths, &marks, &advances) }
    if run.tracking != 0 { track(marks, &advances) }
  }

  /// Evenly over the graphemes that begin in the cluster (Rules R13).
  private func spread(
    _ advance: Double, over cluster: Range<Int>, _ marks: inout [UInt8], _ advances: inout [Double]
  ) {
    if cluster.count == 1 {
      advances[cluster.lowerBound] = advance
      return
    }
    var graphemes = 0
    for unit in cluster {
      if unit > cluster.lowerBound { marks[unit] |= Mark.unsafeToBreak }
      if marks[unit] & Mark.grapheme != 0 { graphemes += 1 }
    }
    guard graphemes > 1 else {
      advances[cluster.lowerBound] = advance
      return
    }
    for unit in cluster where marks[unit] & Mark.grapheme != 0 {
      advances[unit] = advance / Double(graphemes)
    }
  }

  /// After each grapheme, the last one included (Rules R11).
  private func track(_ marks: [UInt8], _ advances: inout [Double]) {
    for unit in range where marks[unit - origin] & Mark.grapheme != 0 {
      if rules.takesTracking(units.scalar(at: unit)) { advances[unit - origin] += run.tracking }
    }
  }
}
