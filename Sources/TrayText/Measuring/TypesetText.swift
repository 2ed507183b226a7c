// SPDX-License-Identifier: MIT

internal import TrayGeometry
internal import TrayLayout

/// A text that was shaped, ready to answer any width.
final class TypesetText: PreparedText {
  private let text: StyledText
  private let shaped: ShapedText
  /// The size in points that 1 em stands for; 0 if no run has a usable size.
  private let size: Double
  private let options: TypesettingOptions
  private let gaps: LineGaps
  private let memo = Lock(MeasureMemo())

  init(
    _ text: StyledText, shaped: ShapedText, size: Double, options: TypesettingOptions,
    unknownFamilies: [String]
  ) {
    self.text = text
    self.shaped = shaped
    self.size = size
    self.options = options
    gaps =
      options.mode == .apple && text.lineHeight == nil
      ? LineGaps(of: text, shaped: shaped, size: size) : LineGaps()
    self.unknownFamilies = unknownFamilies
  }

  var missingCharacters: [Unicode.Scalar] { shaped.missing }

  let unknownFamilies: [String]

  var machineFonts: [String] {
    var names: [String] = []
    for run in shaped.runs where run.face.isOfMachine {
      let name = run.face.description.familyNames.first ?? run.face.file
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  var metrics: FontMetrics {
    let points = (shaped.styles.first?.metrics ?? .system(capHeight: 0)).scaled(by: size)
    return FontMetrics(
      ascent: points.ascent, descent: points.descent, lineGap: points.lineGap,
      capHeight: points.capHeight, leading: text.runs.first?.font.finiteLeading)
  }

  /// The number of UTF-16 units, for the bound of the cache.
  var cost: Int { shaped.units.count }

  func measure(width: Double, height: Double, grid: PixelGrid) -> TextMeasure {
    let offer = Offer(width: width, height: height, grid: grid)
    if let known = memo.withLock({ $0.answer(to: offer) }) { return known }
    var none: [TextLine]?
    let totals = layout(offer, &none)
    var measure = finish(totals, grid)
    measure.scaleFactor = scaleFactor(offer)
    let isWhole = !totals.isTruncated && !totals.isTightened && measure.scaleFactor == 1
    memo.withLock { $0.store(measure, for: offer, narrowest: isWhole ? totals.width : nil) }
    return measure
  }

  func lines(width: Double, height: Double, grid: PixelGrid) -> [TextLine] {
    var lines: [TextLine]? = []
    _ = layout(Offer(width: width, height: height, grid: grid), &lines)
    return withScalarRanges(lines ?? [])
  }

  func drawing(width: Double, height: Double, grid: PixelGrid) -> TextDrawing {
    let scale = scaleFactor(Offer(width: width, height: height, grid: grid))
    let setter = GlyphSetter(shaped, size: size * scale, tabs: layout(atScale: scale).tabs)
    let lines = lines(width: width, height: height, grid: grid).map(setter.glyphLine)
    return TextDrawing(lines: lines, scaleFactor: scale, alignment: text.alignment)
  }

  /// The lines with their ranges in scalars, which are those in units without surrogates.
  private func withScalarRanges(_ lines: [TextLine]) -> [TextLine] {
    guard shaped.units.contains(where: { $0 & 0xF800 == 0xD800 }) else { return lines }
    let units = shaped.units
    var start = 0
    return lines.map { line in
      let pairs = line.utf16Range.dropFirst().lazy.filter {
        units[$0] & 0xFC00 == 0xDC00 && units[$0 - 1] & 0xFC00 == 0xD800
      }
      var counted = line
      counted.scalarRange = start..<(start + line.utf16Range.count - pairs.count)
      start = counted.scalarRange.upperBound
      return counted
    }
  }

  private func layout(_ offer: Offer, _ lines: inout [TextLine]?) -> TextLayout.Totals {
    guard size > 0, !shaped.units.isEmpty else { return TextLayout.Totals() }
    let layout = layout(atScale: scaleFactor(offer))
    return layout.run(width: offer.width, height: offer.height, lines: &lines)
  }

  private func layout(atScale scale: Double) -> TextLayout {
    TextLayout(text: shaped, source: text, options: options, size: size * scale, gaps: gaps)
  }

  /// The largest factor, in thousandths, at which the text fits whole; the least one if none does.
  private func scaleFactor(_ offer: Offer) -> Double {
    guard text.minimumScaleFactor < 1, size > 0, !shaped.units.isEmpty else { return 1 }
    var none: [TextLine]?
    func fits(_ thousandths: Int) -> Bool {
      let layout = layout(atScale: Double(thousandths) / 1_000)
      return !layout.run(width: offer.width, height: offer.height, lines: &none).isTruncated
    }
    if fits(1_000) { return 1 }
    let least = text.minimumScaleFactor > 0 ? text.minimumScaleFactor * 1_000 : 1
    var low = max(Int(least.rounded(.up)), 1)
    guard low < 1_000, fits(low) else { return min(max(least, 1), 1_000) / 1_000 }
    var high = 1_000
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return Double(low) / 1_000
  }

  /// Rounds the total once and sets the reserved lines aside.
  private func finish(_ totals: TextLayout.Totals, _ grid: PixelGrid) -> TextMeasure {
    var height = totals.height
    if text.reservedLines > 0, size > 0, let metrics = shaped.styles.first?.metrics {
      let layout = layout(atScale: 1)
      let count = Double(text.reservedLines)
      let between = layout.spacing + gaps.first * size
      let reserved = count * layout.boxes.box(of: metrics).height + (count - 1) * between
      height = max(height, reserved)
    }
    var measure = TextMeasure(
      size: Size(width: totals.width, height: height), firstBaseline: totals.firstBaseline,
      lastBaseline: totals.lastBaseline, lineCount: totals.lineCount,
      isTruncated: totals.isTruncated)
    if options.mode == .apple {
      measure.size = Size(width: grid.roundUp(totals.width), height: grid.roundUp(height))
      measure.firstBaseline = grid.round(totals.firstBaseline)
      let shift = measure.firstBaseline - totals.firstBaseline
      measure.lastBaseline = grid.roundUp(totals.lastBaseline + shift)
    }
    return measure
  }
}

/// An offer with the values that count as the narrowest replaced.
struct Offer: Hashable, Sendable {
  /// At or above 0, not NaN.
  let width: Double
  /// At or above 0, not NaN.
  let height: Double
  /// The grid onto which the total is rounded.
  let grid: PixelGrid

  init(width: Double, height: Double, grid: PixelGrid) {
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
    self.grid = grid
  }
}
