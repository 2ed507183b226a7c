// SPDX-License-Identifier: MIT

import LayoutTestSupport
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

  @Test func `PRF-03 a contract inside a list reaches the step`() {
    let step = resolved(in: plainWindow(393, 852)) {
      ScrollView {
        VStack {
          Color.gray.frame(height: 50)
          Color.gray.frame(height: 50).detents([.height(300)]).dim(0.4)
        }
      }
    }
    #expect(step.heights == [300])
    #expect(step.contract.dim == DimPolicy(0.4))
  }

  @Test func `PRF-05 only the step on top declares, and the one below is as it was`() {
    let window = plainWindow(393, 852)
    @Sendable func below() -> some View { Color.gray.detents([.height(200), .height(400)]) }
    let before = resolved(in: window, below)
    let above = resolved(in: window) { Color.gray.detents([.height(300)]) }
    #expect(above.heights == [300])
    #expect(resolved(in: window, below).heights == before.heights)
  }

  @Test func `PRF-06 a surface over another has heights of its own`() {
    let window = plainWindow(393, 852)
    let first = resolved(in: window) { Color.gray.detents([.height(300)]) }
    let second = resolved(in: window) { Color.gray.detents([.height(500)]) }
    #expect(first.heights == [300] && second.heights == [500])
  }
}
