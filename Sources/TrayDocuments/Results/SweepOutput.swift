// SPDX-License-Identifier: MIT

public import TrayKit

/// Writes the cases of a sweep, one value for each: heights and issues without their derivations.
public enum SweepOutput {
  /// One case of one flow, with its resolved steps.
  public static func resolved(
    flow: String, in flowCase: FlowCase, steps: [ResolvedStep]
  ) -> JSONOutput {
    [
      "flow": .string(flow), "case": ResultOutput.case(flowCase), "steps": .array(steps.map(step)),
    ]
  }

  private static func step(_ step: ResolvedStep) -> JSONOutput {
    let resolution = step.resolution
    return [
      "step": .string(step.id),
      "selected": .string(DetentNames.name(of: resolution.selection.current)),
      "height": .number(resolution.selectedStop.surfaceHeight),
      "surfaceWidth": .number(resolution.surfaceWidth), "maximum": .number(resolution.maximum),
      "stops": .array(
        resolution.stops.map { stop in
          [
            "detents": .array(stop.ids.map { .string(DetentNames.name(of: $0)) }),
            "surfaceHeight": .number(stop.surfaceHeight),
            "scrollRange": .number(stop.scrollRange),
          ]
        }),
      "dropped": .array(
        resolution.dropped.map { dropped in
          [
            "detent": .string(DetentNames.name(of: dropped.id)),
            "reason": .string(IssueWords.reason(dropped.reason)),
          ]
        }),
      "issues": .array(FoundIssue.issues(of: step).map { JSONOutput($0) }),
    ]
  }

  /// Something that is wrong at some values of an axis and right at others.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - flowCase: The case in which the axis is walked along; its own value does not count.
  ///   - axis: The axis.
  ///   - step: The step.
  ///   - values: The values at which it is wrong, at least one.
  ///   - kind: What is wrong.
  ///   - name: The detent, the view, or the kind of the issue with its place.
  ///   - text: The same in words.
  /// - Returns: The object.
  public static func walked(
    flow: String, in flowCase: FlowCase, along axis: CaseKey, step: String, at values: [String],
    kind: BreakKind, name: String, text: String
  ) -> JSONOutput {
    let others = CaseKey.allCases.filter { $0 != axis }
    return [
      "flow": .string(flow),
      "case": .object(others.map { .init($0.rawValue, .string($0.argument(of: flowCase))) }),
      "step": .string(step), "axis": .string(axis.rawValue),
      "from": values.first.map { .string($0) }, "at": .array(values.map { .string($0) }),
      "kind": .string(kind.rawValue), "name": .string(name), "text": .string(text),
    ]
  }
}
