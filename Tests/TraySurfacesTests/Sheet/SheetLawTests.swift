// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import Testing
import TrayTestSupport

@testable import TraySurfaces

/// The laws of the tray for sheets of both looks and styles, over five thousand scripts.
@Suite struct SheetLawTests {
  static let scriptCount = 5_000
  private static let blocks = Array(0..<20)
  private static func seeds(_ block: Int) -> Range<UInt64> {
    let size = scriptCount / blocks.count
    return UInt64(block * size)..<UInt64((block + 1) * size)
  }

  /// A random sheet: the same for the same seed.
  private static func sheet(_ generator: inout SeededGenerator) -> Sheet {
    let isNative = generator.below(2) == 0
    let hasList = generator.below(3) != 0
    return Sheet(
      style: isNative || generator.below(2) == 0 ? .modal : .persistent,
      content: SheetContent(
        idealHeight: generator.uniform(100...1500).rounded(),
        bottomSection: generator.below(2) == 0 ? generator.uniform(20...90).rounded() : nil,
        scroll: hasList
          ? TrayScroll(id: 1, range: generator.uniform(0...900), offset: 0) : nil),
      insets: SheetInsets(
        tip: generator.uniform(40...200).rounded(), half: generator.uniform(200...900).rounded(),
        full: generator.uniform(0...80).rounded()),
      options: isNative ? [.all, .nativeSheet] : .all,
      system: generator.below(3) == 0 ? .edgeAttached : .cards, window: Trays.window())
  }

  private static func script(_ seed: UInt64) -> GestureScript {
    var generator = SeededGenerator(state: seed)
    let first = sheet(&generator)
    return GestureScript(seed: ~seed, settings: first.tray.settings) { id, generator in
      let sheet = sheet(&generator)
      let section = sheet.content.bottomSection
      return TrayStep(
        id, contract: sheet.contract,
        measure: ContentMeasure(
          idealHeight: sheet.content.idealHeight,
          bottomSection: section.map { ContentMeasure.BottomSection(height: $0) }),
        scrolls: sheet.content.scroll.map { [$0] } ?? [])
    }
  }

  @Test(arguments: blocks)
  func `every frame of a sheet keeps the laws of the tray`(block: Int) {
    for seed in Self.seeds(block) {
      var checker = ScriptChecker(Self.script(seed))
      checker.play()
      if let fault = checker.fault {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  @Test(arguments: blocks)
  func `frames of any length agree, and a replay in every bit`(block: Int) {
    for seed in Self.seeds(block) {
      let script = Self.script(seed)
      let coarse = ScriptPlayer.play(script, every: 1, of: 30)
      var random = SeededGenerator(state: ~seed)
      let others = [
        ScriptPlayer.play(script, every: 2, of: 30), ScriptPlayer.play(script, every: 4, of: 30),
        ScriptPlayer.play(script, every: 1, of: 30, jitter: &random),
      ]
      if coarse != ScriptPlayer.play(script, every: 1, of: 30) {
        Issue.record("seed \(seed): a replay differs")
        return
      }
      for (index, other) in others.enumerated() {
        if let fault = coarse.difference(from: other) {
          Issue.record("seed \(seed), rate \(index): \(fault)")
          return
        }
      }
    }
  }

  @Test(arguments: blocks)
  func `a sheet is its tray, and its positions are reported truly`(block: Int) {
    for seed in Self.seeds(block) {
      if let fault = Self.faultOfPositions(seed) {
        Issue.record("seed \(seed): \(fault)")
        return
      }
    }
  }

  /// Plays gestures and moves on a sheet and looks at each position and report.
  private static func faultOfPositions(_ seed: UInt64) -> String? {
    var generator = SeededGenerator(state: seed)
    var sheet = sheet(&generator)
    var twin = Tray(window: sheet.tray.window, settings: sheet.tray.settings)
    sheet.present()
    if let step = sheet.tray.step { twin.handle(.present(step)) }
    var told = SheetPosition.hidden
    var gone = 0
    for number in 0..<12 {
      if generator.below(3) == 0 {
        let position = SheetPosition.allCases[generator.below(4)]
        sheet.move(to: position)
        if position == .hidden, sheet.style == .modal {
          twin.handle(.dismiss())
        } else if sheet.tray.phase != .hidden, let id = sheet.tray.resolution?.selection.current {
          twin.handle(.select(id))
        }
        if sheet.look == .native, sheet.position == .tip { return "a native sheet has a tip" }
      } else {
        let time = Double(number)
        let events: [TrayEvent] = [
          .dragBegan(time: time), .dragMoved(by: generator.uniform(-300...300), time: time + 0.05),
          .dragEnded(velocity: generator.uniform(-3000...3000), time: time + 0.05),
        ]
        for event in events {
          sheet.handle(event)
          twin.handle(event)
        }
      }
      let time = generator.uniform(0...0.4)
      sheet.advance(by: time)
      twin.advance(by: time)
      if sheet.frame != twin.frame { return "the sheet differs from its tray" }
      for report in sheet.takeReports() {
        switch report {
        case .positionChanged(let position):
          if position == told { return "\(position) is told twice" }
          told = position
        case .dismissed:
          gone += 1
          if sheet.isAlive { return "a dismissed sheet is alive" }
        case .surface: break
        }
      }
      if told != sheet.position { return "\(told) was told, it is \(sheet.position)" }
    }
    sheet.advance(by: .infinity)
    if gone > 1 { return "dismissed \(gone) times" }
    if sheet.style == .persistent, gone > 0 { return "a persistent sheet was dismissed" }
    let rests = sheet.tray.phase == .resting || sheet.tray.phase == .hidden
    return rests ? nil : "it ends \(sheet.tray.phase)"
  }
}
