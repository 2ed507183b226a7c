// SPDX-License-Identifier: MIT

public import TrayKit

/// Writes the cases of a sweep, one value for each: heights and issues without their derivations.
public enum SweepOutput {
  /// One case of one flow, with its resolved steps.
  public static func resolved(
    flow: String, in one: Case, steps: [ResolvedStep]
  ) -> JSONOutput {
    [
      "flow": .string(flow), "case": ResultOutput.case(one), "steps": .array(steps.map(step)),
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
      "issues": .array(
        (IssueWords.lines(resolution.issues) + IssueWords.lines(step.issues)).map { .string($0) }),
    ]
  }
}
