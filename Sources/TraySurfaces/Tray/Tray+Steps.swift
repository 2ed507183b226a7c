// SPDX-License-Identifier: MIT

import TrayDetents
import TrayMotion

extension Tray {
  /// Takes in something that happened.
  ///
  /// What makes no sense in the present state is ignored: a tray that is hidden knows only `present`
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
    default: handleTouch(event)
    }
  }

  var selectedIndex: Int { resolution?.selectedIndex ?? 0 }

  /// Where it rests, or will.
  var rest: StopTable.Rest { table.rest(at: place) }

  /// The place of its rest among the stops, counted from 0.
  var place: Double { Double(selectedIndex) + lean }

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
    content = ContentBlend()
    dimFollowsHeight = true
    take(step, after: nil)
    channels = TrayChannels(settings.springs.present)
    channels.height.move(to: table.entries[selectedIndex].layoutHeight)
    report(.stepChanged(from: nil, to: step.id))
    report(.announcement(.step(step.id)))
    if isMotionReduced, isAnimated {
      _ = jumpToTarget()
      channels.opacity.move(to: 0)
    }
    settle(on: spring(settings.springs.present), isAnimated: isAnimated)
  }

  /// Changes the step: one motion of height, content and dim.
  private mutating func show(_ next: TrayStep, _ isAnimated: Bool) {
    let before = shape()
    let last = step?.id
    if let last, let selection = resolution?.selection { remember(last, selection) }
    leaveContent()
    take(next, after: memory.first { $0.step == next.id }?.selection)
    if let last, last != next.id {
      content.begin(from: last, to: next.id, on: &channels.blend)
      report(.stepChanged(from: last, to: next.id))
      report(.announcement(.step(next.id)))
    }
    regrasp()
    dimFollowsHeight = phase == .dragging
    let hasJumped = bridge(from: before, isAnimated: isAnimated)
    settle(on: spring(settings.springs.resize), isAnimated: isAnimated, isNews: hasJumped)
  }

  /// What scrolls in the old content is of no more concern; a finger that moves the tray stays on it.
  private mutating func leaveContent() {
    momentum = nil
    activeScroll = nil
    if touch?.isDragging == false { touch = nil }
    guard drag?.scroll != nil else { return }
    if phase == .dragging {
      drag?.scroll = nil
      drag?.isScrolling = false
    } else {
      drag = nil
      touch = nil
    }
  }

  private mutating func take(_ next: TrayStep, after selection: Selection?) {
    step = next
    scrolls = next.scrolls
    cyclesUp = true
    resolve(after: selection)
  }

  private mutating func remember(_ step: String, _ selection: Selection) {
    memory.removeAll { $0.step == step }
    memory.append(Remembered(step: step, selection: selection))
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
    lean = 0
  }

  /// The places of the stops at which a drag may end, in ascending order; never empty.
  var draggableStops: [Int] {
    let found = table.entries.indices.filter {
      !table.entries[$0].isProgrammaticOnly
        && (table.entries[$0].height > 0 || !mayDismiss(by: .drag))
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
      if cyclesUp, above == nil {
        cyclesUp = false
      } else if !cyclesUp, below == nil {
        cyclesUp = true
      }
      next = cyclesUp ? above : below
    }
    guard let next else { return }
    move(to: next)
  }

  mutating func move(to index: Int, _ id: DetentID? = nil, isAnimated: Bool = true) {
    let before = shape()
    choose(index, id)
    guard phase != .dragging else { return }
    if !dimFollowsHeight { bridgeDim(from: before) }
    let hasJumped = isMotionReduced && bridge(from: before, isAnimated: isAnimated)
    settle(on: spring(settings.springs.resize), isAnimated: isAnimated, isNews: hasJumped)
  }
}
