// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayGeometry
import TrayKit
import TraySwiftUI
import TrayViews

// The page shows this.
struct Avatar: View {
  let side: CGFloat

  var body: some View {
    Circle().frame(width: side, height: side)
  }
}
// The page ends here.

/// The example of the module on the names of SwiftUI.
@Suite struct TraySwiftUIExampleTests {
  @Test func `a view of Core Graphics lengths is as large as they say`() throws {
    let step = Step("avatar") { Avatar(side: 44).id("avatar").detents([.hug]) }
    let window = Window(size: CGSize(width: 300, height: 600))
    let resolved = try Resolver().resolve(step, in: window)
    #expect(resolved.resolution.selectedStop.contentHeight == 44)
  }
}
