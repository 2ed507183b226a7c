// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import Testing
import TrayTestSupport

@testable import TraySurfaces

/// What holds for every gesture: five thousand of them, chosen at random from a fixed seed.
@Suite struct TrayLawTests {
  static let scriptCount = 5_000
  private static let blocks = Array(0..<20)
  private static func seeds(_ block: Int) -> Range<UInt64> {
    let size = scriptCount / blocks.count
    return UInt64(block * size)..<UInt64((block + 1) * size)
  }

  @Test(arguments: blocks)
  func `every frame is finite, continuous and within what the spring allows`(block: Int) {
    for seed in Self.seeds(block) {
      var checker = ScriptChecker(seed: seed)
      checker.play()
      if let fault = checker.fault {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  @Test(arguments: blocks)
  func `frames of any length agree at the times they share, and a replay in every bit`(block: Int) {
    for seed in Self.seeds(block) {
      let script = GestureScript(seed: seed)
      let coarse = ScriptPlayer.play(script, every: 1, of: 30)
      if coarse != ScriptPlayer.play(script, every: 1, of: 30) {
        Issue.record("seed \(seed): a replay differs")
        return
      }
      var random = SeededGenerator(state: ~seed)
      let others = [
        ScriptPlayer.play(script, every: 2, of: 30), ScriptPlayer.play(script, every: 4, of: 30),
        ScriptPlayer.play(script, every: 1, of: 30, jitter: &random),
      ]
      for (index, other) in others.enumerated() {
        if let fault = coarse.difference(from: other) {
          Issue.record("seed \(seed), rate \(index): \(fault)")
          return
        }
      }
    }
  }

  @Test(arguments: Array(0..<10))
  func `invalid settings give valid frames`(block: Int) {
    for seed in UInt64(block * 50)..<UInt64(block * 50 + 50) {
      var odd = OddSettings(seed: ~seed)
      var tray = Tray(window: Trays.window(), settings: odd.settings())
      var clock = 0.0
      for (time, event) in GestureScript(seed: seed).events {
        tray.advance(by: time - clock)
        clock = time
        tray.handle(event)
        tray.handle(.dragMoved(by: odd.number(10), time: odd.number(clock)))
        if !tray.frame.isSane {
          Issue.record("seed \(seed): \(tray.frame) after \(event)")
          return
        }
      }
    }
  }

  @Test(arguments: blocks)
  func `I26: position and height know nothing of each other`(block: Int) {
    for seed in Self.seeds(block) {
      var random = SeededGenerator(state: seed)
      var both = TrayChannels(Spring(response: 0.4, dampingRatio: 0.8))
      var (position, height) = (both, both)
      for _ in 0..<20 {
        let (target, spring) = (
          random.uniform(0...900),
          Spring(response: random.uniform(0.1...1), dampingRatio: random.uniform(0.4...2))
        )
        if random.below(2) == 0 {
          both.extent.target = target
          both.extent.spring = spring
          position.extent = both.extent
        } else {
          both.height.target = target
          both.height.spring = spring
          height.height = both.height
        }
        let time = random.uniform(0...0.05)
        both.advance(by: time, isHeld: false)
        position.advance(by: time, isHeld: false)
        height.advance(by: time, isHeld: false)
        if both.extent != position.extent || both.height != height.height {
          Issue.record("seed \(seed): one moves the other")
          return
        }
      }
    }
  }

  @Test(arguments: blocks)
  func `I32: a stall costs exactly what the longest frame cuts off`(block: Int) {
    for seed in Self.seeds(block) {
      var random = SeededGenerator(state: seed)
      var settings = TraySettings()
      var exact = Trays.resting([200, 500, 800], settings: settings)
      settings.longestFrame = random.uniform(0.01...0.1)
      var cut = Trays.resting([200, 500, 800], settings: settings)
      for _ in 0..<12 {
        if random.below(3) == 0 {
          let target = DetentID.height([200, 500, 800][random.below(3)])
          exact.handle(.select(target))
          cut.handle(.select(target))
        }
        let time = random.uniform(0...0.2)
        let frame = cut.advance(by: time)
        if frame != exact.advance(by: min(time, settings.longestFrame)) {
          Issue.record("seed \(seed): a frame of \(time) s differs")
          return
        }
      }
    }
  }
}

extension TrayFrame {
  /// Whether all numbers are finite, and none that is a length or a share is negative.
  fileprivate var isSane: Bool {
    let lengths = [
      visibleHeight, laidOutHeight, width, dim, opacity, blend, cornerRadius, incoming.blur,
      hit.surface.height, hit.grabber.width, hit.grabber.height,
    ]
    return [velocity, position, x, stopIndex, scrollOffset].allSatisfy { $0.isFinite }
      && lengths.allSatisfy { $0 >= 0 && $0.isFinite }
  }
}
