// SPDX-License-Identifier: MIT

// What the page of TrayCombine shows, compiled.

import Testing
import TrayCombine

// The page shows this.
final class Basket: ObservableObject {
  @Published var count = 3
}
// The page ends here.

@Suite struct TrayCombineExampleTests {
  @Test func `a published property keeps what it is given`() {
    let basket = Basket()
    #expect(basket.count == 3)
    basket.count = 4
    #expect(basket.count == 4)
  }
}
