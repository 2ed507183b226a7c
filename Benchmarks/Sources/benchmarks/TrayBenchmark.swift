// SPDX-License-Identifier: MIT

import CAllocations
import TrayKit

/// What one frame of a tray costs: letting time pass and saying what shows.
///
/// The promise is 200 ns, and no memory.
struct TrayBenchmark {
  private static let frames = 20_000

  private let resting: Tray

  init() {
    let contract = Self.contract([200, 500, 800])
    var settings = TraySettings()
    // So slow that it is on its way in every frame.
    settings.springs = TraySprings(Spring(response: 100, dampingRatio: 0.85))
    var tray = Tray(
      window: Window(size: Size(width: 390, height: 844), scale: 3), settings: settings)
    tray.handle(
      .present(
        TrayStep("first", contract: contract, scrolls: [TrayScroll(id: 1, range: 900)]),
        isAnimated: false))
    resting = tray
  }

  private static func contract(_ heights: [Double]) -> StepContract {
    StepContract(
      detents: heights.map { .height($0) }, initial: .height(heights[0]),
      dim: DimPolicy(0, levels: [.init(.height(heights[heights.count - 1]), 0.4)]))
  }

  /// Whether every kind of frame keeps to 200 ns, and none asks for memory.
  func promises(for measurements: [Measurement]) -> [Promise] {
    let times = measurements.map { Promise("\($0.name), ns", Int($0.minimum * 1e9), 200) }
    var count = 0
    for start in starts {
      var tray = start.tray
      Self.play(&tray, 1, start.isDragging)
      let before = allocations_of_this_thread()
      Self.play(&tray, 400, start.isDragging)
      count += Int(allocations_of_this_thread() - before)
    }
    return times + [Promise("allocations for 2,000 frames", count, 0)]
  }

  /// The figures: under a finger, on the way to a stop, and between two steps.
  func measurements() -> [Measurement] {
    starts.map { start in
      var tray = start.tray
      return Measurement.take(start.name, units: Self.frames, prepare: { tray = start.tray }) {
        Self.play(&tray, Self.frames, start.isDragging)
      }
    }
  }

  private var starts: [(name: String, tray: Tray, isDragging: Bool)] {
    var dragged = resting
    dragged.handle(.dragBegan(time: 0))
    var scrolled = resting
    scrolled.handle(.dragBegan(scroll: 1, time: 0))
    var settling = resting
    settling.handle(.select(.height(800)))
    var blending = resting
    blending.handle(.go(TrayStep("second", contract: Self.contract([300, 700]))))
    blending.advance(by: 0.1)
    blending.handle(.go(TrayStep("third", contract: Self.contract([400, 600]))))
    return [
      ("a frame at rest", resting, false),
      ("a frame under a finger, with its move", dragged, true),
      ("a frame of a gesture in what scrolls", scrolled, true),
      ("a frame on the way to a stop", settling, false),
      ("a frame between two steps and a third", blending, false),
    ]
  }

  private static func play(_ tray: inout Tray, _ count: Int, _ isDragging: Bool) {
    var sum = 0.0
    for index in 0..<count {
      if isDragging {
        let distance = index & 63 < 32 ? 7.0 : -7.0
        tray.handle(.dragMoved(by: distance, time: Double(index) / 120))
      }
      let frame = tray.advance(by: 1.0 / 120 / 64)
      sum += frame.visibleHeight + frame.dim + frame.incoming.opacity
    }
    precondition(sum.isFinite, "a height is a number")
  }
}
