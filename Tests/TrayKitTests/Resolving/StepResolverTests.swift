// SPDX-License-Identifier: MIT

import Testing
import TrayKit

/// A step with texts, a list and a bar, and windows that differ in all that matters.
private enum Example {
  static let step = Step("plan") {
    VStack(alignment: .leading, spacing: 12) {
      Text("A weekend by the sea, with a ferry and a lighthouse").font(.title2).bold()
      SearchField("Name of a place", isFocused: true)
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(0..<12) { Text("Stop number \($0)") }
        }
      }
    }
    .padding(20)
    .detents([.hug, .medium, .large.when(.keyboard), .tip(peek: 60)], initial: .medium)
    .keyboard(.largest)
  } bottom: {
    Button("Save") {}.buttonStyle(.borderedProminent).padding(12)
  }

  static var windows: [Window] {
    let sizes = [Size(width: 320, height: 568), Size(width: 402, height: 874)]
    return sizes.flatMap { size in
      [DynamicTypeSize.large, .accessibility3].flatMap { textSize in
        [nil, Keyboard(height: 260, in: size)].map { keyboard in
          Window(
            size: size, safeAreaInsets: WindowInsets(top: 20, bottom: 34), scale: 2,
            dynamicTypeSize: textSize, keyboard: keyboard)
        }
      }
    }
  }
}

@Suite struct StepResolverTests {
  private let resolver: Resolver

  init() throws { resolver = try Resolver() }

  private func isSame(_ first: ResolvedStep, _ second: ResolvedStep) -> Bool {
    first.resolution == second.resolution && first.issues == second.issues
      && first.measure == second.measure
      && zip(first.layouts, second.layouts).allSatisfy { one, other in
        one.bounds == other.bounds && one.scrolls == other.scrolls
      }
  }

  @Test func `an answer does not depend on what was asked before`() {
    let kept = resolver.resolver(of: Example.step)
    let windows = Example.windows + Example.windows.reversed() + Example.windows
    for window in windows {
      let answer = kept.resolve(in: window)
      #expect(isSame(answer, resolver.resolve(Example.step, in: window)))
    }
  }

  @Test func `resolving twice gives the same`() throws {
    let window = try #require(Example.windows.first)
    let kept = resolver.resolver(of: Example.step)
    #expect(isSame(kept.resolve(in: window), kept.resolve(in: window)))
  }

  @Test func `threads share a resolver`() async {
    let windows = Example.windows
    let expected = windows.map { resolver.resolve(Example.step, in: $0).resolution }
    await withTaskGroup(of: [Resolution].self) { group in
      for _ in 0..<4 {
        group.addTask { [resolver] in
          windows.map { resolver.resolve(Example.step, in: $0).resolution }
        }
      }
      for await answers in group { #expect(answers == expected) }
    }
  }

  @Test func `the bottom section rests on the bottom inset at every stop`() throws {
    for window in Example.windows where window.keyboard == nil {
      let resolved = resolver.resolve(Example.step, in: window)
      for layout in resolved.layouts {
        let bottom = try #require(layout.bottom)
        let root = try #require(bottom.tree.root)
        let edge = window.size.height - window.safeAreaInsets.bottom
        #expect(abs(bottom.frame(of: root).maxY - edge) < 0.51)
      }
    }
  }
}
