// SPDX-License-Identifier: MIT

import TrayKit

/// Decodes documents of the schema `tray.script`.
enum SimulationDecoder {
  private typealias Entry = SimulationScript.Entry

  static func decode(_ cursor: JSONCursor) -> SimulationScript? {
    cursor.object { reader in
      guard reader.isHeader(schema: "tray.script", version: 1) else { return nil }
      _ = reader.string(ifPresent: "note")
      let entries = reader.array("events", entries).flatMap { $0 }
      let last = entries.map(\.time).max() ?? 0
      return SimulationScript(
        id: reader.string("id"), environment: environment(reader),
        surface: reader.value(ifPresent: "surface", surface) ?? .tray, settings: settings(reader),
        isMotionReduced: reader.bool("reducedMotion", default: false),
        duration: reader.number("until", default: last + 1, in: ScriptRanges.times),
        entries: sorted(entries))
    }
  }

  /// By time, and at equal times as they stand in the document.
  private static func sorted(_ entries: [Entry]) -> [Entry] {
    entries.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private static func environment(_ reader: JSONReader) -> FlowCase {
    let name = reader.string("device", default: "iphone-16-pro")
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    return FlowCase(
      device: parts.first ?? name, display: parts.count > 1 ? parts[1] : nil,
      orientation: reader.choice("orientation", default: .portrait, CaseNames.orientations),
      system: reader.choice(ifPresent: "system", CaseNames.systems),
      textSize: reader.choice("textSize", default: .large, TextSizeNames.all),
      isTextBold: reader.choice("boldText", default: false, CaseNames.boldTexts),
      locale: reader.value("locale", default: "en", languageTag),
      phoneLocale: reader.value(ifPresent: "phoneLocale", languageTag))
  }

  private static func languageTag(_ cursor: JSONCursor) -> String? {
    guard let tag = cursor.string() else { return nil }
    return CaseAxes.isLanguageTag(tag)
      ? tag : cursor.expected("a language tag, such as de or ar-EG")
  }

  private static func settings(_ reader: JSONReader) -> TraySettings {
    var settings = TraySettings(
      release: reader.choice("release", default: .tray, ScriptNames.rules),
      resistance: reader.choice("resistance", default: .rubberBand(), ScriptNames.resistances),
      scrollResistance: reader.choice(ifPresent: "scrollResistance", ScriptNames.resistances))
    let spring: Spring? = reader.object(ifPresent: "spring") { reader in
      Spring(
        response: reader.number("response", in: ScriptRanges.response),
        dampingRatio: reader.number("dampingRatio", in: ScriptRanges.dampingRatio))
    }
    if let spring { settings.springs = TraySprings(spring) }
    return settings
  }

  // MARK: Surfaces

  /// `"tray"`, or an object with the one key `sheet` or `reveal`.
  private static func surface(_ cursor: JSONCursor) -> SimulatedSurface? {
    if case .string = cursor.value { return cursor.choice(ScriptNames.plainSurfaces) }
    return cursor.object { reader in
      guard let (name, value) = reader.variant(among: ScriptNames.surfaceKeys) else { return nil }
      return name == "sheet" ? value.object(sheet) : value.object(reveal)
    }
  }

  private static func sheet(_ reader: JSONReader) -> SimulatedSurface? {
    let isNative = reader.choice("look", default: false, ScriptNames.looks)
    let plain = SheetInsets()
    return .sheet(
      native: isNative,
      ComparedLook.Settings(
        style: reader.choice("style", default: .modal, ScriptNames.styles),
        insets: SheetInsets(
          tip: reader.number("tip", default: plain.tip, in: ScriptRanges.lengths),
          half: reader.number("half", default: plain.half, in: ScriptRanges.lengths),
          full: reader.number("full", default: plain.full, in: ScriptRanges.lengths)),
        system: reader.bool(ifPresent: "cards").map { $0 ? .cards : .edgeAttached }))
  }

  private static func reveal(_ reader: JSONReader) -> SimulatedSurface? {
    .reveal(primary: reader.string("primary"), secondary: reader.string("secondary"))
  }

  // MARK: Events

  private static func entries(_ cursor: JSONCursor) -> [Entry]? {
    cursor.object { reader in
      let time = reader.number("at", in: ScriptRanges.times)
      guard let (name, value) = reader.variant(among: ScriptNames.events) else { return nil }
      if name == "drag" { return drag(value, at: time) }
      return action(name, value, time).map { [Entry(time: time, action: $0)] }
    }
  }

  private static func action(
    _ name: String, _ value: JSONCursor, _ time: Double
  ) -> SimulationScript.Action? {
    switch name {
    case "present": value.string().map { .present($0) }
    case "go": value.string().map { .go($0) }
    case "select": DetentForm.id(value, among: nil).map { .select($0) }
    case "adjust": value.choice(ScriptNames.adjustments).map { .event(.adjust($0)) }
    case "grab": grab(value, time)
    case "move": value.number().map { .event(.dragMoved(by: $0, time: time)) }
    case "release": value.number().map { .event(.dragEnded(velocity: $0, time: time)) }
    case "keyboard": value.choice(CaseNames.keyboards).map { .keyboard(isUp: $0) }
    case "lock": value.bool().map { .lock($0) }
    case "expect": value.object(expectation).map { .expect($0) }
    default: plain(name, value)
    }
  }

  /// An event without a value: `true` stands for it.
  private static func plain(_ name: String, _ value: JSONCursor) -> SimulationScript.Action? {
    guard case .bool(true) = value.value else { return value.expected("true") }
    switch name {
    case "dismiss": return .event(.dismiss())
    case "escape": return .event(.escape)
    case "tapOnDim": return .event(.tapOnDim)
    case "tapAffordance": return .tapAffordance
    default: return .event(.tapOutside)
    }
  }

  /// `true` outside of what scrolls, or the number of a view that does.
  private static func grab(_ value: JSONCursor, _ time: Double) -> SimulationScript.Action? {
    if case .bool(true) = value.value { return .event(.dragBegan(time: time)) }
    return value.integer(in: ScriptRanges.scrolls).map {
      .event(.dragBegan(scroll: $0, time: time))
    }
  }

  /// A whole gesture: it moves evenly, 120 times a second, and lets go with its own velocity or a
  /// given one.
  private static func drag(_ cursor: JSONCursor, at time: Double) -> [Entry]? {
    cursor.object { reader in
      let way = reader.number("by", in: ScriptRanges.ways)
      let duration = reader.number("during", default: 0.2, in: ScriptRanges.durations)
      let scroll = reader.value(ifPresent: "scroll") { $0.integer(in: ScriptRanges.scrolls) }
      let velocity = reader.number(ifPresent: "velocity", in: ScriptRanges.ways)
      let count = max(Int(duration * 120), 1)
      var entries = [
        Entry(time: time, action: .event(.dragBegan(scroll: scroll, time: time)))
      ]
      for index in 1...count {
        // In the middle of its share, so that frames of the same rate take the same number of moves.
        let stamp = time + duration * (Double(index) - 0.5) / Double(count)
        entries.append(
          Entry(
            time: stamp, action: .event(.dragMoved(by: way / Double(count), time: stamp))))
      }
      let end = time + duration
      entries.append(
        Entry(time: end, action: .event(.dragEnded(velocity: velocity, time: end))))
      return entries
    }
  }

  // MARK: Expectations

  private static func expectation(_ reader: JSONReader) -> SimulationScript.Expectation? {
    var expectation = SimulationScript.Expectation()
    expectation.phase = reader.choice(ifPresent: "phase", SimulationNames.phases)
    expectation.step = reader.string(ifPresent: "step")
    expectation.stop = reader.value(ifPresent: "stop") { DetentForm.id($0, among: nil) }
    expectation.visibleHeight = reader.number(ifPresent: "visibleHeight")
    expectation.dim = reader.number(ifPresent: "dim")
    expectation.scrollOffset = reader.number(ifPresent: "scrollOffset")
    expectation.outside = reader.choice(ifPresent: "outside", SimulationNames.outside)
    expectation.position = reader.choice(ifPresent: "position", SimulationNames.positions)
    expectation.section = reader.choice(ifPresent: "section", SimulationNames.sections)
    expectation.progress = reader.number(ifPresent: "progress", in: ScriptRanges.progress)
    expectation.tolerance = reader.number("within", default: 0.5, in: ScriptRanges.lengths)
    return expectation
  }
}
