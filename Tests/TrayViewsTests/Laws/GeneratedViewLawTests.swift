// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing
import TrayViews

/// What holds for all views of the language, shown on random views.
@Suite struct GeneratedViewLawTests {
  private static let seeds = 1...12
  private static let viewsPerSeed = 12
  private static let bounds = Rect(x: 3_000, y: 5_000, width: 320, height: 400)

  private func engine(
    _ view: AnyView, _ direction: LayoutDirection = .leftToRight
  ) -> LayoutEngine {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.containerSize = Size(width: 300, height: 90)
    return TrayViewsTests.engine(FixedAdvanceMeasurer(), environment) { view }
  }

  private func forEachView(_ seed: Int, _ check: (AnyView, inout RandomView) -> Void) {
    var random = RandomView(seed: seed)
    for _ in 0..<Self.viewsPerSeed { check(random.view(), &random) }
  }

  /// The views that are there, each with its frame.
  private func frames(_ result: LayoutResult) -> [(path: String, frame: Rect)] {
    result.tree.allNodes.filter { result.tree.isPresent($0) }.map {
      (result.tree.path(to: $0), result.frame(of: $0))
    }
  }

  @Test(arguments: seeds)
  func `no size is negative, infinite or not a number`(_ seed: Int) {
    forEachView(seed) { view, random in
      let engine = engine(view)
      for _ in 0..<6 {
        let proposal = random.proposal()
        let size = engine.sizeThatFits(proposal)
        #expect(size.isFinite && size.width >= 0 && size.height >= 0, "\(proposal) \(size)")
      }
    }
  }

  @Test(arguments: seeds)
  func `every view has a place, and only sizes that are assumed give issues`(_ seed: Int) {
    forEachView(seed) { view, _ in
      let result = engine(view).place(in: Self.bounds)
      for (path, frame) in frames(result) {
        #expect(frame.size.isFinite && frame.width >= 0 && frame.height >= 0, "\(path) \(frame)")
        #expect(frame.minX.isFinite && frame.minY.isFinite && frame.origin != .zero, "\(path)")
      }
      for issue in result.issues {
        guard case .assumedSize = issue else {
          Issue.record("\(issue)")
          continue
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `what was asked before does not change an answer or a place`(_ seed: Int) {
    forEachView(seed) { view, random in
      let (warm, cold) = (engine(view), engine(view))
      for _ in 0..<4 { _ = warm.sizeThatFits(random.proposal()) }
      _ = warm.place(in: Rect(x: 0, y: 0, width: 90, height: 700))
      let (first, second) = (
        frames(warm.place(in: Self.bounds)), frames(cold.place(in: Self.bounds))
      )
      #expect(first.map(\.frame) == second.map(\.frame))
      let proposal = random.proposal()
      #expect(warm.sizeThatFits(proposal) == engine(view).sizeThatFits(proposal))
    }
  }

  @Test(arguments: seeds)
  func `from right to left is the mirror image of left to right`(_ seed: Int) {
    forEachView(seed) { view, _ in
      let left = frames(engine(view).place(in: Self.bounds))
      let right = frames(engine(view, .rightToLeft).place(in: Self.bounds))
      #expect(left.count == right.count)
      for (one, other) in zip(left, right) {
        let mirrored = Self.bounds.minX + Self.bounds.maxX - other.frame.maxX
        #expect(abs(one.frame.minX - mirrored) < 1e-6, "\(one.path)")
        #expect(one.frame.minY == other.frame.minY && one.frame.size == other.frame.size)
      }
    }
  }

  @Test(arguments: seeds)
  func `absent views change nothing`(_ seed: Int) {
    forEachView(seed) { view, _ in
      let isThere = false
      let plain = frames(engine(AnyView(VStack { view })).place(in: Self.bounds))
      let padded = frames(
        engine(
          AnyView(
            VStack {
              EmptyView()
              if isThere { Text("absent") }
              view
              ForEach(0..<0) { _ in Text("absent") }
            })
        ).place(in: Self.bounds))
      #expect(plain.map(\.frame) == padded.map(\.frame))
    }
  }
}

extension LayoutTree {
  /// All nodes below the root, children before parents.
  fileprivate var allNodes: [NodeID] {
    var nodes: [NodeID] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      nodes.append(node)
      pending += children(of: node)
    }
    return nodes.sorted { $0.index < $1.index }
  }
}
