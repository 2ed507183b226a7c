// SPDX-License-Identifier: MIT

import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

private enum Names: PreferenceKey {
  static let defaultValue = ["default"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum First: PreferenceKey {
  static let defaultValue: Int? = nil
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

extension View {
  fileprivate func named(_ name: String) -> some View { preference(key: Names.self, value: [name]) }
}

/// Values that travel up.
@Suite struct PreferenceTests {
  @Test func `no writer means absent, not the default`() {
    #expect(tree { VStack { Color.gray } }.preference(Names.self) == nil)
  }

  @Test func `a loop leaves no view of its own, so that without writers it hands nothing up`() {
    let tree = tree {
      HStack {
        Color.gray.named("a")
        ForEach(0..<2) { _ in Color.gray }
        ForEach(["b", "c"], id: \.self) { Color.gray.named($0) }
      }
    }
    #expect(tree.preference(Names.self) == ["a", "b", "c"])
  }

  @Test func `siblings are joined in order, from the first that has a value`() {
    let tree = tree {
      HStack {
        Color.gray
        Color.gray.named("a")
        VStack {
          Color.gray.named("b")
          Color.gray.named("c")
        }
      }
    }
    #expect(tree.preference(Names.self) == ["a", "b", "c"])
  }

  @Test func `a writer replaces what lies inside it`() {
    let tree = tree {
      VStack {
        Color.gray.named("a")
        Color.gray.named("b")
      }
      .named("c")
    }
    #expect(tree.preference(Names.self) == ["c"])
  }

  @Test func `a transform changes the value from below`() {
    let tree = tree { Color.gray.named("a").transformPreference(Names.self) { $0.append("b") } }
    #expect(tree.preference(Names.self) == ["a", "b"])
  }

  @Test func `a transform of nothing begins with the default`() {
    let tree = tree { Color.gray.transformPreference(Names.self) { $0.append("b") } }
    #expect(tree.preference(Names.self) == ["default", "b"])
  }

  @Test func `an overlay comes after the view it covers`() {
    let tree = tree { Color.gray.named("a").overlay { Color.gray.named("b") } }
    #expect(tree.preference(Names.self) == ["a", "b"])
  }

  @Test func `a background comes before the view it underlies`() {
    let tree = tree { Color.gray.named("a").background { Color.gray.named("b") } }
    #expect(tree.preference(Names.self) == ["b", "a"])
  }

  @Test func `a bar comes after the view at whose edge it is`() {
    let tree = tree { Color.gray.named("a").safeAreaInset(edge: .top) { Color.gray.named("b") } }
    #expect(tree.preference(Names.self) == ["a", "b"])
  }

  @Test func `what scrolls and what flows hands its values up`() {
    let tree = tree {
      VStack {
        ScrollView { Color.gray.named("a") }
        HFlow { Color.gray.named("b") }
      }
    }
    #expect(tree.preference(Names.self) == ["a", "b"])
  }

  @Test func `keys do not mix`() {
    let tree = tree { Color.gray.named("a").preference(key: First.self, value: 4) }
    #expect(tree.preference(Names.self) == ["a"])
    #expect(tree.preference(First.self) == .some(4))
  }

  @Test func `an absent branch hands nothing up`() {
    let isShown = false
    let tree = tree { if isShown { Color.gray.named("a") } else { Color.gray } }
    #expect(tree.preference(Names.self) == nil)
  }
}
