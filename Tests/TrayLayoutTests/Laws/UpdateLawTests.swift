// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

/// An engine that goes on with another tree answers like a new one, on random trees.
@Suite struct UpdateLawTests {
  private static let seeds = 1...12
  private static let bounds = Rect(x: 0, y: 0, width: 320, height: 200)

  @Test(arguments: seeds)
  func `after a change the layout is that of an engine of its own`(_ seed: Int) {
    var random = RandomTree(seed: seed)
    for _ in 0..<24 {
      var view = random.tree()
      let engine = view.engine()
      _ = engine.place(in: Self.bounds)
      for _ in 0..<4 {
        view = Self.changed(view, &random)
        engine.update(to: view.tree())
        if random.chance(0.3) { continue }
        let offer = random.proposal()
        let fresh = view.engine()
        #expect(engine.sizeThatFits(offer) == fresh.sizeThatFits(offer))
        let bounds = random.chance(0.7) ? Self.bounds : Rect(x: 3, y: 4, width: 150, height: 90)
        let (one, two) = (engine.place(in: bounds), fresh.place(in: bounds))
        #expect(Self.places(one) == Self.places(two), "seed \(seed): \(view)")
        #expect(Set(one.issues) == Set(two.issues))
      }
    }
  }

  @Test(arguments: seeds)
  func `answers that are checked as they are used hold`(_ seed: Int) {
    var random = RandomTree(seed: seed)
    for _ in 0..<20 {
      let view = random.tree()
      let engine = view.engine()
      engine.checksAnswers = true
      let result = engine.place(in: Self.bounds)
      #expect(result.issues.isEmpty, "seed \(seed): \(view)")
    }
  }

  /// Frames and proposals of all nodes, in order.
  private static func places(_ result: LayoutResult) -> [Place] {
    guard let root = result.tree.root else { return [] }
    var found: [Place] = []
    var open = [root]
    while let node = open.popLast() {
      found.append(Place(frame: result.frame(of: node), proposal: result.proposal(of: node)))
      open += result.tree.children(of: node)
    }
    return found
  }

  private struct Place: Equatable {
    var frame: Rect
    var proposal: ProposedSize
  }

  /// The view with one thing in it different.
  private static func changed(_ view: TestView, _ random: inout RandomTree) -> TestView {
    switch random.pick([0, 0, 0, 1, 1, 2, 3]) {
    case 0: return editingText(view, &random)
    case 1: return editingChildren(view, &random)
    case 2: return view.with(.padding(EdgeInsets(.all, random.length(20))))
    default: return random.chance(0.5) ? view : random.tree()
    }
  }

  private static func editingText(_ view: TestView, _ random: inout RandomTree) -> TestView {
    let count = countOfTexts(view)
    guard count > 0 else { return view }
    let chosen = random.pick(Array(0..<count))
    let text = random.pick(["a", "a b c", "another text than before", ""])
    var index = 0
    return view.mapped { part in
      guard case .text = part else { return part }
      index += 1
      return index - 1 == chosen ? .text(text) : part
    }
  }

  private static func countOfTexts(_ view: TestView) -> Int {
    var count = 0
    _ = view.mapped { part in
      if case .text = part { count += 1 }
      return part
    }
    return count
  }

  /// A child more or less in one of the containers.
  private static func editingChildren(
    _ view: TestView, _ random: inout RandomTree
  ) -> TestView {
    var left = random.pick(Array(0..<6))
    let (isRemoval, extra) = (random.chance(0.5), random.tree(depth: 1))
    return view.mapped { part in
      part.changingChildren { children in
        left -= 1
        guard left == -1 else { return children }
        if isRemoval { return Array(children.dropFirst()) }
        return [extra] + children
      }
    }
  }
}
