// SPDX-License-Identifier: MIT

import TrayDeepStack
import Testing

/// Calls that nest without end of the stack.
@Suite struct DeepStackTests {
  /// Counts down by calls within calls.
  private static func count(_ levels: Int) -> Int {
    guard levels > 0 else { return 0 }
    return DeepStack.withRoom { 1 + count(levels - 1) }
  }

  @Test(arguments: [0, 1, 1_000, 200_000])
  func `calls nest as deep as they are asked to`(_ levels: Int) {
    #expect(Self.count(levels) == levels)
  }

  @Test func `what work changes is changed for the caller`() {
    var log: [Int] = []
    func fill(_ levels: Int) {
      guard levels > 0 else { return }
      DeepStack.withRoom { fill(levels - 1) }
      log.append(levels)
    }
    fill(100_000)
    #expect(log.count == 100_000)
    #expect(log.first == 1)
  }
}
