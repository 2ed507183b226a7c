// SPDX-License-Identifier: MIT

/// Pages of one size in a row: how far a swipe has come, and which page it ends on.
public struct Paging: Hashable, Sendable {
  /// The size of a page, in points; at least 0.
  ///
  /// Pages of size 0 have no progress.
  public let pageSize: Double

  /// How many pages there are; at least 1.
  public let count: Int

  /// How a release chooses its page.
  public enum Rule: Hashable, Sendable {
    /// Half a page further in the direction of a velocity above `threshold`, then rounded.
    ///
    /// The rule of Flutter's page view. Points per second.
    case halfPage(threshold: Double)

    /// The page nearest to the projected landing, at most one away from the nearest one now.
    case projected(DecelerationRate)

    /// `halfPage` above 50 points per second.
    public static let halfPage = Rule.halfPage(threshold: 50)

    /// `projected` with the fast rate, as scroll views decelerate when they page.
    public static let projected = Rule.projected(.fast)
  }

  /// Creates a row of pages.
  ///
  /// - Parameters:
  ///   - pageSize: Points; a size that is not finite or not above 0 counts as 0.
  ///   - count: A count below 1 counts as 1.
  public init(pageSize: Double, count: Int) {
    self.pageSize = pageSize.isFinite && pageSize > 0 ? pageSize : 0
    self.count = max(count, 1)
  }

  /// The offset in pages, past the ends too; 0 for an offset that is not finite.
  ///
  /// Exactly `k` at the offset `k * pageSize`, also where the quotient would round past it.
  public func progress(at offset: Double) -> Double {
    guard pageSize > 0, offset.isFinite else { return 0 }
    let quotient = offset / pageSize
    let whole = quotient.rounded(.toNearestOrEven)
    return whole * pageSize == offset ? whole : quotient
  }

  /// The page that an offset lies on and how far it is on the way to the next one, from 0 up to 1.
  ///
  /// Past the ends: the first or the last page, and 0.
  public func position(at offset: Double) -> (page: Int, fraction: Double) {
    let progress = min(max(progress(at: offset), 0), Double(count - 1))
    let page = progress.rounded(.down)
    return (Int(page), progress - page)
  }

  /// The page a release ends on.
  ///
  /// - Parameters:
  ///   - offset: Points from the first page.
  ///   - velocity: Points per second, positive towards later pages; 0 if not finite.
  ///   - rule: How to choose. Halves round away from 0.
  /// - Returns: A page from 0 to one below `count`.
  public func target(offset: Double, velocity: Double, rule: Rule = .projected) -> Int {
    let speed = velocity.isFinite ? velocity : 0
    let now = progress(at: offset)
    switch rule {
    case .halfPage(let threshold):
      guard speed.magnitude > threshold else { return page(nearestTo: now) }
      return page(nearestTo: now + (speed > 0 ? 0.5 : -0.5))
    case .projected(let rate):
      let landing = progress(at: rate.landing(from: offset, velocity: speed))
      let nearest = page(nearestTo: now)
      let wanted = page(nearestTo: landing)
      return min(max(wanted, nearest - 1), nearest + 1)
    }
  }

  private func page(nearestTo progress: Double) -> Int {
    let inside = min(max(progress, 0), Double(count - 1))
    let page = inside.rounded(.down)
    return inside - page >= 0.5 ? Int(page) + 1 : Int(page)
  }
}
