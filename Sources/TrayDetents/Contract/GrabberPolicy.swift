// SPDX-License-Identifier: MIT

/// Whether the grabber takes height of its own.
public enum GrabberPolicy: Hashable, Sendable {
  /// It lies over the content and adds nothing.
  case overlay
  /// It adds so many points above the content; negative, infinite and NaN count as 0.
  case reserve(Double)

  /// The height that the grabber adds, in points.
  public var reservedHeight: Double {
    guard case .reserve(let height) = self, height.isFinite, height > 0 else { return 0 }
    return min(height, ContentMeasure.greatestLength)
  }
}
