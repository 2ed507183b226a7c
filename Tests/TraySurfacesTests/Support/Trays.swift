// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import TraySurfaces

/// Trays with stops at plain heights, for tests.
enum Trays {
  static func window(height: Double = 844, width: Double = 390) -> Window {
    Window(size: Size(width: width, height: height))
  }

  /// A contract with stops at heights, and the opacity of the dim at each of them.
  static func contract(
    _ heights: [Double], dims: [Double] = [], surface: SurfaceMode = .presented,
    initial: Double? = nil, dismissal: DismissalPolicy = DismissalPolicy(),
    layout: ResolutionRules.ContentLayout = .resize
  ) -> StepContract {
    StepContract(
      detents: heights.map { .height($0) }, initial: initial.map { .height($0) },
      dim: DimPolicy(0, levels: zip(heights, dims).map { .init(.height($0), $1) }),
      dismissal: dismissal, keyboard: .grow, width: .edgeAttached, surface: surface,
      safeArea: .inside,
      rules: ResolutionRules(topGap: .window(0), contentLayout: layout))
  }

  /// A tray at rest at one of its stops.
  static func resting(
    _ heights: [Double], at height: Double? = nil, dims: [Double] = [],
    surface: SurfaceMode = .presented, windowHeight: Double = 844,
    settings: TraySettings = TraySettings(), scrolls: [TrayScroll] = []
  ) -> Tray {
    var tray = Tray(window: window(height: windowHeight), settings: settings)
    let contract = contract(heights, dims: dims, surface: surface, initial: height)
    tray.handle(.present(TrayStep("a", contract: contract, scrolls: scrolls), isAnimated: false))
    _ = tray.takeReports()
    return tray
  }
}

extension Tray {
  /// The height of the stop that is selected.
  var targetHeight: Double { selectedStop?.surfaceHeight ?? 0 }

  /// Lets frames of a 120th of a second pass until nothing moves, two minutes at most.
  mutating func run(_ each: (TrayFrame) -> Void = { _ in }) {
    for _ in 0..<14_400 where needsFrames { each(advance(by: 1.0 / 120)) }
  }

  /// A drag in steps of 10 milliseconds that ends with a velocity.
  mutating func drag(
    by distance: Double, velocity: Double = 0, steps: Int = 4, scroll: Int? = nil
  ) {
    handle(.dragBegan(scroll: scroll, time: 0))
    for step in 1...steps {
      handle(.dragMoved(by: distance / Double(steps), time: Double(step) * 0.01))
    }
    handle(.dragEnded(velocity: velocity, time: Double(steps) * 0.01))
  }

  var settledCount: Int {
    reports.count { if case .settled = $0 { true } else { false } }
  }
}
