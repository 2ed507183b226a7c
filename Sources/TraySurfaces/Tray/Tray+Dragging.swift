// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion

extension Tray {
  /// Faster than any finger, in points per second: what is reported above it is noise.
  private static let greatestSpeed = 1e5

  /// The live value becomes the finger's, to the last bit, and stands still.
  mutating func beginDrag(scroll id: Int?, at time: Double) {
    guard phase != .hidden, hand.drag == nil else { return }
    let scroll = id.flatMap { id in hand.scrolls.firstIndex { $0.id == id } }
    let usable = scroll.flatMap { hand.scrolls[$0].isScrollable ? $0 : nil }
    let resistance = resistance(isScrolling: usable != nil)
    hand.momentum = nil
    if let scroll { hand.activeScroll = scroll }
    let isMoving = phase == .settling || phase == .dismissing
    hand.drag = Drag(
      motion.channels.extent.value, between: dragRange(resistance), friction: resistance.friction,
      scroll: usable,
      beganAtTop: usable.map { hand.scrolls[$0].offset <= 0 } ?? true,
      estimator: settings.touch.estimator, time: time)
    if usable == nil || isMoving { takeHold() }
  }

  private mutating func takeHold() {
    guard phase != .dragging else { return }
    letDimFollow()
    motion.channels.extent.hold()
    motion.channels.height.hold()
    motion.channels.opacity.target = 1
    motion.phase = .dragging(
      timeLeft: motion.channels.timeToRest(within: settings.rest, isHeld: true))
    report(.dragBegan)
  }

  private func resistance(isScrolling: Bool) -> EndResistance {
    (isScrolling ? settings.scrollResistance : nil) ?? settings.resistance
  }

  /// The heights at which a drag meets no resistance.
  private func dragRange(_ resistance: EndResistance) -> SoftRange {
    let stops = draggableStops
    let heights = resting.table.entries
    let selected = heights[selectedIndex].height
    let top = max(heights[stops[stops.count - 1]].height, selected)
    let bottom = mayDismiss(by: .drag) ? 0 : min(heights[stops[0]].height, selected)
    // A window that became lower may leave the tray further past an edge than a band of its height
    // reaches; a wider one keeps it in the finger's hand.
    let shown = motion.channels.extent.value
    let band = resistance.band(
      over: max(resting.table.region.height, 2 * max(shown - top, bottom - shown)))
    return SoftRange(
      lower: bottom, upper: top, lowerBand: bottom > 0 ? band : .rigid, upperBand: band)
  }

  /// After the stops changed under a finger: what shows stays.
  mutating func regrasp() {
    guard var drag = hand.drag else { return }
    let resistance = resistance(isScrolling: drag.scroll != nil)
    drag.grasp(
      motion.channels.extent.value, between: dragRange(resistance), friction: resistance.friction)
    if phase != .dragging { drag.start = drag.raw }
    hand.drag = drag
  }

  /// Moves the tray, and nothing else: no measuring, no layout, no allocation.
  mutating func moveDrag(by distance: Double, at time: Double) {
    guard let before = hand.drag?.movement, distance.isFinite, distance.magnitude < 1e9 else {
      return
    }
    hand.drag?.movement = before + distance
    hand.drag?.tracker.add(position: before + distance, at: time)
    guard distance != 0 else { return }
    if phase != .dragging { catchUp() }
    let share = hand.drag?.scroll == nil ? distance : trayShare(of: distance)
    if share != 0 {
      takeHold()
      hand.drag?.move(by: share)
      if let drag = hand.drag { motion.channels.extent.move(to: drag.range.shown(drag.raw)) }
    }
    askKeyboard()
  }

  /// While the finger only scrolled, the tray may have moved by itself.
  private mutating func catchUp() {
    if let drag = hand.drag, drag.range.shown(drag.raw) != motion.channels.extent.value {
      regrasp()
    }
  }

  private mutating func askKeyboard() {
    guard let drag = hand.drag, !drag.hasAskedKeyboard, window.keyboard != nil,
      drag.movement <= -settings.touch.keyboardDismissalDistance
    else { return }
    hand.drag?.hasAskedKeyboard = true
    report(.keyboardDismissalRequested)
  }

  /// Lets go with a finger's velocity, upwards, in points per second.
  mutating func endDrag(velocity: Double) {
    guard let drag = hand.drag else { return }
    hand.drag = nil
    let limit = Self.greatestSpeed
    let speed = velocity.isFinite ? min(max(velocity, -limit), limit) : 0
    if drag.scroll != nil, drag.isScrolling { flick(drag, velocity: speed) }
    guard phase == .dragging else { return }
    let shown = drag.isScrolling ? 0 : speed * drag.slope(of: speed)
    motion.channels.extent.move(to: motion.channels.extent.value, velocity: shown)
    release(drag, velocity: shown)
  }

  private mutating func release(_ drag: Drag, velocity: Double) {
    let stops = draggableStops
    let heights = stops.map { resting.table.entries[$0].height }
    var release = Release(
      height: motion.channels.extent.value, velocity: velocity, movement: drag.movement,
      anchor: stops.lastIndex { $0 <= selectedIndex } ?? 0,
      isDismissible: mayDismiss(by: .drag), windowHeight: resting.table.region.height)
    var target = settings.release.target(of: release, among: heights)
    if target == .dismissed {
      guard answer(to: .drag) == .vetoed else {
        leave(.drag)
        return
      }
      report(.dismissalRequested(.drag))
      release.isDismissible = false
      target = settings.release.target(of: release, among: heights)
    }
    switch target {
    case .stop(let place): choose(stops[place])
    case .height(let height): lean(to: height)
    // A surface that may not be dismissed is sent to one of its stops.
    case .dismissed: break
    }
    motion.phase = .settling(timeLeft: 0)
    settle(on: spring(settings.springs.release), isNews: true)
  }

  /// Rests at the content height that a height shows, on whole pixels.
  private mutating func lean(to height: Double) {
    let content = resting.table.rest(at: resting.table.reading(at: height).index).contentHeight
    resolution?.rest(atContentHeight: window.pixelGrid.round(content))
    findLean()
    if resting.lean == 0 { choose(selectedIndex) }
  }
}
