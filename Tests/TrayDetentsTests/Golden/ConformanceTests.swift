// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct ConformanceTests {
  @Test func `every system has cases`() throws {
    #expect(try ConformanceFile.allCases().count >= 60)
  }

  @Test func `every scenario has a case, or a reason why it has none`() throws {
    let files = try ConformanceFile.all()
    let met = Set(files.flatMap { $0.cases.map { $0.scenario } })
    let left = Set(files.flatMap { ($0.left ?? []).map { $0.scenario } })
    // These numbers were never given out.
    let unused: Set = [13, 14, 30, 38, 44, 55, 66]
    #expect(met.union(left).union(unused) == Set(1...79))
    for reason in files.flatMap({ $0.left ?? [] }) { #expect(!reason.reason.isEmpty) }
  }

  @Test(arguments: try ConformanceFile.allCases())
  func `a system's own numbers come out of its preset`(_ test: ConformanceCase) throws {
    let resolution = try test.resolve()
    let expected = test.expect
    let tolerance = test.tolerance ?? 1e-9
    if let heights = expected.heights { expectClose(resolution.heights, heights, tolerance) }
    if let heights = expected.layoutHeights {
      expectClose(resolution.stops.map { $0.layoutHeight }, heights, tolerance)
    }
    if let count = expected.count { #expect(resolution.stops.count == count) }
    if let ids = expected.ids {
      #expect(resolution.stops.map { $0.ids } == ids.map { $0.map(DetentData.identity) })
    }
    for (id, top) in expected.tops ?? [:] {
      let stop = try #require(resolution.stop(DetentData.identity(id)))
      expectClose([stop.frame.minY], [top], tolerance)
    }
    for (id, bottom) in expected.bottoms ?? [:] {
      let stop = try #require(resolution.stop(DetentData.identity(id)))
      let frame = stop.frame.upsideDown(in: test.window.size[1])
      expectClose([frame.minY, frame.maxY], [0, bottom], tolerance)
    }
    if let heights = expected.draggable {
      let stops = resolution.stops.filter { !$0.isProgrammaticOnly }
      expectClose(stops.map { $0.contentHeight }, heights, tolerance)
    }
    for live in expected.lives ?? [] {
      let frame = resolution.surfaceFrame(atSurfaceHeight: live[0])
      let covered = resolution.footprint(atSurfaceHeight: live[0]).covered
      expectClose([frame.minY, frame.height], [live[1], live[2]], tolerance)
      expectClose([covered.minY, covered.maxY], [live[3], live[4]], tolerance)
    }
    for (id, inset) in expected.scrollInsets ?? [:] {
      let stop = try #require(resolution.stop(DetentData.identity(id)))
      expectClose([stop.scrollInset], [inset], tolerance)
    }
    if let dims = expected.dims {
      expectClose(
        dims.map { resolution.dim(atSurfaceHeight: $0[0]) }, dims.map { $0[1] }, tolerance)
    }
    if let issues = expected.issues {
      #expect(resolution.issues.map { "\($0)".prefix { $0 != "(" } } == issues.map { $0[...] })
    }
    expectSelection(resolution, expected, tolerance)
    if let dropped = expected.dropped {
      #expect(resolution.dropped.map { $0.id } == dropped.map(DetentData.identity))
    }
    if let x = expected.x { expectClose([resolution.surfaceX], [x], tolerance) }
    if let width = expected.width { expectClose([resolution.surfaceWidth], [width], tolerance) }
  }

  /// Scenario 25: 386 with an unknown height, 0, 900 and 360 gives 386, 386, 386 and 216.
  @Test(arguments: [(nil, 386.0), (0, 386), (900, 386), (360, 216)] as [(Double?, Double)])
  func `a partial height is capped where the height there is is known`(
    _ available: Double?, _ expected: Double
  ) {
    let limit = StepContract.backpackFloating.rules.partialLimit(of: available)
    #expect(min(386, limit ?? .infinity) == expected)
  }

  private func expectSelection(
    _ resolution: Resolution, _ expected: ConformanceCase.Expectation, _ tolerance: Double
  ) {
    let stop = resolution.selectedStop
    if let id = expected.selected { #expect(stop.contains(DetentData.identity(id))) }
    if let top = expected.selectedTop { expectClose([stop.frame.minY], [top], tolerance) }
    if let frame = expected.selectedFrame {
      expectClose(
        [stop.frame.minX, stop.frame.minY, stop.frame.width, stop.frame.height], frame, tolerance)
    }
  }
}

/// Expects numbers to agree within a tolerance.
func expectClose(
  _ found: [Double], _ expected: [Double], _ tolerance: Double,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let agree =
    found.count == expected.count
    && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
  #expect(agree, "\(found) instead of \(expected)", sourceLocation: sourceLocation)
}
