// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion
import Synchronization
import TraySurfaces
import Testing
import TrayTestSupport

/// The rows of the table “API → native sheet” in Sheets.md, and what goes with them.
@Suite struct NativeSheetTests {
  // MARK: The switch

  @Test func `the native look is off by default, no part of all, and read at creation`() {
    #expect(!SheetOptions.all.contains(.nativeSheet))
    #expect(Sheets.resting().look == .floating)
    #expect(Sheets.resting(options: [.nativeSheet]).look == .native)
    var options: SheetOptions = .all
    let sheet = Sheets.resting(options: options)
    options.insert(.nativeSheet)
    #expect(sheet.look == .floating)
    #expect(!sheet.options.contains(.nativeSheet))
  }

  @Test func `a persistent sheet keeps the floating panel`() {
    let sheet = Sheets.resting(style: .persistent, options: [.all, .nativeSheet])
    #expect(sheet.look == .floating)
    #expect(sheet.resolution.stops.map { $0.contentHeight } == [0, 120, 386, 759])
  }

  // MARK: Positions

  /// Half at 386, or where the caller has it; in 393 × 852 the card of iOS 26 is 8 points away from
  /// the edges and drawn at 377 / 393 of its size.
  @Test(arguments: [386.0, 300, 500]) func `half is a detent at the half inset's height`(
    _ height: Double
  ) {
    let sheet = Sheets.native(insets: SheetInsets(half: height))
    let stop = sheet.resolution.selectedStop
    #expect(sheet.position == .half)
    #expect(stop.contentHeight == height)
    #expect(stop.surfaceHeight == height + 34)
    let drawn = (height + 34) * 377 / 393
    #expect(isClose(stop.frame.height, drawn, within: 1e-9))
    #expect(isClose(stop.frame.minY, 852 - 8 - drawn, within: 1e-9))
  }

  @Test(arguments: [(758.0, 2), (759, 1), (800, 1)])
  func `half is left out where it reaches the tallest height`(_ half: Double, _ count: Int) {
    let sheet = Sheets.native(insets: SheetInsets(half: half))
    #expect(sheet.resolution.stops.count == count)
    #expect(sheet.position == (count == 2 ? .half : .full))
  }

  @Test(arguments: [0.0, 64]) func `full is the system's large detent, whatever the insets say`(
    _ full: Double
  ) {
    var sheet = Sheets.native(insets: SheetInsets(tip: 60, full: full))
    sheet.move(to: .full, isAnimated: false)
    #expect(sheet.restingFrame == Rect(x: 0, y: 59, width: 393, height: 793))
    #expect(sheet.resolution.stops.map { $0.ids } == [[.named("half")], [.large]])
  }

  @Test func `without a scroll view one detent fits the content and its section`() {
    let sheet = Sheets.native(SheetContent(idealHeight: 240, bottomSection: 60))
    #expect(sheet.resolution.stops.map { $0.ids } == [[SheetPosition.fit]])
    #expect(sheet.resolution.selectedStop.contentHeight == 300)
    #expect(sheet.resolution.selectedStop.scrollRange == 0)
    var tall = Sheets.native(SheetContent(idealHeight: 2000))
    #expect(tall.resolution.selectedStop.contentHeight == 759)
    tall.move(to: .full)
    #expect(tall.position == .half)
  }

  @Test func `a native sheet has no tip, and the way there leads to half`() {
    var sheet = Sheets.native()
    sheet.move(to: .full, isAnimated: false)
    sheet.move(to: .tip, isAnimated: false)
    #expect(sheet.position == .half)
  }

  @Test func `the list at its top makes the sheet larger, and smaller again`() {
    var sheet = Sheets.native()
    sheet.drag(by: 500, scroll: 1)
    sheet.run()
    #expect(sheet.position == .full)
    #expect(sheet.tray.scrollOffset(of: 1) == 127)
    // 793 − 420 = 373 points made it larger, the other 127 scrolled.
    sheet.drag(by: -500, scroll: 1)
    sheet.run()
    #expect(sheet.position == .half)
    #expect(sheet.tray.scrollOffset(of: 1) == 0)
  }

  @Test func `the section is pinned, and the list gets the matching inset`() {
    var sheet = Sheets.native(
      SheetContent(
        idealHeight: 2000, bottomSection: 60, scroll: TrayScroll(id: 1, range: 1400)))
    for position in [SheetPosition.half, .full] {
      sheet.move(to: position, isAnimated: false)
      let stop = sheet.resolution.selectedStop
      #expect(stop.bottomSectionHeight == 60 + 34)
      #expect(stop.scrollInset == 60 + 34)
      // The list has the sheet's height and scrolls on below the section.
      #expect(stop.scrollRange == 2000 + 60 - stop.contentHeight)
    }
  }

  // MARK: Moving

  @Test func `moving selects a detent, with a motion`() {
    var sheet = Sheets.native()
    sheet.move(to: .full)
    #expect(sheet.tray.phase == .settling)
    #expect(sheet.position == .full)
    sheet.run()
    #expect(sheet.frame.visibleHeight == 793)
  }

  @Test func `moving to hidden dismisses`() {
    var sheet = Sheets.native()
    sheet.move(to: .hidden)
    #expect(sheet.tray.phase == .dismissing)
    sheet.run()
    #expect(sheet.position == .hidden)
    #expect(sheet.reports.contains(.dismissed(.program)))
  }

  @Test func `updating the layout finds the detents anew and stays at the position`() {
    var sheet = Sheets.native(SheetContent(idealHeight: 240))
    sheet.updateLayout(content: SheetContent(idealHeight: 400))
    #expect(sheet.frame.visibleHeight == 274)
    sheet.run()
    #expect(sheet.frame.visibleHeight == 434)
    var list = Sheets.native()
    list.updateLayout(insets: SheetInsets(half: 500))
    list.run()
    #expect(list.position == .half)
    #expect(list.frame.visibleHeight == 534)
  }

  @Test func `onDismissed is called once, when the sheet is gone`() {
    let calls = Mutex<[DismissalReason]>([])
    var sheet = Sheet(
      content: Sheets.list, options: [.all, .nativeSheet], window: Sheets.phone,
      onDismissed: { reason in calls.withLock { $0.append(reason) } })
    sheet.present(isAnimated: false)
    sheet.drag(by: -300)
    #expect(calls.withLock { $0 } == [])
    sheet.run()
    sheet.handle(.escape)
    sheet.run()
    #expect(calls.withLock { $0 } == [.drag])
  }

  @Test func `positions are reported when another detent is selected, once each`() {
    var sheet = Sheet(
      content: Sheets.list, options: [.all, .nativeSheet], window: Sheets.phone)
    sheet.present()
    sheet.run()
    sheet.drag(by: 300)
    sheet.run()
    sheet.move(to: .half)
    sheet.run()
    sheet.move(to: .half)
    sheet.move(to: .hidden)
    sheet.run()
    #expect(sheet.reportedPositions == [.half, .full, .half, .hidden])
  }

  @Test func `the sheet stays alive until it is dismissed`() {
    var sheet = Sheet(
      content: Sheets.list, options: [.all, .nativeSheet], window: Sheets.phone)
    #expect(sheet.isAlive)
    sheet.present()
    sheet.move(to: .full)
    sheet.move(to: .hidden)
    #expect(sheet.isAlive)
    sheet.run()
    #expect(!sheet.isAlive)
  }

  @Test func `the content is there from the beginning`() {
    var sheet = Sheet(
      content: Sheets.list, options: [.all, .nativeSheet], window: Sheets.phone)
    #expect(sheet.position == .hidden)
    #expect(sheet.resolution.stops.map { $0.contentHeight } == [386, 759])
    sheet.move(to: .full)
    sheet.present(isAnimated: false)
    #expect(sheet.position == .full)
    #expect(sheet.restingFrame.minY == 59)
  }

  // MARK: Look and gestures

  @Test func `the look is the system's`() {
    let sheet = Sheets.native()
    #expect(sheet.frame.cornerRadius == 24)
    #expect(sheet.frame.hit.grabber.width == 36)
    #expect(sheet.frame.dim == 0.2)
    #expect(sheet.frame.hit.outside == .tapsOnDim)
  }

  @Test func `a pull and a tap outside dismiss, unless switched off`() {
    for (options, isGone) in [
      (SheetOptions([.all, .nativeSheet]), true), ([.nativeSheet], false),
    ] {
      var pulled = Sheets.resting(options: options)
      pulled.drag(by: -300)
      pulled.run()
      #expect((pulled.position == .hidden) == isGone)
      var tapped = Sheets.resting(options: options)
      tapped.handle(.tapOnDim)
      tapped.run()
      #expect((tapped.position == .hidden) == isGone)
    }
  }

  // MARK: Windows

  @Test func `on a wide window the sheet is a centred page`() {
    let wide = Window(
      size: Size(width: 1032, height: 1376), safeAreaInsets: WindowInsets(top: 24, bottom: 20),
      scale: 2, horizontalSizeClass: .regular)
    let frame = Sheets.native(in: wide).restingFrame
    #expect(frame.width == 712)
    #expect(frame.midX == 516)
    #expect(frame.height == 386)
  }

  @Test(arguments: [(SheetSystem.cards, 8.0), (.edgeAttached, 0)])
  func `a partial height floats from iOS 26 on`(_ system: SheetSystem, _ inset: Double) {
    let frame = Sheets.native(system: system).restingFrame
    #expect(frame.minX == inset)
    #expect(852 - frame.maxY == inset)
  }

  @Test func `another text size leaves a tall sheet as tall as it is`() {
    var sheet = Sheets.native(SheetContent(idealHeight: 700))
    #expect(sheet.resolution.selectedStop.contentHeight == 700)
    sheet.updateLayout(content: SheetContent(idealHeight: 1100))
    sheet.run()
    #expect(sheet.resolution.selectedStop.contentHeight == 759)
    var full = Sheets.native()
    full.move(to: .full, isAnimated: false)
    full.updateLayout(
      content: SheetContent(idealHeight: 4000, scroll: TrayScroll(id: 1, range: 3400)))
    full.run()
    #expect(full.frame.visibleHeight == 793)
  }
}
