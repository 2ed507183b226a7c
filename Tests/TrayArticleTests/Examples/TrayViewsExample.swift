// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayGeometry
import TrayLayout
import TrayTestSupport
import TrayViews

// The page shows this.
struct Answers: View {
  let names: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("What are you in the mood for?").font(.title2)
      HFlow(spacing: 8) { ForEach(names, id: \.self) { Chip($0) } }
    }
    .padding(20)
    .detents([.hug, .large])
  }
}
// The page ends here.

/// The example of the module on views.
@Suite struct TrayViewsExampleTests {
  @Test func `the views have a size and declare detents`() {
    let tree = LayoutTree { Answers(names: ["Sushi", "Ramen"]) }
    let size = LayoutEngine(tree: tree, measurer: FixedAdvanceMeasurer()).sizeThatFits(.unspecified)
    #expect(size.width > 40 && size.height > 56)
  }
}
