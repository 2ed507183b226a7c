// SPDX-License-Identifier: MIT

import Detents
import Geometry
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
