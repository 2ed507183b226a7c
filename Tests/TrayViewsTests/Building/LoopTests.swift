// SPDX-License-Identifier: MIT

import TrayLayout
import Testing
import TrayViews

@Suite struct LoopTests {
  private func count(_ view: some View) -> Int {
    var builder = TreeBuilder()
    view.lower(into: &builder)
    return builder.finish().taggedNodes.filter { $0.tag == .name("spacer") }.count
  }

  @Test(arguments: [0, 1, 2, 5]) func `a loop gives a view for each turn`(turns: Int) {
    let views = VStack { for _ in 0..<turns { Spacer() } }
    #expect(count(views) == turns)
  }

  @Test func `a loop may hold conditions`() {
    let views = VStack {
      for number in 0..<6 {
        if number.isMultiple(of: 2) { Spacer() }
      }
    }
    #expect(count(views) == 3)
  }
}
