// SPDX-License-Identifier: MIT

import TrayTestSupport
import TrayDetents
import TrayGeometry
import TrayMotion

@testable import TraySurfaces

/// Plays a script at 60 frames a second and looks at every frame and every event.
///
/// The letters are those of the list of laws that the tests name.
struct ScriptChecker {
  let script: GestureScript
  var tray: Tray
  var fault: String?
  private var isMoving = false
  private var isGone = true

  init(seed: UInt64) { self.init(GestureScript(seed: seed)) }

  init(_ script: GestureScript) {
    self.script = script
    tray = Tray(window: Trays.window(), settings: script.settings)
  }

  mutating func play() {
    var clock = 0.0
    for (time, event) in script.events {
      while clock < time, fault == nil {
        let step = min(1.0 / 60, time - clock)
        advance(by: step)
        clock = step < 1.0 / 60 ? time : clock + step
      }
      take(event)
      guard fault == nil else { return }
    }
    take(.dragCancelled)
    for _ in 0..<30 where fault == nil { advance(by: 1.0 / 60) }
    tray.advance(by: .infinity)
    judgeReports()
    judgeEnd()
  }

  mutating func blame(_ holds: Bool, _ words: @autoclosure () -> String) {
    if !holds, fault == nil { fault = words() }
  }

  // MARK: Events

  private mutating func take(_ event: TrayEvent) {
    let before = tray
    tray.handle(event)
    let (old, new) = (before.frame, tray.frame)
    checker(new)
    judgeReports()
    judgeContinuity(event, old, new)
    if old.phase != .hidden, new.phase != .hidden, new.phase != .resting {
      judgeContents(event, before)
    }
    if before.phase == .resting, before.hand.drag == nil, let drag = tray.hand.drag {
      blame(
        drag.start == before.motion.channels.extent.value,
        "I20: a drag from rest begins past an end")
    }
    switch event {
    case .present: break
    case .dragMoved(let distance, _): judgeMove(distance, before)
    case .touchMoved(let point, _):
      if let touch = before.hand.touch, touch.isDragging {
        judgeMove(touch.last.y - point.y, before)
      }
    case .touchEnded(let time):
      if before.hand.touch?.isDragging == true { judgeRelease(nil, time, before) }
    case .dragEnded(let velocity, let time): judgeRelease(velocity, time, before)
    case .keyboard: judgeKeyboard(before)
    default: break
    }
    if case .present = event { return }
    blame(old.phase != .hidden || new.phase == .hidden, "I23: \(event) brings back what is gone")
  }

  /// Nothing that shows jumps, and what moves by itself keeps its velocity (I14, I17, I24).
  private mutating func judgeContinuity(_ event: TrayEvent, _ old: TrayFrame, _ new: TrayFrame) {
    let isAtTarget = new.phase == .resting || new.phase == .hidden
    switch event {
    case .dragMoved, .touchMoved: return
    default: break
    }
    if case .present(_, false) = event { return }
    blame(
      isClose(old.dim, new.dim, within: 1e-9) || isAtTarget, "I24: \(event) makes the dim jump")
    if case .window = event, old.phase == .resting { return }
    if tray.isMotionReduced, new.phase != .dragging, new.phase != .dismissing { return }
    blame(
      old.visibleHeight == new.visibleHeight || isAtTarget,
      "\(event) jumps from \(old.visibleHeight) to \(new.visibleHeight)")
    judgePlace(event, old, new)
    switch event {
    case .dragEnded, .touchEnded: return
    default: break
    }
    blame(
      new.phase == .dragging || isAtTarget || old.velocity == new.velocity
        || old.phase == .dragging, "\(event) changes the velocity")
  }

  /// The surface stays in its place, but where the window itself is another one.
  private mutating func judgePlace(_ event: TrayEvent, _ old: TrayFrame, _ new: TrayFrame) {
    if case .window = event { return }
    guard old.phase != .hidden, new.phase != .hidden, new.phase != .resting,
      !tray.isMotionReduced
    else { return }
    for (edge, before, after) in [
      ("upper", old.position, new.position), ("left", old.x, new.x),
      ("lower", old.hit.surface.maxY, new.hit.surface.maxY),
      ("right", old.x + old.width, new.x + new.width),
    ] {
      blame(
        isClose(before, after, within: 1e-6),
        "\(event) takes the \(edge) edge from \(before) to \(after)")
    }
  }

  /// Every content shows as it did, also where a third step comes into a change of two.
  private mutating func judgeContents(_ event: TrayEvent, _ before: Tray) {
    let (old, new) = (Self.opacities(before), Self.opacities(tray))
    for step in Set(old.keys).union(new.keys) {
      blame(
        isClose(old[step] ?? 0, new[step] ?? 0, within: 1.0 / 256),
        "\(event) takes \(step) from \(old[step] ?? 0) to \(new[step] ?? 0)")
    }
  }

  private static func opacities(_ tray: Tray) -> [String: Double] {
    let frame = tray.frame
    var opacities: [String: Double] = [:]
    for element in frame.outgoing { opacities[element.step] = element.layer.opacity }
    if let step = tray.step?.id { opacities[step] = frame.incoming.opacity }
    return opacities
  }

  // MARK: Frames

  private mutating func advance(by time: Double) {
    let before = tray.frame
    let neededFrames = tray.needsFrames
    let energy = tray.motion.channels.extent.energy
    let after = tray.advance(by: time)
    checker(after)
    judgeReports()
    blame(neededFrames || before == after, "I25: something moves unasked")
    switch before.phase {
    case .dragging:
      blame(before.visibleHeight == after.visibleHeight, "I17: a held tray moves")
      blame(before.laidOutHeight == after.laidOutHeight, "a held tray is laid out")
    case .resting, .hidden:
      blame(before.visibleHeight == after.visibleHeight, "I33: a resting tray moves")
    case .settling, .dismissing:
      // The energy bounds how far past its target, or a floor, the spring can carry the tray.
      blame(
        tray.motion.channels.extent.energy <= energy * (1 + 1e-9) + 1e-9,
        "I7: the spring gains energy")
    }
  }

  private mutating func checker(_ frame: TrayFrame) {
    for value in [
      frame.visibleHeight, frame.velocity, frame.position, frame.laidOutHeight, frame.x,
      frame.width, frame.dim, frame.opacity, frame.blend, frame.cornerRadius, frame.stopIndex,
      frame.scrollOffset, frame.incoming.blur,
    ] {
      blame(value.isFinite, "a number is not finite")
    }
    blame(frame.dim >= 0 && frame.dim <= 1, "the dim is \(frame.dim)")
    blame(
      frame.visibleHeight >= 0 && frame.width >= 0 && frame.laidOutHeight >= 0,
      "a length is negative")
    let opacities = frame.outgoing.reduce(frame.incoming.opacity) { $0 + $1.layer.opacity }
    blame(opacities < 1 + 1e-9 && opacities > 0.95, "the contents add up to \(opacities)")
    let metrics = tray.metrics
    blame(
      metrics.phase == frame.phase && metrics.visibleHeight == frame.visibleHeight
        && metrics.velocity == frame.velocity && metrics.dim == frame.dim
        && metrics.stopIndex == frame.stopIndex && metrics.covered == frame.hit.surface,
      "I25: followers see something else")
    blame(
      metrics.visible.height >= 0 && metrics.visible.maxY <= tray.resting.table.region.maxY
        && metrics.visible.minY == tray.resting.table.region.minY,
      "\(metrics.visible) is more than there is")
    if frame.phase != .hidden, tray.motion.dimFollowsHeight, tray.motion.channels.dim.isAtRest,
      tray.motion.channels.opacity.isAtRest,
      let resolution = tray.resolution
    {
      blame(
        isClose(frame.dim, resolution.dim(atSurfaceHeight: frame.visibleHeight), within: 1e-12),
        "I24: the dim does not follow from the height")
    }
  }

  /// `settled` follows a motion, and each motion has one at most; what is gone reports nothing.
  private mutating func judgeReports() {
    for report in tray.takeReports() {
      switch report {
      case .stepChanged(nil, _): isGone = false
      case .willSettle, .willDismiss:
        isMoving = true
        blame(!isGone, "I23: \(report) of what is gone")
      case .dragBegan: isMoving = false
      case .settled, .dismissed:
        blame(isMoving, "\(report) without a motion")
        blame(!isGone, "I23: \(report) of what is gone")
        isMoving = false
        if case .dismissed = report { isGone = true }
      default: break
      }
    }
  }

  private mutating func judgeEnd() {
    blame(!isMoving, "a motion has no end")
    let frame = tray.frame
    if frame.phase == .hidden {
      blame(
        frame.visibleHeight == 0 && frame.velocity == 0 && frame.dim == 0,
        "I23: something is left of a hidden tray")
      return
    }
    guard let stop = tray.selectedStop, let lowest = tray.resolution?.stops.first else { return }
    blame(frame.phase == .resting && !tray.needsFrames, "it ends \(frame.phase)")
    blame(frame.visibleHeight >= lowest.surfaceHeight, "I22: it rests below its floor")
    guard tray.resting.lean == 0 else {
      judgeRestBetweenStops(frame)
      return
    }
    blame(
      frame.visibleHeight == stop.surfaceHeight && frame.velocity == 0
        && frame.laidOutHeight == stop.layoutHeight, "it rests beside its stop")
    blame(
      frame.dim == stop.dim && frame.blend == 1 && frame.outgoing.isEmpty
        && frame.hit.surface == stop.frame, "it looks different from its stop")
  }
}

extension ScriptChecker {
  /// What rests between two stops looks as something between them does.
  private mutating func judgeRestBetweenStops(_ frame: TrayFrame) {
    let heights = tray.resolution?.stops.map(\.surfaceHeight) ?? []
    let dim = tray.resolution?.dim(atSurfaceHeight: frame.visibleHeight) ?? 0
    blame(script.restsAnywhere, "it rests beside its stop")
    blame(frame.visibleHeight <= heights.last ?? 0, "it rests above its tallest stop")
    blame(frame.velocity == 0 && frame.blend == 1 && frame.outgoing.isEmpty, "it still moves")
    blame(isClose(frame.dim, dim, within: 1e-12), "its dim is not that of its height")
  }
}

extension SpringMotion {
  /// Half of the square of the velocity and what is stored in the spring, per mass.
  fileprivate var energy: Double {
    let pull = spring.angularFrequency * remaining
    return 0.5 * (velocity * velocity + pull * pull)
  }
}
