// SPDX-License-Identifier: MIT

internal import CTrayUnicode
internal import TrayGeometry
internal import TrayLayout

/// Turns a styled text into a shaped one: breaks, direction, scripts, fonts, shaping, sums.
struct TextShaper {
  private let text: StyledText
  private let rules: ShapingRules
  private let baseSize: Double
  private let writing: CJWriting?
  private var parts = ShapedParts()
  private var levels: [UInt8] = []
  private var scripts: [UInt32] = []
  private var advances: [Double] = []

  /// Shapes a text with the fonts of a library.
  ///
  /// One em of the result stands for `baseSize` points, a number above 0.
  static func shape(
    _ text: StyledText, baseSize: Double, fonts: FontLibrary, rules: ShapingRules
  ) -> ShapedText {
    var shaper = TextShaper(text: text, rules: rules, baseSize: baseSize)
    shaper.collect(fonts)
    shaper.findBreaks()
    shaper.findParagraphs()
    shaper.findDirections()
    let slots = shaper.chooseFonts()
    shaper.itemize(slots)
    shaper.shapeRuns()
    shaper.sum()
    shaper.cutSegments()
    return ShapedText(shaper.parts)
  }

  private init(text: StyledText, rules: ShapingRules, baseSize: Double) {
    self.text = text
    self.baseSize = baseSize
    writing = rules.keepsWords ? CJWriting(of: text.language) : nil
    var rules = rules
    rules.spacesLatin = writing != nil
    self.rules = rules
    parts.language = text.language
    parts.rules = rules
  }

  private mutating func collect(_ fonts: FontLibrary) {
    for (index, run) in text.runs.enumerated() {
      let start = parts.units.count
      parts.units.appendUnits(of: run.text)
      if index > 0, run.isShaped(like: text.runs[index - 1]) {
        parts.styles[parts.styles.count - 1].end = parts.units.count
        parts.styles[parts.styles.count - 1].sources =
          parts.styles[parts.styles.count - 1].sources
          .lowerBound..<index + 1
        continue
      }
      let size = run.font.size
      let ratio = size.isFinite && size > 0 ? size / baseSize : 0
      let chain = fonts.chain(for: run.font)
      func em(_ points: Double) -> Double { points.isFinite ? points / baseSize : 0 }
      parts.styles.append(
        StyleRun(
          start: start, end: parts.units.count, sources: index..<index + 1,
          isSystem: run.font.family.isSystem, fonts: chain, ratio: ratio,
          tracking: em(run.tracking) + em(run.kerning), withoutLigatures: em(run.tracking) != 0,
          baselineOffset: em(run.baselineOffset),
          metrics: chain[0].metrics.scaled(by: ratio)))
    }
    parts.sourceEnds = sourceEnds()
    parts.shapedUnits = parts.units
    guard parts.units.contains(CharacterClass.tab) else { return }
    for index in parts.units.indices where parts.units[index] == CharacterClass.tab {
      parts.shapedUnits[index] = 0x20
    }
  }

  /// Where the runs of the text end, if there are more of them than styles.
  private func sourceEnds() -> [Int] {
    guard parts.styles.count < text.runs.count else { return [] }
    var end = 0
    return text.runs.map { run in
      end += run.text.utf16.count
      return end
    }
  }

  private mutating func findBreaks() {
    let units = parts.units
    var marks = [UInt8](repeating: 0, count: units.count + 1)
    unsafe tk_line_breaks(units, Int32(units.count), text.language, &marks)
    if units.allSatisfy({ $0 < 0x300 }) {
      for index in marks.indices {
        let isInsideBreak =
          index > 0 && index < units.count && units[index] == 0x0A
          && units[index - 1] == 0x0D
        if !isInsideBreak { marks[index] |= Mark.grapheme }
      }
    } else {
      unsafe tk_grapheme_breaks(units, Int32(units.count), &marks)
    }
    LineBreakTailoring(rules: rules, language: text.language).apply(to: &marks, units: units)
    parts.marks = marks
  }

  private mutating func findParagraphs() {
    let units = parts.units
    guard !units.isEmpty else { return }
    var start = 0
    for end in 1...units.count where end == units.count || isHardBreak(end) {
      var contentEnd = end
      while contentEnd > start, CharacterClass.breaksLine(units[contentEnd - 1]) {
        contentEnd -= 1
      }
      parts.paragraphs.append(
        Paragraph(start: start, contentEnd: contentEnd, end: end, segments: 0..<0))
      start = end
    }
    if CharacterClass.breaksLine(units[units.count - 1]) {
      let end = units.count
      parts.paragraphs.append(Paragraph(start: end, contentEnd: end, end: end, segments: 0..<0))
    }
  }

  private func isHardBreak(_ position: Int) -> Bool {
    guard CharacterClass.breaksLine(parts.units[position - 1]) else { return false }
    return parts.marks[position] & Mark.lineBreak != 0
  }

  private mutating func findDirections() {
    let units = parts.units
    scripts = [UInt32](repeating: 0, count: units.count)
    levels = [UInt8](repeating: 0, count: units.count)
    let isLeftToRight = text.direction != .rightToLeft && units.allSatisfy { $0 < 0x590 }
    let base: BidiLevels.Base =
      switch text.direction {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case nil: .natural
      }
    for index in parts.paragraphs.indices {
      let range = parts.paragraphs[index].start..<parts.paragraphs[index].contentEnd
      parts.paragraphs[index].isRightToLeft = text.direction == .rightToLeft
      if range.isEmpty { continue }
      findScripts(range)
      if !isLeftToRight {
        let resolved = BidiLevels(units[range], base: base)
        parts.paragraphs[index].isRightToLeft = resolved.paragraph & 1 == 1
        levels.replaceSubrange(range, with: resolved.levels)
      }
    }
  }

  private mutating func findScripts(_ range: Range<Int>) {
    unsafe parts.units.withUnsafeBufferPointer { source in
      unsafe scripts.withUnsafeMutableBufferPointer { target in
        guard let first = source.baseAddress, let tags = target.baseAddress else {
          return
        }
        unsafe tk_scripts(first + range.lowerBound, Int32(range.count), tags + range.lowerBound)
      }
    }
  }

  private mutating func chooseFonts() -> [UInt16] {
    var itemizer = FontItemizer(units: parts.units)
    for style in parts.styles where style.end > style.start {
      itemizer.choose(in: style.start..<style.end, fonts: style.fonts, marks: parts.marks)
    }
    parts.missing = itemizer.missing
    return itemizer.slots
  }

  private mutating func itemize(_ slots: [UInt16]) {
    for style in parts.styles where style.end > style.start {
      appendFontRuns(of: style, slots)
    }
    var fontRun = 0
    var style = 0
    for paragraph in parts.paragraphs {
      var start = paragraph.start
      while start < paragraph.contentEnd {
        while parts.fontRuns[fontRun].end <= start { fontRun += 1 }
        while parts.styles[style].end <= start { style += 1 }
        let limit = min(
          paragraph.contentEnd, parts.fontRuns[fontRun].end, parts.styles[style].end)
        var end = start + 1
        while end < limit, levels[end] == levels[start], scripts[end] == scripts[start] { end += 1 }
        appendRun(start..<end, style: style, slot: Int(slots[start]))
        start = end
      }
    }
  }

  private mutating func appendFontRuns(of style: StyleRun, _ slots: [UInt16]) {
    var start = style.start
    while start < style.end {
      var end = start + 1
      while end < style.end, slots[end] == slots[start] { end += 1 }
      let font = rules.styleSetsLines && style.isSystem ? 0 : Int(slots[start])
      let metrics = style.fonts[font].metrics.scaled(by: style.ratio)
        .raised(by: style.baselineOffset)
      parts.fontRuns.append(FontRun(start: start, end: end, metrics: metrics))
      start = end
    }
  }

  private mutating func appendRun(_ range: Range<Int>, style index: Int, slot: Int) {
    let style = parts.styles[index]
    let font = style.fonts[slot]
    var tracking = style.tracking(in: font)
    if slot > 0, let writing, style.hasMeasuredWidths,
      CJWriting.isScript(scripts[range.lowerBound])
    {
      tracking += style.ratio * writing.tracking(at: style.ratio * baseSize)
    }
    parts.runs.append(
      ShapingRun(
        start: range.lowerBound, end: range.upperBound, face: font.face, widths: font.widths,
        ratio: style.ratio, tracking: tracking,
        attributes: ShapingAttributes(
          script: scripts[range.lowerBound], isRightToLeft: levels[range.lowerBound] & 1 == 1,
          withoutLigatures: style.withoutLigatures, hasEqualDigits: font.hasEqualDigits),
        level: levels[range.lowerBound], style: index))
  }

  private mutating func shapeRuns() {
    let buffer = ShapingBuffer(language: text.language)
    advances = [Double](repeating: 0, count: parts.units.count)
    for run in parts.runs {
      let clusters = ClusterAdvances(
        units: parts.shapedUnits, range: run.start..<run.end, origin: 0, run: run, rules: rules)
      clusters.shape(with: buffer, marks: &parts.marks, advances: &advances)
    }
  }

  private mutating func sum() {
    var positions = [Double](repeating: 0, count: parts.units.count + 1)
    var sum = 0.0
    for (index, unit) in parts.units.enumerated() {
      positions[index] = sum
      if unit != CharacterClass.tab { sum += advances[index] }
    }
    positions[parts.units.count] = sum
    parts.positions = positions
  }

  private mutating func cutSegments() {
    parts.segments.reserveCapacity(
      parts.paragraphs.count
        + parts.marks.reduce(0) { $0 + ($1 & Mark.lineBreak == 0 ? 0 : 1) })
    for index in parts.paragraphs.indices {
      let paragraph = parts.paragraphs[index]
      let first = parts.segments.count
      var start = paragraph.start
      var end = start
      while end < paragraph.end {
        end += 1
        guard end == paragraph.end || parts.marks[end] & Mark.lineBreak != 0 else { continue }
        parts.segments.append(segment(start..<end))
        start = end
      }
      parts.paragraphs[index].segments = first..<parts.segments.count
    }
  }

  private func segment(_ range: Range<Int>) -> Segment {
    let units = parts.units
    var visibleEnd = range.upperBound
    while visibleEnd > range.lowerBound {
      let unit = units[visibleEnd - 1]
      guard CharacterClass.hangs(unit) || CharacterClass.breaksLine(unit) else { break }
      visibleEnd -= 1
    }
    return Segment(
      start: range.lowerBound, visibleEnd: visibleEnd, end: range.upperBound,
      isSoftHyphenated: units[range.upperBound - 1] == CharacterClass.softHyphen,
      hasTab: units[range].contains(CharacterClass.tab))
  }
}

extension StyledText.Run {
  /// Whether nothing but the text differs from another run, so that both are shaped as one.
  fileprivate func isShaped(like other: StyledText.Run) -> Bool {
    font == other.font && tracking == other.tracking && kerning == other.kerning
      && baselineOffset == other.baselineOffset
  }
}
