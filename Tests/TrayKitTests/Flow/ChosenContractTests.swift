// SPDX-License-Identifier: MIT

import TrayTestSupport
import Testing
import TrayKit

/// The contract is that of the views which layout chooses or builds.
@Suite struct ChosenContractTests {
  @Sendable private func choice() -> some View {
    ViewThatFits(in: .horizontal) {
      Color.gray.frame(width: 600, height: 50).detents([.height(500)]).dim(0.5)
      Color.gray.frame(width: 300, height: 50).detents([.height(200)])
    }
  }

  private static let cases: [(Double, [Double], Double)] = [
    (700, [500], 0.5), (393, [200], StepContract().dim.opacity),
  ]

  @Test(arguments: cases)
  func `a view that is not picked declares nothing`(
    _ width: Double, _ heights: [Double], _ dim: Double
  ) {
    let step = resolved(in: plainWindow(width, 852)) { choice().readableWidth(nil) }
    #expect(step.heights == heights)
    #expect(step.contract.dim.opacity == dim)
  }

  @Test func `a resolver that is kept follows the choice`() {
    let step = Step("step") { choice().readableWidth(nil) }
    let resolver = StepResolver(step, measurer: FixedAdvanceMeasurer())
    for (width, height) in [(700.0, 500.0), (393, 200), (700, 500)] {
      #expect(resolver.resolve(in: plainWindow(width, 852)).heights == [height])
    }
  }

  @Test func `a view that is built from its size declares as any other`() {
    let step = resolved(in: plainWindow(393, 852)) {
      GeometryReader { proxy in
        Color.gray.detents([.height(proxy.size.width > 350 ? 400 : 200)])
      }
    }
    #expect(step.heights == [400])
  }

  @Test func `a field that is not picked has no focus`() {
    struct Fields: View {
      @FocusState private var field: Int?
      var body: some View {
        ViewThatFits(in: .horizontal) {
          TextField("wide", text: .constant("")).focused($field, equals: nil).frame(width: 600)
          Color.gray.frame(width: 100, height: 50)
        }
      }
    }
    let step = resolved(in: plainWindow(393, 852)) { Fields() }
    #expect(step.measure.focusedField == nil)
  }
}
