// SPDX-License-Identifier: MIT

/// Where tabs lead, for a text at a size (R12).
struct TabRuler: Sendable {
  /// The stops as the mode states them.
  var stops: TypesettingOptions.TabStops
  /// The size that 1 em stands for, in points.
  var size: Double
  /// Whether a stop nearer than half a space is skipped, as browsers do.
  var skipsNearStops: Bool

  private static let stopCount = 12.0

  /// How far the tabs in a range lead together, in em.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - text: The text.
  ///   - place: Where in the line the range begins, in em.
  ///   - visit: Is told each tab and how far it leads.
  /// - Returns: The sum of what it told.
  func shift(
    in range: Range<Int>, of text: ShapedText, from place: Double,
    visit: (_ unit: Int, _ advance: Double) -> Void = { _, _ in }
  ) -> Double {
    var shift = 0.0
    for unit in range where text.units[unit] == CharacterClass.tab {
      let before = place + text.positions[unit] - text.positions[range.lowerBound] + shift
      let advance = advance(from: before, style: text.style(at: unit))
      visit(unit, advance)
      shift += advance
    }
    return shift
  }

  /// How far a tab leads from a place in the line, in em.
  private func advance(from place: Double, style: StyleRun) -> Double {
    let space =
      style.advance(of: 0x20, in: style.fonts[0]) ?? 0.25 * style.ratio + style.tracking
    let interval: Double
    switch stops {
    case .every(let points):
      interval = points / size
      if !skipsNearStops, place >= interval * TabRuler.stopCount { return max(space, 0) }
    case .spaces(let count):
      interval = Double(count) * space
    }
    guard interval > 0, interval.isFinite else { return 0 }
    let passed = (place / interval + 1e-9).rounded(.down)
    let distance = (passed + 1) * interval - place
    return skipsNearStops && distance < space / 2 ? distance + interval : distance
  }
}
