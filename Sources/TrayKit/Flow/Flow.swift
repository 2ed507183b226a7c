// SPDX-License-Identifier: MIT

/// Several steps that one surface carries, in order.
public struct Flow: Sendable {
  /// The name of the flow.
  public var id: String
  /// The steps, in order.
  public var steps: [Step]

  /// Creates a flow from its steps.
  public init(_ id: String, steps: [Step]) {
    self.id = id
    self.steps = steps
  }

  /// The step with a name, or nil where there is none.
  public func step(_ id: String) -> Step? { steps.first { $0.id == id } }
}
