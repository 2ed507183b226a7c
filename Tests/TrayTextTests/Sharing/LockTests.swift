// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TrayText

/// One thread at a time changes a value.
@Suite struct LockTests {
  @Test func `no change of any thread is lost`() {
    let count = Lock(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<5_000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 40_000)
  }
}
