// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayLayout
import Testing

@Suite struct HeightDerivationTests {
  private let offer = ProposedSize(width: 200, height: nil)

  @Test func `a stack is the sum of its children and the gaps between them`() throws {
    let derivation = try derived(offer) {
      $0.addStack(.vertical, alignment: .center, spacing: 12) {
        $0.addFixed(Size(width: 10, height: 40))
        $0.addFixed(Size(width: 10, height: 60))
        $0.addFixed(Size(width: 10, height: 20))
      }
    }
    #expect(derivation.rule == .sum(gaps: [0, 12, 12]))
    #expect(derivation.parts.map(\.height) == [40, 60, 20])
    #expect(derivation.total == 144)
  }

  @Test func `a text is lines times line height`() throws {
    let derivation = try derived(ProposedSize(width: 100, height: nil)) {
      $0.addText(words(25))
    }
    guard case .text(let lines) = derivation.rule else {
      Issue.record("\(derivation.rule)")
      return
    }
    #expect(lines.groups.map(\.count) == [3])
    #expect(lines.groups.map(\.height) == [20])
    #expect(derivation.total == 60)
  }

  @Test func `padding and limits are steps and what changes nothing is left out`() throws {
    let derivation = try derived(offer) {
      $0.addOffset(x: 1, y: 1) {
        $0.addFrame(
          minWidth: nil, idealWidth: nil, maxWidth: nil, minHeight: 36, idealHeight: nil,
          maxHeight: nil, alignment: .center
        ) {
          $0.addPadding(EdgeInsets(top: 3, leading: 8, bottom: 4, trailing: 8)) {
            $0.addFixed(Size(width: 10, height: 20))
          }
        }
      }
    }
    #expect(derivation.rule == .limits(lower: 36, upper: .infinity))
    #expect(derivation.parts.first?.rule == .padding(top: 3, bottom: 4))
    #expect(derivation.total == 36)
  }

  @Test func `a flow is rows, each as high as its highest view`() throws {
    let derivation = try derived(offer) {
      $0.addLayout(FlowLayout(itemSpacing: 10, lineSpacing: 6)) {
        for height in [30.0, 40, 20] { $0.addFixed(Size(width: 80, height: height)) }
      }
    }
    guard case .rows(let rows, let spacing) = derivation.rule else {
      Issue.record("\(derivation.rule)")
      return
    }
    #expect(rows.map(\.highest) == [1, 2])
    #expect(spacing == 6)
    #expect(derivation.total == 66)
  }

  @Test func `a view that scrolls hugs what it holds`() throws {
    let derivation = try derived(offer) {
      $0.addScroll(.vertical) { $0.addFixed(Size(width: 10, height: 900)) }
    }
    #expect(derivation.rule == .own(900))
    let bounded = try derived(ProposedSize(width: 200, height: 500)) {
      $0.addScroll(.vertical) { $0.addFixed(Size(width: 10, height: 900)) }
    }
    #expect(bounded.rule == .offered(500))
  }

  @Test func `a bar adds its height and the gap`() throws {
    let derivation = try derived(offer) {
      $0.addEdgeInset(
        edge: .bottom, alignment: .center, spacing: 5,
        primary: { $0.addFixed(Size(width: 10, height: 100)) },
        bar: { $0.addFixed(Size(width: 10, height: 44)) })
    }
    #expect(derivation.rule == .sum(gaps: [0, 5]))
    #expect(derivation.total == 149)
  }

  @Test func `a difference is told by the view that makes it`() throws {
    func card(_ letters: Int) -> (inout TreeBuilder) -> Void {
      { builder in
        builder.addStack(.vertical, alignment: .leading, spacing: 8) {
          $0.addText(self.words(letters))
          $0.addFixed(Size(width: 10, height: 50))
        }
      }
    }
    let (short, long) = (try derived(offer, card(15)), try derived(offer, card(35)))
    let changes = short.changes(to: long)
    #expect(changes.map(\.difference) == [20])
    #expect(changes.first?.before == short.parts.first?.node)
  }

  // MARK: Laws

  @Test(arguments: 0..<20)
  func `the total of every view is what the engine answers`(_ seed: UInt64) throws {
    for index in 0..<50 {
      var random = RandomLayoutTree(seed: seed * 1_000 + UInt64(index))
      let tree = random.tree()
      let engine = LayoutEngine(tree: tree, measurer: Typewriter())
      for offer in random.offers() {
        let derivation = try #require(engine.heightDerivation(for: offer))
        #expect(derivation.height == engine.sizeThatFits(offer).height)
        let wrong = firstWrong(derivation)
        #expect(wrong == nil, "seed \(seed), tree \(index), offer \(offer)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `differences add up to the difference of the heights`(_ seed: UInt64) throws {
    for index in 0..<50 {
      var random = RandomLayoutTree(seed: seed * 1_000 + UInt64(index) + 500_000)
      let engine = LayoutEngine(tree: random.tree(), measurer: Typewriter())
      let offers = random.offers()
      let first = try #require(engine.heightDerivation(for: offers[0]))
      for offer in offers.dropFirst() {
        let second = try #require(engine.heightDerivation(for: offer))
        guard first.height.isFinite, second.height.isFinite else { continue }
        let sum = first.changes(to: second).reduce(0) { $0 + $1.difference }
        #expect(abs(sum - (second.height - first.height)) <= 1e-6)
      }
    }
  }

  /// The first derivation whose total is not its height; where infinity is shared out, neither is one.
  private func firstWrong(_ derivation: HeightDerivation) -> HeightDerivation? {
    let (total, height) = (derivation.total, derivation.height)
    if total.isNaN != height.isNaN { return derivation }
    if !total.isNaN, total != height, !(abs(total - height) <= 1e-9 * max(1, height)) {
      return derivation
    }
    for part in derivation.parts {
      if let wrong = firstWrong(part) { return wrong }
    }
    return nil
  }

  private func derived(
    _ offer: ProposedSize, _ content: (inout TreeBuilder) -> Void
  ) throws -> HeightDerivation {
    var builder = TreeBuilder()
    content(&builder)
    let engine = LayoutEngine(tree: builder.finish(), measurer: Typewriter())
    let derivation = try #require(engine.heightDerivation(for: offer))
    #expect(derivation.height == engine.sizeThatFits(offer).height)
    return derivation
  }

  private func words(_ letters: Int) -> StyledText {
    StyledText(
      runs: [
        .init(text: String(repeating: "x", count: letters), font: FontDescription(size: 10))
      ])
  }
}
