// SPDX-License-Identifier: MIT

package import TrayLayout
public import TrayViews

/// One step of a flow: what the surface shows, and what it is to do meanwhile.
///
/// The views declare the contract themselves, by modifiers such as `detents` and `dim`; what they
/// leave open comes from ``base``. Views are made again each time the step is resolved, so that they
/// see the environment of that case.
public struct Step: Sendable {
  /// The name of the step, unique in its flow.
  public var id: String
  /// The contract over which the views' declarations are laid.
  public var base: StepContract
  /// A contract that counts whatever the views declare, as on a surface with heights of its own.
  ///
  /// Nil leaves it to the views and ``base``.
  public var override: StepContract?

  /// Adds the views of the content to a tree.
  package let content: @Sendable (inout TreeBuilder) -> Void
  /// Adds the views of the section pinned to the bottom to a tree; nil where there is none.
  package let bottom: (@Sendable (inout TreeBuilder) -> Void)?

  /// Creates a step from views.
  ///
  /// - Parameters:
  ///   - id: The name of the step.
  ///   - base: The contract for what the views leave open.
  ///   - content: The views, with their declarations.
  public init<Content: View>(
    _ id: String, base: StepContract = StepContract(),
    @ViewBuilder content: @escaping @Sendable () -> Content
  ) {
    self.init(id: id, base: base, content: Self.lowering(content), bottom: nil)
  }

  /// Creates a step from views and a section that stays at the surface's bottom edge at every stop.
  public init<Content: View, Bottom: View>(
    _ id: String, base: StepContract = StepContract(),
    @ViewBuilder content: @escaping @Sendable () -> Content,
    @ViewBuilder bottom: @escaping @Sendable () -> Bottom
  ) {
    self.init(
      id: id, base: base, content: Self.lowering(content), bottom: Self.lowering(bottom))
  }

  /// Creates a step from functions that add nodes to a tree, as documents do.
  package init(
    id: String, base: StepContract, content: @escaping @Sendable (inout TreeBuilder) -> Void,
    bottom: (@Sendable (inout TreeBuilder) -> Void)?
  ) {
    self.id = id
    self.base = base
    self.content = content
    self.bottom = bottom
  }

  private static func lowering<Content: View>(
    _ content: @escaping @Sendable () -> Content
  ) -> @Sendable (inout TreeBuilder) -> Void {
    { Content.lower(content(), into: &$0) }
  }
}
