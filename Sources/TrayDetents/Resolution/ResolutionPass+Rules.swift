// SPDX-License-Identifier: MIT

import TrayGeometry

/// Corrects heights by the contract's rules and by the room there is, noting each step.
extension ResolutionPass {
  /// Adds the stop of a detent, or answers why it has none.
  func addStop(at draft: DraftHeight, of detent: Detent, to stops: inout [Stop]) -> DropReason? {
    guard draft.capped.isFinite else { return .notFinite(draft.capped) }
    guard draft.capped >= 0 else { return .negative(draft.capped) }
    var derivation = Derivation(source: draft.source, raw: draft.raw)
    if let cap = draft.cap, cap < draft.raw { derivation.apply(.cap(cap), cap) }
    applyRules(to: &derivation)
    let asked = derivation.result
    if context.rules.aboveMaximum == .drop, draft.source.mayBeDropped, asked >= parts.room {
      return .aboveMaximum(asked: asked, maximum: parts.room)
    }
    applyRoom(to: &derivation, isHidden: draft.capped == 0)
    let value = derivation.result
    let height = rounded(&derivation)
    let isNothing = draft.capped == 0 && (draft.source == .hidden || !parts.hasSection)
    stops.append(
      Stop(
        Stop.Member(
          id: detent.id, value: value, isProgrammaticOnly: detent.isProgrammaticOnly,
          derivation: derivation),
        height: height, isNothing: isNothing))
    return nil
  }

  /// The large stop, where no detent was declared or none is left.
  func largeStop() -> [Stop] {
    var stops: [Stop] = []
    let draft = DraftHeight(input.maximum, .fallback(maximum: input.maximum))
    _ = addStop(at: draft, of: .large, to: &stops)
    return stops
  }

  /// Applies what the rules of the contract make of a height, whatever room there is.
  private func applyRules(to derivation: inout Derivation) {
    if context.rules.bottomSection == .inside && parts.section > 0 && !parts.isOverlay {
      derivation.apply(
        .bottomSection(parts.section), max(derivation.result - parts.section, 0))
    }
    if context.rules.contentFit == .limit, let ideal = parts.idealHeight {
      let section = context.rules.bottomSection == .overlay ? parts.section : 0
      let limit = parts.header + ideal + section
      if derivation.result > limit { derivation.apply(.contentLimit(limit), limit) }
    }
    if !derivation.source.isWholeHeight, let fraction = context.rules.partialCap,
      let limit = context.rules.partialLimit(of: context.safeAreaHeight),
      derivation.result > limit
    {
      derivation.apply(.partialCap(fraction, of: context.safeAreaHeight), limit)
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
    var rounding = derivation.rounding(isMediumFloored: context.rules.isMediumFloored)
    var height: Double =
      switch rounding {
      case .down: grid.roundDown(value)
      case .up: grid.roundUp(value)
      case .nearest: grid.round(value, halves: context.rules.halves)
      }
    let greatest = grid.roundDown(parts.keyboardRoom)
    if height > greatest {
      height = greatest
      rounding = .down
    }
    derivation.apply(.pixel(rounding, scale: grid.scale), height)
    return height
  }
}

extension Derivation {
  fileprivate func rounding(isMediumFloored: Bool) -> Rounding {
    switch source {
    case .medium: isMediumFloored ? .down : .nearest
    // Only what is still a measured height must not be cut.
    case .content, .tip, .smaller, .greater: steps.isEmpty ? .up : .nearest
    case .regionHeight, .regionWidth, .unmeasured, .points, .fraction, .contentFraction, .large,
      .full, .insetFromTop, .hidden, .custom, .relative, .fallback:
      .nearest
    }
  }
}

extension Derivation.Source {
  /// Whether the height stands for all there is, and so isn't a partial one.
  fileprivate var isWholeHeight: Bool {
    switch self {
    case .large, .full, .fallback: true
    case .regionHeight, .regionWidth, .content, .unmeasured, .points, .fraction, .contentFraction,
      .medium, .insetFromTop, .tip, .hidden, .custom, .smaller, .greater, .relative:
      false
    }
  }

  /// Whether the rules may switch the detent off where it reaches the maximum.
  fileprivate var mayBeDropped: Bool {
    switch self {
    case .large, .full, .fallback, .content, .unmeasured, .hidden, .tip: false
    case .regionHeight, .regionWidth, .points, .fraction, .contentFraction, .medium, .insetFromTop,
      .custom, .smaller, .greater, .relative:
      true
    }
  }

  /// Whether somebody wrote the height down, so that asking for too much is a mistake.
  var isOwnNumber: Bool {
    switch self {
    case .points, .fraction, .custom: true
    case .regionHeight, .regionWidth, .content, .unmeasured, .contentFraction, .medium, .large,
      .full, .insetFromTop, .tip, .hidden, .smaller, .greater, .relative, .fallback:
      false
    }
  }
}
