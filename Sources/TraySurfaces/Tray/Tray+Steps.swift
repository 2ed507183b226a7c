// SPDX-License-Identifier: MIT

import TrayDetents
import TrayMotion

extension Tray {
  /// Takes in something that happened.
  ///
  /// What is invalid in the present state is ignored: a tray that is hidden knows only `present`
  /// and what changes its surroundings.
  public mutating func handle(_ event: TrayEvent) {
    switch event {
    case .present(let step, let isAnimated): present(step, isAnimated)
    case .go(let step, let isAnimated):
      if phase != .hidden { show(step, isAnimated) }
    case .select(let id, let isAnimated): select(id, isAnimated)
    case .dismiss(let isAnimated): leave(.program, isAnimated: isAnimated)
    case .escape: dismissByPerson(.escape)
    case .tapOnDim: dismissByPerson(.tapOutside)
    case .tapOutside:
      if !shape().passes { dismissByPerson(.tapOutside) }
    case .adjust(let adjustment): adjust(adjustment)
    case .keyboard(let keyboard, let spring): change(keyboard, spring)
    case .window(let window): change(to: window)
    case .measured(let measure): change(to: measure)
    case .scrolled(let scroll): update(scroll)
    case .reducedMotion(let isReduced): isMotionReduced = isReduced
    case .dragBegan(let scroll, let time): beginDrag(scroll: scroll, at: time)
    case .dragMoved(let distance, let time): moveDrag(by: distance, at: time)
    case .dragEnded(let velocity, let time):
      guard let drag = hand.drag else { return }
      endDrag(velocity: velocity ?? drag.tracker.velocity(at: time))
    case .dragCancelled: endDrag(velocity: 0)
    case .touchBegan(let point, let scroll, let time): beginTouch(point, scroll, at: time)
    case .touchMoved(let point, let time): moveTouch(to: point, at: time)
    case .touchEnded(let time): endTouch(at: time)
    case .touchCancelled: cancelTouch()
    }
  }

  var selectedIndex: Int { resolution?.selectedIndex ?? 0 }

  /// Where it rests, or will.
  var rest: StopTable.Rest { resting.table.rest(at: place) }

  /// The place of its rest among the stops, counted from 0.
  var place: Double { Double(selectedIndex) + resting.lean }

  /// The spring for a motion, without bounce where less motion is wanted.
  func spring(_ spring: Spring) -> Spring {
    isMotionReduced ? settings.springs.reduced : spring
  }

  // MARK: Steps

  private mutating func present(_ step: TrayStep, _ isAnimated: Bool) {
    guard phase == .hidden else {
      show(step, isAnimated)
      return
    }
    motion.content = ContentBlend()
    motion.dimFollowsHeight = true
    take(step, after: nil)
    motion.channels = TrayChannels(settings.springs.present)
    motion.channels.height.move(to: resting.table.entries[selectedIndex].layoutHeight)
    report(.stepChanged(from: nil, to: step.id))
    report(.announcement(.step(step.id)))
    if isMotionReduced, isAnimated {
      _ = jumpToTarget()
      motion.channels.opacity.move(to: 0)
    }
    settle(on: spring(settings.springs.present), isAnimated: isAnimated)
  }

  /// Changes the step: one motion of height, content and dim.
  private mutating func show(_ next: TrayStep, _ isAnimated: Bool) {
    let before = shape()
    let last = step?.id
    if let last, let selection = resolution?.selection { remember(last, selection) }
    leaveContent()
    take(next, after: resting.memory.first { $0.step == next.id }?.selection)
    if let last, last != next.id {
      motion.content.begin(from: last, to: next.id, on: &motion.channels.blend)
      report(.stepChanged(from: last, to: next.id))
      report(.announcement(.step(next.id)))
    }
    regrasp()
    motion.dimFollowsHeight = phase == .dragging
    let hasJumped = bridge(from: before, isAnimated: isAnimated)
    settle(on: spring(settings.springs.resize), isAnimated: isAnimated, isNews: hasJumped)
  }

  /// What scrolls in the old content no longer counts; a finger that moves the tray stays on it.
  private mutating func leaveContent() {
    hand.momentum = nil
    hand.activeScroll = nil
    if hand.touch?.isDragging == false { hand.touch = nil }
    guard hand.drag?.scroll != nil else { return }
    if phase == .dragging {
      hand.drag?.scroll = nil
      hand.drag?.isScrolling = false
    } else {
      hand.drag = nil
      hand.touch = nil
    }
  }

  private mutating func take(_ next: TrayStep, after selection: Selection?) {
    step = next
    hand.scrolls = next.scrolls
    resting.cyclesUp = true
    resolve(after: selection)
  }

  private mutating func remember(_ step: String, _ selection: Selection) {
    resting.memory.removeAll { $0.step == step }
    resting.memory.append(.init(step: step, selection: selection))
  }

  // MARK: Stops

  private mutating func select(_ id: DetentID, _ isAnimated: Bool) {
    guard phase != .hidden, let index = resolution?.index(of: id) else { return }
    move(to: index, id, isAnimated: isAnimated)
  }

  /// Makes a stop the one to rest at, by one of its identities.
  mutating func choose(_ index: Int, _ id: DetentID? = nil) {
    guard var resolution else { return }
    let stop = resolution.stops[index]
    let wanted = resolution.selection.wanted
    let chosen = id ?? (stop.contains(wanted) ? wanted : stop.members.first?.id ?? wanted)
    resolution.selectedIndex = index
    resolution.selection = resolution.selection.selecting(chosen)
    resolution.selection.contentHeight = stop.contentHeight
    self.resolution = resolution
    resting.lean = 0
  }

  /// The places of the stops at which a drag may end, in ascending order; never empty.
  var draggableStops: [Int] {
    let found = resting.table.entries.indices.filter {
      !resting.table.entries[$0].isProgrammaticOnly
        && (resting.table.entries[$0].height > 0 || !mayDismiss(by: .drag))
    }
    return found.isEmpty ? [selectedIndex] : found
  }

  private mutating func adjust(_ adjustment: TrayEvent.Adjustment) {
    guard phase == .resting || phase == .settling else { return }
    let stops = draggableStops
    let above = stops.first { Double($0) > place }
    let below = stops.last { Double($0) < place }
    var next: Int?
    switch adjustment {
    case .increment: next = above
    case .decrement: next = below
    case .cycle:
      if resting.cyclesUp, above == nil {
        resting.cyclesUp = false
      } else if !resting.cyclesUp, below == nil {
        resting.cyclesUp = true
      }
      next = resting.cyclesUp ? above : below
    }
    guard let next else { return }
    move(to: next)
  }

  mutating func move(to index: Int, _ id: DetentID? = nil, isAnimated: Bool = true) {
    let before = shape()
    choose(index, id)
    guard phase != .dragging else { return }
    if !motion.dimFollowsHeight { bridgeDim(from: before) }
    let hasJumped = isMotionReduced && bridge(from: before, isAnimated: isAnimated)
    settle(on: spring(settings.springs.resize), isAnimated: isAnimated, isNews: hasJumped)
  }
}
