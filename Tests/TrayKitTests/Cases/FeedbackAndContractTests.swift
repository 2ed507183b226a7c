// SPDX-License-Identifier: MIT

import TrayTestSupport
import Testing
import TrayKit

/// Public reports about measures that fed on themselves, and contracts that leaked.
@Suite struct FeedbackAndContractTests {
  @Test func `LOOP-04 resolving again changes no bit`() {
    @Sendable func content() -> some View {
      VStack {
        Text("some words that wrap in the width of a phone, and some more of them")
        Color.gray.frame(height: 33.4)
      }
      .id("content")
      .padding(7.1)
      .detents([.hug, .large])
    }
    let window = plainWindow(393, 852, scale: 3)
    let first = resolved(in: window, content)
    let second = resolved(in: window, after: first.resolution.selection, content)
    #expect(first.measure == second.measure)
    #expect(first.heights == second.heights)
    #expect(
      first.layouts.map { $0.frame(ofViewWithID: "content") }
        == second.layouts.map { $0.frame(ofViewWithID: "content") })
  }

  @Test func `LOOP-05 content is offered the stop it opens to, never the height on the way`() {
    @Sendable func content() -> some View {
      Color.gray.frame(maxHeight: .infinity).id("child").detents([.height(420), .large])
    }
    let opening = resolved(in: plainWindow(393, 852), content)
    let open = resolved(in: plainWindow(393, 852), after: opening.resolution.selection, content)
    for step in [opening, open] {
      #expect(step.selectedLayout.frame(ofViewWithID: "child")?.height == 420)
    }
  }

  // Half a pixel at scale 3 is 1/6 of a point.
  @Test(arguments: [0.16, -0.16])
  func `LOOP-04 noise below half a pixel moves no stop`(
    _ noise: Double
  ) throws {
    func step(_ height: Double, after previous: Selection?) -> ResolvedStep {
      resolved(in: plainWindow(393, 852, scale: 3), after: previous) {
        Color.gray.frame(height: height).detents([.hug, .large])
      }
    }
    let quiet = step(300, after: nil)
    let noisy = step(300 + noise, after: quiet.resolution.selection)
    #expect(noisy.resolution.selection == quiet.resolution.selection)
    #expect(quiet.resolution.stops.map(\.frame) == noisy.resolution.stops.map(\.frame))
  }

  // A height that is read from layout and stored, then used as a frame of the same content.
  @Test func `LOOP-04 a stored height is told once and the second pass is the last`() {
    struct Stored: View {
      let height: Double?
      let tell: (Double) -> Void
      var body: some View {
        Text("some words that wrap in the width of a phone, and some more of them")
          .onGeometryChange(for: Double.self, of: { $0.size.height }, action: tell)
          .frame(height: height)
      }
    }
    var stored: Double?
    var passes = 0
    var last: LayoutResult?
    for _ in 0..<10 {
      var builder = TreeBuilder()
      Stored(height: stored) { stored = $0 }.lower(into: &builder)
      let engine = LayoutEngine(tree: builder.finish(), measurer: FixedAdvanceMeasurer())
      let result = engine.place(in: Rect(x: 0, y: 0, width: 393, height: 852))
      passes += 1
      let told = result.deliverReports(after: last)
      last = result
      if told == 0 { break }
    }
    // The first pass tells the height, the second one nothing.
    #expect(passes == 2)
    #expect(stored == 40)
  }

  @Test func `PRF-03 a contract inside a lazy stack reaches the step in the same resolve`() {
    let isBuilt = false
    let step = resolved(in: plainWindow(393, 852)) {
      ScrollView {
        LazyVStack {
          Color.gray.frame(height: 50)
          Color.gray.frame(height: 50).detents([.height(300)]).dim(0.4)
          if isBuilt { Color.gray.detents([.height(700)]) }
        }
      }
    }
    #expect(step.heights == [300])
    #expect(step.contract.dim == DimPolicy(0.4))
  }

  @Test func `PRF-05 only the step on top declares, and the one below comes back as it was`() {
    let window = plainWindow(393, 852)
    let below = Step("a") { Color.gray.detents([.height(200), .height(400)]).dim(0.3) }
    let above = Step("b") { Color.gray.detents([.height(300)]) }
    let measurer = FixedAdvanceMeasurer()
    let (first, second) = (
      StepResolver(below, measurer: measurer), StepResolver(above, measurer: measurer)
    )
    let before = first.resolve(in: window)
    let pushed = second.resolve(in: window)
    #expect(pushed.heights == [300])
    #expect(pushed.contract.dim == StepContract().dim)
    let popped = first.resolve(in: window, after: before.resolution.selection)
    #expect(popped.heights == [200, 400])
    #expect(popped.contract.dim == before.contract.dim && popped.resolution == before.resolution)
  }

  @Test func `PRF-06 what a view presents declares for itself`() {
    @Sendable func second() -> some View { Color.gray.detents([.height(500)]) }
    let window = plainWindow(393, 852)
    let first = resolved(in: window) {
      Color.gray.detents([.height(300)])
        .sheet(isPresented: .constant(true), content: second)
    }
    #expect(first.heights == [300])
    #expect(resolved(in: window, second).heights == [500])
  }
}
