// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import Testing

@Suite struct DetentResolverTests {
  @Test func `the large stop fills the window between top gap and lower edge`() {
    let tall = resolve([.large], in: Phones.tall).selectedStop
    #expect(tall.contentHeight == 759)
    #expect(tall.surfaceHeight == 793)
    #expect(tall.frame == Rect(x: 0, y: 59, width: 393, height: 793))
    let short = resolve([.large], in: Phones.short).selectedStop
    #expect(short.frame == Rect(x: 0, y: 30, width: 375, height: 637))
  }

  @Test func `medium is 0.56 of the maximum floored to the pixel`() {
    #expect(resolve([.medium], in: Phones.tall).selectedStop.contentHeight == 425)
    #expect(resolve([.medium], in: Phones.short).selectedStop.contentHeight == 356.5)
  }

  @Test func `no declared detent means large without an issue`() {
    let resolution = resolve([], in: Phones.tall)
    #expect(resolution.stops.map { $0.ids } == [[.large]])
    #expect(resolution.issues.isEmpty)
  }

  @Test func `nothing left means large with an issue`() {
    let resolution = resolve([.large.when(.keyboard)], in: Phones.tall)
    #expect(resolution.heights == [759])
    #expect(resolution.issues == [.noDetentIsLeft])
    #expect(resolution.dropped == [DroppedDetent(id: .large, reason: .conditionNotMet)])
  }
}
