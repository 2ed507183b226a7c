// SPDX-License-Identifier: MIT

import Testing
import TrayDeepStack

/// The example of the module on nested calls.
@Suite struct TrayDeepStackExampleTests {
  @Test func `a sum of a hundred thousand calls is found`() {
    // The page shows this.
    func sum(to count: Int) -> Int {
      count == 0 ? 0 : DeepStack.withRoom { count + sum(to: count - 1) }
    }
    let total = sum(to: 100_000)  // 5,000,050,000
    // The page ends here.
    #expect(total == 5_000_050_000)
  }
}
