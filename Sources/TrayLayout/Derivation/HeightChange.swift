// SPDX-License-Identifier: MIT

/// One reason why a view is higher or lower than it was: in another language, at another width.
public struct HeightChange: Equatable, Sendable {
  /// The view whose arithmetic changed, in the tree before.
  public var before: NodeID
  /// The same view in the tree after.
  public var after: NodeID
  /// What changed.
  public var reason: Reason
  /// What it adds to the height of the whole, in points; below 0 where it takes away.
  public var difference: Double

  /// What changed in the arithmetic of a view.
  public enum Reason: Equatable, Sendable {
    /// The view's own height, or what it was offered: before and after.
    case length(Double, Double)
    /// The lines of a text: before and after.
    case lines(HeightDerivation.TextLines, HeightDerivation.TextLines)
    /// The gap before a part, by its place: before and after.
    case gap(Int, Double, Double)
    /// The room above and below a view together: before and after.
    case padding(Double, Double)
    /// The number of rows of a flow: before and after.
    case rows(Int, Int)
    /// The distance between all rows of a flow: before and after.
    case rowSpacing(Double, Double)
    /// The height of one row of a flow, by its place: before and after.
    case row(Int, Double, Double)
    /// Another part is the highest: their places before and after.
    case highest(Int, Int)
    /// A limit holds the view back, or no longer does: its height before and after.
    case limit(Double, Double)
    /// The view is put together in another way: its height before and after.
    case replaced(Double, Double)
  }
}

extension HeightDerivation {
  /// Why `other` is higher or lower: what each view adds or takes, in the order of the views.
  ///
  /// The differences add up to that of the heights. Views are paired by their place; where the two
  /// are put together in different ways, the whole view is one change.
  public func changes(to other: HeightDerivation) -> [HeightChange] {
    guard height != other.height else { return [] }
    let found = ownChanges(to: other)
    let sum = found.reduce(0) { $0 + $1.difference }
    // Limits at 0 and infinite heights can break the sum: then the view as a whole is the change.
    let isComplete = (sum - (other.height - height)).magnitude <= 1e-6
    return isComplete ? found : [change(to: other, .replaced(height, other.height))]
  }

  private func ownChanges(to other: HeightDerivation) -> [HeightChange] {
    guard parts.count == other.parts.count else { return changesOfCount(to: other) }
    switch (rule, other.rule) {
    case (.own, .own), (.offered, .offered), (.own, .offered), (.offered, .own),
      (.custom, .custom):
      return [change(to: other, .length(height, other.height))]
    case (.text(let lines), .text(let others)):
      return [change(to: other, .lines(lines, others))]
    case (.sum(let gaps), .sum(let others)): return sumChanges(to: other, gaps, others)
    case (.highest(let place), .highest(let otherPlace)):
      guard place == otherPlace else { return [change(to: other, .highest(place, otherPlace))] }
      return parts[place].changes(to: other.parts[place])
    case (.rows(let rows, let spacing), .rows(let others, let otherSpacing)):
      return rowChanges(to: other, rows, others, (spacing, otherSpacing))
    case (.padding(let top, let bottom), .padding(let otherTop, let otherBottom)):
      return paddingChanges(to: other, top + bottom, otherTop + otherBottom)
    case (.limits, .limits), (.limits, .same), (.same, .limits):
      return [change(to: other, .limit(height, other.height))]
    case (.same, .same): return parts[0].changes(to: other.parts[0])
    case (.own, _), (.offered, _), (.text, _), (.sum, _), (.highest, _), (.guided, _), (.rows, _),
      (.columns, _), (.padding, _), (.limits, _), (.same, _), (.custom, _):
      return [change(to: other, .replaced(height, other.height))]
    }
  }

  private func change(to other: HeightDerivation, _ reason: HeightChange.Reason) -> HeightChange {
    HeightChange(
      before: node, after: other.node, reason: reason, difference: other.height - height)
  }

  private func changesOfCount(to other: HeightDerivation) -> [HeightChange] {
    if case .rows(let rows, _) = rule, case .rows(let others, _) = other.rule {
      return [change(to: other, .rows(rows.count, others.count))]
    }
    return [change(to: other, .replaced(height, other.height))]
  }

  private func sumChanges(
    to other: HeightDerivation, _ gaps: [Double], _ others: [Double]
  ) -> [HeightChange] {
    var changes: [HeightChange] = []
    for index in parts.indices {
      if gaps[index] != others[index] {
        changes.append(
          HeightChange(
            before: node, after: other.node, reason: .gap(index, gaps[index], others[index]),
            difference: others[index] - gaps[index]))
      }
      changes += parts[index].changes(to: other.parts[index])
    }
    return changes
  }

  private func paddingChanges(
    to other: HeightDerivation, _ room: Double, _ otherRoom: Double
  ) -> [HeightChange] {
    let inside = parts[0].changes(to: other.parts[0])
    guard room != otherRoom else { return inside }
    let own = HeightChange(
      before: node, after: other.node, reason: .padding(room, otherRoom),
      difference: otherRoom - room)
    return [own] + inside
  }

  private func rowChanges(
    to other: HeightDerivation, _ rows: [Row], _ others: [Row], _ spacing: (Double, Double)
  ) -> [HeightChange] {
    guard rows.count == others.count else {
      return [change(to: other, .rows(rows.count, others.count))]
    }
    var changes: [HeightChange] = []
    if spacing.0 != spacing.1, rows.count > 1 {
      changes.append(
        HeightChange(
          before: node, after: other.node, reason: .rowSpacing(spacing.0, spacing.1),
          difference: (spacing.1 - spacing.0) * Double(rows.count - 1)))
    }
    for (index, (row, otherRow)) in zip(rows, others).enumerated() {
      if let place = row.highest, place == otherRow.highest {
        changes += parts[place].changes(to: other.parts[place])
      } else if row.height != otherRow.height {
        changes.append(
          HeightChange(
            before: node, after: other.node, reason: .row(index, row.height, otherRow.height),
            difference: otherRow.height - row.height))
      }
    }
    return changes
  }
}
