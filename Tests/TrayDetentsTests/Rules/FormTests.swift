// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct FormTests {
  private let tablet = Window(
    size: Size(width: 834, height: 1194), safeAreaInsets: WindowInsets(top: 24, bottom: 20),
    scale: 2, horizontalSizeClass: .regular)

  @Test func `a form stands in the middle of a large window`() {
    let resolution = form([.large], in: tablet)
    let stop = resolution.selectedStop
    // Between 24 and 1174 there are 1150; 620 of them leave 265 above and below.
    #expect(stop.frame == Rect(x: 147, y: 289, width: 540, height: 620))
    #expect(stop.bottomInset == 0)
    #expect(resolution.maximum == 620)
    #expect(
      resolution.widthDerivation.steps == [
        Derivation.Step(.form(540), before: 834, after: 540)
      ])
  }

  @Test func `a form stays in its window, whatever reaches beyond it elsewhere`() {
    var contract = StepContract(detents: [.large])
    contract.width.form = .page
    contract.rules.topGap = .window(-200)
    let stop = DetentResolver.resolve(contract: contract, window: tablet, measure: .unmeasured)
      .selectedStop
    // All there is above the bottom inset of 20.
    #expect(stop.frame == Rect(x: 61, y: 0, width: 712, height: 1174))
  }

  @Test func `a form hugs its content and its section`() {
    var contract = StepContract(detents: [.hug])
    contract.width.form = .form
    let measure = ContentMeasure(
      idealHeight: 200, bottomSection: ContentMeasure.BottomSection(height: 60))
    let stop = DetentResolver.resolve(contract: contract, window: tablet, measure: measure)
      .selectedStop
    #expect(stop.surfaceHeight == 260)
    #expect(stop.frame == Rect(x: 147, y: 469, width: 540, height: 260))
  }

  @Test func `a keyboard moves a form up and takes height only where it must`() {
    let short = form([.height(300)], in: tablet.withKeyboard(400)).selectedStop
    // The middle of 24 to 794.
    #expect(short.frame == Rect(x: 147, y: 259, width: 540, height: 300))
    let long = form([.large], in: tablet.withKeyboard(600)).selectedStop
    #expect(long.frame == Rect(x: 147, y: 24, width: 540, height: 570))
    #expect(long.contentHeight == 570)
  }

  @Test func `the half of a folded window is no large window`() {
    var window = Phones.plain(951, 669)
    window.horizontalSizeClass = .regular
    window.posture = .partlyFolded
    window.divisions = [Rect(x: 455.5, y: 0, width: 40, height: 669)]
    let frame = form([.height(386)], in: window).selectedStop.frame
    #expect(frame == Rect(x: 0, y: 283, width: 455, height: 386))
  }

  @Test func `a page is as high as the window allows`() {
    let stop = form([.large], in: tablet, size: .page).selectedStop
    #expect(stop.frame == Rect(x: 61, y: 24, width: 712, height: 1150))
  }

  @Test func `a compact or narrow window has no form`() {
    var narrow = tablet
    narrow.size.width = 507
    #expect(form([.large], in: narrow).selectedStop.frame.maxY == 1194)
    var compact = tablet
    compact.horizontalSizeClass = .compact
    #expect(form([.large], in: compact).selectedStop.frame.maxY == 1194)
    var low = tablet
    low.verticalSizeClass = .compact
    #expect(form([.large], in: low).selectedStop.frame.maxY == 1194)
  }

  @Test(arguments: [Double.nan, 0, -5, .infinity])
  func `a form without extents is none`(_ width: Double) {
    #expect(form([.large], in: tablet, size: FormSize(width: width)).surfaceWidth == 672)
  }

  @Test(arguments: [StepContract.apple26, .trueSheet])
  func `presets of systems that show forms do`(_ preset: StepContract) {
    let resolution = DetentResolver.resolve(
      contract: preset, window: tablet, measure: ContentMeasure(idealHeight: 300))
    #expect(resolution.surfaceWidth == 540)
    for stop in resolution.stops { #expect(stop.frame.maxY < 1174) }
  }

  private func form(
    _ detents: [Detent], in window: Window, size: FormSize = .form
  ) -> Resolution {
    resolve(detents, in: window) { $0.width.form = size }
  }
}
