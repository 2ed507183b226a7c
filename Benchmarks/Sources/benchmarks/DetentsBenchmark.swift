// SPDX-License-Identifier: MIT

import CAllocations
import TrayKit

/// What finding stops costs for content that is measured already: both phases, five detents.
struct DetentsBenchmark {
  private let contract = StepContract(
    detents: [.hug, .height(200), .fraction(0.6), .medium, .large], initial: .medium)
  private let window = Window(
    size: Size(width: 393, height: 852), safeAreaInsets: WindowInsets(top: 59, bottom: 34),
    scale: 3)
  private let measure = ContentMeasure(idealHeight: 300)

  func measurement() throws -> Measurement {
    let units = 20_000
    var sum = 0.0
    let row = try Measurement.take("stops of five detents, both phases", units: units) {
      var selection: Selection?
      for _ in 0..<units {
        let resolution = resolve(after: selection)
        selection = resolution.selection
        sum += resolution.selectedStop.surfaceHeight
      }
    }
    precondition(sum.isFinite, "a height is a number")
    return row
  }

  /// How often one resolution asks for memory, and how many arrays its result holds.
  func allocations() -> (asked: Int, inResult: Int) {
    let first = resolve(after: nil)
    let before = allocations_of_this_thread()
    let resolution = resolve(after: first.selection)
    let asked = allocations_of_this_thread() - before
    return (Int(asked), Self.arrays(in: resolution))
  }

  private func resolve(after selection: Selection?) -> Resolution {
    DetentResolver.resolve(
      contract: contract, window: window, measure: measure, after: selection)
  }

  /// The arrays of a result that hold something, each of which is one allocation.
  private static func arrays(in resolution: Resolution) -> Int {
    var derivations = [resolution.widthDerivation, resolution.maximumDerivation]
    var count = resolution.stops.count + 1
    for stop in resolution.stops { derivations += stop.members.map { $0.derivation } }
    count += derivations.count { !$0.steps.isEmpty }
    return count + (resolution.issues.isEmpty ? 0 : 1) + (resolution.dropped.isEmpty ? 0 : 1)
  }
}
