// SPDX-License-Identifier: MIT

import Testing
import TrayKit

/// How often a view was built.
private final class Count: @unchecked Sendable {
  var value = 0
}

/// A view that reads nothing of what is around.
private struct PlainView: View {
  let count: Count

  var body: some View {
    count.value += 1
    return Text("A question")
  }
}

/// A view that is wide where there is plenty of room.
private struct ClassView: View {
  let count: Count
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    count.value += 1
    return Color.gray.frame(height: sizeClass == .regular ? 200 : 100)
  }
}

/// A view of another height on every system.
private struct SystemView: View {
  let count: Count
  @Environment(\.system) private var system

  var body: some View {
    count.value += 1
    return Color.gray.frame(height: system == .ios26 ? 52 : 44)
  }
}

@Suite struct LoweredStepTests {
  private let resolver: Resolver

  init() throws { resolver = try Resolver() }

  /// The windows of a phone with either size class and on two systems, each twice.
  private let windows: [Window] = {
    let windows = [SizeClass.compact, .regular].flatMap { sizeClass in
      [SystemVersion.ios18, .ios26].map { system in
        Window(
          size: Size(width: 402, height: 874), safeAreaInsets: WindowInsets(top: 62, bottom: 34),
          scale: 3, horizontalSizeClass: sizeClass, system: system)
      }
    }
    return windows + windows
  }()

  /// How often the view of a step was built for all windows, and how high the content was in each.
  private func heights(_ count: Count, _ view: some View & Sendable) -> (Int, [Double?]) {
    let kept = resolver.resolver(of: Step("one") { view.detents([.hug]) })
    let heights = windows.map { kept.resolve(in: $0).measure.idealHeight }
    return (count.value, heights)
  }

  @Test func `views that read nothing are built once for all windows`() {
    let count = Count()
    #expect(heights(count, PlainView(count: count)).0 == 1)
  }

  @Test func `views that read a size class are built once for each`() {
    let count = Count()
    let (built, heights) = heights(count, ClassView(count: count))
    #expect(built == 2)
    #expect(heights == [100, 100, 200, 200, 100, 100, 200, 200])
  }

  @Test func `views that read the system are built once for each`() {
    let count = Count()
    let (built, heights) = heights(count, SystemView(count: count))
    #expect(built == 2)
    #expect(heights == [44, 52, 44, 52, 44, 52, 44, 52])
  }

  // Where the reader lies is known before what it reads, so that no window may take another's views.
  @Test func `views that are built in layout are built for each kind of window`() {
    let count = Count()
    let kept = resolver.resolver(
      of: Step("one") {
        GeometryReader { _ in ClassView(count: count) }.detents([.height(300)])
      })
    let heights = windows.map { window -> Double? in
      guard let layout = kept.resolve(in: window).layouts.first?.content else { return nil }
      var node = layout.tree.root
      while let inner = node.flatMap({ layout.tree.children(of: $0).first }) { node = inner }
      return node.map { layout.frame(of: $0).height }
    }
    #expect(heights == [100, 100, 200, 200, 100, 100, 200, 200])
  }

  @Test func `a text size of its own has views of its own`() {
    let count = Count()
    let kept = resolver.resolver(of: Step("one") { PlainView(count: count).detents([.hug]) })
    var large = windows[0]
    large.dynamicTypeSize = .accessibility3
    let small = kept.resolve(in: windows[0]).measure.idealHeight ?? 0
    #expect(kept.resolve(in: large).measure.idealHeight ?? 0 > small)
    #expect(kept.resolve(in: windows[0]).measure.idealHeight == small)
    #expect(count.value == 2)
  }

  @Test func `a step that changed shows in every window`() {
    let count = Count()
    let kept = resolver.resolver(of: Step("one") { SystemView(count: count).detents([.hug]) })
    for window in windows { _ = kept.resolve(in: window) }
    kept.update(to: Step("one") { Color.gray.frame(height: 70).detents([.hug]) })
    for window in windows { #expect(kept.resolve(in: window).measure.idealHeight == 70) }
  }
}
