// SPDX-License-Identifier: MIT

import TrayDetents
import TrayMotion

extension Tray {
  /// Finds the stops again; never called while a finger only moves.
  mutating func resolve(after selection: Selection?) {
    guard let step else { return }
    var previous = selection
    let velocity = motion.channels.extent.velocity
    if phase == .settling, velocity != 0 { previous?.travel = velocity > 0 ? .up : .down }
    let resolution = DetentResolver.resolve(
      contract: step.contract, window: window, measure: step.measure, after: previous)
    self.resolution = resolution
    resting.table = StopTable(resolution)
    findLean()
  }

  /// Finds how far from the selected stop it rests, between the ends of a drag.
  mutating func findLean() {
    resting.lean = 0
    guard let height = resolution?.selection.heightBetweenStops else { return }
    let stops = draggableStops
    let place = resting.table.place(ofContentHeight: height)
    resting.lean =
      min(max(place, Double(stops[0])), Double(stops[stops.count - 1])) - Double(selectedIndex)
  }

  /// Finds the stops of the present step again; what shows stays, and the tray moves to where its stop
  /// is now.
  private mutating func resolveAgain(on spring: Spring) {
    let before = shape()
    resolveInPlace()
    guard phase != .hidden else { return }
    motion.dimFollowsHeight = phase == .dragging || phase == .dismissing
    let hasJumped = bridge(from: before, isAnimated: true)
    guard phase != .dismissing else { return }
    settle(on: spring, isNews: hasJumped)
  }

  /// From now on the dim follows from the height; what shows stays.
  mutating func letDimFollow() {
    guard !motion.dimFollowsHeight else { return }
    let before = shape()
    motion.dimFollowsHeight = true
    bridgeDim(from: before)
  }

  private mutating func resolveInPlace() {
    let width = resolution?.surfaceWidth
    resolve(after: resolution?.selection)
    if let now = resolution?.surfaceWidth, now != width { report(.widthChanged(now)) }
    regrasp()
  }

  /// Keeps what shows as it was: the differences shrink to nothing on the way.
  ///
  /// Under reduced motion only the dim does; everything else is where it will be.
  /// - Returns: Whether the tray jumped.
  mutating func bridge(from before: Shape, isAnimated: Bool) -> Bool {
    let hasJumped = isMotionReduced && isAnimated && jumpToTarget()
    bridgeDim(from: before)
    guard !isMotionReduced else { return hasJumped }
    let now = resting.table.reading(at: motion.channels.extent.value)
    motion.channels.x.shift(to: before.x - now.x)
    motion.channels.width.shift(to: before.width - now.width)
    motion.channels.top.shift(to: before.top - now.top)
    motion.channels.bottom.shift(to: before.bottom - now.bottom)
    return hasJumped
  }

  mutating func bridgeDim(from before: Shape) {
    let opacity = Self.share(motion.channels.opacity.value)
    guard opacity > 0 else { return }
    motion.dimBefore = before.dim / opacity
    let now =
      motion.dimFollowsHeight
      ? resting.table.reading(at: motion.channels.extent.value).dim : rest.dim
    let difference = motion.dimBefore - now
    motion.channels.dim.shift(to: difference.magnitude > 1e-12 ? difference : 0)
  }

  /// Under reduced motion nothing slides: position and height are where they will be.
  ///
  /// - Returns: Whether they were elsewhere.
  mutating func jumpToTarget() -> Bool {
    guard phase == .resting || phase == .settling || phase == .hidden else { return false }
    let rest = rest
    let hasJumped = motion.channels.extent.value != rest.height
    motion.channels.extent.target = rest.height
    motion.channels.height.target = rest.layoutHeight
    motion.channels.extent.settle()
    motion.channels.height.settle()
    return hasJumped
  }

  // MARK: Surroundings

  mutating func change(_ keyboard: Keyboard?, _ own: Spring?) {
    guard keyboard != window.keyboard else { return }
    window.keyboard = keyboard
    resolveAgain(on: spring(own ?? settings.springs.keyboard))
  }

  /// A tray at rest stands at its stop in the new window at once; one in motion goes on.
  ///
  /// Only the dim never jumps.
  mutating func change(to next: Window) {
    guard next != window else { return }
    var same = next
    same.keyboard = window.keyboard
    if same == window {
      change(next.keyboard, nil)
      return
    }
    let before = shape()
    window = next
    resolveInPlace()
    guard phase != .hidden else { return }
    if phase == .resting { _ = jumpToTarget() }
    motion.dimFollowsHeight = phase == .dragging || phase == .dismissing
    bridgeDim(from: before)
    guard phase != .dismissing else { return }
    settle(on: spring(settings.springs.resize))
  }

  mutating func change(to measure: ContentMeasure) {
    guard let step, measure != step.measure else { return }
    self.step?.measure = measure
    resolveAgain(on: spring(settings.springs.resize))
  }
}

extension SpringMotion {
  /// Puts the value elsewhere and lets it go on as fast as it was.
  fileprivate mutating func shift(to value: Double) { move(to: value, velocity: velocity) }
}
