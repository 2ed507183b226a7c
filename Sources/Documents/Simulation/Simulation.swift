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
    public var reports: [TrayReport]
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
  /// The expectations that failed, in words.
  public private(set) var failures: [String] = []
  private var tray: Tray
  private let steps: [ResolvedStep]
  private let keyboard: Keyboard?

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - flow: The flow whose steps it names.
  ///   - catalogue: The devices.
  ///   - resolver: What measures.
  ///   - rate: Frames per second, from 1 to 1000.
  /// - Throws: What is unknown: a device, its keyboard, or a step.
  public init(
    _ script: SimulationScript, of flow: FlowDocument, in catalogue: DeviceCatalogue,
    resolver: Resolver, rate: Int
  ) throws(SimulationError) {
    let locale = LocaleFacts(looking: script.environment.locale)
    let rate = Double(min(max(rate, 1), 1000))
    do {
      window = try script.environment.window(in: catalogue, direction: locale.layoutDirection)
      var up = script.environment
      up.isKeyboardUp = script.needsKeyboard
      keyboard = try up.window(in: catalogue, direction: locale.layoutDirection).keyboard
    } catch { throw .environment(error) }
    id = script.id
    tray = Tray(window: window, settings: script.settings)
    let bare = window
    steps = flow.flow(in: script.environment.locale).steps.map {
      resolver.resolve($0, in: bare, locale: locale)
    }
    tray.handle(.reducedMotion(script.isMotionReduced))
    try play(script, rate)
  }

  /// Advances exactly to each event, then to the frame; events at a frame's time come before it.
  private mutating func play(_ script: SimulationScript, _ rate: Double) throws(SimulationError) {
    var clock = 0.0
    var entries = script.entries[...]
    for index in 0...Int(script.duration * rate) {
      let time = Double(index) / rate
      while let entry = entries.first, entry.time <= time {
        tray.advance(by: entry.time - clock)
        clock = max(clock, entry.time)
        try apply(entry)
        entries.removeFirst()
      }
      tray.advance(by: time - clock)
      clock = time
      note(time)
    }
  }

  private mutating func note(_ time: Double) {
    instants.append(Instant(time: time, frame: tray.frame, reports: tray.takeReports()))
    guard tray.phase != .hidden, let resolution = tray.resolution else { return }
    let before = instants.count > 1 ? instants[instants.count - 2].time : time
    for stop in resolution.stops {
      let name = stop.ids.map { DetentNames.name(of: $0) }.joined(separator: " = ")
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
    case .present(let id): tray.handle(.present(try step(id)))
    case .go(let id): tray.handle(.go(try step(id)))
    case .select(let id): tray.handle(.select(id))
    case .event(let event): tray.handle(event)
    case .keyboard(let isUp): tray.handle(.keyboard(isUp ? keyboard : nil))
    case .expect(let expectation): check(expectation, at: entry.time)
    }
  }

  private func step(_ id: String) throws(SimulationError) -> TrayStep {
    guard let step = steps.first(where: { $0.id == id }) else {
      throw .unknownStep(id, near: nearestName(to: id, among: steps.map(\.id)))
    }
    return TrayStep(step)
  }

  // MARK: Expectations

  private mutating func check(_ wanted: SimulationScript.Expectation, at time: Double) {
    let frame = tray.frame
    func fail(_ what: String, _ expected: String, _ found: String) {
      failures.append(
        "at \(JSONWriter.rounded(time)) s: expected \(what) \(expected), found \(found)")
    }
    func compare(_ what: String, _ expected: Double?, _ found: Double, _ tolerance: Double) {
      guard let expected, !((expected - found).magnitude <= tolerance) else { return }
      fail(what, JSONWriter.rounded(expected), JSONWriter.rounded(found))
    }
    if let phase = wanted.phase, phase != frame.phase {
      fail("phase", "\(phase)", "\(frame.phase)")
    }
    if let step = wanted.step, step != tray.step?.id {
      fail("step", step, tray.step?.id ?? "none")
    }
    if let stop = wanted.stop, tray.selectedStop?.contains(stop) != true {
      let found = tray.selectedStop?.ids.map { DetentNames.name(of: $0) } ?? []
      fail("stop", DetentNames.name(of: stop), found.joined(separator: " = "))
    }
    if let outside = wanted.outside, outside != frame.hit.outside {
      fail("outside", "\(outside)", "\(frame.hit.outside)")
    }
    compare("visible height", wanted.visibleHeight, frame.visibleHeight, wanted.tolerance)
    compare("dim", wanted.dim, frame.dim, min(wanted.tolerance, 0.005))
    compare("scroll offset", wanted.scrollOffset, frame.scrollOffset, wanted.tolerance)
  }
}

extension SimulationScript {
  /// Whether a keyboard comes up somewhere.
  var needsKeyboard: Bool {
    entries.contains { if case .keyboard(isUp: true) = $0.action { true } else { false } }
  }
}

/// Why a script can't be played.
public enum SimulationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Its device or the keyboard is unknown.
  case environment(CaseError)
  /// The flow has no such step.
  case unknownStep(String, near: String?)

  /// What is unknown, and what to do.
  public var description: String {
    switch self {
    case .environment(let error): return error.description
    case .unknownStep(let name, let near):
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      return "the flow has no step '\(name)'\(hint)"
    }
  }
}
