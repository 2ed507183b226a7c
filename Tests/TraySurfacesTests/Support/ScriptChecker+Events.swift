// SPDX-License-Identifier: MIT

import TrayTestSupport
import TrayDetents
import TrayMotion

@testable import TraySurfaces

/// What each event does.
extension ScriptChecker {
  /// A finger moves the tray and its content by what it moves itself (I17, I20, I28).
  mutating func judgeMove(_ distance: Double, _ before: Tray) {
    guard let old = before.hand.drag, let new = tray.hand.drag else { return }
    let raw =
      before.phase == .dragging
      ? old.raw : old.range.raw(showing: before.motion.channels.extent.value)
    let offsets = old.scroll.map {
      (tray.hand.scrolls[$0].offset, before.hand.scrolls[$0].offset, tray.hand.scrolls[$0].range)
    }
    let scrolled = (offsets?.0 ?? 0) - (offsets?.1 ?? 0)
    let moved = new.raw - raw
    let taken = moved + scrolled + new.excess - old.excess
    let isRubbed =
      new.friction != nil && (new.raw > new.range.upper || new.raw < new.range.lower)
    blame(
      isRubbed
        ? taken.magnitude <= distance.magnitude + 1e-9 : isClose(taken, distance, within: 1e-9),
      "I28: \(distance) became \(moved) and \(scrolled)")
    blame(moved * distance >= 0 && scrolled * distance >= 0, "I28: something moves the other way")
    if let offsets {
      blame(
        offsets.0 >= 0 && offsets.0 <= max(offsets.2, offsets.1), "I28: past the content's ends")
    }
    guard tray.phase == .dragging else { return }
    let shown = tray.frame.visibleHeight
    let wanted = moved == 0 ? before.frame.visibleHeight : max(new.range.shown(new.raw), 0)
    blame(shown == wanted, "I17: the band shows \(shown), not \(wanted)")
    let way = tray.motion.channels.extent.value - before.motion.channels.extent.value
    blame(
      way.magnitude <= distance.magnitude + 1e-6,
      "I20: a finger's \(distance) moves the surface by \(way)")
    if moved != 0, new.raw >= new.range.lower, new.raw <= new.range.upper {
      blame(shown == max(new.raw, 0), "I20: a free drag is not one to one")
    }
  }

  /// A release goes on with the velocity that showed, to a stop (I19, I21, I22).
  mutating func judgeRelease(_ velocity: Double?, _ time: Double, _ before: Tray) {
    guard before.phase == .dragging, let drag = before.hand.drag else { return }
    let finger = velocity ?? drag.tracker.velocity(at: time)
    let shown = drag.isScrolling ? 0 : finger * drag.slope(of: finger)
    if tray.phase == .settling || tray.phase == .dismissing {
      let velocity = tray.frame.velocity
      blame(velocity == shown, "I19: released at \(velocity), not \(shown)")
    }
    if tray.phase == .dismissing {
      blame(before.mayDismiss(by: .drag), "I21: a floor lets the tray go")
      blame(tray.motion.channels.extent.target == 0, "I21: dismissed to a place above 0")
    } else {
      let target = tray.motion.channels.extent.target
      let stops = tray.resolution?.stops.map(\.surfaceHeight) ?? []
      let isBetween =
        target > stops.first ?? .infinity && target < stops.last ?? 0 && script.restsAnywhere
      blame(stops.contains(target) || isBetween, "I21: \(target) is no stop")
    }
  }

  /// A keyboard of `K` points moves the target by `K`, as far as there is room (I27).
  mutating func judgeKeyboard(_ before: Tray) {
    guard let step = tray.step, step.contract.keyboard == .grow, before.window.keyboard == nil,
      let keyboard = tray.window.keyboard, before.phase != .hidden
    else { return }
    let (old, new) = (before.rest.height, tray.rest.height)
    guard old > 0, step.contract.rules.card == nil, let maximum = tray.resolution?.maximum
    else { return }
    let inset = tray.window.safeAreaInsets.bottom
    let isOutside = step.contract.safeArea == .outside
    let overlap = keyboard.overlap(with: tray.resting.table.region)
    // It takes the place of the bottom inset where the surface has that.
    let replaced = isOutside || step.measure.bottomSection != nil ? inset : 0
    let wanted = min(
      old + (overlap > inset ? overlap - replaced : 0), maximum + (isOutside ? inset : 0))
    blame(isClose(new, wanted, within: 1e-9), "I27: \(old) became \(new), not \(wanted)")
    blame(
      before.resting.lean != 0
        || before.resolution?.selection.wanted == tray.resolution?.selection.wanted,
      "I27: the keyboard chose another stop")
  }
}
