// SPDX-License-Identifier: MIT

import Detents
import Geometry
import Motion
import Testing

@testable import Surfaces

/// What holds for every gesture: five thousand of them, chosen at random from a fixed seed.
@Suite struct TrayLawTests {
  static let scriptCount = 5_000
  private static let blocks = Array(0..<20)
  private static func seeds(_ block: Int) -> Range<UInt64> {
    let size = scriptCount / blocks.count
    return UInt64(block * size)..<UInt64((block + 1) * size)
  }

  @Test("every frame is finite, continuous and within what the spring allows", arguments: blocks)
  func framesAreLawful(block: Int) {
    for seed in Self.seeds(block) {
      var judge = Judge(seed: seed)
      judge.play()
      if let fault = judge.fault {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  @Test(
    "frames of any length agree at the times they share, and a replay in every bit",
    arguments: blocks)
  func frameRatesAgree(block: Int) {
    for seed in Self.seeds(block) {
      let script = GestureScript(seed: seed)
      let coarse = Player.play(script, every: 1, of: 30)
      if coarse != Player.play(script, every: 1, of: 30) {
        Issue.record("seed \(seed): a replay differs")
        return
      }
      var random = SeededGenerator(seed: ~seed)
      let others = [
        Player.play(script, every: 2, of: 30), Player.play(script, every: 4, of: 30),
        Player.play(script, every: 1, of: 30, jitter: &random),
      ]
      for (index, other) in others.enumerated() {
        if let fault = coarse.difference(from: other) {
          Issue.record("seed \(seed), rate \(index): \(fault)")
          return
        }
      }
    }
  }
}

/// Plays a script in frames of one length and keeps what shows at shared times.
private struct Player: Equatable {
  var frames: [TrayFrame] = []
  var reports: [TrayReport] = []

  /// Frames of `1 / (rate · parts)` seconds, of which every `parts`th is kept.
  static func play(_ script: GestureScript, every parts: Int, of rate: Double) -> Player {
    var none = SeededGenerator(seed: 0)
    return play(script, every: parts, of: rate, isJittered: false, &none)
  }

  static func play(
    _ script: GestureScript, every parts: Int, of rate: Double, jitter: inout SeededGenerator
  ) -> Player {
    play(script, every: parts, of: rate, isJittered: true, &jitter)
  }

  private static func play(
    _ script: GestureScript, every parts: Int, of rate: Double, isJittered: Bool,
    _ generator: inout SeededGenerator
  ) -> Player {
    var player = Player()
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

  func difference(from other: Player) -> String? {
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

/// Plays a script at 60 frames a second and looks at every frame and every event.
private struct Judge {
  let script: GestureScript
  var tray: Tray
  var fault: String?
  private var isMoving = false

  init(seed: UInt64) {
    script = GestureScript(seed: seed)
    tray = Tray(window: Trays.window(), settings: script.settings)
  }

  mutating func play() {
    var clock = 0.0
    for (time, event) in script.events {
      while clock < time, fault == nil {
        let step = min(1.0 / 60, time - clock)
        advance(by: step)
        clock = step < 1.0 / 60 ? time : clock + step
      }
      take(event)
      guard fault == nil else { return }
    }
    take(.dragCancelled)
    for _ in 0..<30 where fault == nil { advance(by: 1.0 / 60) }
    tray.advance(by: .infinity)
    judgeReports()
    judgeEnd()
  }

  private mutating func blame(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds, fault == nil { fault = words() }
  }

  // MARK: Events

  private mutating func take(_ event: TrayEvent) {
    let before = tray.frame
    tray.handle(event)
    let after = tray.frame
    judge(after)
    judgeReports()
    switch event {
    case .present(_, false), .window, .dragMoved: break
    case .dragEnded(nil, _), .dragEnded:
      blame(before.visibleHeight == after.visibleHeight || after.phase == .resting, "release jumps")
    default:
      let isAtTarget = after.phase == .resting || after.phase == .hidden
      blame(
        before.visibleHeight == after.visibleHeight || isAtTarget,
        "\(event) jumps from \(before.visibleHeight) to \(after.visibleHeight)")
      blame(
        after.phase == .dragging || isAtTarget || before.velocity == after.velocity
          || before.phase == .dragging, "\(event) changes the velocity")
    }
    guard case .window = event else {
      blame(
        isClose(before.dim, after.dim, within: 1e-9) || after.phase == .resting
          || after.phase == .hidden || isDragMove(event), "\(event) makes the dim jump")
      return
    }
  }

  private func isDragMove(_ event: TrayEvent) -> Bool {
    if case .dragMoved = event { true } else { false }
  }

  // MARK: Frames

  private mutating func advance(by time: Double) {
    let before = tray.frame
    let energy = tray.channels.extent.energy
    let after = tray.advance(by: time)
    judge(after)
    judgeReports()
    switch before.phase {
    case .dragging:
      blame(before.visibleHeight == after.visibleHeight, "a held tray moves")
      blame(before.laidOutHeight == after.laidOutHeight, "a held tray is laid out")
    case .resting, .hidden:
      blame(before.visibleHeight == after.visibleHeight, "a resting tray moves")
    case .settling, .dismissing:
      // The energy bounds how far past its target the spring can carry the tray.
      blame(
        tray.channels.extent.energy <= energy * (1 + 1e-9) + 1e-9, "the spring gains energy")
    }
  }

  private mutating func judge(_ frame: TrayFrame) {
    for value in [
      frame.visibleHeight, frame.velocity, frame.position, frame.laidOutHeight, frame.x,
      frame.width, frame.dim, frame.opacity, frame.blend, frame.cornerRadius, frame.stopIndex,
      frame.scrollOffset, frame.outgoing.opacity, frame.incoming.blur,
    ] {
      blame(value.isFinite, "a number is not finite")
    }
    blame(frame.dim >= 0 && frame.dim <= 1, "the dim is \(frame.dim)")
    blame(frame.visibleHeight >= 0 && frame.width >= 0, "a length is negative")
  }

  /// `settled` follows a motion, and each motion has one at most.
  private mutating func judgeReports() {
    for report in tray.takeReports() {
      switch report {
      case .willSettle, .willDismiss: isMoving = true
      case .dragBegan: isMoving = false
      case .settled:
        blame(isMoving, "settled without a motion")
        isMoving = false
      case .dismissed:
        blame(isMoving, "dismissed without a motion")
        isMoving = false
      default: break
      }
    }
  }

  private mutating func judgeEnd() {
    blame(!isMoving, "a motion has no end")
    let frame = tray.frame
    if frame.phase == .hidden {
      blame(frame.visibleHeight == 0 && frame.dim == 0, "something is left of a hidden tray")
      return
    }
    guard let stop = tray.selectedStop else { return }
    blame(frame.phase == .resting, "it ends \(frame.phase)")
    blame(
      frame.visibleHeight == stop.surfaceHeight && frame.velocity == 0
        && frame.laidOutHeight == stop.layoutHeight, "it rests beside its stop")
    blame(
      frame.dim == stop.dim && frame.blend == 1 && frame.hit.surface == stop.frame,
      "it looks different from its stop")
  }
}

extension SpringMotion {
  /// Half of the square of the velocity and what is stored in the spring, per mass.
  fileprivate var energy: Double {
    let pull = spring.angularFrequency * remaining
    return 0.5 * (velocity * velocity + pull * pull)
  }
}
