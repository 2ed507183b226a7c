// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct KeyboardTests {
  /// A container of 812 with a top inset of 47, as in KEY-10.
  private let window = Window(
    size: Size(width: 375, height: 812), safeAreaInsets: WindowInsets(top: 47))

  @Test func `KEY-03 a docked keyboard obstructs what it shares with the window`() {
    let slideOver = Window(size: Size(width: 400, height: 1346))
    let docked = Keyboard(
      frame: Rect(x: 0, y: 1066, width: 1024, height: 300), in: .screen(windowOrigin: .zero))
    #expect(docked.overlap(with: Rect(origin: .zero, size: slideOver.size)) == 280)
    let undocked = Keyboard(
      frame: Rect(x: 0, y: 700, width: 1024, height: 260), in: .screen(windowOrigin: .zero))
    #expect(undocked.overlap(with: Rect(x: 0, y: 0, width: 1024, height: 1366)) == 0)
  }

  @Test func `the window's place on the screen is taken off`() {
    let keyboard = Keyboard(
      frame: Rect(x: 0, y: 1066, width: 1024, height: 300),
      in: .screen(windowOrigin: Point(x: 300, y: 100)))
    #expect(keyboard.overlap(with: Rect(x: 0, y: 0, width: 400, height: 1266)) == 300)
    #expect(keyboard.overlap(with: Rect(x: 800, y: 0, width: 400, height: 1266)) == 0)
  }

  // A window of 834 × 1194 at the screen's corner; overlaps by hand.
  @Test(arguments: [
    ("docked", Rect(x: 0, y: 794, width: 834, height: 400), 400.0),
    ("wider than the window", Rect(x: -200, y: 894, width: 1366, height: 300), 300),
    ("lower than it was", Rect(x: 0, y: 1139, width: 834, height: 55), 55),
    ("floating", Rect(x: 250, y: 800, width: 320, height: 260), 0),
    ("undocked", Rect(x: 0, y: 500, width: 834, height: 300), 0),
    ("split, left half", Rect(x: 0, y: 600, width: 300, height: 250), 0),
    ("beside the window", Rect(x: 900, y: 794, width: 400, height: 400), 0),
    ("below the screen", Rect(x: 0, y: 1194, width: 834, height: 400), 0),
  ])
  func `only what stands on the lower edge covers the window`(
    _ name: String, _ frame: Rect, _ overlap: Double
  ) {
    let region = Rect(x: 0, y: 0, width: 834, height: 1194)
    #expect(Keyboard(frame: frame).overlap(with: region) == overlap)
    let resolution = resolve(
      [.height(200)],
      in: Window(
        size: region.size, keyboard: Keyboard(frame: frame)))
    #expect(resolution.selectedStop.surfaceHeight == 200 + overlap)
  }

  @Test func `KEY-04 a keyboard that the host has consumed takes nothing more`() {
    var short = Window(size: Size(width: 390, height: 485))
    short.keyboard = Keyboard(
      frame: Rect(x: 0, y: 485, width: 390, height: 312), isConsumedByHost: true)
    let resolution = resolve([.large, .fraction(0.5)], in: short)
    #expect(resolution.stop(.large)?.viewportHeight == 485)
    #expect(resolution.stop(.large)?.frame == Rect(x: 0, y: 0, width: 390, height: 485))
    // The fraction still refers to the height before the keyboard: half of 797.
    #expect(resolution.stop(.fraction(0.5))?.value == 398.5)
  }

  @Test(arguments: [KeyboardPolicy.grow, .lift])
  func `KEY-05 the bottom section gives up the inset to the keyboard`(_ policy: KeyboardPolicy) {
    var contract = StepContract(detents: [.hug], keyboard: policy)
    contract.width = .edgeAttached
    let measure = ContentMeasure(
      idealHeight: 200, bottomSection: ContentMeasure.BottomSection(height: 56))
    let down = DetentResolver.resolve(
      contract: contract, window: Phones.tall, measure: measure
    ).selectedStop
    #expect(down.bottomSectionHeight == 90)
    #expect(down.bottomSectionCarriesInset)
    #expect(down.surfaceHeight == 290)
    let up = DetentResolver.resolve(
      contract: contract, window: Phones.tall.withKeyboard(336), measure: measure
    ).selectedStop
    #expect(up.bottomSectionHeight == 56)
    #expect(!up.bottomSectionCarriesInset)
    // Content and section end at the keyboard's upper edge.
    #expect(up.frame.minY + 200 + 56 == 852 - 336)
  }

  @Test(arguments: [(true, 392.0), (false, 336.0)])
  func `KEY-06 the scroll inset is the keyboard and a section over the content`(
    _ isOverlay: Bool, _ inset: Double
  ) {
    let measure = ContentMeasure(
      idealHeight: 900,
      bottomSection: ContentMeasure.BottomSection(
        height: 90, includesBottomInset: true, isOverlay: isOverlay))
    let stop = DetentResolver.resolve(
      contract: StepContract(detents: [.large]), window: Phones.tall.withKeyboard(336),
      measure: measure
    ).selectedStop
    #expect(stop.scrollInset == inset)
  }

  @Test func `KEY-07 the stop before the keyboard comes back when it goes`() {
    let plain = Phones.plain(390, 766)
    let before = resolve([.hug, .large], in: plain, ideal: 280, initial: .hug)
    let up = resolve(
      [.hug, .large], in: plain.withKeyboard(300), ideal: 280, after: before.selection
    ) { $0.keyboard = .fill }
    #expect(up.selectedStop.surfaceHeight == 766)
    #expect(up.selectedStop.contains(.hug))
    let chosen = up.selection.selecting(.large)
    let after = resolve([.hug, .large], in: plain, ideal: 280, after: chosen) {
      $0.keyboard = .fill
    }
    #expect(after.selectedStop.ids == [.hug])
    #expect(after.selectedStop.contentHeight == 280)
    #expect(after.selection.beforeKeyboard == nil)
  }

  @Test(arguments: [KeyboardPolicy.grow, .lift])
  func `KEY-10 the keyboard leaves 429 of 580 and the top stays at 47`(_ policy: KeyboardPolicy) {
    let up = resolve([.hug(upTo: 600)], in: window.withKeyboard(336), ideal: 580) {
      $0.keyboard = policy
    }.selectedStop
    #expect(up.viewportHeight == 429)
    #expect(up.frame.minY == 47)
    #expect(up.scrollRange == 151)
    #expect(up.frame.maxY == (policy == .lift ? 476 : 812))
    let down = resolve([.hug(upTo: 600)], in: window, ideal: 580) { $0.keyboard = policy }
    #expect(down.selectedStop.contentHeight == 580)
  }

  @Test func `growing adds the overlap in place of the bottom inset`() {
    let stop = resolve([.height(200)], in: Phones.tall.withKeyboard(336)).selectedStop
    #expect(stop.surfaceHeight == 536)
    #expect(stop.contentHeight == 200)
    #expect(stop.frame.maxY == 852)
  }

  @Test func `lifting puts the surface on the keyboard`() {
    let stop = resolve([.height(200)], in: Phones.tall.withKeyboard(336)) { $0.keyboard = .lift }
      .selectedStop
    #expect(stop.frame == Rect(x: 0, y: 316, width: 393, height: 200))
  }

  @Test func `the largest stop is taken while the keyboard is up and given back after`() {
    let detents: [Detent] = [.height(200), .height(400), .large]
    let before = resolve(detents, in: Phones.tall, initial: .height(200)) {
      $0.keyboard = .largest
    }
    let up = resolve(detents, in: Phones.tall.withKeyboard(336), after: before.selection) {
      $0.keyboard = .largest
    }
    #expect(up.selectedStop.contains(.large))
    let again = resolve(
      detents, in: Phones.tall.withKeyboard(336), after: up.selection.selecting(.height(400))
    ) { $0.keyboard = .largest }
    #expect(again.selectedStop.contains(.height(400)))
    let after = resolve(detents, in: Phones.tall, after: again.selection) {
      $0.keyboard = .largest
    }
    #expect(after.selectedStop.contains(.height(200)))
  }

  @Test func `a policy to ignore the keyboard changes nothing`() {
    let without = resolve([.hug, .large], in: Phones.tall) { $0.keyboard = .ignore }
    let with = resolve([.hug, .large], in: Phones.tall.withKeyboard(336)) { $0.keyboard = .ignore }
    #expect(with.stops.map { $0.frame } == without.stops.map { $0.frame })
    #expect(with.selectedStop.scrollInset == 336)
  }

  @Test func `a fraction keeps its base under the keyboard`() {
    // flutter#94942: 0.579 of 785 is 455, not 274.
    let up = resolve([.fraction(0.579)], in: Phones.plain(390, 785).withKeyboard(312))
    #expect(up.selectedStop.contentHeight == 455)
  }

  @Test func `a detent for the keyboard exists only while it is up`() {
    let detents: [Detent] = [.hug, .large.when(.keyboard)]
    #expect(resolve(detents, in: Phones.tall).stop(.large) == nil)
    #expect(resolve(detents, in: Phones.tall.withKeyboard(336)).stop(.large) != nil)
  }

  @Test func `a keyboard lower than the bottom inset adds nothing`() {
    let stop = resolve([.height(200)], in: Phones.tall.withKeyboard(20)).selectedStop
    #expect(stop.surfaceHeight == 234)
  }

  @Test func `a width change is never a keyboard`() {
    let before = Size(width: 951, height: 669)
    #expect(Keyboard.inferred(from: before, to: Size(width: 466, height: 300)) == nil)
    #expect(Keyboard.inferred(from: before, to: Size(width: 951, height: 620)) == nil)
    #expect(
      Keyboard.inferred(from: before, to: Size(width: 951, height: 405))?.frame
        == Rect(x: 0, y: 405, width: 951, height: 264))
    let folded = resolve([.hug, .large], in: Phones.plain(466, 678))
    let previous = resolve([.hug, .large], in: Phones.plain(951, 669)).selection
    #expect(
      resolve([.hug, .large], in: Phones.plain(466, 678), after: previous).selection
        .beforeKeyboard == nil)
    #expect(folded.keyboardOverlap == 0)
  }
}
