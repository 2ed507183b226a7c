// SPDX-License-Identifier: MIT

import TrayGeometry

/// Places stops: functions of the input and the measured parts alone.
extension ResolutionPass {
  /// Gives a stop its rectangle.
  func place(_ stop: inout Stop) {
    let region = input.checked.region
    let grid = input.checked.grid
    let bottom = max(grid.roundDown(region.maxY - parts.lift), grid.roundUp(region.minY))
    guard !stop.isNothing else {
      stop.frame = Rect(
        x: input.surfaceX, y: bottom, width: input.surfaceWidth, height: 0)
      return
    }
    stop.bottomInset = parts.bottomInset
    let highest = min(grid.roundUp(region.minY + input.topGap), bottom)
    if input.form != nil { return placeAsForm(&stop, between: highest, and: bottom) }
    if placeAsCard(&stop) { return }
    let top = max(grid.round(bottom - stop.contentHeight - parts.addition), highest)
    stop.surfaceHeight = bottom - top
    stop.frame = Rect(
      x: input.surfaceX, y: top, width: input.surfaceWidth, height: bottom - top)
  }

  /// Places the stop in the middle of the height that the window leaves.
  private func placeAsForm(_ stop: inout Stop, between highest: Double, and lowest: Double) {
    let grid = input.checked.grid
    let height = min(stop.contentHeight + parts.addition, lowest - highest)
    let top = max(grid.round(highest + (lowest - highest - height) / 2), highest)
    let bottom = min(grid.round(top + height), lowest)
    stop.surfaceHeight = bottom - top
    stop.frame = Rect(x: input.surfaceX, y: top, width: input.surfaceWidth, height: bottom - top)
  }

  /// Places the stop as a floating card, unless the rules know none, the keyboard is in the way, or
  /// the stop is at the maximum.
  private func placeAsCard(_ stop: inout Stop) -> Bool {
    guard let card = context.rules.card, !parts.isObstructed,
      input.checked.consumed == 0,
      stop.contentHeight < input.checked.grid.roundDown(parts.room)
    else { return false }
    let content = stop.contentHeight
    let (region, width) = (input.checked.region, input.surfaceWidth)
    let inset = card.edgeInset(atContentHeight: content)
    let added = card.addedBottomInset(parts.restingInset, atContentHeight: content)
    let total = content + parts.grabber + parts.addedSection + added
    let scale = (width - 2 * inset) / width
    guard scale.isFinite, scale > 0, total.isFinite, inset >= 0,
      total * scale + inset <= region.height
    else { return false }
    stop.surfaceHeight = total
    stop.bottomInset =
      added + card.innerBottomInset(parts.restingInset, atContentHeight: content)
    let lowest = region.maxY - inset
    let top = lowest - total * scale
    stop.frame = Rect(
      x: input.surfaceX + inset, y: top, width: width - 2 * inset, height: lowest - top)
    return true
  }

  /// Fills in what follows from a stop's rectangle and heights.
  func finish(_ stop: inout Stop, dim: Double, _ issues: inout [DetentIssue]) {
    let isNothing = stop.isNothing
    stop.dim = dim
    stop.passesTouches =
      switch input.contract.outside {
      case .block: false
      case .pass: true
      case .passWhereUndimmed: dim == 0
      }
    stop.dismissal = dismissal(at: stop)
    guard !isNothing else { return finishNothing(&stop, &issues) }
    let overlay = parts.isOverlay ? parts.section : 0
    stop.viewportHeight = max(stop.contentHeight - parts.header, 0)
    if let ideal = parts.idealHeight {
      stop.scrollRange = max(ideal + overlay - stop.viewportHeight, 0)
    }
    reveal(&stop, &issues)
    let covered = input.contract.keyboard == .ignore ? input.checked.overlap : 0
    stop.scrollInset =
      max(stop.bottomInset, covered, parts.innerInset(input.contract.safeArea)) + overlay
      + stop.layoutHeight - stop.contentHeight
    stop.bottomSectionCarriesInset =
      parts.hasSection && !parts.isObstructed && parts.restingInset > 0
    stop.bottomSectionHeight =
      parts.section + (stop.bottomSectionCarriesInset ? stop.bottomInset : 0)
    if let minimum = parts.minimumHeight, minimum > stop.viewportHeight {
      issues.append(
        .belowMinimum(stop.members[0].id, minimum: minimum, height: stop.viewportHeight))
    }
  }

  /// Lets touches pass a surface of which nothing shows, and reports one that is not declared hidden.
  private func finishNothing(_ stop: inout Stop, _ issues: inout [DetentIssue]) {
    for member in stop.members where member.derivation.source == .hidden { return }
    stop.passesTouches = true
    // Where there is no room at all, that is what is reported.
    if parts.keyboardRoom > 0 { issues.append(.stopShowsNothing(stop.members[0].id)) }
  }

  /// Finds how far the content must scroll so that the focused field shows.
  private func reveal(_ stop: inout Stop, _ issues: inout [DetentIssue]) {
    guard let field = parts.field else { return }
    // What an ignored keyboard covers beyond all that lies below the content anyway.
    let below = stop.bottomInset + parts.addedSection
    let covered = input.contract.keyboard == .ignore ? max(input.checked.overlap - below, 0) : 0
    let overlay = parts.isOverlay ? parts.section : 0
    let hidden = max(covered, overlay + parts.innerInset(input.contract.safeArea))
    let room = max(stop.viewportHeight - hidden, 0)
    let reach = max((parts.idealHeight ?? field.frame.maxY) - room, 0)
    let reveal = field.reveal(in: room, reach: reach)
    stop.focusOffset = reveal.offset
    if reveal.missing > 0.5 {
      issues.append(.focusedFieldIsHidden(stop.members[0].id, by: reveal.missing))
    }
  }

  private func dismissal(at stop: Stop) -> DismissalPolicy.Ways {
    var ways: DismissalPolicy.Ways?
    for level in input.contract.dismissal.levels where stop.contains(level.id) {
      ways = ways?.intersection(level.ways) ?? level.ways
    }
    return ways ?? input.contract.dismissal.ways
  }
}
