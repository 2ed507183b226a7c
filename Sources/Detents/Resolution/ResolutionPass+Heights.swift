// SPDX-License-Identifier: MIT

import Geometry

extension ResolutionPass {
  /// Finds the height of every detent that has one, and notes why the others have none.
  mutating func findHeights() {
    let declared = input.contract.detents
    candidates.reserveCapacity(max(declared.count, 1))
    if declared.isEmpty { addLargeStop() }
    let context = context
    for detent in declared {
      switch context.outcome(of: detent) {
      case .off(let reason): drop(detent.id, reason)
      case .height(let draft): add(detent, draft)
      }
    }
    if candidates.isEmpty {
      issues.append(.noDetentIsLeft)
      addLargeStop()
    }
    candidates.sort { $0.precedes($1) }
    if dropped.count > 1 { dropped.sort { $0.precedes($1) } }
    reportDropped()
  }

  private mutating func addLargeStop() {
    add(
      .large, DraftHeight(input.maximum, .fallback(maximum: input.maximum)))
  }

  private mutating func drop(_ id: DetentID, _ reason: DropReason) {
    dropped.append(DroppedDetent(id: id, reason: reason))
  }

  private mutating func add(_ detent: Detent, _ draft: DraftHeight) {
    guard draft.capped.isFinite else { return drop(detent.id, .notFinite(draft.capped)) }
    guard draft.capped >= 0 else { return drop(detent.id, .negative(draft.capped)) }
    var derivation = Derivation(source: draft.source, raw: draft.raw)
    if let cap = draft.cap, cap < draft.raw { derivation.apply(.cap(cap), cap) }
    applyRules(to: &derivation)
    let asked = derivation.result
    if input.contract.rules.aboveMaximum == .drop, draft.source.mayBeDropped,
      asked >= parts.room
    {
      return drop(detent.id, .aboveMaximum(asked: asked, maximum: parts.room))
    }
    applyRoom(to: &derivation, isHidden: draft.capped == 0)
    let value = derivation.result
    let height = rounded(&derivation)
    candidates.append(
      Candidate(
        member: Stop.Member(
          id: detent.id, value: value, isProgrammaticOnly: detent.isProgrammaticOnly,
          derivation: derivation),
        height: height,
        isHidden: draft.capped == 0 && (draft.source == .hidden || !parts.hasSection)))
  }

  /// Applies what the rules of the contract make of a height, whatever room there is.
  private func applyRules(to derivation: inout Derivation) {
    if input.contract.rules.bottomSection == .inside && parts.section > 0 && !parts.isOverlay {
      derivation.apply(
        .bottomSection(parts.section), max(derivation.result - parts.section, 0))
    }
    if input.contract.rules.contentFit == .limit, let ideal = parts.idealHeight {
      let limit = parts.header + ideal
      if derivation.result > limit { derivation.apply(.contentLimit(limit), limit) }
    }
    if let fraction = input.contract.rules.partialCap, !derivation.source.isWholeHeight {
      let limit = fraction * input.maximum
      if limit >= 0, derivation.result > limit {
        derivation.apply(.partialCap(fraction, of: input.maximum), limit)
      }
    }
  }

  /// Applies the room there is: the maximum first, then what the keyboard leaves of it.
  private func applyRoom(to derivation: inout Derivation, isHidden: Bool) {
    if derivation.result > parts.room {
      derivation.apply(
        .maximum(input.maximum, grabber: parts.grabber, section: parts.addedSection),
        parts.room)
    }
    let overlap = max(input.checked.overlap, input.checked.consumed)
    if parts.isObstructed && input.contract.keyboard == .fill && !isHidden {
      derivation.apply(
        .keyboardFill(overlap: overlap, room: parts.keyboardRoom), parts.keyboardRoom)
    } else if derivation.result > parts.keyboardRoom {
      derivation.apply(
        .keyboard(overlap: overlap, room: parts.keyboardRoom), parts.keyboardRoom)
    }
  }

  /// The height on the pixel grid: measured content never loses a part of a pixel, `medium` is
  /// floored, everything else goes to the nearest pixel, and nothing exceeds the room.
  private func rounded(_ derivation: inout Derivation) -> Double {
    let grid = input.checked.grid
    let value = derivation.result
    var rounding = derivation.rounding
    var height: Double =
      switch rounding {
      case .down: grid.roundDown(value)
      case .up: grid.roundUp(value)
      case .nearest: grid.round(value)
      }
    let greatest = grid.roundDown(parts.keyboardRoom)
    if height > greatest {
      height = greatest
      rounding = .down
    }
    derivation.apply(.pixel(rounding, scale: grid.scale), height)
    return height
  }

  private mutating func reportDropped() {
    var isUnmeasured = false
    for detent in dropped {
      switch detent.reason {
      case .notFinite(let value): issues.append(.heightIsNotFinite(detent.id, value))
      case .negative(let value): issues.append(.heightIsNegative(detent.id, value))
      case .circle: issues.append(.circle(detent.id))
      case .missingReference(let other):
        issues.append(.missingReference(detent.id, to: other))
      case .unmeasured: isUnmeasured = true
      default: break
      }
    }
    if isUnmeasured { issues.append(.contentIsUnmeasured) }
    for candidate in candidates where candidate.member.derivation.source.isOwnNumber {
      let asked = candidate.member.derivation.raw
      guard asked > input.maximum else { continue }
      issues.append(
        .aboveMaximum(candidate.member.id, asked: asked, maximum: input.maximum))
    }
  }
}

extension Derivation {
  fileprivate var rounding: Rounding {
    switch source {
    case .medium: .down
    // Only what is still a measured height must not be cut.
    case .content, .tip, .smaller, .greater: steps.isEmpty ? .up : .nearest
    default: .nearest
    }
  }
}

extension Derivation.Source {
  /// Whether the height stands for all there is, and so isn't a partial one.
  fileprivate var isWholeHeight: Bool {
    switch self {
    case .large, .full, .fallback: true
    default: false
    }
  }

  /// Whether the rules may switch the detent off where it reaches the maximum.
  fileprivate var mayBeDropped: Bool {
    switch self {
    case .large, .full, .fallback, .content, .unmeasured, .hidden, .tip: false
    default: true
    }
  }

  /// Whether somebody wrote the height down, so that asking for too much is a mistake.
  fileprivate var isOwnNumber: Bool {
    switch self {
    case .points, .fraction, .custom: true
    default: false
    }
  }
}
