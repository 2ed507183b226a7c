// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TraySurfaces
import Testing
import TrayTestSupport

/// The floating look: heights by insets, a readable width, a cap for partial heights.
@Suite struct FloatingSheetTests {
  @Test func `tip and half count from the bottom safe area, full from the top one`() {
    let stops = Sheets.resting(insets: SheetInsets(full: 20)).resolution.stops
    #expect(stops.map { $0.ids } == [[.tip], [.named("half")], [.full]])
    // 852 − 34 − 120, 852 − 34 − 386, 59 + 20.
    #expect(stops.map { $0.frame.minY } == [698, 432, 79])
    #expect(stops.allSatisfy { $0.frame.maxY == 852 })
  }

  @Test func `a sheet opens at half`() {
    #expect(Sheets.resting().position == .half)
    #expect(Sheets.resting(style: .persistent).position == .half)
  }

  /// Half of 386 in the height between the insets; 0.6 × 643 = 385.8.
  @Test(arguments: [(900.0, 386.0), (360, 216), (643, 385.8), (644, 386)])
  func `half takes at most three fifths of the safe height`(_ height: Double, _ expected: Double) {
    let window = Window(size: Size(width: 393, height: height), scale: 5)
    let stop = Sheets.resting(in: window).resolution.selectedStop
    #expect(isClose(stop.contentHeight, expected, within: 1e-9))
  }

  @Test func `a sheet that fits drops to three fifths where its text grows`() {
    var sheet = Sheets.resting(SheetContent(idealHeight: 400))
    #expect(sheet.resolution.selectedStop.contentHeight == 400)
    sheet.updateLayout(content: SheetContent(idealHeight: 700))
    sheet.run()
    // 0.6 × 759 = 455.4, to the third of a point.
    #expect(isClose(sheet.resolution.selectedStop.contentHeight, 455 + 1.0 / 3, within: 1e-9))
  }

  @Test(arguments: [
    (Size(width: 466, height: 678), 0.0, 466.0), (Size(width: 951, height: 669), 139.5, 672),
  ])
  func `the width is the window's, or a readable one in the middle`(
    _ size: Size, _ x: Double, _ width: Double
  ) {
    let frame = Sheets.resting(in: Window(size: size, scale: 2)).restingFrame
    #expect(frame.minX == x)
    #expect(frame.width == width)
  }

  @Test func `a sheet opened unfolded has the width of the folded window after folding`() {
    let folded = Window(
      size: Size(width: 466, height: 678), safeAreaInsets: WindowInsets(bottom: 34, right: 84),
      scale: 3)
    let unfolded = Window(
      size: Size(width: 951, height: 669), safeAreaInsets: WindowInsets(bottom: 34, right: 84),
      scale: 3, horizontalSizeClass: .regular)
    var sheet = Sheets.resting(in: unfolded)
    #expect(sheet.frame.width == 672)
    sheet.handle(.window(folded))
    #expect(sheet.frame.width == 382)
    #expect(sheet.restingFrame == Sheets.resting(in: folded).restingFrame)
  }

  @Test func `a modal sheet has a backdrop and goes when it is tapped`() {
    var sheet = Sheets.resting()
    #expect(sheet.frame.dim == 0.3)
    sheet.handle(.tapOnDim)
    sheet.run()
    #expect(sheet.position == .hidden)
    #expect(!sheet.isAlive)
  }

  @Test func `a persistent sheet lets touches pass and is never dismissed`() {
    var sheet = Sheets.resting(style: .persistent)
    #expect(sheet.frame.dim == 0)
    #expect(sheet.frame.hit.outside == .passes)
    sheet.drag(by: -340, velocity: -4000)
    sheet.run()
    #expect(sheet.position == .tip)
    sheet.handle(.escape)
    #expect(sheet.position == .tip)
  }

  @Test func `a persistent sheet can be hidden and comes back`() {
    var sheet = Sheets.resting(style: .persistent)
    sheet.move(to: .hidden)
    sheet.run()
    #expect(sheet.frame.visibleHeight == 0)
    #expect(sheet.position == .hidden)
    #expect(sheet.isAlive)
    sheet.move(to: .tip)
    sheet.run()
    #expect(sheet.frame.visibleHeight == 154)
    #expect(sheet.reportedPositions == [.hidden, .tip])
  }

  @Test func `a rotation keeps the position`() {
    var sheet = Sheets.resting()
    sheet.move(to: .tip, isAnimated: false)
    sheet.handle(
      .window(
        Window(
          size: Size(width: 852, height: 393),
          safeAreaInsets: WindowInsets(left: 59, bottom: 21, right: 59), scale: 3,
          verticalSizeClass: .compact)))
    #expect(sheet.position == .tip)
    // 852 − 2 × 59 = 734 between the insets, 672 of it in the middle.
    #expect(sheet.restingFrame == Rect(x: 90, y: 393 - 141, width: 672, height: 141))
  }

  @Test func `a drag goes to the neighbour at most`() {
    var sheet = Sheets.resting()
    sheet.move(to: .full, isAnimated: false)
    sheet.drag(by: -10, velocity: -3000)
    sheet.run()
    #expect(sheet.position == .half)
  }

  @Test func `what was scrolled stays so when the layout is updated`() {
    var sheet = Sheets.resting()
    sheet.move(to: .full, isAnimated: false)
    sheet.handle(.scrolled(TrayScroll(id: 1, range: 1400, offset: 300)))
    sheet.updateLayout(
      content: SheetContent(idealHeight: 2100, scroll: TrayScroll(id: 1, range: 1500)))
    #expect(sheet.tray.scrollOffset(of: 1) == 300)
    sheet.updateLayout(insets: SheetInsets(tip: 90))
    #expect(sheet.tray.scrollOffset(of: 1) == 300)
    #expect(sheet.position == .full)
  }
}
