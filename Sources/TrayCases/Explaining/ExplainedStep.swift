// SPDX-License-Identifier: MIT

public import TrayKit

/// A resolved step with the reason for every number, ready to be shown.
public struct ExplainedStep: Sendable {
  /// The window in which it was resolved.
  public let window: Window
  /// The stops and layouts.
  public let resolved: ResolvedStep
  /// Why content and bottom section have the heights they have.
  public let derivation: StepDerivation

  /// Resolves a step in a window and explains what comes out.
  public init(_ step: Step, in window: Window, locale: LocaleFacts, by resolver: Resolver) {
    self.init(resolver.resolve(step, in: window, locale: locale), in: window, by: resolver)
  }

  /// Explains a step that was resolved in a window.
  public init(_ resolved: ResolvedStep, in window: Window, by resolver: Resolver) {
    self.window = window
    self.resolved = resolved
    derivation = resolver.derivation(of: resolved)
  }

  /// The part of the arithmetic that belongs to the view with an identifier.
  ///
  /// - Parameter name: The identifier, or the end of a view's path.
  /// - Returns: The derivation and the tree of its views; nil where no sum comes past such a view.
  public func part(named name: String) -> (HeightDerivation, LayoutTree)? {
    let parts = [
      (derivation.content, derivation.contentTree), (derivation.bottom, derivation.bottomTree),
    ]
    for case (let whole?, let tree?) in parts {
      let nodes = tree.taggedNodes.map(\.node).filter { node in
        tree.tags(of: node).contains(.id(name)) || tree.path(to: node).hasSuffix(name)
      }
      for node in nodes {
        if let found = whole.part(of: node) { return (found, tree) }
      }
    }
    return nil
  }

  /// The names of all views that have an identifier.
  public var viewNames: [String] {
    [derivation.contentTree, derivation.bottomTree].compactMap { $0 }.flatMap { tree in
      tree.taggedNodes.compactMap { if case .id(let id) = $0.tag { id } else { nil } }
    }
  }

  /// The right side of the equation of a stop's surface height.
  public func surfaceArithmetic(of stop: Stop) -> String {
    let grabber = resolved.contract.grabber.reservedHeight
    let section =
      stop.bottomSectionHeight - (stop.bottomSectionCarriesInset ? stop.bottomInset : 0)
    let rest = stop.surfaceHeight - stop.contentHeight - grabber - section
    let isKeyboard = resolved.resolution.keyboardOverlap > window.safeAreaInsets.bottom
    guard !stop.isHidden, rest.magnitude < 1e6 else { return "nothing shows" }
    return "\(DerivationWords.number(stop.contentHeight)) content"
      + DerivationWords.added(grabber, "grabber") + DerivationWords.added(section, "bottom section")
      + (rest < 0.0005
        ? "" : DerivationWords.added(rest, isKeyboard ? "keyboard" : "bottom inset"))
  }
}

/// What differs between a step in two cases, down to the views that make the difference.
public struct ExplainedDifference: Sendable {
  /// The step in the first case.
  public let before: ExplainedStep
  /// The step in the second case.
  public let after: ExplainedStep
  /// The causes, the stops that moved, and what became of the selection.
  public let change: ResolutionChange
  /// What the views of the content add to the difference of its height.
  public let content: [HeightChange]
  /// What the views of the bottom section add to the difference of its height.
  public let bottom: [HeightChange]

  /// Compares a step in two cases.
  public init(from before: ExplainedStep, to after: ExplainedStep) {
    self.before = before
    self.after = after
    change = ResolutionChange(from: before.state, to: after.state)
    content = Self.changes(before.derivation.content, after.derivation.content)
    bottom = Self.changes(before.derivation.bottom, after.derivation.bottom)
  }

  private static func changes(
    _ before: HeightDerivation?, _ after: HeightDerivation?
  ) -> [HeightChange] {
    guard let before, let after else { return [] }
    return before.changes(to: after)
  }
}

extension ExplainedStep {
  fileprivate var state: ResolutionChange.State {
    ResolutionChange.State(
      contract: resolved.contract, window: window, measure: resolved.measure,
      resolution: resolved.resolution)
  }
}
