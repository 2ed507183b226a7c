// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayMotion

extension Tray {
  /// What there is to draw now.
  ///
  /// - Complexity: O(*n*) in the number of stops; allocates nothing.
  public var frame: TrayFrame {
    let shape = shape()
    let style = settings.style.checked
    let blend = Self.share(motion.channels.blend.value)
    let opacity = Self.share(motion.channels.opacity.value)
    return TrayFrame(
      phase: phase, visibleHeight: shape.height,
      velocity: phase == .dragging ? 0 : motion.channels.extent.velocity,
      position: shape.top, laidOutHeight: max(motion.channels.height.value, 0), x: shape.x,
      width: shape.width,
      dim: shape.dim, opacity: opacity, blend: blend,
      outgoing: TrayFrame.Outgoing(
        motion.content.outgoing, blend: blend, blurRadius: style.blurRadius),
      incoming: TrayFrame.Layer(
        opacity: blend, blur: style.blurRadius * motion.content.incomingBlur(at: blend)),
      cornerRadius: min(
        max(min(style.cornerRadius, shape.top - resting.table.region.minY), 0), shape.height / 2),
      stopIndex: shape.index, hit: hitRegions(shape, style), scroll: activeScrollID,
      scrollOffset: shownScrollOffset)
  }

  var activeScrollID: Int? {
    guard let activeScroll = hand.activeScroll else { return nil }
    return hand.scrolls[activeScroll].id
  }

  /// What others may follow.
  public var metrics: TrayMetrics {
    let shape = shape()
    let region = resting.table.region
    return TrayMetrics(
      phase: phase, visibleHeight: shape.height,
      velocity: phase == .dragging ? 0 : motion.channels.extent.velocity,
      covered: shape.rect,
      visible: Rect(
        x: region.minX, y: region.minY, width: region.width,
        height: min(max(shape.top - region.minY, 0), region.height)),
      stopIndex: shape.index, stopCount: resting.table.entries.count, dim: shape.dim)
  }

  /// The surface at the live height, with what is left of the last jump.
  struct Shape {
    var height: Double
    var x: Double
    var width: Double
    var top: Double
    var bottom: Double
    var dim: Double
    var index: Double
    var passes: Bool

    var rect: Rect { Rect(x: x, y: top, width: width, height: max(bottom - top, 0)) }
  }

  func shape() -> Shape {
    let extent = phase == .hidden ? 0 : motion.channels.extent.value
    let reading = resting.table.reading(at: extent)
    let opacity = phase == .hidden ? 0 : Self.share(motion.channels.opacity.value)
    let dim = motion.dimFollowsHeight ? reading.dim : rest.dim
    return Shape(
      height: max(extent, 0), x: reading.x + motion.channels.x.value,
      width: max(reading.width + motion.channels.width.value, 0),
      top: reading.top + motion.channels.top.value,
      bottom: reading.bottom + motion.channels.bottom.value,
      dim: min(
        Self.share(dim + motion.channels.dim.value), max(resting.table.darkest, motion.dimBefore))
        * opacity, index: reading.index,
      passes: reading.passes)
  }

  private func hitRegions(_ shape: Shape, _ style: TrayStyle) -> TrayFrame.HitRegions {
    let surface = shape.rect
    let width = min(style.grabberWidth, surface.width)
    let grabber = Rect(
      x: surface.midX - width / 2, y: surface.minY, width: width,
      height: min(style.grabberHeight, surface.height))
    let outside: TrayFrame.Outside =
      if phase == .hidden || shape.passes { .passes } else if shape.dim > 0 { .tapsOnDim } else {
        .blocks
      }
    return TrayFrame.HitRegions(surface: surface, grabber: grabber, outside: outside)
  }

  static func share(_ value: Double) -> Double { min(max(value, 0), 1) }
}
