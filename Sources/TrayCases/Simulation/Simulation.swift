// SPDX-License-Identifier: MIT

public import TrayKit

/// A script played on a virtual clock: the frames, the reports, and the expectations that failed.
public struct Simulation: Sendable {
  /// A frame and its time, in seconds.
  public struct Instant: Sendable {
    /// Seconds from the start.
    public var time: Double
    /// What shows then.
    public var frame: TrayFrame
    /// What was reported since the frame before, with the times of the events that led to it.
    public var reports: [SimulatedReport]
    /// How far a reveal is, from 0 to 1; nil for other surfaces.
    public var progress: Double?
  }

  /// A stop that was there for a while, for plots.
  public struct StopLine: Hashable, Sendable {
    /// The names of its detents.
    public var name: String
    /// Its surface height, in points.
    public var height: Double
    /// From when on, in seconds.
    public var start: Double
    /// Until when, in seconds.
    public var end: Double
  }

  /// The name of the script.
  public private(set) var id: String
  /// The window.
  public private(set) var window: Window
  /// The frames, one after each equal time.
  public private(set) var instants: [Instant] = []
  /// The stops while they were there.
  public private(set) var stops: [StopLine] = []
  /// The controls that the sections of a reveal share.
  public private(set) var controls: [ResolvedReveal.SharedControl] = []
  /// The expectations that failed, in words.
  public private(set) var failures: [String] = []
  private var surface: DrivenSurface
  private let script: SimulationScript
  private let steps: [ResolvedStep]
  private let keyboard: Keyboard?

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - flow: The flow whose steps it names.
  ///   - cases: The devices, and what measures.
  ///   - rate: Frames per second, from 1 to 1000.
  /// - Throws: What is unknown: a device, its keyboard, or a step.
  public init(
    _ script: SimulationScript, of flow: LocalizedFlow, by cases: CaseResolver, rate: Int = 60
  ) throws(SimulationError) {
    let (catalogue, resolver) = (cases.catalogue, cases.resolver)
    let flow = flow.flow(in: script.environment.locale)
    let locale = script.environment.localeFacts
    let rate = Double(min(max(rate, 1), 1000))
    do {
      window = try script.environment.window(in: catalogue, direction: locale.layoutDirection)
      var up = script.environment
      up.isKeyboardUp = script.needsKeyboard
      keyboard = try up.window(in: catalogue, direction: locale.layoutDirection).keyboard
    } catch { throw .environment(error) }
    id = script.id
    self.script = script
    surface = .tray(Tray(window: window, settings: script.settings))
    let bare = window
    steps = flow.steps.map {
      script.surface.resolve($0, in: bare, locale: locale, by: resolver)
    }
    if case .reveal(let first, let second) = script.surface {
      _ = try (resolved(first), resolved(second))
      if let primary = flow.step(first), let secondary = flow.step(second) {
        let sections = resolver.resolveReveal(
          primary: primary, secondary: secondary, in: bare, locale: locale)
        controls = sections.controls
        surface = .reveal(sections.reveal(scale: bare.scale))
      }
    }
    let sources = flow.steps
    try checkNames { sources.map { resolver.resolve($0, in: bare, locale: locale) } }
    surface.handle(.reducedMotion(script.isMotionReduced))
    try play(script, rate)
  }

  /// Looks for every step and detent that the script names, so that a slip is reported before anything
  /// plays.
  ///
  /// A script may play on several surfaces; it may name the places of each.
  private func checkNames(own: () -> [ResolvedStep]) throws(SimulationError) {
    for id in script.steps { _ = try resolved(id) }
    let sections = SimulationNames.sections.names.map { DetentID($0) }
    let wanted = script.detents.filter { !sections.contains($0) && SheetPosition.of($0) == nil }
    guard !wanted.isEmpty else { return }
    let known = own().flatMap { $0.contract.detents.map(\.id) }
    for id in wanted where !known.contains(id) {
      let name = DetentNames.name(of: id)
      let near = nearestName(to: name, among: known.map { DetentNames.name(of: $0) })
      throw .unknownDetent(name, near: near)
    }
  }

  /// Advances exactly to each event, then to the frame; events at a frame's time come before it.
  private mutating func play(_ script: SimulationScript, _ rate: Double) throws(SimulationError) {
    var clock = 0.0
    var entries = script.entries[...]
    for index in 0...Int(script.duration * rate) {
      let time = Double(index) / rate
      while let entry = entries.first, entry.time <= time {
        surface.advance(by: entry.time - clock)
        clock = max(clock, entry.time)
        try apply(entry)
        entries.removeFirst()
      }
      surface.advance(by: time - clock)
      clock = time
      note(time)
    }
  }

  private mutating func note(_ time: Double) {
    let reports = surface.takeReports()
    let tray = surface.tray
    instants.append(
      Instant(time: time, frame: tray.frame, reports: reports, progress: surface.progress))
    guard tray.phase != .hidden, let resolution = tray.resolution else { return }
    let before = instants.count > 1 ? instants[instants.count - 2].time : time
    for stop in resolution.stops {
      let name = DetentNames.name(of: stop)
      if let index = stops.lastIndex(where: {
        $0.name == name && $0.height == stop.surfaceHeight && $0.end >= before
      }) {
        stops[index].end = time
      } else {
        stops.append(StopLine(name: name, height: stop.surfaceHeight, start: time, end: time))
      }
    }
  }

  // MARK: Events

  private mutating func apply(_ entry: SimulationScript.Entry) throws(SimulationError) {
    switch entry.action {
    case .present(let id): try show(id) { .present($0) }
    case .go(let id): try show(id) { .go($0) }
    case .select(let id): surface.select(id)
    case .event(let event): surface.handle(event)
    case .keyboard(let isUp): surface.handle(.keyboard(isUp ? keyboard : nil))
    case .tapAffordance, .lock: guardReveal(entry.action)
    case .expect(let expectation): check(expectation, at: entry.time)
    }
  }

  /// Shows a step: on a tray by an event, on a sheet as its content; a reveal shows both of its own.
  private mutating func show(
    _ id: String, _ event: (TrayStep) -> TrayEvent
  ) throws(SimulationError) {
    let step = try resolved(id)
    switch (script.surface, surface) {
    case (.reveal, _): break
    case (.sheet, .sheet(var sheet)) where sheet.tray.phase != .hidden:
      sheet.updateLayout(content: SheetContent(step))
      surface = .sheet(sheet)
    case (.sheet(let isNative, let settings), _):
      var sheet = Sheet(
        style: settings.style, content: SheetContent(step), insets: settings.insets,
        options: isNative ? [.all, .nativeSheet] : .all, system: settings.system, window: window)
      sheet.handle(.reducedMotion(script.isMotionReduced))
      sheet.present()
      surface = .sheet(sheet)
    case (.tray, _): surface.handle(event(TrayStep(step)))
    }
  }

  private mutating func guardReveal(_ action: SimulationScript.Action) {
    guard case .reveal(var reveal) = surface else { return }
    if case .lock(let isLocked) = action { reveal.lock(isLocked) } else { reveal.tapAffordance() }
    surface = .reveal(reveal)
  }

  private func resolved(_ id: String) throws(SimulationError) -> ResolvedStep {
    guard let step = steps.first(where: { $0.id == id }) else {
      throw .unknownStep(id, near: nearestName(to: id, among: steps.map(\.id)))
    }
    return step
  }

  // MARK: Expectations

  private mutating func check(_ wanted: SimulationScript.Expectation, at time: Double) {
    let tray = surface.tray
    let frame = tray.frame
    func fail(_ what: String, _ expected: String, _ found: String) {
      failures.append(
        "at \(PlainNumber.rounded(time)) s: expected \(what) \(expected), found \(found)")
    }
    func compare(_ what: String, _ expected: Double?, _ found: Double, _ tolerance: Double) {
      guard let expected, !((expected - found).magnitude <= tolerance) else { return }
      fail(what, PlainNumber.rounded(expected), PlainNumber.rounded(found))
    }
    if let phase = wanted.phase, phase != frame.phase {
      fail("phase", "\(phase)", "\(frame.phase)")
    }
    if let step = wanted.step, step != tray.step?.id {
      fail("step", step, tray.step?.id ?? "none")
    }
    if let stop = wanted.stop, tray.selectedStop?.contains(stop) != true {
      let found = tray.selectedStop.map { DetentNames.name(of: $0) } ?? ""
      fail("stop", DetentNames.name(of: stop), found)
    }
    if let outside = wanted.outside, outside != frame.hit.outside {
      fail("outside", "\(outside)", "\(frame.hit.outside)")
    }
    if let position = wanted.position, position != surface.position {
      fail("position", "\(position)", surface.position.map { "\($0)" } ?? "none")
    }
    if let section = wanted.section, section != surface.section {
      fail("section", "\(section)", surface.section.map { "\($0)" } ?? "none")
    }
    if let progress = surface.progress {
      compare("progress", wanted.progress, progress, min(wanted.tolerance, 0.005))
    } else if let progress = wanted.progress {
      fail("progress", PlainNumber.rounded(progress), "none")
    }
    compare("visible height", wanted.visibleHeight, frame.visibleHeight, wanted.tolerance)
    compare("dim", wanted.dim, frame.dim, min(wanted.tolerance, 0.005))
    compare("scroll offset", wanted.scrollOffset, frame.scrollOffset, wanted.tolerance)
  }
}

extension SimulationScript {
  /// The steps that are shown, in order.
  var steps: [String] {
    entries.compactMap { entry in
      switch entry.action {
      case .present(let id), .go(let id): id
      case .select, .event, .keyboard, .tapAffordance, .lock, .expect: nil
      }
    }
  }

  /// The detents that are selected or expected, in order.
  var detents: [DetentID] {
    entries.compactMap { entry in
      switch entry.action {
      case .select(let id): id
      case .expect(let expectation): expectation.stop
      case .present, .go, .event, .keyboard, .tapAffordance, .lock: nil
      }
    }
  }

  /// Whether a keyboard comes up somewhere.
  var needsKeyboard: Bool {
    entries.contains { if case .keyboard(isUp: true) = $0.action { true } else { false } }
  }
}
