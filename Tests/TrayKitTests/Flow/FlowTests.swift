// SPDX-License-Identifier: MIT

import Testing
import TrayKit

/// Flows and their builder.
@Suite struct FlowTests {
  private func flow(withSummary: Bool, isLong: Bool) -> Flow {
    Flow("checkout") {
      Step("address") { Color.red }
      if withSummary { Step("summary") { Color.red } }
      if isLong {
        for number in 1...2 { Step("item \(number)") { Color.red } }
      } else {
        Step("item") { Color.red }
      }
    }
  }

  @Test func `steps stand in the order in which they are written`() {
    let ids = flow(withSummary: true, isLong: true).steps.map(\.id)
    #expect(ids == ["address", "summary", "item 1", "item 2"])
  }

  @Test func `steps may depend on a condition`() {
    #expect(flow(withSummary: false, isLong: false).steps.map(\.id) == ["address", "item"])
  }

  @Test func `a step is found by its name`() {
    let flow = flow(withSummary: true, isLong: false)
    #expect(flow.step("summary")?.id == "summary")
    #expect(flow.step("payment") == nil)
  }
}
