// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayViews

/// Angles and paths.
@Suite struct PathTests {
  @Test func `half a turn is pi`() {
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(Angle.degrees(90).radians == .pi / 2)
    #expect(Angle.degrees(-1) < .zero)
  }

  @Test func `a path ends where its last step does`() {
    var path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.move(to: Point(x: 1, y: 2))
    path.addQuadCurve(to: Point(x: 5, y: 6), control: Point(x: 3, y: 9))
    #expect(path.currentPoint == Point(x: 5, y: 6))
    #expect(!path.isEmpty)
  }

  @Test func `no line of no points begins nothing`() {
    var path = Path()
    path.addLines([])
    #expect(path.isEmpty)
  }
}
