// SPDX-License-Identifier: MIT

import Testing
import TrayMotion

/// The example of the module on springs.
@Suite struct TrayMotionExampleTests {
  @Test func `a spring, a landing and a pull have the numbers of the page`() {
    // The page shows this.
    let spring = Spring(response: 0.4, dampingRatio: 1)
    let start = SpringMotion(value: 0, target: 100, spring: spring)
    let oneStep = start.advanced(by: 0.2)
    let twoSteps = start.advanced(by: 0.05).advanced(by: 0.15)  // the same place
    let landing = DecelerationRate.normal.landing(from: 300, velocity: 1000)  // 799
    let pulled = RubberBand(dimension: 667).offset(forPull: 40)  // 21.3
    // The page ends here.
    #expect(abs(oneStep.value - twoSteps.value) < 1e-9)
    // 100 − 100 (1 + ωt) e^(−ωt), ω = 2π / 0.4, t = 0.2
    #expect(abs(oneStep.value - 82.1025) < 1e-3)
    #expect(abs(landing - 799) < 1e-9)
    #expect(abs(pulled - 21.298) < 1e-2)
  }
}
