// SPDX-License-Identifier: MIT

import TrayTestSupport
import TraySurfaces

/// Plays a script in frames of one length and keeps what shows at shared times.
struct ScriptPlayer: Equatable {
  var frames: [TrayFrame] = []
  var reports: [TrayReport] = []

  /// Frames of `1 / (rate · parts)` seconds, of which every `parts`th is kept.
  static func play(_ script: GestureScript, every parts: Int, of rate: Double) -> ScriptPlayer {
    var none = SeededGenerator(state: 0)
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
    let areEqual =
      reports.count == other.reports.count
      && zip(reports, other.reports).allSatisfy { $0.agrees(with: $1) }
    return areEqual ? nil : "the reports differ"
  }
}

extension TrayReport {
  /// Whether two reports are the same but for numbers that rounding may touch.
  fileprivate func agrees(with other: TrayReport) -> Bool {
    switch (self, other) {
    case (.willSettle(let id, let height, _), .willSettle(let twin, let other, _)),
      (.settled(let id, let height), .settled(let twin, let other)):
      id == twin && isClose(height, other, within: 1e-6)
    case (.scrollFlicked(let scroll, _), .scrollFlicked(let twin, _)): scroll == twin
    default: self == other
    }
  }
}
