// SPDX-License-Identifier: MIT

import TrayTestSupport
import TrayMotion
import TraySurfaces

/// Settings of which every third number is invalid; the same for the same seed.
struct OddSettings {
  private var generator: SeededGenerator
  private static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude,
  ]

  init(seed: UInt64) { generator = SeededGenerator(state: seed) }

  /// A number, or an odd one in its place.
  mutating func number(_ sane: Double) -> Double {
    generator.below(3) == 0 ? Self.odd[generator.below(Self.odd.count)] : sane
  }

  mutating func settings() -> TraySettings {
    var settings = TraySettings(
      springs: TraySprings(spring()),
      rest: SettlingThreshold(distance: number(0.25), speed: number(5)), release: release(),
      resistance: resistance(), longestFrame: number(0.05))
    if generator.below(3) == 0 { settings.springs.height = spring() }
    if generator.below(2) == 0 { settings.scrollResistance = resistance() }
    settings.touch.slop = number(10)
    settings.touch.keyboardDismissalDistance = number(10)
    settings.scrolling.deceleration = DecelerationRate(perMillisecond: number(0.99))
    settings.style = TrayStyle(
      cornerRadius: number(28), blurRadius: number(12), grabberWidth: number(36),
      grabberHeight: number(24))
    return settings
  }

  private mutating func spring() -> Spring {
    Spring(response: number(0.3), dampingRatio: number(0.8))
  }

  private mutating func resistance() -> EndResistance {
    switch generator.below(4) {
    case 0: .rubberBand(coefficient: number(0.5))
    case 1: .rigid
    case 2: .none
    default: .friction(DragFriction(extent: number(120), resistance: number(6)))
    }
  }

  private mutating func release() -> ReleaseRule {
    ReleaseRule(
      lookAhead: lookAhead(), choice: choice(),
      dismissal: ReleaseRule.Dismissal(
        isCandidate: generator.below(2) == 0, goneShare: number(0.4), landingShare: number(0.3),
        speed: number(1000), speedPerPoint: number(5)))
  }

  private mutating func lookAhead() -> ReleaseRule.LookAhead {
    switch generator.below(3) {
    case 0: .deceleration(DecelerationRate(perMillisecond: number(0.99)))
    case 1: .seconds(number(0.2))
    default: ReleaseRule.LookAhead(.movement(factor: number(2)), minimumSpeed: number(10))
    }
  }

  private mutating func choice() -> ReleaseRule.Choice {
    switch generator.below(9) {
    case 0: .nearest
    case 1: .neighbour
    case 2: .directional(speed: number(100))
    case 3: .besideNearest(speed: number(100))
    case 4: .outward
    case 5: .anywhere
    case 6: .paged(.halfPage(threshold: number(50)))
    case 7: .paged(.projected(DecelerationRate(perMillisecond: number(0.99))))
    default:
      .stepped(
        ReleaseRule.Steps(
          reach: .points(number(50)), speed: number(100), speedLimit: number(1),
          farReach: .shareOfWindow(number(0.3)), farSpeed: number(1000)))
    }
  }
}
