// SPDX-License-Identifier: MIT

public import TrayDetents
public import TrayLayout
public import TrayViews

/// Resolves one step again and again, and keeps what a new window does not change.
///
/// The views are lowered once for each environment (text size, Bold Text, direction, display scale,
/// locale, and size classes and system where views read them), and those of the last environments are
/// kept; so are measures and layouts while their widths and heights stay. Where the step itself changes,
/// ``update(to:)`` keeps the measures of all that stayed. What it answers does not depend on what it was
/// asked before. It belongs to one thread.
public final class StepResolver {
  /// The step.
  public private(set) var step: Step

  private let measurer: any TextMeasurer
  /// The views for the last environments, those of the last one at the end.
  private var lowered: [LoweredStep] = []
  /// The most environments whose views are kept, and the most nodes of them all.
  private static let limit = (environments: 24, nodes: 8_192)

  /// Creates a resolver of a step whose texts `measurer` measures.
  public init(_ step: Step, measurer: any TextMeasurer) {
    self.step = step
    self.measurer = measurer
  }

  /// Resolves the step in a window.
  ///
  /// - Parameters:
  ///   - window: The window, with its insets, its keyboard and its text size.
  ///   - locale: What the language and region say; texts are the step's own.
  ///   - previous: The selection before, so that a surface stays where it is; nil the first time.
  /// - Returns: Stops, layouts and issues. Odd input gives issues, never an error.
  public func resolve(
    in window: Window, locale: LocaleFacts = .english, after previous: Selection? = nil
  ) -> ResolvedStep {
    let lowered = lowered(for: window, locale)
    let resolved = lowered.resolve(in: window, after: previous)
    if !lowered.isReusable { self.lowered.removeLast() }
    return resolved
  }

  /// Goes on with the step as it is now, after its content or its contract changed.
  ///
  /// Texts that changed are measured again with what contains them; what stayed is not. The answers
  /// are those of a resolver of its own.
  ///
  /// - Complexity: That of lowering the step's views once.
  public func update(to step: Step) {
    self.step = step
    lowered.removeFirst(max(lowered.count - 1, 0))
    lowered.last?.update(to: step)
  }

  private func lowered(for window: Window, _ locale: LocaleFacts) -> LoweredStep {
    let traits = LoweredStep.Traits(window, locale)
    if let place = lowered.lastIndex(where: { $0.isFor(window, traits) }) {
      if place != lowered.count - 1 { lowered.append(lowered.remove(at: place)) }
      return lowered[lowered.count - 1]
    }
    let environment = Resolver.environment(window, locale)
    var fresh = LoweredStep(step, traits, environment, measurer)
    if fresh.asksForContainer {
      fresh = LoweredStep(
        step, traits, environment, measurer, container: fresh.container(in: window))
    }
    let room = min(Self.limit.environments, Self.limit.nodes / max(fresh.nodeCount, 1))
    lowered.removeFirst(max(lowered.count - max(room - 1, 0), 0))
    lowered.append(fresh)
    return fresh
  }
}
