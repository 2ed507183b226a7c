// SPDX-License-Identifier: MIT

public import TrayCases
public import TrayKit

/// Explanations as tables a person reads: a number a row, and the sum that it is.
public struct ExplainedTable {
  private let isColored: Bool
  private let detents: [String]

  /// Creates tables.
  ///
  /// - Parameters:
  ///   - isColored: Whether they have the control sequences of a terminal's colours.
  ///   - detents: The detents whose stops are wanted; empty for all.
  public init(isColored: Bool = false, detents: [String] = []) {
    (self.isColored, self.detents) = (isColored, detents)
  }

  /// A step in one case.
  public func text(_ step: ExplainedStep, flow: String, in flowCase: FlowCase) -> String {
    let resolution = step.resolved.resolution
    var table = TextTable()
    add(
      "width", resolution.surfaceWidth, DerivationWords.arithmetic(resolution.widthDerivation),
      to: &table)
    add(
      "maximum", resolution.maximum, DerivationWords.arithmetic(resolution.maximumDerivation),
      to: &table)
    for stop in resolution.stops { add(stop, of: step, to: &table) }
    for dropped in resolution.dropped where isWanted(dropped.id) {
      table.add([
        .init(DetentNames.name(of: dropped.id), style: .bold), "-",
        .init("off: \(IssueWords.reason(dropped.reason))"),
      ])
    }
    addTree("content", step.derivation.content, step.derivation.contentTree, to: &table)
    if let tree = step.derivation.bottomTree {
      addTree("bottom", step.derivation.bottom, tree, to: &table)
    }
    return title(step, flow, flowCase) + table.text(isColored: isColored)
  }

  /// One view of a step in one case.
  public func text(
    _ part: (HeightDerivation, LayoutTree), of step: ExplainedStep, flow: String,
    in flowCase: FlowCase
  ) -> String {
    var table = TextTable()
    addRows(HeightWords.rows(part.0, in: part.1), to: &table)
    return title(step, flow, flowCase) + table.text(isColored: isColored)
  }

  /// What differs between a step in two cases.
  public func text(
    _ difference: ExplainedDifference, flow: String, from first: FlowCase, to second: FlowCase
  ) -> String {
    let (before, after) = (difference.before.resolved, difference.after.resolved)
    var table = TextTable(titles: ["", "before", "after", "by", "because"])
    add("width", before.resolution.surfaceWidth, after.resolution.surfaceWidth, "", to: &table)
    add("maximum", before.resolution.maximum, after.resolution.maximum, "", to: &table)
    addStops(difference, to: &table)
    add("content", before.measure.idealHeight, after.measure.idealHeight, "", to: &table)
    let (old, new) = (difference.before.derivation, difference.after.derivation)
    add(difference.content, old.contentTree, new.contentTree, to: &table)
    if let oldTree = old.bottomTree, let newTree = new.bottomTree {
      add(
        "bottom", before.measure.bottomSection?.height, after.measure.bottomSection?.height, "",
        to: &table)
      add(difference.bottom, oldTree, newTree, to: &table)
    }
    let changed = CaseKey.allCases.filter { $0.text(of: first) != $0.text(of: second) }
    let words = changed.map { "\($0.text(of: first)) → \($0.text(of: second))" }
    let title =
      "\(flow) \(before.id): "
      + (words.isEmpty ? "both cases are the same" : words.joined(separator: ", "))
    let causes =
      ChangeWords.lines(difference.change.causes) + [ChangeWords.text(difference.change.selection)]
    return styled(shown(title), .bold) + "\n" + causes.map { "  \($0)\n" }.joined()
      + table.text(isColored: isColored)
  }

  // MARK: - Rows

  private func add(_ stop: Stop, of step: ExplainedStep, to table: inout TextTable) {
    let wanted = stop.members.filter { isWanted($0.id) }
    guard !wanted.isEmpty else { return }
    for member in wanted {
      add(
        DetentNames.name(of: member.id), stop.contentHeight,
        DerivationWords.arithmetic(member.derivation), to: &table)
    }
    add("  surface", stop.surfaceHeight, step.surfaceArithmetic(of: stop), to: &table)
  }

  private func add(
    _ name: String, _ value: Double, _ arithmetic: String, to table: inout TextTable
  ) {
    let style: TextStyle? = name.hasPrefix(" ") ? nil : .bold
    table.add([.init(name, style: style), .init(number(value)), .init("= \(arithmetic)")])
  }

  private func addTree(
    _ name: String, _ derivation: HeightDerivation?, _ tree: LayoutTree, to table: inout TextTable
  ) {
    guard let derivation else { return }
    var rows = HeightWords.rows(derivation, in: tree)
    rows[0].name = "\(name) \(rows[0].name)"
    addRows(rows, to: &table)
  }

  private func addRows(_ rows: [HeightWords.Row], to table: inout TextTable) {
    for row in rows {
      let indent = String(repeating: "  ", count: row.depth)
      table.add([
        .init(indent + row.name, style: row.depth == 0 ? .bold : nil), .init(number(row.height)),
        .init("= \(row.arithmetic)"),
      ])
    }
  }

  // MARK: - Differences

  private func addStops(_ difference: ExplainedDifference, to table: inout TextTable) {
    let (before, after) = (
      difference.before.resolved.resolution, difference.after.resolved.resolution
    )
    var ids = after.stops.flatMap(\.ids)
    ids += before.stops.flatMap(\.ids).filter { !ids.contains($0) }
    ids += after.dropped.map(\.id).filter { !ids.contains($0) }
    for id in ids where isWanted(id) {
      let move = difference.change.moves.first { $0.id == id }
      let dropped = after.dropped.first { $0.id == id && after.index(of: id) == nil }
      let why = dropped.map { "off: \(IssueWords.reason($0.reason))" }
      add(
        DetentNames.name(of: id), before.stop(id)?.contentHeight, after.stop(id)?.contentHeight,
        why ?? move.map { ChangeWords.shares($0) } ?? "", to: &table)
      add(
        "  surface", before.stop(id)?.surfaceHeight, after.stop(id)?.surfaceHeight, "", to: &table)
    }
  }

  private func add(
    _ changes: [HeightChange], _ before: LayoutTree, _ after: LayoutTree,
    to table: inout TextTable
  ) {
    for change in changes {
      let words = ChangeWords.words(change, in: before, and: after)
      table.add([
        .init("  " + words.view), "", "", .init(ChangeWords.signed(change.difference)),
        .init(words.text),
      ])
    }
  }

  private func add(
    _ name: String, _ before: Double?, _ after: Double?, _ why: String, to table: inout TextTable
  ) {
    let difference = before.flatMap { old in after.map { $0 - old } }
    table.add([
      .init(name, style: name.hasPrefix(" ") ? nil : .bold),
      .init(before.map { number($0) } ?? "-"),
      .init(after.map { number($0) } ?? "-"),
      .init(difference.map { ChangeWords.signed($0) } ?? "-"), .init(why),
    ])
  }

  private func title(_ step: ExplainedStep, _ flow: String, _ flowCase: FlowCase) -> String {
    let size = "\(number(step.window.size.width)) × \(number(step.window.size.height))"
    let title = "\(flow) \(step.resolved.id): \(flowCase.words) (\(size))"
    return styled(shown(title), .bold) + "\n"
  }

  private func isWanted(_ id: DetentID) -> Bool {
    detents.isEmpty || detents.contains(DetentNames.name(of: id))
  }

  private func styled(_ text: String, _ style: TextStyle) -> String {
    isColored ? style.applied(to: text) : text
  }

  private func number(_ value: Double) -> String { PlainNumber.rounded(value) }
}
