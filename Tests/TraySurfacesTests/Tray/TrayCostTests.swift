// SPDX-License-Identifier: MIT

import CTrayAllocationCount
import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces
import Synchronization
import Testing

/// What a frame must not do: ask for memory, or find stops anew.
@Suite struct TrayCostTests {
  /// How often a body asks for memory.
  private static func allocations(_ body: () -> Void) -> UInt {
    let before = allocations_of_this_thread()
    body()
    return allocations_of_this_thread() - before
  }

  private static let isCounting = allocations_are_counted()

  private static func tray() -> Tray {
    Trays.resting(
      [200, 500, 800], at: 500, dims: [0, 0.2, 0.4], scrolls: [TrayScroll(id: 1, range: 900)])
  }

  @Test(.enabled(if: isCounting)) func `memory is counted`() {
    var numbers: [Int] = []
    #expect(Self.allocations { numbers.append(1) } > 0)
    #expect(Self.allocations { numbers[0] += 1 } == 0)
  }

  @Test(.enabled(if: isCounting), arguments: [nil, 1])
  func `a drag asks for no memory`(scroll: Int?) {
    var tray = Self.tray()
    tray.handle(.dragBegan(scroll: scroll, time: 0))
    // The first move takes hold of the tray and reports it.
    tray.handle(.dragMoved(by: 1, time: 0.01))
    var sum = 0.0
    let count = Self.allocations {
      for index in 2..<400 {
        let distance = index % 100 < 50 ? 9.0 : -9.5
        tray.handle(.dragMoved(by: distance, time: Double(index) * 0.01))
        let frame = tray.advance(by: 0.01)
        sum += frame.visibleHeight + frame.scrollOffset + tray.metrics.dim
      }
    }
    #expect(count == 0)
    #expect(sum > 0 && tray.phase == .dragging)
  }

  @Test(.enabled(if: isCounting)) func `a frame on the way allocates nothing`() {
    var tray = Self.tray()
    tray.handle(
      .go(TrayStep("b", contract: Trays.contract([300, 700], dims: [0.1, 0.3], initial: 700))))
    tray.advance(by: 0.05)
    tray.handle(.go(TrayStep("c", contract: Trays.contract([400]))))
    var sum = 0.0
    let count = Self.allocations {
      for index in 0..<40 {
        let frame = tray.advance(by: index.isMultiple(of: 2) ? 1.0 / 120 : 1.0 / 240)
        sum += frame.outgoing[0].layer.opacity + frame.outgoing[1].layer.blur
        sum += frame.visibleHeight + tray.metrics.visible.height
      }
    }
    #expect(count == 0)
    #expect(sum > 0 && tray.phase == .settling)
  }

  @Test(.enabled(if: isCounting)) func `content that goes on scrolling allocates nothing`() {
    var tray = Trays.resting([800], scrolls: [TrayScroll(id: 1, range: 9000)])
    tray.drag(by: 100, velocity: 4000, scroll: 1)
    let start = tray.scrollOffset(of: 1) ?? 0
    #expect(Self.allocations { for _ in 0..<60 { tray.advance(by: 1.0 / 120) } } == 0)
    #expect((tray.scrollOffset(of: 1) ?? 0) > start + 500)
  }

  @Test func `a drag does not find the stops again`() {
    final class Counter: Sendable { let count = Atomic(0) }
    let counter = Counter()
    var contract = Trays.contract([200, 600])
    contract.detents.append(
      .custom("counted") { _ in
        counter.count.add(1, ordering: .relaxed)
        return 700
      })
    var tray = Tray(window: Trays.window())
    tray.handle(.present(TrayStep("a", contract: contract), isAnimated: false))
    let before = counter.count.load(ordering: .relaxed)
    #expect(before > 0)
    tray.drag(by: 450, velocity: 0, steps: 60)
    tray.run()
    #expect(counter.count.load(ordering: .relaxed) == before)
    #expect(tray.frame.visibleHeight == 700)
    // The counter does count what isn't a drag.
    tray.handle(.measured(ContentMeasure(idealHeight: 300)))
    #expect(counter.count.load(ordering: .relaxed) > before)
  }
}
