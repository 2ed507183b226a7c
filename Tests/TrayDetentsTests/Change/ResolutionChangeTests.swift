// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct ResolutionChangeTests {
  private let detents: [Detent] = [.hug, .fraction(0.5), .large]

  @Test func `a rotation says what turned and what moved`() {
    let before = state(detents, Phones.plain(400, 800))
    let after = state(detents, Phones.plain(800, 400), after: before)
    let change = ResolutionChange(from: before, to: after)
    #expect(
      change.causes == [
        .rotated(from: Size(width: 400, height: 800), to: Size(width: 800, height: 400))
      ])
    #expect(change.moves.map { $0.points } == [-200, -400])
    #expect(change.moves.map { $0.shares.map { $0.input } } == [[.window], [.window]])
    #expect(change.selection == .kept(.hug))
  }

  @Test func `shares tell window, keyboard and content apart and add up`() {
    let before = state(detents, Phones.plain(400, 800))
    let after = state(
      detents, Phones.plain(400, 700).withKeyboard(420), ideal: 330, after: before)
    let change = ResolutionChange(from: before, to: after)
    #expect(
      change.causes == [
        .resized(from: Size(width: 400, height: 800), to: Size(width: 400, height: 700)),
        .keyboardCame(overlap: 420), .contentChanged(from: 300, to: 330),
      ])
    // 700 − 420 leaves 280: the hug loses 20 to the keyboard, the half 50 to the window, 70 after.
    let half = change.moves.first { $0.id == .fraction(0.5) }
    #expect(half?.shares.map { $0.points } == [-50, -70])
    for move in change.moves {
      #expect(move.shares.reduce(0) { $0 + $1.points } == move.points)
    }
  }

  @Test func `a fold says where the surface stays`() {
    var window = Phones.plain(720, 1600)
    let flat = state([.fraction(0.5)], window)
    window.posture = .partlyFolded
    window.divisions = [Rect(x: 0, y: 780, width: 720, height: 40)]
    let folded = state([.fraction(0.5)], window, after: flat)
    let region = Rect(x: 0, y: 820, width: 720, height: 780)
    #expect(ResolutionChange(from: flat, to: folded).causes == [.folded(region: region)])
    let back = ResolutionChange(from: folded, to: flat)
    #expect(back.causes == [.unfolded(region: Rect(x: 0, y: 0, width: 720, height: 1600))])
    #expect(back.moves.map { $0.points } == [410])
  }

  @Test func `a keyboard sends to the largest stop and gives back`() {
    let down = state(detents, Phones.plain(400, 800), keyboard: .largest)
    let up = state(
      detents, Phones.plain(400, 800).withKeyboard(300), keyboard: .largest, after: down)
    #expect(
      ResolutionChange(from: down, to: up).selection == .forKeyboard(from: .hug, to: .large))
    let gone = state(detents, Phones.plain(400, 800), keyboard: .largest, after: up)
    let change = ResolutionChange(from: up, to: gone)
    #expect(change.causes == [.keyboardWent(overlap: 300)])
    #expect(change.selection == .restored(.hug, from: .large))
  }

  @Test func `a rest between two stops names the nearest, which nobody chose`() {
    var before = state([.height(200), .medium], Phones.plain(400, 800))
    // Medium is 448: 300 is nearer to 200, and in the second window a stop of 320 is nearer still.
    before.resolution.rest(atContentHeight: 300)
    let after = state(
      [.height(200), .height(320), .medium], Phones.plain(400, 800), after: before)
    #expect(
      ResolutionChange(from: before, to: after).selection
        == .nearest(.height(320), from: .height(200)))
    #expect(ResolutionChange(from: after, to: after).selection == .kept(.height(320)))
  }

  @Test func `a lost detent names its stand-in and why it is off`() {
    let all: [Detent] = [.height(200), .medium]
    var window = Phones.plain(400, 800)
    var before = state(all, window)
    before.resolution.selection = before.resolution.selection.selecting(.medium)
    window.verticalSizeClass = .compact
    let after = state(all, window, after: before)
    let change = ResolutionChange(from: before, to: after)
    #expect(change.causes == [.sizeClasses])
    #expect(change.selection == .lost(.medium, standIn: .height(200)))
    #expect(change.moves.last?.dropped == .compactHeight)
    #expect(change.moves.last?.after == nil)
  }

  @Test func `text size and content are causes of their own`() {
    let window = Phones.plain(400, 800)
    var large = window
    large.dynamicTypeSize = .accessibility1
    let before = state([.hug], window, ideal: nil)
    let after = state([.hug], large, ideal: 320, after: before)
    #expect(
      ResolutionChange(from: before, to: after).causes == [
        .textSize(from: .large, to: .accessibility1), .contentMeasured(320),
      ])
  }

  @Test func `direction, insets, scale, a screen reader and bold text are causes of their own`() {
    let plain = Phones.plain(400, 800)
    var changed = plain
    changed.layoutDirection = .rightToLeft
    changed.safeAreaInsets.bottom = 34
    changed.scale = 2
    changed.isScreenReaderOn = true
    changed.isTextBold = true
    changed.size.width = 320
    let before = state([.hug], plain)
    let causes = ResolutionChange(from: before, to: state([.hug], changed, after: before)).causes
    #expect(
      causes == [
        .resized(from: Size(width: 400, height: 800), to: Size(width: 320, height: 800)),
        .insets(from: .zero, to: WindowInsets(bottom: 34)), .scale(from: 1, to: 2),
        .direction(.rightToLeft), .screenReader(isOn: true), .boldText(isOn: true),
      ])
  }

  @Test func `a choice and a new list of detents are told`() {
    let window = Phones.plain(400, 800)
    let before = state([.hug, .large], window)
    var chosen = before
    chosen.resolution.selection = before.resolution.selection.selecting(.large)
    let after = state([.hug, .large, .height(500)], window, after: chosen)
    let change = ResolutionChange(from: before, to: after)
    #expect(change.causes == [.detents(added: [.height(500)], removed: [])])
    #expect(change.moves.map { $0.id } == [.height(500)])
    #expect(change.selection == .chosen(from: .hug, to: .large))
  }

  @Test(arguments: [41, 42] as [UInt64])
  func `nothing differs from itself and shares add up`(_ seed: UInt64) {
    var generator = Generator(seed: seed)
    for _ in 0..<1_000 {
      let (first, second) = (GeneratedCase(&generator), GeneratedCase(&generator))
      let before = ResolutionChange.State(
        contract: first.contract, window: first.window, measure: first.measure,
        resolution: first.resolve())
      let same = ResolutionChange(from: before, to: before)
      #expect(same.moves.isEmpty)
      // A second case with the first one's detents, so that there are moves.
      let after = ResolutionChange.State(
        contract: first.contract, window: second.window, measure: second.measure,
        resolution: DetentResolver.resolve(
          contract: first.contract, window: second.window, measure: second.measure,
          after: before.resolution.selection))
      for move in ResolutionChange(from: before, to: after).moves {
        guard let points = move.points else { continue }
        let sum = move.shares.reduce(0) { $0 + $1.points }
        #expect(abs(sum - points) < 1e-9 * max(1, abs(points)))
      }
    }
  }

  private func state(
    _ detents: [Detent], _ window: Window, ideal: Double? = 300,
    keyboard: KeyboardPolicy = .grow, after previous: ResolutionChange.State? = nil
  ) -> ResolutionChange.State {
    let contract = StepContract(detents: detents, keyboard: keyboard, width: .edgeAttached)
    let measure = ContentMeasure(idealHeight: ideal)
    return ResolutionChange.State(
      contract: contract, window: window, measure: measure,
      resolution: DetentResolver.resolve(
        contract: contract, window: window, measure: measure,
        after: previous?.resolution.selection))
  }
}
