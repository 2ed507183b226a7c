// SPDX-License-Identifier: MIT

import TrayGeometry

/// A resistance past an edge that takes from each move, the more the further out it ends.
///
/// Unlike a `RubberBand` it has no inverse: what shows is where the finger has dragged it, and the way
/// back counts in full. Of a move that ends at the offset `o` counts the share
/// `1 - (1 - e^(-r·o/d)) / (1 - e^(-r))` with the extent `d` and the resistance `r`, and `1 - o/d` for
/// a resistance of 0; past the extent nothing counts. A move is judged in parts of at most 18 points,
/// so that a long one doesn't slip through; the same way in more moves goes somewhat further. The rule
/// and its numbers are those of the bouncing physics of Flutter's smooth_sheets.
public struct DragFriction: Hashable, Sendable {
  /// The offset past which nothing counts, in points; at least 0.
  public let extent: Double

  /// How soon the friction grows; 0 grows evenly, negative values late.
  public let resistance: Double

  /// The longest part of a move that is judged as one, in points: Flutter's touch slop.
  private static let part = 18.0

  /// The longest move, in points; what is longer counts as this long.
  private static let longestMove = 1e5

  /// Creates a friction.
  ///
  /// - Parameters:
  ///   - extent: Points. A negative value or NaN counts as 0, which gives nothing.
  ///   - resistance: Between −100 and 100; what lies outside counts as the bound, NaN as 0.
  public init(extent: Double = 120, resistance: Double = 6) {
    self.extent = extent > 0 ? extent : 0
    self.resistance = resistance.isNaN ? 0 : min(max(resistance, -100), 100)
  }

  /// The share of a move that counts where it ends at an offset; from 1 at the edge to 0.
  ///
  /// 1 for an offset below 0; NaN gives NaN.
  public func share(at offset: Double) -> Double {
    guard extent > 0 else { return 0 }
    let way = min(max(offset / extent, 0), 1)
    guard resistance.magnitude > 1e-9 else { return 1 - way }
    let lost =
      (1 - Elementary.exp(-resistance * way)) / (1 - Elementary.exp(-resistance))
    return 1 - lost
  }

  /// The offset past the edge after a move, in points.
  ///
  /// - Parameters:
  ///   - distance: How far the finger moved, away from the edge; a way back is negative. NaN gives
  ///     NaN.
  ///   - offset: How far out it was; at least 0.
  /// - Returns: The new offset; negative where the way back went past the edge.
  /// - Complexity: O(*n*) in the parts of a long move, until nothing of it counts any more.
  public func offset(after distance: Double, from offset: Double) -> Double {
    guard distance > 0 else { return offset + distance }
    let distance = min(distance, Self.longestMove)
    let parts = (distance / Self.part).rounded(.down)
    var offset = offset
    for _ in 0..<Int(parts) {
      let gain = Self.part * share(at: offset + Self.part)
      offset += gain
      // Where whole parts add nothing any more, only the last, shorter one still may.
      if gain <= 1e-12 { break }
    }
    let rest = distance - parts * Self.part
    return offset + rest * share(at: offset + rest)
  }
}
