// SPDX-License-Identifier: MIT

import TrayMotion
import TraySurfaces
import Testing
import TrayTestSupport

/// The paging table, computed elsewhere with 60 digits, on the stops of a surface.
@Suite struct RevealPagingTests {
  @Test(arguments: try Golden.cases("motion/paging.json"))
  func `stops at equal distances are the pages of the table`(_ golden: Golden) throws {
    let size = try golden["pageSize"].number
    let count = Int(try golden["pages"].number)
    let places = (0..<count).map { Double($0) * size }
    let release = Release(
      height: try golden["offset"].number, velocity: try golden["velocity"].number)
    for (rule, name) in [
      (Paging.Rule.halfPage, "halfPageRule"), (.projected, "projectedOnePage"),
    ] {
      let expected = Int(try golden[name].number)
      let target = ReleaseRule(choice: .paged(rule)).target(of: release, among: places)
      #expect(target == .stop(expected))
    }
  }

  /// Pages at 0, 300, 600 and a last one of 100: half of it is 650.
  @Test(arguments: [(640.0, 2), (660, 3), (460, 2), (440, 1)])
  func `a shorter last page counts with its own length`(_ height: Double, _ expected: Int) {
    let rule = ReleaseRule(choice: .paged(.projected))
    let target = rule.target(
      of: Release(height: height, velocity: 0), among: [0, 300, 600, 700])
    #expect(target == .stop(expected))
  }
}
