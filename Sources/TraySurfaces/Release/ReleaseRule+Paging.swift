// SPDX-License-Identifier: MIT

import TrayMotion

extension ReleaseRule {
  /// The page on which a release ends, each stop being the beginning of one.
  ///
  /// Between stops at equal distances it answers what `Paging` does; a shorter last page counts with
  /// its own length.
  func paged(by rule: Paging.Rule, _ release: Release, _ places: [Double]) -> Int {
    let now = Self.page(at: release.height, among: places)
    let nearest = Self.page(nearestTo: now, of: places.count)
    switch rule {
    case .halfPage(let threshold):
      guard release.velocity.magnitude > threshold else { return nearest }
      return Self.page(nearestTo: now + (release.velocity > 0 ? 0.5 : -0.5), of: places.count)
    case .projected(let rate):
      let landing = rate.landing(from: release.height, velocity: release.velocity)
      let wanted = Self.page(
        nearestTo: Self.page(at: landing.isFinite ? landing : release.height, among: places),
        of: places.count)
      return min(max(wanted, nearest - 1), nearest + 1)
    }
  }

  /// A height in pages; past the ends the first and the last page go on.
  private static func page(at height: Double, among places: [Double]) -> Double {
    guard places.count > 1 else { return 0 }
    var index = 0
    while index < places.count - 2, places[index + 1] <= height { index += 1 }
    let length = places[index + 1] - places[index]
    return length > 0 ? Double(index) + (height - places[index]) / length : Double(index)
  }

  private static func page(nearestTo page: Double, of count: Int) -> Int {
    let inside = min(max(page, 0), Double(count - 1))
    let whole = inside.rounded(.down)
    return inside - whole >= 0.5 ? Int(whole) + 1 : Int(whole)
  }
}
