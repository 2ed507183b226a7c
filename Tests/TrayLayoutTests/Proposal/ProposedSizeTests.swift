// SPDX-License-Identifier: MIT

import Testing
import TrayGeometry
import TrayLayout

/// What a parent offers.
@Suite struct ProposedSizeTests {
  @Test func `insets make an offer smaller, never negative, and leave an open length open`() {
    let offer = ProposedSize(width: nil, height: 30)
    #expect(offer.inset(by: EdgeInsets(.all, 10)) == ProposedSize(width: nil, height: 10))
    #expect(offer.inset(by: EdgeInsets(.all, 20)) == ProposedSize(width: nil, height: 0))
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `an offer along an axis is read along that axis`(axis: Axis) {
    var offer = ProposedSize(axis, along: 40, across: nil)
    #expect(offer[axis] == 40)
    offer[axis] = 7
    #expect(offer == ProposedSize(axis, along: 7, across: nil))
  }

  @Test func `open lengths are replaced by 10`() {
    let size = ProposedSize(width: nil, height: 3).replacingUnspecifiedDimensions()
    #expect(size == Size(width: 10, height: 3))
  }
}
