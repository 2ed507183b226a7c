// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct WindowTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, -10, 0, 1e300])
  func `an odd window gives a result and an issue`(_ extent: Double) {
    let resolution = resolve([.hug, .medium, .large], in: Phones.plain(extent, extent))
    #expect(!resolution.stops.isEmpty)
    #expect(!resolution.issues.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 2000])
  func `an odd inset is replaced with an issue`(_ inset: Double) {
    var window = Phones.plain(390, 800)
    window.safeAreaInsets.bottom = inset
    let resolution = resolve([.large], in: window)
    #expect(resolution.issues.count == 1)
    #expect(resolution.maximum == (inset == 2000 ? 0 : 800))
  }

  @Test(arguments: [Double.nan, 0, -2, .infinity])
  func `an odd scale counts as 1`(_ scale: Double) {
    let resolution = resolve([.height(100.4)], in: Phones.plain(390, 800, scale: scale))
    #expect(resolution.heights == [100])
    #expect(resolution.issues.count == 1)
  }

  @Test func `an odd measure is left out with an issue`() {
    let resolution = resolve([.hug, .large], in: Phones.tall, ideal: .nan)
    #expect(resolution.heights == [759])
    #expect(resolution.issues.count == 2)
  }

  @Test func `a capped surface is centred between the side insets`() {
    var window = Phones.plain(951, 669, scale: 2)
    window.safeAreaInsets.right = 84
    let resolution = resolve([.large], in: window)
    #expect(resolution.surfaceWidth == 672)
    #expect(resolution.surfaceX == 97.5)
    window.safeAreaInsets = WindowInsets(left: 84)
    #expect(resolve([.large], in: window).surfaceX == 181.5)
  }

  @Test(arguments: [
    (WidthPolicy.Placement.leading, LayoutDirection.leftToRight, 0.0),
    (.trailing, .leftToRight, 328), (.leading, .rightToLeft, 328), (.center, .rightToLeft, 164),
  ])
  func `placement follows the layout direction`(
    _ placement: WidthPolicy.Placement, _ direction: LayoutDirection, _ x: Double
  ) {
    var window = Phones.plain(1000, 800)
    window.layoutDirection = direction
    let resolution = resolve([.large], in: window) { $0.width.placement = placement }
    #expect(resolution.surfaceX == x)
  }

  @Test func `a readable width may grow with the text`() {
    var window = Phones.plain(1400, 800)
    window.dynamicTypeSize = .accessibility1
    let resolution = resolve([.large], in: window) {
      $0.width = WidthPolicy(readableWidth: 510, scalesWithTextSize: true)
    }
    #expect(resolution.surfaceWidth == 840)
  }

  @Test func `a vertical fold leaves the leading half`() {
    var window = Phones.plain(951, 669)
    window.safeAreaInsets = WindowInsets(bottom: 34, right: 84)
    window.divisions = [Rect(x: 455.5, y: 0, width: 40, height: 669)]
    #expect(resolve([.large], in: window).region.width == 951)
    window.posture = .partlyFolded
    let left = resolve([.large], in: window)
    #expect(left.selectedStop.frame == Rect(x: 0, y: 0, width: 455, height: 669))
    window.layoutDirection = .rightToLeft
    let right = resolve([.large], in: window)
    #expect(right.selectedStop.frame.minX == 496)
    #expect(right.selectedStop.frame.maxX == 951 - 84)
  }

  @Test(arguments: [(Posture.flat, -200.0), (.partlyFolded, 820)])
  func `a gap beyond the window's edge isn't one across a fold`(posture: Posture, top: Double) {
    var window = Phones.plain(720, 1600)
    window.posture = posture
    window.divisions = [Rect(x: 0, y: 780, width: 720, height: 40)]
    let resolution = resolve([.large], in: window) { $0.rules.topGap = .window(-200) }
    #expect(resolution.selectedStop.frame.minY == top)
    #expect(resolution.selectedStop.frame.maxY == 1600)
    #expect(resolution.footprint(atSurfaceHeight: 3000).covered.minY == max(top, 0))
  }

  @Test func `a keyboard on the lower half counts there alone`() {
    var window = Phones.plain(720, 1600).withKeyboard(300)
    window.posture = .partlyFolded
    window.divisions = [Rect(x: 0, y: 780, width: 720, height: 40)]
    let resolution = resolve([.large], in: window)
    #expect(resolution.keyboardOverlap == 300)
    #expect(resolution.selectedStop.frame == Rect(x: 24, y: 820, width: 672, height: 780))
    #expect(resolution.selectedStop.viewportHeight == 480)
  }
}
