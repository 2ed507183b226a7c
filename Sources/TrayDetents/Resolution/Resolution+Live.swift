// SPDX-License-Identifier: MIT

public import TrayGeometry

/// What a surface covers of its window, and whether touches outside it pass.
public struct Footprint: Hashable, Sendable {
  /// The covered rectangle, in window coordinates; never more than the window, or its half.
  public var covered: Rect
  /// What the surface leaves free above itself, in window coordinates.
  ///
  /// A map behind the surface centres here.
  public var visible: Rect
  /// Whether touches outside the surface reach what lies behind.
  public var passesTouches: Bool

  /// Creates a footprint.
  public init(covered: Rect, visible: Rect, passesTouches: Bool) {
    self.covered = covered
    self.visible = visible
    self.passesTouches = passesTouches
  }
}

/// What follows from a live height, also between stops; all pure functions of the resolution.
///
/// Heights are surface heights, in points. Negative values and NaN count as 0; above the last stop the
/// last stop's values hold.
extension Resolution {
  /// The opacity of the dim at a live surface height, 0…1.
  ///
  /// A straight line between neighbouring stops, and from 0 at height 0 to the first stop.
  public func dim(atSurfaceHeight height: Double) -> Double {
    let place = place(of: height)
    let lower = place.lower.map { stops[$0].dim } ?? 0
    guard let upper = place.upper.map({ stops[$0].dim }) else { return lower }
    return lower + (upper - lower) * place.progress
  }

  /// Where a live surface height lies among the stops: 1.5 is half way from the second to the third.
  ///
  /// Below the first stop it falls to −1 at height 0; where the first stop shows nothing it ends at 0.
  public func fractionalIndex(atSurfaceHeight height: Double) -> Double {
    let place = place(of: height)
    guard place.upper != nil else { return Double(stops.count - 1) }
    return Double(place.lower ?? -1) + place.progress
  }

  /// The surface's rectangle at a live surface height, in window coordinates.
  ///
  /// Above the last stop it stretches or leaves the lower edge, as `beyondLargest` says.
  public func surfaceFrame(atSurfaceHeight height: Double) -> Rect {
    let place = place(of: height)
    let last = stops[stops.count - 1]
    guard let upper = place.upper.map({ stops[$0].frame }) else {
      let excess = height.isFinite ? max(height - last.surfaceHeight, 0) : 0
      return Rect(
        x: last.frame.minX, y: last.frame.minY - excess, width: last.frame.width,
        height: last.frame.height + (beyondLargest == .stretch ? excess : 0))
    }
    let lower =
      place.lower.map { stops[$0].frame }
      ?? Rect(x: upper.minX, y: upper.maxY, width: upper.width, height: 0)
    let top = lower.minY + (upper.minY - lower.minY) * place.progress
    let bottom = lower.maxY + (upper.maxY - lower.maxY) * place.progress
    return Rect(
      x: lower.minX + (upper.minX - lower.minX) * place.progress, y: top,
      width: lower.width + (upper.width - lower.width) * place.progress, height: bottom - top)
  }

  /// What the surface covers at a live surface height; between stops the nearer one decides touches.
  public func footprint(atSurfaceHeight height: Double) -> Footprint {
    let frame = surfaceFrame(atSurfaceHeight: height)
    let top = min(max(frame.minY, region.minY), region.maxY)
    let bottom = min(max(frame.maxY, top), region.maxY)
    let covered = Rect(x: frame.minX, y: top, width: frame.width, height: bottom - top)
    let place = place(of: height)
    let nearer = place.progress < 0.5 ? place.lower ?? place.upper : place.upper ?? place.lower
    return Footprint(
      covered: covered,
      visible: Rect(
        x: region.minX, y: region.minY, width: region.width,
        height: top - region.minY),
      passesTouches: nearer.map { stops[$0].passesTouches } ?? false)
  }

  /// A live height between two neighbouring stops; nil below the first and above the last.
  private struct Place {
    var lower: Int?
    var upper: Int?
    var progress: Double
  }

  private func place(of height: Double) -> Place {
    let height = height > 0 ? height : 0
    var lower: Int?
    for index in stops.indices {
      let upper = stops[index].surfaceHeight
      if height < upper {
        let base = lower.map { stops[$0].surfaceHeight } ?? 0
        return Place(lower: lower, upper: index, progress: (height - base) / (upper - base))
      }
      lower = index
    }
    return Place(lower: lower, upper: nil, progress: 0)
  }
}
