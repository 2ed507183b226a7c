// SPDX-License-Identifier: MIT

import Testing
import TrayCases

@Suite struct OrderedWorkTests {
  @Test(arguments: [1, 2, 5], [1, 3, 64])
  func `results come in order`(threads: Int, round: Int) {
    var received: [Int] = []
    OrderedWork<Int>(threads: threads, round: round).run(3..<100) {
      { $0 * $0 }
    } receive: {
      received.append($0)
      return true
    }
    #expect(received == (3..<100).map { $0 * $0 })
  }

  // Those of the round are done; no further round begins.
  @Test func `work ends when nothing receives it`() {
    var received = 0
    OrderedWork<Int>(threads: 2, round: 4).run(0..<100) {
      { $0 }
    } receive: { _ in
      received += 1
      return received < 6
    }
    #expect(received == 6)
  }

  @Test func `no work is fine`() {
    OrderedWork<Int>(threads: 2, round: 4).run(0..<0) {
      { $0 }
    } receive: { _ in
      Issue.record("nothing was to be done")
      return true
    }
  }
}
