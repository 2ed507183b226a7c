// SPDX-License-Identifier: MIT

import TrayCases
import Testing
import TrayKit

/// What `tray explain` says of a number, in a window of 400 × 1000 with insets 60 and 40.
@Suite struct DerivationWordsTests {
  private static func resolution(_ change: (inout StepContract) -> Void) -> Resolution {
    let window = Window(
      size: Size(width: 400, height: 1000), safeAreaInsets: WindowInsets(top: 60, bottom: 40))
    var contract = StepContract()
    change(&contract)
    return DetentResolver.resolve(contract: contract, window: window, measure: .unmeasured)
  }

  @Test(arguments: [
    (ResolutionRules.TopGap.safeArea(plus: 21), "1000 window − 60 top inset − 21 top gap", 879.0),
    (.safeArea(plus: 0), "1000 window − 60 top inset", 900),
    (.window(15), "1000 window − 60 top inset + 45 of it", 945),
    (.window(0), "1000 window", 960),
    (
      .window(-200), "1000 window − 60 top inset + 60 of it + 200 beyond the window", 1160
    ),
  ])
  func `the maximum is written as arithmetic that holds`(
    gap: ResolutionRules.TopGap, words: String, height: Double
  ) {
    let resolution = Self.resolution { $0.rules.topGap = gap }
    #expect(resolution.maximum == height)
    #expect(
      DerivationWords.arithmetic(resolution.maximumDerivation) == words + " − 40 bottom inset")
  }

  @Test(arguments: [
    (-100.0, "1000 window + 100 from the top"), (70, "1000 window − 70 from the top"),
  ])
  func `a distance from the top has a sign`(distance: Double, words: String) {
    let resolution = Self.resolution {
      $0.detents = [.insetFromTop(distance)]
      $0.rules.topGap = .window(-200)
    }
    #expect(
      DerivationWords.arithmetic(resolution.selectedStop.members[0].derivation)
        == words + " − 40 that the surface adds")
  }
}
