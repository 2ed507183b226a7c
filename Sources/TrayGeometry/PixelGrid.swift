// SPDX-License-Identifier: MIT

/// The grid of a screen's pixels, onto which edges are rounded once, at the very end.
///
/// Layout itself is never rounded. A rectangle is rounded by its absolute edges, and its size is the
/// difference, so that neighbours that touch before rounding touch after it
/// (TrayLayout, Rules 1.14).
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; 1 for values that are not finite or not above 0.
  public let scale: Double

  /// Slack, in pixels, below which a value counts as lying on the grid already.
  private static let slack = 1e-7

  /// Creates the grid of a screen with `scale` pixels per point.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length of one pixel, in points.
  public var pixelLength: Double { 1 / scale }

  /// Where a value goes that lies halfway between two grid lines.
  public enum Halves: UInt8, Hashable, Sendable, CaseIterable {
    /// To the greater one, as in SwiftUI.
    case up
    /// To the one further from 0; what lies beyond the ninth decimal doesn't count, as in FloatingPanel.
    case outwards
  }

  /// The nearest grid line; by default a value halfway goes to the greater one.
  ///
  /// Infinite values and NaN come back unchanged.
  public func round(_ value: Double, halves: Halves = .up) -> Double {
    guard value.isFinite else { return value }
    switch halves {
    case .up: return (value * scale + 0.5).rounded(.down) / scale
    case .outwards:
      let decimals = 1e9
      let cut = (value * decimals).rounded(.towardZero) / decimals
      let size = ((cut.isFinite ? cut : value).magnitude * scale + 0.5).rounded(.down) / scale
      return value < 0 ? 0 - size : size
    }
  }

  /// The nearest grid line at or above `value`; never a negative zero.
  ///
  /// Infinite values and NaN come back unchanged.
  public func roundUp(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    return (value * scale - Self.slack).rounded(.up) / scale + 0
  }

  /// The nearest grid line at or below `value`.
  ///
  /// Infinite values and NaN come back unchanged.
  public func roundDown(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    return (value * scale + Self.slack).rounded(.down) / scale
  }

  /// The rectangle with each of its four edges on the nearest grid line.
  public func round(_ rect: Rect) -> Rect {
    let left = round(rect.minX)
    let top = round(rect.minY)
    return Rect(
      x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
  }
}
