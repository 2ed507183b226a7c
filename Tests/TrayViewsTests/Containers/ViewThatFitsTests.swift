// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// A choice of the first view that fits.
@Suite struct ViewThatFitsTests {
  private func choice(in axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      Color.red.frame(width: 100, height: 20).id("wide").preference(key: Names.self, value: ["w"])
      Color.blue.frame(width: 40, height: 60).id("high").preference(key: Names.self, value: ["h"])
      Color.green.frame(width: 10, height: 10).id("least")
        .preference(key: Names.self, value: ["l"])
    }
  }

  @Test(arguments: [
    ([120.0, 80], [100.0, 20]), ([100, 20], [100, 20]), ([99, 80], [40, 60]),
    ([99, 30], [10, 10]),
    ([5, 5], [10, 10]),
  ])
  func `the first view whose ideal size fits is taken`(_ offer: [Double], _ size: [Double]) {
    let engine = engine { choice() }
    #expect(engine.size(offer[0], offer[1]) == Size(width: size[0], height: size[1]))
  }

  @Test func `an open or endless offer fits everything`() {
    let engine = engine { choice() }
    #expect(engine.size(nil, nil) == Size(width: 100, height: 20))
    #expect(engine.size(.infinity, .infinity) == Size(width: 100, height: 20))
  }

  @Test func `an axis that is not chosen does not count`() {
    #expect(engine { choice(in: .horizontal) }.size(50, 5) == Size(width: 40, height: 60))
    #expect(engine { choice(in: .vertical) }.size(5, 30) == Size(width: 100, height: 20))
  }

  @Test func `a text is asked at its real width where only its height counts`() {
    let engine = engine {
      ViewThatFits(in: .vertical) {
        Text("aaaa bbbb cccc").id("text")
        Color.red.frame(width: 1, height: 1).id("small")
      }
    }
    let open = engine.size(nil, nil)
    #expect(engine.size(open.width / 2, open.height * 1.5) == Size(width: 1, height: 1))
    #expect(engine.size(open.width, open.height) == open)
  }

  @Test func `views that are not taken are not placed, not found and hand nothing up`() throws {
    let result = engine { choice() }.placed(50, 70)
    #expect(result.tree.node(withID: "wide") == nil)
    #expect(result.tree.node(withID: "least") == nil)
    let taken = try #require(result.tree.node(withID: "high"))
    #expect(result.frame(of: taken) == Rect(x: 0, y: 0, width: 40, height: 60))
    #expect(result.preference(Names.self) == ["h"])
  }

  @Test func `views that are not taken give no issues`() {
    let engine = engine {
      ViewThatFits {
        Image("unknown").frame(width: 90, height: 90)
        Color.red.frame(width: 5, height: 5)
      }
    }
    #expect(engine.placed(10, 10).issues.isEmpty)
    #expect(engine.placed(100, 100).issues.count == 1)
  }

  @Test func `a choice of nothing takes no room`() {
    #expect(engine { ViewThatFits { EmptyView() } }.size(50, 50) == .zero)
    #expect(engine { VStack { ViewThatFits {} } }.placed(50, 50).issues.isEmpty)
  }
}

/// Layouts that take turns.
@Suite struct AnyLayoutTests {
  @Test(arguments: [true, false])
  func `a hidden layout gives the frames of its view`(_ isRow: Bool) {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
    let hidden = engine {
      layout {
        Color.red.frame(width: 10, height: 20)
        Spacer()
        Color.red.frame(width: 30, height: 40)
      }
    }
    let plain = engine {
      if isRow {
        HStack(spacing: 4) {
          Color.red.frame(width: 10, height: 20)
          Spacer()
          Color.red.frame(width: 30, height: 40)
        }
      } else {
        VStack(spacing: 4) {
          Color.red.frame(width: 10, height: 20)
          Spacer()
          Color.red.frame(width: 30, height: 40)
        }
      }
    }
    for offer in [nil, 0, 90, Double.infinity] {
      #expect(hidden.size(offer, offer) == plain.size(offer, offer))
    }
  }

  @Test func `a layout of an author's own may ask a stack`() {
    let engine = engine {
      Wrapping {
        Color.red.frame(width: 10, height: 20)
        Color.red.frame(width: 30, height: 40)
      }
    }
    #expect(engine.size(nil, nil) == Size(width: 48, height: 40))
  }

  @Test func `a stack in depth takes the greatest size`() {
    let engine = engine {
      AnyLayout(ZStackLayout(alignment: .topLeading)) {
        Color.red.frame(width: 10, height: 40)
        Color.red.frame(width: 30, height: 20)
      }
    }
    #expect(engine.size(nil, nil) == Size(width: 30, height: 40))
  }
}

/// Hands everything to a hidden row.
private struct Wrapping: Layout {
  let inner = AnyLayout(HStackLayout())

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { inner.makeCache(subviews: subviews) }
  func sizeThatFits(
    proposal: ProposedSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> Size {
    inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) {
    inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
