// SPDX-License-Identifier: MIT

import Testing
import TrayCases
import TrayDetents
import TrayKit
import TrayViews

// The page shows this.
func heights(of flow: Flow, on device: String) throws -> [Double] {
  let cases = CaseResolver(try Resolver())
  let found = try cases.resolve(LocalizedFlow(flow), in: FlowCase(device: device))
  return found.steps.map { $0.resolution.selectedStop.surfaceHeight }
}
// The page ends here.

/// The example of the module on cases.
@Suite struct TrayCasesExampleTests {
  @Test func `a flow has its heights on a device without a home indicator`() throws {
    let flow = Flow("two") {
      Step("fixed") { Color.red.detents([.height(240)]) }
      Step("hugging") { Color.red.frame(height: 100).detents([.hug]) }
    }
    #expect(try heights(of: flow, on: "iphone-se-3") == [240, 100])
  }
}
