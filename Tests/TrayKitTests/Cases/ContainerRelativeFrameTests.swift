// SPDX-License-Identifier: MIT

import TrayTestSupport
import Testing
import TrayKit

/// Frames that refer to the surface on which a step lies.
@Suite struct ContainerRelativeFrameTests {
  @Sendable private func cards() -> some View {
    VStack {
      Color.gray.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, spacing: 6)
        .id("third")
      Color.gray.frame(height: 10)
        .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10).id("half")
    }
    .detents([.hug])
  }

  // (L - s(n - 1)) / n * k + s(k - 1): (393 - 12) / 3 = 127 and (393 - 30) / 4 * 2 + 10 = 191.5.
  @Test func `the surface is the container`() {
    let step = resolved(in: plainWindow(393, 852), cards)
    #expect(step.selectedLayout.content.frame("third")?.width == 127)
    #expect(step.selectedLayout.content.frame("half")?.width == 191.5)
    #expect(step.issues.isEmpty)
  }

  @Test func `a resolver that is kept follows the window`() {
    let resolver = StepResolver(Step("step", content: cards), measurer: FixedAdvanceMeasurer())
    for width in [393.0, 320, 393] {
      let step = resolver.resolve(in: plainWindow(width, 852))
      #expect(step.selectedLayout.content.frame("third")?.width == (width - 12) / 3)
    }
  }

  @Test func `a readable width narrows the container`() {
    let step = resolved(in: plainWindow(900, 1200)) { cards().readableWidth(300) }
    #expect(step.selectedLayout.content.frame("third")?.width == 96)
  }

  @Test func `the height is that which the surface may have, whatever the stop`() {
    let step = resolved(in: plainWindow(400, 800)) {
      Color.gray.containerRelativeFrame(.vertical) { length, _ in length / 2 }.id("half")
        .detents([.height(100), .large])
    }
    let heights = step.layouts.map { $0.content.frame("half")?.height }
    #expect(heights == Array(repeating: step.resolution.maximum / 2, count: 2))
  }

  @Test func `without a surface the size is assumed, and said to be`() {
    var builder = TreeBuilder()
    Color.gray.containerRelativeFrame(.horizontal).lower(into: &builder)
    let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
    #expect(engine.sizeThatFits(ProposedSize(width: 70, height: 30)) == Size(width: 70, height: 30))
    let names = engine.tree.issues.compactMap {
      if case .assumedSize(let name, _, _) = $0 { name } else { nil }
    }
    #expect(names == ["containerRelativeFrame"])
  }
}
