// SPDX-License-Identifier: MIT

import TrayKit

/// Writes comparisons as a document of the form `tray.comparison`.
public enum ComparisonOutput {
  /// The version of the form; additive changes keep it.
  public static let version = 1

  /// The head of a document, and all its cases.
  public static func document(_ cases: [JSONOutput]) -> JSONOutput {
    ["schema": "tray.comparison", "version": .integer(version), "cases": .array(cases)]
  }

  /// A step in one case.
  public static func compared(
    flow: String, step: String, in flowCase: FlowCase, _ comparison: LookComparison
  ) -> JSONOutput {
    let names = comparison.sides.map(\.look.rawValue)
    let rows = comparison.rows().map { row -> JSONOutput in
      [
        "name": .string(row.name.filter { $0 != " " || !row.name.hasPrefix(" ") }),
        "values": .object(zip(names, row.values).map { .init($0, .string($1)) }),
        "difference": row.difference.map { .number($0) },
        "because": row.reasons.isEmpty
          ? nil : .object(row.reasons.map { .init($0.look.rawValue, .string($0.text)) }),
      ]
    }
    return [
      "flow": .string(flow), "step": .string(step), "case": ResultOutput.case(flowCase),
      "looks": .array(names.map { .string($0) }), "rows": .array(rows),
    ]
  }
}
