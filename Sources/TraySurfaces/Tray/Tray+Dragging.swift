// SPDX-License-Identifier: MIT

import TrayDetents
import TrayGeometry
import TrayMotion

extension Tray {
  /// Faster than any finger, in points per second: what is reported above it is noise.
  private static let greatestSpeed = 1e5

  mutating func handleTouch(_ event: TrayEvent) {
    switch event {
    case .dragBegan(let scroll, let time): beginDrag(scroll: scroll, at: time)
    case .dragMoved(let distance, let time): moveDrag(by: distance, at: time)
    case .dragEnded(let velocity, let time):
      guard let drag else { return }
      endDrag(velocity: velocity ?? drag.tracker.velocity(at: time))
    case .dragCancelled: endDrag(velocity: 0)
    case .touchBegan(let point, let scroll, let time): beginTouch(point, scroll, at: time)
    case .touchMoved(let point, let time): moveTouch(to: point, at: time)
    case .touchEnded(let time): endTouch(at: time)
    case .touchCancelled:
      let wasDragging = touch?.isDragging == true
      touch = nil
      if wasDragging { endDrag(velocity: 0) }
    default: break
    }
  }

  /// The live value becomes the finger's, to the last bit, and stands still.
  mutating func beginDrag(scroll id: Int?, at time: Double) {
    guard phase != .hidden, drag == nil else { return }
    let scroll = id.flatMap { id in scrolls.firstIndex { $0.id == id } }
    let usable = scroll.flatMap { scrolls[$0].isScrollable ? $0 : nil }
    let resistance = resistance(isScrolling: usable != nil)
    momentum = nil
    if let scroll { activeScroll = scroll }
    let isMoving = phase == .settling || phase == .dismissing
    drag = Drag(
      channels.extent.value, between: dragRange(resistance), friction: resistance.friction,
      scroll: usable,
      beganAtTop: usable.map { scrolls[$0].offset <= 0 } ?? true,
      estimator: settings.touch.estimator, time: time)
    if usable == nil || isMoving { takeHold() }
  }

  private mutating func takeHold() {
    guard phase != .dragging else { return }
    letDimFollow()
    channels.extent.hold()
    channels.height.hold()
    channels.opacity.target = 1
    phase = .dragging
    timeLeft = channels.timeToRest(within: settings.rest, isHeld: true)
    report(.dragBegan)
  }

  private func resistance(isScrolling: Bool) -> EndResistance {
    (isScrolling ? settings.scrollResistance : nil) ?? settings.resistance
  }

  /// The heights at which a drag meets no resistance.
  private func dragRange(_ resistance: EndResistance) -> SoftRange {
    let stops = draggableStops
    let heights = table.entries
    let selected = heights[selectedIndex].height
    let top = max(heights[stops[stops.count - 1]].height, selected)
    let bottom = mayDismiss(by: .drag) ? 0 : min(heights[stops[0]].height, selected)
    // A window that became lower may leave the tray further past an edge than a band of its height
    // reaches; a wider one keeps it in the finger's hand.
    let shown = channels.extent.value
    let band = resistance.band(
      over: max(table.region.height, 2 * max(shown - top, bottom - shown)))
    return SoftRange(
      lower: bottom, upper: top, lowerBand: bottom > 0 ? band : .rigid, upperBand: band)
  }

  /// After the stops changed under a finger: what shows stays.
  mutating func regrasp() {
    guard var drag else { return }
    let resistance = resistance(isScrolling: drag.scroll != nil)
    drag.grasp(
      channels.extent.value, between: dragRange(resistance), friction: resistance.friction)
    if phase != .dragging { drag.start = drag.raw }
    self.drag = drag
  }

  /// Moves the tray, and nothing else: no measuring, no layout, no allocation.
  mutating func moveDrag(by distance: Double, at time: Double) {
    guard let before = drag?.movement, distance.isFinite, distance.magnitude < 1e9 else { return }
    drag?.movement = before + distance
    drag?.tracker.add(position: before + distance, at: time)
    guard distance != 0 else { return }
    if phase != .dragging { catchUp() }
    let share = drag?.scroll == nil ? distance : trayShare(of: distance)
    if share != 0 {
      takeHold()
      drag?.move(by: share)
      if let drag { channels.extent.move(to: drag.range.shown(drag.raw)) }
    }
    askKeyboard()
  }

  /// While the finger only scrolled, the tray may have moved by itself.
  private mutating func catchUp() {
    if let drag, drag.range.shown(drag.raw) != channels.extent.value { regrasp() }
  }

  private mutating func askKeyboard() {
    guard let drag, !drag.hasAskedKeyboard, window.keyboard != nil,
      drag.movement <= -settings.touch.keyboardDismissalDistance
    else { return }
    self.drag?.hasAskedKeyboard = true
    report(.keyboardDismissalRequested)
  }

  /// Lets go with a finger's velocity, upwards, in points per second.
  mutating func endDrag(velocity: Double) {
    guard let drag else { return }
    self.drag = nil
    let limit = Self.greatestSpeed
    let speed = velocity.isFinite ? min(max(velocity, -limit), limit) : 0
    if drag.scroll != nil, drag.isScrolling { flick(drag, velocity: speed) }
    guard phase == .dragging else { return }
    let shown = drag.isScrolling ? 0 : speed * drag.slope(of: speed)
    channels.extent.move(to: channels.extent.value, velocity: shown)
    release(drag, velocity: shown)
  }

  private mutating func release(_ drag: Drag, velocity: Double) {
    let stops = draggableStops
    let heights = stops.map { table.entries[$0].height }
    var release = Release(
      height: channels.extent.value, velocity: velocity, movement: drag.movement,
      anchor: stops.lastIndex { $0 <= selectedIndex } ?? 0,
      isDismissible: mayDismiss(by: .drag), windowHeight: table.region.height)
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
    case .dismissed: return
    }
    phase = .settling
    settle(on: spring(settings.springs.release), isNews: true)
  }

  /// Rests at the content height that a height shows, on whole pixels.
  private mutating func lean(to height: Double) {
    let content = table.rest(at: table.reading(at: height).index).contentHeight
    resolution?.rest(atContentHeight: window.pixelGrid.round(content))
    findLean()
    if lean == 0 { choose(selectedIndex) }
  }
}
