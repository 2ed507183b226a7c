// SPDX-License-Identifier: MIT

import TrayKit

/// What one frame of a tray costs: letting time pass and saying what shows.
///
/// The aim is 200 ns.
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

  /// The figures: under a finger, on the way to a stop, and between two steps.
  func measurements() -> [Measurement] {
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
      Self.take("a frame at rest", of: resting),
      Self.take("a frame under a finger, with its move", of: dragged, isDragging: true),
      Self.take("a frame of a gesture in what scrolls", of: scrolled, isDragging: true),
      Self.take("a frame on the way to a stop", of: settling),
      Self.take("a frame between two steps and a third", of: blending),
    ]
  }

  private static func take(
    _ name: String, of start: Tray, isDragging: Bool = false
  ) -> Measurement {
    var tray = start
    var sum = 0.0
    let measurement = Measurement.take(name, units: frames, prepare: { tray = start }) {
      for index in 0..<frames {
        if isDragging {
          let distance = index & 63 < 32 ? 7.0 : -7.0
          tray.handle(.dragMoved(by: distance, time: Double(index) / 120))
        }
        let frame = tray.advance(by: 1.0 / 120 / 64)
        sum += frame.visibleHeight + frame.dim + frame.incoming.opacity
      }
    }
    precondition(sum.isFinite, "a height is a number")
    return measurement
  }
}
