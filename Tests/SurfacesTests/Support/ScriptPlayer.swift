// SPDX-License-Identifier: MIT

import Surfaces

/// Plays a script in frames of one length and keeps what shows at shared times.
struct ScriptPlayer: Equatable {
  var frames: [TrayFrame] = []
  var reports: [TrayReport] = []

  /// Frames of `1 / (rate · parts)` seconds, of which every `parts`th is kept.
  static func play(_ script: GestureScript, every parts: Int, of rate: Double) -> ScriptPlayer {
    var none = SeededGenerator(seed: 0)
    return play(script, every: parts, of: rate, isJittered: false, &none)
  }

  static func play(
    _ script: GestureScript, every parts: Int, of rate: Double, jitter: inout SeededGenerator
  ) -> ScriptPlayer {
    play(script, every: parts, of: rate, isJittered: true, &jitter)
  }

  private static func play(
    _ script: GestureScript, every parts: Int, of rate: Double, isJittered: Bool,
    _ generator: inout SeededGenerator
  ) -> ScriptPlayer {
    var player = ScriptPlayer()
    var tray = Tray(window: Trays.window(), settings: script.settings)
    var clock = 0.0
    var next = 0
    for index in 1...Int(1.5 * rate) * parts {
      let time = Double(index) / (rate * Double(parts))
      while next < script.events.count, script.events[next].time <= time {
        tray.advance(by: script.events[next].time - clock)
        clock = max(clock, script.events[next].time)
        tray.handle(script.events[next].event)
        next += 1
      }
      if isJittered, time > clock {
        let part = generator.uniform(0...1) * (time - clock)
        tray.advance(by: part)
        clock += part
      }
      let frame = tray.advance(by: time - clock)
      clock = max(clock, time)
      if index.isMultiple(of: parts) { player.frames.append(frame) }
    }
    player.reports = tray.reports
    return player
  }

  func difference(from other: ScriptPlayer) -> String? {
    for (index, (one, two)) in zip(frames, other.frames).enumerated() {
      if one.phase != two.phase { return "frame \(index): \(one.phase) and \(two.phase)" }
      for (name, value, twin) in [
        ("height", one.visibleHeight, two.visibleHeight), ("position", one.position, two.position),
        ("layout", one.laidOutHeight, two.laidOutHeight), ("dim", one.dim, two.dim),
        ("x", one.x, two.x), ("width", one.width, two.width), ("blend", one.blend, two.blend),
        ("scroll", one.scrollOffset, two.scrollOffset), ("index", one.stopIndex, two.stopIndex),
      ] where !isClose(value, twin, within: 1e-6) {
        return "frame \(index), \(name): \(value) and \(twin)"
      }
      if !isClose(one.velocity, two.velocity, within: 1e-5 * max(1, one.velocity.magnitude)) {
        return "frame \(index), velocity: \(one.velocity) and \(two.velocity)"
      }
    }
    return reports.map(\.kind) == other.reports.map(\.kind) ? nil : "the reports differ"
  }
}

extension TrayReport {
  /// The report without numbers that rounding may touch.
  fileprivate var kind: TrayReport {
    switch self {
    case .willSettle(let id, let height, _): .willSettle(id, height: height, after: 0)
    case .scrollFlicked(let scroll, _): .scrollFlicked(scroll: scroll, velocity: 0)
    default: self
    }
  }
}
