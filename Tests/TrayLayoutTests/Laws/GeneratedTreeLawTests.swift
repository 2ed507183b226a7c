// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import TrayTestSupport
import Testing

/// What holds for every tree, shown on random trees.
@Suite struct GeneratedTreeLawTests {
  private static let seeds = 1...16
  private static let treesPerSeed = 20
  private static let bounds = Rect(x: 0, y: 0, width: 320, height: 200)

  @Test(arguments: seeds)
  func `no size is negative, infinite or not a number`(_ seed: Int) {
    forEachTree(seed) { tree, random in
      let proposals = (0..<6).map { _ in random.proposal() }
      expect(tree) { tree in
        let engine = tree.engine()
        return proposals.allSatisfy { proposal in
          let size = engine.sizeThatFits(proposal)
          return size.isFinite && size.width >= 0 && size.height >= 0
        } && engine.issues.isEmpty
      }
    }
  }

  @Test(arguments: seeds)
  func `every view has a finite frame`(_ seed: Int) {
    forEachTree(seed) { tree, _ in
      expect(tree) { tree in
        let result = tree.engine().place(in: Rect(x: 5, y: 7, width: 300, height: 200))
        return result.issues.isEmpty
          && frames(result).allSatisfy { frame in
            frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.isFinite
              && frame.width >= 0 && frame.height >= 0
          }
      }
    }
  }

  // Placed far away, so that a view without a place would lie at the origin.
  @Test(arguments: seeds)
  func `every view is placed, and moves with the place of the root`(_ seed: Int) {
    let near = Rect(x: 20_000, y: 40_000, width: 300, height: 200)
    forEachTree(seed) { tree, _ in
      expect(tree) { tree in
        let here = tree.engine().place(in: near)
        let there = tree.engine().place(in: near.offset(by: Point(x: 16, y: 32)))
        return here.tree.allNodes.allSatisfy { node in
          guard here.tree.isPresent(node) else { return true }
          let (one, other) = (here.frame(of: node), there.frame(of: node))
          return one.origin != .zero && isNear(one.minX + 16, other.minX)
            && isNear(one.minY + 32, other.minY) && isNear(one.width, other.width)
            && isNear(one.height, other.height)
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `a wider offer never gives a narrower column`(_ seed: Int) {
    forEachTree(seed) { tree, _ in
      expect(tree.monotoneInWidth) { tree in
        let engine = tree.engine()
        let widths = [0, 1, 17.5, 60, 61, 140, 300, 1000].map {
          engine.sizeThatFits(ProposedSize(width: $0, height: nil)).width
        }
        return zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 }
      }
    }
  }

  @Test(arguments: seeds)
  func `a wider offer never makes a flow of rigid views higher`(_ seed: Int) {
    var random = RandomTree(seed: seed)
    for _ in 0..<Self.treesPerSeed {
      let views = (0..<9).map { _ in TestView.fixed(Size(width: random.length(90), height: 20)) }
      let flow = TestView.flow(FlowLayout(itemSpacing: random.length(12)), views)
      let heights = [0, 40, 90, 91, 200, 400, 2000].map {
        flow.engine().sizeThatFits(ProposedSize(width: $0, height: nil)).height
      }
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 }, "\(flow)")
    }
  }

  @Test(arguments: seeds)
  func `what was asked before does not change an answer`(_ seed: Int) {
    forEachTree(seed) { tree, random in
      let proposals = (0..<6).map { _ in random.proposal() }
      expect(tree) { tree in
        let lowered = tree.tree()
        let warm = LayoutEngine(tree: lowered, measurer: FixedAdvanceMeasurer())
        _ = warm.place(in: Self.bounds)
        return proposals.allSatisfy { proposal in
          let cold = LayoutEngine(tree: lowered, measurer: FixedAdvanceMeasurer())
          return warm.sizeThatFits(proposal) == cold.sizeThatFits(proposal)
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `placing again gives the same frames`(_ seed: Int) {
    forEachTree(seed) { tree, random in
      let proposals = (0..<4).map { _ in random.proposal() }
      expect(tree) { tree in
        let engine = tree.engine()
        let first = engine.place(in: Self.bounds)
        for proposal in proposals { _ = engine.sizeThatFits(proposal) }
        _ = engine.place(in: Rect(x: 0, y: 0, width: 90, height: 700))
        return frames(first) == frames(engine.place(in: Self.bounds))
      }
    }
  }

  @Test(arguments: seeds)
  func `from right to left is the mirror image of left to right`(_ seed: Int) {
    var turned = EnvironmentValues()
    turned.layoutDirection = .rightToLeft
    forEachTree(seed) { tree, _ in
      expect(tree) { tree in
        let left = frames(tree.engine().place(in: Self.bounds))
        let right = frames(tree.engine(turned).place(in: Self.bounds))
        return zip(left, right).allSatisfy { one, other in
          isNear(one.minX, Self.bounds.width - other.maxX) && one.minY == other.minY
            && one.size == other.size
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `absent children change nothing`(_ seed: Int) {
    forEachTree(seed) { tree, random in
      let draw = random
      expect(tree) { tree in
        var draw = draw
        let other = tree.mapped { view in
          view.changingChildren { children in
            children.reduce(into: [.absent]) { changed, child in
              changed.append(child)
              if draw.chance(0.5) { changed.append(.absent) }
            }
          }
        }
        return haveSameFrames(tree, other)
      }
    }
  }

  @Test(arguments: seeds)
  func `taking neighbours together in a group changes nothing`(_ seed: Int) {
    forEachTree(seed) { tree, _ in
      expect(tree) { tree in
        let other = tree.mapped { view in
          view.changingChildren { children in
            let middle = children.count / 2
            return [
              .group(Array(children[..<middle])), .group([.group(Array(children[middle...]))]),
            ]
          }
        }
        return haveSameFrames(tree, other)
      }
    }
  }

  @Test(arguments: seeds)
  func `a container of one view changes nothing`(_ seed: Int) {
    forEachTree(seed) { tree, _ in
      // Spacers and dividers look at the stack around them; a group is no single view.
      guard !tree.dependsOnItsContainer else { return }
      expect(tree) { tree in
        haveSameFrames(tree, tree.mapped { .depth(.center, [$0]) })
          && haveSameFrames(tree, tree.mapped { .stack(.vertical, .leading, 30, [$0]) })
      }
    }
  }

  @Test(arguments: seeds, [1.0, 2, 3])
  func `neighbours without a gap touch on the pixel grid as well`(_ seed: Int, _ scale: Double) {
    var random = RandomTree(seed: seed)
    let widths = (0..<12).map { _ in random.length(30) }
    let row = TestView.stack(.horizontal, .center, 0, widths.map { .color.frame($0, 10) })
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let origin = Point(x: random.length(9), y: random.length(9))
    let result = row.engine(environment).place(
      in: Rect(origin: origin, size: Size(width: 500, height: 20)))
    let cells = result.tree.root.map { result.tree.children(of: $0) } ?? []
    let frames = cells.map { result.roundedFrame(of: $0) }
    #expect(frames.count == 12)
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(abs(left.maxX - right.minX) < 1e-9)
    }
  }

  // MARK: -

  private func forEachTree(_ seed: Int, _ check: (TestView, inout RandomTree) -> Void) {
    var random = RandomTree(seed: seed)
    for _ in 0..<Self.treesPerSeed {
      let tree = random.tree()
      check(tree, &random)
    }
  }

  /// Records the smallest tree for which the law does not hold.
  private func expect(_ tree: TestView, _ holds: (TestView) -> Bool) {
    if holds(tree) { return }
    Issue.record("\(tree.shrunk { !holds($0) })")
  }

  private func haveSameFrames(_ first: TestView, _ second: TestView) -> Bool {
    frames(first.engine().place(in: Self.bounds)) == frames(second.engine().place(in: Self.bounds))
  }

  /// The frames of all views that are there; one in whose place another was chosen has none.
  private func frames(_ result: LayoutResult) -> [Rect] {
    result.tree.allNodes.filter { result.tree.isPresent($0) }.map { result.frame(of: $0) }
  }

  private func isNear(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= 1e-9 * max(1, abs(first))
  }
}

extension LayoutTree {
  /// All nodes below the root, children before parents.
  var allNodes: [NodeID] {
    var nodes: [NodeID] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      nodes.append(node)
      pending += children(of: node)
    }
    return nodes.sorted { $0.index < $1.index }
  }
}

extension TestView {
  /// Whether the tree's shape changes where a container of one view is put around a part of it.
  var dependsOnItsContainer: Bool {
    var depends = false
    _ = mapped { view in
      switch view {
      case .group, .spacer, .divider, .container(.gridRow, _), .lineBreak: depends = true
      // A value is for the container around the view alone.
      case .modified(_, .newLine), .modified(_, .flexibility), .modified(_, .cell): depends = true
      default: break
      }
      return view
    }
    return depends
  }
}
