// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry

/// The numbers of a resolution that a frame needs, side by side.
///
/// Answers the same as `Resolution` does at a live height, all at once and without touching a
/// reference count.
struct StopTable: Sendable {
  struct Entry: Sendable {
    var height: Double
    /// What the surface adds to its content taken off, also where nothing shows.
    var contentHeight: Double
    var layoutHeight: Double
    var dim: Double
    var x: Double
    var width: Double
    var top: Double
    var bottom: Double
    var passes: Bool
    var isProgrammaticOnly: Bool
    var ways: DismissalPolicy.Ways
  }

  /// Where a surface rests: on a stop, or between two.
  struct Rest {
    var height: Double
    var contentHeight: Double
    var layoutHeight: Double
    var dim: Double
  }

  /// What follows from a live height.
  struct Reading {
    var dim = 0.0
    var x = 0.0
    var width = 0.0
    var top = 0.0
    var bottom = 0.0
    var index = -1.0
    var passes = true
  }

  private(set) var entries: [Entry] = []
  /// The window, or the half of it that the surface stays in.
  private(set) var region = Rect.zero
  /// Whether the surface leaves the lower edge above its largest stop.
  private(set) var isLifted = false
  /// The darkest dim of all stops.
  private(set) var darkest = 0.0

  init() {}

  init(_ resolution: Resolution) {
    region = resolution.region
    isLifted = resolution.beyondLargest == .lift
    let shown = resolution.stops.first { !$0.isHidden }
    let addition = shown.map { $0.surfaceHeight - $0.contentHeight } ?? 0
    entries.reserveCapacity(resolution.stops.count)
    for stop in resolution.stops {
      darkest = max(darkest, stop.dim)
      entries.append(
        Entry(
          height: stop.surfaceHeight, contentHeight: stop.isHidden ? -addition : stop.contentHeight,
          layoutHeight: stop.layoutHeight, dim: stop.dim,
          x: stop.frame.minX, width: stop.frame.width, top: stop.frame.minY,
          bottom: stop.frame.maxY, passes: stop.passesTouches,
          isProgrammaticOnly: stop.isProgrammaticOnly, ways: stop.dismissal))
    }
  }

  /// The rest at a place among the stops, counted from 0; places past the ends are the ends.
  func rest(at place: Double) -> Rest {
    let place = min(max(place, 0), Double(entries.count - 1))
    let lower = entries[Int(place)]
    let share = place - place.rounded(.down)
    guard share > 0 else {
      return Rest(
        height: lower.height, contentHeight: lower.contentHeight,
        layoutHeight: lower.layoutHeight, dim: lower.dim)
    }
    let upper = entries[Int(place) + 1]
    return Rest(
      height: lower.height + (upper.height - lower.height) * share,
      contentHeight: lower.contentHeight + (upper.contentHeight - lower.contentHeight) * share,
      layoutHeight: lower.layoutHeight + (upper.layoutHeight - lower.layoutHeight) * share,
      dim: lower.dim + (upper.dim - lower.dim) * share)
  }

  /// The place of a content height among the stops; past their ends it is the ends'.
  func place(ofContentHeight height: Double) -> Double {
    guard let upper = entries.firstIndex(where: { $0.contentHeight > height }) else {
      return Double(entries.count - 1)
    }
    guard upper > 0 else { return 0 }
    let (low, high) = (entries[upper - 1].contentHeight, entries[upper].contentHeight)
    return Double(upper - 1) + (height - low) / (high - low)
  }

  /// What follows from a live surface height, in points; NaN counts as 0.
  ///
  /// Below 0 nothing shows, and the upper edge goes on down.
  func reading(at height: Double) -> Reading {
    // The storage of an empty array is not aligned for a span on every platform.
    guard !entries.isEmpty else { return Reading() }
    guard height < 0 else { return reading(shown: height > 0 ? height : 0) }
    var reading = reading(shown: 0)
    reading.top -= height
    return reading
  }

  private func reading(shown height: Double) -> Reading {
    let entries = entries.span
    var upper = 0
    while upper < entries.count, entries[upper].height <= height { upper += 1 }
    guard upper < entries.count else { return beyond(entries[upper - 1], height) }
    let next = entries[upper]
    guard upper > 0 else { return below(next, height) }
    let last = entries[upper - 1]
    let progress = (height - last.height) / (next.height - last.height)
    return Reading(
      dim: last.dim + (next.dim - last.dim) * progress,
      x: last.x + (next.x - last.x) * progress,
      width: last.width + (next.width - last.width) * progress,
      top: last.top + (next.top - last.top) * progress,
      bottom: last.bottom + (next.bottom - last.bottom) * progress,
      index: Double(upper - 1) + progress,
      passes: progress < 0.5 ? last.passes : next.passes)
  }

  /// Above the last stop the upper edge rises further, and with a lifted surface the lower one too.
  private func beyond(_ last: Entry, _ height: Double) -> Reading {
    let excess = height - last.height
    return Reading(
      dim: last.dim, x: last.x, width: last.width, top: last.top - excess,
      bottom: isLifted ? last.bottom - excess : last.bottom, index: Double(entries.count - 1),
      passes: last.passes)
  }

  /// Below the first stop everything comes out of the lower edge.
  private func below(_ first: Entry, _ height: Double) -> Reading {
    let progress = height / first.height
    return Reading(
      dim: first.dim * progress, x: first.x, width: first.width,
      top: first.bottom + (first.top - first.bottom) * progress, bottom: first.bottom,
      index: progress - 1, passes: first.passes)
  }
}
