// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayGeometry

/// The numbers that the systems publish, in a window of 400 × 1000 with insets 60 and 40.
@Suite struct PresetTests {
  private let window = Window(
    size: Size(width: 400, height: 1000), safeAreaInsets: WindowInsets(top: 60, bottom: 40),
    scale: 2)

  private func stops(_ contract: StepContract) -> [Stop] {
    DetentResolver.resolve(
      contract: contract, window: window, measure: ContentMeasure(idealHeight: 300)
    ).stops
  }

  @Test func `the tip of the floating panel of Backpack is 120 above the inset`() {
    #expect(stops(.backpackFloating).first?.contentHeight == 120)
  }

  @Test func `half of Backpack's native sheet is 386`() {
    #expect(stops(.backpackNative).first?.contentHeight == 386)
  }

  @Test func `Flutter's draggable sheet has a quarter, a half and all of the window`() {
    #expect(stops(.flutter).map(\.surfaceHeight) == [250, 500, 1000])
  }

  @Test func `the long form of PanModal keeps 21 below the top inset`() {
    #expect(stops(.panModal).map(\.surfaceHeight) == [1000 - 60 - 21])
  }
}
