// SPDX-License-Identifier: MIT

public import TrayKit

/// Writes explanations in the document form `tray.explanation`: the values behind the words.
public enum ExplanationOutput {
  /// The version of the form; additive changes keep it.
  public static let version = 1

  /// The head of a document, and all its cases.
  public static func document(_ cases: [JSONOutput]) -> JSONOutput {
    ["schema": "tray.explanation", "version": .integer(version), "cases": .array(cases)]
  }

  /// One case of one flow with its steps, and what differs in another case.
  public static func explained(
    flow: String, in flowCase: FlowCase, steps: [JSONOutput], versus: FlowCase?
  ) -> JSONOutput {
    [
      "flow": .string(flow), "case": ResultOutput.case(flowCase),
      "versus": versus.map(ResultOutput.case), "steps": .array(steps),
    ]
  }

  /// A step: the arithmetic of its width, its maximum, its stops and its content.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - detents: The stops that are wanted; empty for all.
  ///   - difference: What differs in another case; nil without one.
  /// - Returns: The object.
  public static func step(
    _ step: ExplainedStep, detents: [String], difference: ExplainedDifference?
  ) -> JSONOutput {
    let resolution = step.resolved.resolution
    let stops = resolution.stops.flatMap(\.members).filter { member in
      detents.isEmpty || detents.contains(DetentNames.name(of: member.id))
    }
    let derivation = step.derivation
    return [
      "step": .string(step.resolved.id), "surfaceWidth": JSONOutput(resolution.widthDerivation),
      "maximum": JSONOutput(resolution.maximumDerivation),
      "stops": .array(stops.map { stop($0, step) }),
      "dropped": .array(resolution.dropped.map(dropped)),
      "content": derivation.content.map { height($0, in: derivation.contentTree) },
      "bottom": derivation.bottom.flatMap { bottom in
        derivation.bottomTree.map { height(bottom, in: $0) }
      },
      "difference": difference.map(Self.difference),
    ]
  }

  private static func stop(_ member: Stop.Member, _ step: ExplainedStep) -> JSONOutput {
    let stop = step.resolved.resolution.stop(member.id)
    return [
      "detent": .string(DetentNames.name(of: member.id)),
      "contentHeight": stop.map { .number($0.contentHeight) },
      "surfaceHeight": stop.map { .number($0.surfaceHeight) },
      "derivation": JSONOutput(member.derivation),
    ]
  }

  private static func dropped(_ dropped: DroppedDetent) -> JSONOutput {
    [
      "detent": .string(DetentNames.name(of: dropped.id)),
      "reason": .string(IssueWords.reason(dropped.reason)),
    ]
  }

  // MARK: - Down in the tree

  /// A derivation of a height with all its parts.
  public static func height(_ derivation: HeightDerivation, in tree: LayoutTree) -> JSONOutput {
    let path = tree.path(to: derivation.node)
    return [
      "view": path.isEmpty ? nil : .string(path), "height": .number(derivation.height),
      "offered": [
        "width": derivation.proposal.width.map { .number($0) } ?? .null,
        "height": derivation.proposal.height.map { .number($0) } ?? .null,
      ], "rule": rule(derivation.rule),
      "parts": derivation.parts.isEmpty
        ? nil : .array(derivation.parts.map { height($0, in: tree) }),
    ]
  }

  private static func rule(_ rule: HeightDerivation.Rule) -> JSONOutput {
    switch rule {
    case .own(let height): ["kind": "own", "height": .number(height)]
    case .offered(let height): ["kind": "offered", "height": .number(height)]
    case .text(let lines): text(lines)
    case .sum(let gaps): ["kind": "sum", "gaps": numbers(gaps)]
    case .highest(let index): ["kind": "highest", "part": .integer(index)]
    case .guided(let above, let below):
      ["kind": "guided", "above": .number(above), "below": .number(below)]
    case .rows(let rows, let spacing):
      ["kind": "rows", "spacing": .number(spacing), "rows": .array(rows.map(row))]
    case .columns(let columns, let filled):
      [
        "kind": "columns", "filled": filled.map { .number($0) },
        "columns": .array(
          columns.map { ["parts": range($0.parts), "gaps": numbers($0.gaps)] }),
      ]
    case .padding(let top, let bottom):
      ["kind": "padding", "top": .number(top), "bottom": .number(bottom)]
    case .limits(let lower, let upper):
      ["kind": "limits", "lower": .number(lower), "upper": .number(upper)]
    case .same: ["kind": "same"]
    case .custom(let height): ["kind": "custom", "height": .number(height)]
    }
  }

  private static func text(_ lines: HeightDerivation.TextLines) -> JSONOutput {
    [
      "kind": "text",
      "lines": .array(
        lines.groups.map { ["count": .integer($0.count), "height": .number($0.height)] }),
      "spacing": .number(lines.spacing), "reserved": .number(lines.reserved),
      "rounding": .number(lines.rounding), "truncated": .bool(lines.isTruncated),
    ]
  }

  private static func row(_ row: HeightDerivation.Row) -> JSONOutput {
    [
      "parts": range(row.parts), "highest": row.highest.map { .integer($0) },
      "height": .number(row.height),
    ]
  }

  // MARK: - Differences

  private static func difference(_ difference: ExplainedDifference) -> JSONOutput {
    let (old, new) = (difference.before.derivation, difference.after.derivation)
    let content = difference.content.map { height($0, old.contentTree, new.contentTree) }
    var bottom: [JSONOutput] = []
    if let before = old.bottomTree, let after = new.bottomTree {
      bottom = difference.bottom.map { height($0, before, after) }
    }
    return [
      "causes": .array(ChangeWords.lines(difference.change.causes).map { .string($0) }),
      "moves": .array(difference.change.moves.map(move)),
      "selection": .string(ChangeWords.text(difference.change.selection)),
      "content": .array(content), "bottom": .array(bottom),
    ]
  }

  private static func move(_ move: ResolutionChange.Move) -> JSONOutput {
    [
      "detent": .string(DetentNames.name(of: move.id)),
      "before": move.before.map { .number($0) }, "after": move.after.map { .number($0) },
      "surfaceBefore": move.surfaceBefore.map { .number($0) },
      "surfaceAfter": move.surfaceAfter.map { .number($0) },
      "dropped": move.dropped.map { .string(IssueWords.reason($0)) },
      "shares": .array(
        move.shares.map {
          ["input": .string(ChangeWords.inputName($0.input)), "points": .number($0.points)]
        }),
    ]
  }

  private static func height(
    _ change: HeightChange, _ before: LayoutTree, _ after: LayoutTree
  ) -> JSONOutput {
    let words = ChangeWords.words(change, in: before, and: after)
    return [
      "view": .string(words.view), "points": .number(change.difference),
      "change": .string(words.text),
    ]
  }

  private static func numbers(_ values: [Double]) -> JSONOutput {
    .array(values.map { .number($0) })
  }

  private static func range(_ range: Range<Int>) -> JSONOutput {
    .array([.integer(range.lowerBound), .integer(range.upperBound)])
  }
}
