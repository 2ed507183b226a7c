// SPDX-License-Identifier: MIT

import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

private enum Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Public reports about values that travel up.
@Suite struct PreferenceCaseTests {
  @Test func `PRF-02 a writer further out stops what lies inside it`() {
    let tree = tree {
      HStack {
        HStack {
          Color.gray.preference(key: Sum.self, value: 30)
          Color.gray.preference(key: Sum.self, value: 40)
        }
        .preference(key: Sum.self, value: 70)
        Color.gray.preference(key: Sum.self, value: 50)
      }
    }
    #expect(tree.preference(Sum.self) == 120)
  }

  @Test func `PRF-02 a reader that takes a value out hands up its own`() {
    // The inner row reads 70 and says it once; without its own word both would travel up.
    let leaking = tree {
      HStack {
        HStack {
          Color.gray.preference(key: Sum.self, value: 30)
          Color.gray.preference(key: Sum.self, value: 40)
        }
        .transformPreference(Sum.self) { $0 += $0 }
        Color.gray.preference(key: Sum.self, value: 50)
      }
    }
    #expect(leaking.preference(Sum.self) == 190)
  }

  @Test func `PRF-07 siblings are joined in order and a stack's own value replaces theirs`() {
    let none = tree { VStack { pair(nil, nil) } }
    #expect(none.preference(Sum.self) ?? Sum.defaultValue == 0)
    #expect(tree { VStack { pair(1, nil) } }.preference(Sum.self) == 1)
    #expect(tree { VStack { pair(1, 2) } }.preference(Sum.self) == 3)
    let overridden = tree { VStack { pair(1, 2) }.preference(key: Sum.self, value: 9) }
    #expect(overridden.preference(Sum.self) == 9)
  }

  @ViewBuilder private func pair(_ first: Int?, _ second: Int?) -> some View {
    written(first)
    written(second)
  }

  @ViewBuilder private func written(_ value: Int?) -> some View {
    if let value { Color.gray.preference(key: Sum.self, value: value) } else { Color.gray }
  }
}
