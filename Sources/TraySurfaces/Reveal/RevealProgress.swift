// SPDX-License-Identifier: MIT

/// One of the two sections of a surface that is paged by scrolling.
public enum RevealSection: UInt8, Hashable, Sendable, CaseIterable {
  /// What shows first; as high as the viewport.
  case primary
  /// What lies behind it; as high as its content.
  case secondary

  /// The other one.
  public var other: RevealSection { self == .primary ? .secondary : .primary }
}

/// How far the secondary section is revealed: the one value from which everything else follows.
public enum RevealProgress {
  /// The share of a distance that has been scrolled, from 0 to 1.
  ///
  /// - Parameters:
  ///   - offset: How far the content is moved up, in points; past its ends too. NaN counts as 0.
  ///   - distance: The measured height of the secondary section, in points: what there is to scroll
  ///     beyond the viewport.
  /// - Returns: The share; 0 where there is nothing to scroll, which is where the distance is nil, 0,
  ///   negative or not finite. A bar that shows when something has been scrolled stays away then.
  public static func share(of offset: Double, over distance: Double?) -> Double {
    guard let distance, distance > 0, distance.isFinite, offset > 0 else { return 0 }
    return offset < distance ? offset / distance : 1
  }
}
