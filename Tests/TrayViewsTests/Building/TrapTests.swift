// SPDX-License-Identifier: MIT

import Testing
import TrayViews

/// A view that lowers itself has no body to be read.
@Suite struct TrapTests {
  @Test func `the body of a primitive view traps and names the view`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Color.gray.body
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("Color is a primitive view and has no body"))
  }

  @Test func `the body of an optional view traps`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Color?.none.body
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("an optional view has no body"))
  }
}
