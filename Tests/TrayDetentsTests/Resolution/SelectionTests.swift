// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct SelectionTests {
  private let window = Phones.plain(390, 1000)
  private let all: [Detent] = [.height(200), .height(400), .height(600)]
  private let outer: [Detent] = [.height(200), .height(600)]

  @Test func `the first selection is the initial detent, else the smallest`() {
    #expect(resolve(all, in: window, initial: .height(400)).selectedIndex == 1)
    #expect(resolve(all, in: window).selectedIndex == 0)
    let missing = resolve(all, in: window, initial: .medium)
    #expect(missing.selectedIndex == 0)
    #expect(missing.issues == [.initialDidNotResolve(.medium)])
  }

  @Test func `a hidden or programmatic stop is no first selection by itself`() {
    let detents: [Detent] = [.hidden, .height(100).programmaticOnly(), .height(300)]
    #expect(resolve(detents, in: window).selectedStop.ids == [.height(300)])
    #expect(resolve(detents, in: window, initial: .hidden).selectedStop.isHidden)
  }

  @Test(arguments: [(Selection.Travel.up, 600.0), (.down, 200), (.none, 200)])
  func `a lost detent gives way in the direction of travel, else to the nearest`(
    _ travel: Selection.Travel, _ expected: Double
  ) {
    var selection = resolve(all, in: window, initial: .height(400)).selection
    selection.travel = travel
    // 399 is nearer to 200 than to 600.
    selection.contentHeight = 399
    let resolution = resolve(outer, in: window, after: selection)
    #expect(resolution.selectedStop.contentHeight == expected)
    #expect(resolution.selection.travel == .none)
  }

  @Test(arguments: [(250.0, 0), (300, 0), (301, 1), (1e9, 2), (-1, 0)])
  func `a height between two stops is seen from the nearest`(height: Double, index: Int) {
    var resolution = resolve(all, in: window)
    resolution.rest(atContentHeight: height)
    #expect(resolution.selectedIndex == index)
    #expect(resolution.selection.current == all[index].id)
    let next = resolve(outer, in: window, after: resolution.selection)
    #expect(next.selection.heightBetweenStops == height)
    #expect(next.selectedStop.contentHeight == (height > 400 ? 600 : 200))
    #expect(next.selection.selecting(.height(600)).heightBetweenStops == nil)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `no height between two stops is infinite`(height: Double) {
    var resolution = resolve(all, in: window)
    let before = resolution
    resolution.rest(atContentHeight: height)
    #expect(resolution == before)
  }

  @Test func `a detent that comes back is taken up again`() {
    let first = resolve(all, in: window, initial: .height(400))
    let lost = resolve(outer, in: window, after: first.selection)
    let stays = resolve(outer, in: window, after: lost.selection)
    #expect(stays.selectedStop == lost.selectedStop)
    let back = resolve(all, in: window, after: stays.selection)
    #expect(back.selectedStop.contains(.height(400)))
  }

  @Test func `a choice by a person forgets what was lost`() {
    let lost = resolve(
      outer, in: window, after: resolve(all, in: window, initial: .height(400)).selection)
    let chosen = lost.selection.selecting(.height(600))
    #expect(resolve(all, in: window, after: chosen).selectedStop.contains(.height(600)))
  }
}

@Suite struct DerivationTests {
  @Test func `a height explains itself step by step`() {
    let resolution = resolve([.hug(upTo: 900)], in: Phones.tall, ideal: 1200)
    let derivation = resolution.selectedStop.members[0].derivation
    #expect(derivation.source == .content(ideal: 1200, header: 0, section: 0))
    #expect(
      derivation.steps == [
        Derivation.Step(.cap(900), before: 1200, after: 900),
        Derivation.Step(
          .maximum(759, grabber: 0, section: 0), before: 900, after: 759),
      ])
    #expect(derivation.result == 759)
  }

  @Test func `medium explains its ratio and its rounding`() {
    let derivation = resolve([.medium], in: Phones.tall).selectedStop.members[0].derivation
    #expect(derivation.source == .medium(ratio: 0.56, of: 759))
    #expect(derivation.steps.map { $0.rule } == [.pixel(.down, scale: 3)])
    #expect(derivation.result == 425)
  }

  @Test func `maximum and width explain themselves`() {
    let resolution = resolve([.large], in: Phones.short)
    #expect(resolution.maximumDerivation.source == .regionHeight(667))
    #expect(
      resolution.maximumDerivation.steps == [
        Derivation.Step(.topGap(inset: 20, extra: 10), before: 667, after: 637)
      ])
    let wide = resolve([.large], in: Phones.plain(951, 669))
    #expect(
      wide.widthDerivation.steps == [
        Derivation.Step(.readableWidth(672, textScale: 1), before: 951, after: 672)
      ])
  }

  @Test func `dim, touches and dismissal belong to the stop`() {
    let resolution = resolve([.hug, .large], in: Phones.tall) {
      $0.dim = DimPolicy(
        0.2, levels: [DimPolicy.Level(.large, 0.5)], largestUndimmed: .hug)
      $0.outside = .passWhereUndimmed
      $0.dismissal = DismissalPolicy(
        .all, levels: [DismissalPolicy.Level(.large, [.escape])])
    }
    #expect(resolution.stops.map { $0.dim } == [0, 0.5])
    #expect(resolution.stops.map { $0.passesTouches } == [true, false])
    #expect(resolution.stops.map { $0.dismissal } == [.all, .escape])
  }
}
