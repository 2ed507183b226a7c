// SPDX-License-Identifier: MIT

import TrayTestSupport
import Synchronization
import Testing
import TrayKit

/// Content that looks at the tray around it, and sends it away.
@Suite struct TrayEnvironmentTests {
  /// A row while the tray is low, a second one from half way to the next stop on.
  private struct Rows: View {
    @Environment(\.trayMetrics) private var tray

    var body: some View {
      VStack(spacing: 0) {
        Color.gray.frame(height: 40).id("row")
        if tray.stopIndex >= 0.5 { Color.gray.frame(height: 60).id("more") }
      }
    }
  }

  /// Hands what dismisses it to whoever asks.
  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    let hand: @Sendable (DismissAction) -> Void

    var body: some View {
      hand(dismiss)
      return Color.gray.frame(height: 40)
    }
  }

  @Test func `content lays itself out by the live stop`() {
    let window = plainWindow(390, 844)
    var tray = Tray(window: window)
    func layout() -> ResolvedStep {
      let metrics = tray.metrics
      return resolved(in: window) {
        Rows().environment(\.trayMetrics, metrics).detents([.height(200), .height(600)])
      }
    }
    #expect(tray.metrics == .hidden)
    tray.handle(.present(TrayStep(layout()), isAnimated: false))
    var isShown: [Bool] = []
    for id: DetentID in [.height(600), .height(200)] {
      tray.handle(.select(id))
      while tray.needsFrames {
        tray.advance(by: 1.0 / 30)
        let hasMore = layout().selectedLayout.frame(ofViewWithID: "more") != nil
        #expect(hasMore == (tray.frame.stopIndex >= 0.5))
        isShown.append(hasMore)
      }
      #expect(isShown.last == (id == .height(600)))
    }
    #expect(isShown.contains(true) && isShown.contains(false))
  }

  @Test func `content sends the tray away`() throws {
    let window = plainWindow(390, 844)
    let wishes = Wishes()
    let host = DismissAction { wishes.add() }
    let step = resolved(in: window) {
      Closing { wishes.take($0) }.environment(\.dismiss, host).detents([.height(200)])
    }
    var tray = Tray(window: window)
    tray.handle(.present(TrayStep(step), isAnimated: false))
    let action = try #require(wishes.action)
    #expect(wishes.count == 0)
    action()
    for _ in 0..<wishes.count { tray.handle(.dismiss()) }
    tray.advance(by: .infinity)
    #expect(wishes.count == 1 && tray.phase == .hidden && tray.metrics.visibleHeight == 0)
  }

  @Test func `without a host, nothing shows and nothing happens`() {
    let environment = EnvironmentValues()
    #expect(environment.trayMetrics == .hidden)
    environment.dismiss()
  }

  @Test func `a drag measures nothing`() {
    let window = plainWindow(390, 844)
    let measurer = CountingMeasurer()
    let step = Step("a") {
      Text("some words that wrap in the width of a phone").detents([.height(200), .height(600)])
    }
    var tray = Tray(window: window)
    tray.handle(
      .present(TrayStep(Resolver(measurer: measurer).resolve(step, in: window)), isAnimated: false))
    let before = measurer.count
    #expect(before > 0)
    tray.handle(.dragBegan(time: 0))
    for index in 1...60 {
      tray.handle(.dragMoved(by: 5, time: Double(index) / 60))
      tray.advance(by: 1.0 / 60)
    }
    tray.handle(.dragEnded(velocity: 0, time: 1))
    tray.advance(by: .infinity)
    #expect(tray.frame.visibleHeight == 600 && measurer.count == before)
  }
}

/// What the content was given, and how often it was called.
private final class Wishes: Sendable {
  private let given = Mutex<DismissAction?>(nil)
  private let calls = Atomic(0)

  var action: DismissAction? { given.withLock { $0 } }
  var count: Int { calls.load(ordering: .relaxed) }

  func take(_ action: DismissAction) { given.withLock { $0 = action } }
  func add() { calls.add(1, ordering: .relaxed) }
}

/// Text on a typewriter that counts how often it is asked.
private final class CountingMeasurer: TextMeasurer {
  private let asked = Atomic(0)
  private let typewriter = FixedAdvanceMeasurer()

  var count: Int { asked.load(ordering: .relaxed) }

  func prepare(_ text: StyledText) -> any PreparedText {
    asked.add(1, ordering: .relaxed)
    return typewriter.prepare(text)
  }
}
