// SPDX-License-Identifier: MIT

import TrayGeometry

extension ResolutionPass {
  /// Finds the height of every detent that has one, and notes why the others have none.
  mutating func findHeights() {
    var dropped: [DroppedDetent] = []
    stops = drafts(&dropped)
    if stops.isEmpty {
      issues.append(.noDetentIsLeft)
      stops = largeStop()
    }
    if stops.count > 1 { stops.sort { $0.precedes($1) } }
    if dropped.count > 1 { dropped.sort { $0.precedes($1) } }
    self.dropped = dropped
    reportDropped()
  }

  /// A stop for each detent that has a height, in the order of declaration.
  ///
  /// Apart from what changes the pass, which would move all of it about for each detent.
  private borrowing func drafts(_ dropped: inout [DroppedDetent]) -> [Stop] {
    if context.detents.isEmpty { return largeStop() }
    var stops: [Stop] = []
    stops.reserveCapacity(context.detents.count)
    for detent in context.detents {
      let reason: DropReason? =
        switch context.outcome(of: detent) {
        case .off(let reason): reason
        case .height(let draft): addStop(at: draft, of: detent, to: &stops)
        }
      if let reason { dropped.append(DroppedDetent(id: detent.id, reason: reason)) }
    }
    return stops
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
      case .conditionNotMet, .compactHeight, .returnedNothing, .aboveMaximum, .referenceOff,
        .duplicate:
        break
      }
    }
    if isUnmeasured { issues.append(.contentIsUnmeasured) }
    for index in stops.indices where stops[index].members[0].derivation.source.isOwnNumber {
      let asked = stops[index].members[0].derivation.raw
      guard asked > input.maximum else { continue }
      issues.append(
        .aboveMaximum(stops[index].members[0].id, asked: asked, maximum: input.maximum))
    }
  }
}
