// SPDX-License-Identifier: MIT

import TrayGeometry
import TrayMotion

extension Tray {
  mutating func beginTouch(_ point: Point, _ scroll: Int?, at time: Double) {
    guard phase != .hidden, hand.touch == nil, hand.drag == nil, point.x.isFinite, point.y.isFinite
    else {
      return
    }
    guard let place = place(of: point) else {
      report(.touchPassed)
      return
    }
    hand.touch = Touch(place: place, start: point, scroll: scroll, last: point)
    if let scroll, scroll == activeScrollID { hand.momentum = nil }
    // A tray that moves is caught at once, without slop and without a tap on its content.
    let isMoving = phase == .settling || phase == .dismissing
    if isMoving, place == .surface || place == .grabber {
      hand.touch?.isDragging = true
      beginDrag(scroll: scroll, at: time)
    }
  }

  /// What a touch at a point is on; nil where what lies behind gets it.
  private func place(of point: Point) -> Touch.Place? {
    let shape = shape()
    guard shape.rect.holds(point) else { return shape.passes ? nil : .outside }
    let top = Rect(
      x: shape.x, y: shape.top, width: shape.width, height: settings.style.checked.grabberHeight)
    if top.holds(point) { return .grabber }
    guard let step, !step.dragsByHandleOnly else { return .content }
    let inside = Point(x: point.x - shape.x, y: point.y - shape.top)
    for zone in step.noDragZones where zone.holds(inside) { return .content }
    return .surface
  }

  mutating func moveTouch(to point: Point, at time: Double) {
    guard var touch = hand.touch, point.x.isFinite, point.y.isFinite else { return }
    defer { hand.touch = touch }
    let step = touch.last.y - point.y
    touch.last = point
    if touch.isDragging {
      moveDrag(by: step, at: time)
      return
    }
    guard !touch.isSpent else { return }
    let (across, up) = (point.x - touch.start.x, touch.start.y - point.y)
    let slop = max(settings.touch.slop, 0)
    let way = max(across.magnitude, up.magnitude)
    guard way > 0, way >= slop else { return }
    touch.isSpent = true
    let isDraggable = touch.place == .surface || touch.place == .grabber
    guard isDraggable, up.magnitude > across.magnitude else { return }
    touch.isDragging = true
    report(.contentTouchCancelled)
    beginDrag(scroll: touch.place == .grabber ? nil : touch.scroll, at: time)
    // The slop is taken off, so that the tray doesn't jump by it.
    moveDrag(by: up > 0 ? up - slop : up + slop, at: time)
  }

  mutating func endTouch(at time: Double) {
    guard let touch = hand.touch else { return }
    hand.touch = nil
    if touch.isDragging {
      guard let drag = hand.drag else { return }
      endDrag(velocity: drag.tracker.velocity(at: time))
    } else if !touch.isSpent {
      switch touch.place {
      case .outside: handle(.tapOutside)
      case .grabber: handle(.adjust(.cycle))
      case .surface, .content: break
      }
    }
  }

  mutating func cancelTouch() {
    let wasDragging = hand.touch?.isDragging == true
    hand.touch = nil
    if wasDragging { endDrag(velocity: 0) }
  }
}

extension Rect {
  /// Whether a point lies inside, the upper and left edges included.
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
