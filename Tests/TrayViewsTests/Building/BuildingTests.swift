// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// What a builder makes of several, absent, alternative and repeated views.
@Suite struct BuildingTests {
  @Test func `a modifier of a group applies to each view in it`() {
    let engine = engine {
      VStack(spacing: 0) {
        Group {
          Color.gray.frame(height: 10)
          Color.gray.frame(height: 10)
        }
        .padding(.vertical, 5)
      }
    }
    #expect(engine.size(50, nil).height == 40)
  }

  @Test func `repeated views stand in the order of their data`() {
    let placed = engine {
      HStack(spacing: 0) {
        ForEach([3, 1, 2], id: \.self) { Color.gray.frame(width: Double($0)).id("w\($0)") }
      }
    }.placed(100, 10)
    #expect(["w3", "w1", "w2"].map { placed.frame($0)?.minX } == [0, 3, 4])
  }

  @Test(arguments: [(true, 10.0), (false, 20.0)])
  func `only the branch that is taken takes part`(_ isFirst: Bool, _ height: Double) {
    let engine = engine {
      VStack {
        if isFirst { Color.gray.frame(height: 10) } else { Color.gray.frame(height: 20) }
      }
    }
    #expect(engine.size(50, nil).height == height)
  }

  @Test func `an empty view adds no node and no spacing`() {
    let without = tree { VStack { Color.gray } }
    let with = tree {
      VStack {
        EmptyView()
        Color.gray
        EmptyView()
      }
    }
    #expect(with.count == without.count)
  }

  @Test func `several views at the top become a column`() {
    let engine = engine {
      Color.gray.frame(width: 20, height: 10)
      Color.gray.frame(width: 30, height: 10)
    }
    #expect(engine.size(nil, nil) == Size(width: 30, height: 28))
  }

  @Test func `a view of an unknown type lowers as itself`() {
    let plain = engine { Color.gray.frame(width: 20, height: 10) }
    let hidden = engine { AnyView(AnyView(Color.gray.frame(width: 20, height: 10))) }
    #expect(plain.tree.count == hidden.tree.count)
    #expect(plain.size(50, 50) == hidden.size(50, 50))
  }

  @Test func `a path names views and counts those of the same name`() throws {
    let tree = tree {
      VStack {
        Text("a")
        HStack {
          Text("b")
          Text("c").padding(4).id("last")
        }
      }
    }
    let node = try #require(tree.node(withID: "last"))
    #expect(
      tree.path(to: try #require(tree.children(of: node).first)) == "vstack/hstack/#last/text[1]")
  }
}
