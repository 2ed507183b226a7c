// SPDX-License-Identifier: MIT

/// Collects the steps of a flow, in the order in which they are written.
@resultBuilder
public enum StepBuilder {
  /// One step.
  public static func buildExpression(_ step: Step) -> [Step] { [step] }

  /// Steps one after the other.
  public static func buildBlock(_ steps: [Step]...) -> [Step] { steps.flatMap(\.self) }

  /// Steps that are there under a condition.
  public static func buildOptional(_ steps: [Step]?) -> [Step] { steps ?? [] }

  /// The steps of one branch.
  public static func buildEither(first steps: [Step]) -> [Step] { steps }

  /// The steps of the other branch.
  public static func buildEither(second steps: [Step]) -> [Step] { steps }

  /// The steps of a loop.
  public static func buildArray(_ steps: [[Step]]) -> [Step] { steps.flatMap(\.self) }
}

extension Flow {
  /// Creates a flow from its steps, in the order in which they are written.
  public init(_ id: String, @StepBuilder steps: () -> [Step]) {
    self.init(id, steps: steps())
  }
}
