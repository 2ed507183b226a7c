// SPDX-License-Identifier: MIT

import TrayDetents
import Testing

@Suite struct DismissalTests {
  private let detents: [Detent] = [.height(200), .large]

  @Test func `an open way dismisses and a closed one does not`() {
    let resolution = resolve(detents, in: Phones.tall) {
      $0.dismissal = DismissalPolicy(
        .all, levels: [DismissalPolicy.Level(.large, [.escape])])
    }
    #expect(resolution.dismissal(at: .height(200), way: .drag) == .dismisses)
    #expect(resolution.dismissal(at: .large, way: .drag) == .stays)
    #expect(resolution.dismissal(at: .large, way: .escape) == .dismisses)
    #expect(resolution.dismissal(at: .large, way: []) == .stays)
    // A detent without a stop counts as the one at rest.
    #expect(resolution.dismissal(at: .medium, way: .drag) == .dismisses)
  }

  @Test func `a veto keeps open ways from dismissing and says so`() {
    let resolution = resolve(detents, in: Phones.tall) {
      $0.dismissal = DismissalPolicy([.drag, .escape], vetoed: [.drag, .tapOutside])
    }
    #expect(resolution.dismissal(at: .large, way: .drag) == .vetoed)
    #expect(resolution.dismissal(at: .large, way: .escape) == .dismisses)
    #expect(resolution.dismissal(at: .large, way: [.drag, .escape]) == .vetoed)
    // Closed is closed, whatever the veto says.
    #expect(resolution.dismissal(at: .large, way: .tapOutside) == .stays)
  }

  @Test(arguments: [
    (TapOnDim.dismiss, DismissalAnswer.dismisses), (.ignore, .stays),
    (.collapse, .collapses(to: .height(200))),
  ])
  func `a tap outside does what the dim says`(_ tap: TapOnDim, _ expected: DismissalAnswer) {
    let resolution = resolve(detents, in: Phones.tall) { $0.tapOnDim = tap }
    #expect(resolution.dismissal(at: .large, way: .tapOutside) == expected)
  }

  @Test func `a touch that passes through dismisses nothing`() {
    let resolution = resolve(detents, in: Phones.tall) { $0.outside = .pass }
    #expect(resolution.dismissal(at: .large, way: .tapOutside) == .stays)
    #expect(resolution.dismissal(at: .large, way: .drag) == .dismisses)
  }

  @Test func `the smallest stop has nowhere to collapse to`() {
    let resolution = resolve(detents, in: Phones.tall) { $0.tapOnDim = .collapse }
    #expect(resolution.dismissal(at: .height(200), way: .tapOutside) == .stays)
  }

  @Test(arguments: [(150.0, DismissalAnswer.stays), (210, .collapses(to: .height(200)))])
  func `a rest above the smallest stop collapses to it`(height: Double, answer: DismissalAnswer) {
    var resolution = resolve(detents, in: Phones.tall) { $0.tapOnDim = .collapse }
    resolution.rest(atContentHeight: height)
    #expect(resolution.selectedStop.ids == [.height(200)])
    #expect(resolution.dismissal(at: .height(200), way: .tapOutside) == answer)
  }
}
