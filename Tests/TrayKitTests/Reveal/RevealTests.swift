// SPDX-License-Identifier: MIT

import TrayTestSupport
import Testing
import TrayKit

@Suite struct ResolvedRevealTests {
  private let window = Window(size: Size(width: 400, height: 800))

  private func resolved<First: View, Second: View>(
    @ViewBuilder _ primary: @escaping @Sendable () -> First,
    @ViewBuilder _ secondary: @escaping @Sendable () -> Second
  ) -> ResolvedReveal {
    Resolver(measurer: FixedAdvanceMeasurer()).resolveReveal(
      primary: Step("primary", content: primary),
      secondary: Step("secondary", content: secondary), in: window)
  }

  @Test func `the primary section has the viewport's size, the secondary one its own height`() {
    let reveal = resolved {
      Color.gray.id("photo")
    } _: {
      VStack(spacing: 10) {
        Color.gray.frame(height: 120)
        Color.gray.frame(height: 200).id("facts")
      }
    }
    #expect(reveal.secondaryHeight == 330)
    let photo = reveal.primary.tree.node(withID: "photo").map { reveal.primary.frame(of: $0) }
    #expect(photo == Rect(x: 0, y: 0, width: 400, height: 800))
    let facts = reveal.secondary.tree.node(withID: "facts").map { reveal.secondary.frame(of: $0) }
    #expect(facts == Rect(x: 0, y: 930, width: 400, height: 200))
  }

  @Test func `a shared control comes up from both sections and lies on its places`() throws {
    let reveal = resolved {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        Color.gray.frame(width: 60, height: 60).morphSource("play", cornerRadius: 30)
      }
      .frame(width: 400)
    } _: {
      HStack(spacing: 0) {
        Color.gray.frame(width: 100, height: 40).morphDestination("play", cornerRadius: 8)
        Spacer(minLength: 0)
      }
      .padding(20)
    }
    #expect(reveal.issues == [])
    let control = try #require(reveal.controls.first)
    #expect(control.id == "play")
    #expect(control.morph.source?.frame == Rect(x: 170, y: 740, width: 60, height: 60))
    #expect(control.morph.destination?.frame == Rect(x: 20, y: 820, width: 100, height: 40))
    // 80 high: at the end it has been scrolled by 80.
    #expect(
      control.morph.control(at: 1, offset: 80)?.frame
        == Rect(x: 20, y: 740, width: 100, height: 40))
    #expect(control.morph.control(at: 0.5, offset: 40)?.cornerRadius == 19)
  }

  @Test func `a view that scrolls along the reveal is an issue, unless it has nothing to scroll`() {
    let reveal = resolved {
      ScrollView { Color.gray.frame(height: 2000) }.id("comments")
    } _: {
      ScrollView { Color.gray.frame(height: 300) }
    }
    #expect(reveal.issues == [.nestedScroll(path: "primary/scroll#comments")])
    let sideways = resolved {
      ScrollView(.horizontal) { Color.gray.frame(width: 900, height: 20) }
    } _: {
      Color.gray.frame(height: 20)
    }
    #expect(sideways.issues == [])
  }

  @Test func `a shared control with one place, or too many, is an issue`() {
    let reveal = resolved {
      HStack {
        Color.gray.frame(width: 10, height: 10).morphSource("a").morphSource("b")
        Color.gray.frame(width: 20, height: 10).morphSource("b")
      }
    } _: {
      Color.gray.frame(height: 10).morphDestination("b")
    }
    #expect(
      reveal.issues == [.sharedControlIsAmbiguous("b"), .sharedControlHasOnePlace("a")])
    #expect(reveal.controls.map { $0.id } == ["a", "b"])
    #expect(reveal.controls.last?.morph.source?.frame.width == 10)
  }

  @Test func `what was resolved makes a reveal`() {
    var reveal = resolved {
      Color.gray
    } _: {
      Color.gray.frame(height: 320)
    }.reveal(scale: 2)
    reveal.snap(to: .secondary, isAnimated: false)
    #expect(reveal.offset == 320)
    #expect(reveal.progress == 1)
  }
}
