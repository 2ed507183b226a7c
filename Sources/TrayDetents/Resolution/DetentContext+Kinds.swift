// SPDX-License-Identifier: MIT

import TrayGeometry

extension DetentContext {
  /// The height that a detent asks for, or why it has none.
  func outcome(of detent: Detent) -> DraftOutcome {
    guard detent.condition == .always || detent.condition.holds(in: self) else {
      return .off(.conditionNotMet)
    }
    return outcome(of: detent.kind)
  }

  private func outcome(of kind: Detent.Kind) -> DraftOutcome {
    switch kind {
    case .hug(let cap): return hug(cap)
    case .height(let points): return .height(DraftHeight(points, .points(points)))
    case .fraction(let fraction):
      return .height(
        DraftHeight(fraction * fractionBase, .fraction(fraction, of: fractionBase)))
    case .contentFraction(let fraction):
      guard let idealHeight else { return .off(.unmeasured) }
      let content = headerHeight + idealHeight
      return .height(DraftHeight(fraction * content, .contentFraction(fraction, of: content)))
    case .medium: return medium()
    case .large:
      return .height(DraftHeight(maximumDetentValue, .large(maximum: maximumDetentValue)))
    case .full:
      let height = max(regionSize.height - addedHeight, 0)
      return .height(DraftHeight(height, .full(height: regionSize.height, added: addedHeight)))
    case .insetFromTop(let inset):
      return .height(
        DraftHeight(
          inset.isFinite ? max(regionSize.height - inset - addedHeight, 0) : inset,
          .insetFromTop(inset, height: regionSize.height, added: addedHeight)))
    case .tip(let peek):
      return .height(DraftHeight(headerHeight + peek, .tip(header: headerHeight, peek: peek)))
    case .hidden: return .height(DraftHeight(0, .hidden))
    case .custom(let height):
      guard let value = height(self) else { return .off(.returnedNothing) }
      return .height(DraftHeight(value, .custom))
    case .smaller(let first, let second): return choose(first, second, smaller: true)
    case .greater(let first, let second): return choose(first, second, smaller: false)
    case .relative(let id, let factor, let offset):
      return relative(to: id, factor: factor, offset: offset)
    }
  }

  private var fractionBase: Double {
    switch rules.fractionBase {
    case .maximum: maximumDetentValue
    case .safeArea: safeAreaHeight
    case .window: regionSize.height
    }
  }

  /// The height between the top and the bottom inset as it is without a keyboard, in points.
  var safeAreaHeight: Double {
    max(regionSize.height - regionInsets.top - regionInsets.bottom, 0)
  }

  private func hug(_ cap: Detent.HeightCap?) -> DraftOutcome {
    let limit: Double? =
      switch cap {
      case .points(let points): points
      case .fraction(let fraction): fraction * fractionBase
      case nil: nil
      }
    if let limit, limit.isNaN || limit < 0 {
      return .height(DraftHeight(limit, .points(limit)))
    }
    guard let idealHeight else {
      switch rules.unmeasured {
      case .drop: return .off(.unmeasured)
      case .maximum:
        return .height(DraftHeight(maximumDetentValue, .unmeasured, cap: limit))
      case .height(let points): return .height(DraftHeight(points, .unmeasured, cap: limit))
      }
    }
    // Where the section lies inside the heights, a hugging height is content and section.
    let section = rules.bottomSection == .added ? 0 : bottomSectionHeight
    return .height(
      DraftHeight(
        headerHeight + idealHeight + section,
        .content(ideal: idealHeight, header: headerHeight, section: section), cap: limit))
  }

  private func medium() -> DraftOutcome {
    if rules.isMediumOffInCompactHeight && verticalSizeClass == .compact {
      return .off(.compactHeight)
    }
    return .height(
      DraftHeight(
        rules.mediumRatio * maximumDetentValue,
        .medium(ratio: rules.mediumRatio, of: maximumDetentValue)))
  }

  private func choose(
    _ first: Detent.Kind, _ second: Detent.Kind, smaller: Bool
  ) -> DraftOutcome {
    switch (outcome(of: first), outcome(of: second)) {
    case (.height(let one), .height(let other)):
      let (a, b) = (one.capped, other.capped)
      // NaN on either side stays NaN, so that it is reported instead of hidden.
      if a.isNaN || b.isNaN { return .height(DraftHeight(.nan, .smaller(a, b))) }
      return smaller
        ? .height(DraftHeight(min(a, b), .smaller(a, b)))
        : .height(DraftHeight(max(a, b), .greater(a, b)))
    case (.height(let only), .off), (.off, .height(let only)): return .height(only)
    case (.off(let reason), .off): return .off(reason)
    }
  }

  private func relative(to id: DetentID, factor: Double, offset: Double) -> DraftOutcome {
    guard depth < Self.greatestDepth else { return .off(.circle(id)) }
    var isDeclared = false
    for detent in detents where detent.id == id { isDeclared = true }
    guard isDeclared else { return .off(.missingReference(id)) }
    guard let value = resolvedValue(of: id) else {
      return .off(isCircle(startingAt: id) ? .circle(id) : .referenceOff(id))
    }
    return .height(
      DraftHeight(
        value * factor + offset, .relative(to: id, value: value, factor: factor, offset: offset)))
  }

  /// Whether the chain of relative detents that starts at `id` never ends.
  private func isCircle(startingAt id: DetentID) -> Bool {
    var current = id
    for _ in 0...detents.count {
      var next: DetentID?
      for detent in detents where detent.id == current {
        guard case .relative(let target, _, _) = detent.kind else { continue }
        if let other = next, other.precedes(target) { continue }
        next = target
      }
      guard let next else { return false }
      current = next
    }
    return true
  }
}
