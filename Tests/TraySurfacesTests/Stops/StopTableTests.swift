// SPDX-License-Identifier: MIT

import Testing
import TrayDetents
import TrayGeometry

@testable import TraySurfaces

/// The numbers of frames are those of the resolution.
@Suite struct StopTableTests {
  private let resolution = DetentResolver.resolve(
    contract: StepContract(detents: [.height(100), .height(300)]),
    window: Window(size: Size(width: 400, height: 1000)),
    measure: ContentMeasure(idealHeight: 500))

  @Test func `half-way between two stops everything is half-way`() {
    let table = StopTable(resolution)
    let (low, high) = (table.entries[0], table.entries[1])
    let reading = table.reading(at: 200)
    #expect(reading.index == 0.5)
    #expect(reading.top == (low.top + high.top) / 2)
    #expect(table.rest(at: 0.5).height == 200)
  }

  @Test func `above the last stop the upper edge rises`() {
    let reading = StopTable(resolution).reading(at: 330)
    #expect(reading.top == 670)
    #expect(reading.bottom == 1000)
  }

  @Test func `a table of no stops reads as nothing`() {
    #expect(StopTable().reading(at: 50).index == -1)
  }
}
