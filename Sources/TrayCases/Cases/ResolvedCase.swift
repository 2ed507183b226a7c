// SPDX-License-Identifier: MIT

public import TrayKit

/// The steps of a flow, resolved in one case.
public struct ResolvedCase: Sendable {
  /// The name of the flow.
  public let flow: String
  /// The case.
  public let flowCase: FlowCase
  /// The window of the case.
  public let window: Window
  /// What the case's language and region say.
  public let locale: LocaleFacts
  /// The steps as they were before resolving, in the case's language.
  public let sources: [Step]
  /// The steps with their heights, in the same order.
  public let steps: [ResolvedStep]
}
